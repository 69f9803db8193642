### Exercises: the list, and the card on the table.

menu-help-exercises = &Övningar…
exercises-title = Övningar
exercises-told = Små ställningar, var och en med något att nå på en tur. Allt som når dit är rätt; ångra och försök så ofta du vill.
exercises-count = { $solved } av { $count } lösta
exercises-head-title = Övning
exercises-head-level = Nivå
exercises-head-seats = Spelare
exercises-head-mark = Märke
exercises-is-solved = Löst
# $level: from 1, the easiest, to 4.
exercises-level-name = { $level ->
    [1] Lätt
    [2] Medel
    [3] Svår
   *[4] Knepig
}
exercises-begin = Börja
exercises-close = Stäng

## On the card

exercise-ways = { $ways ->
    [one] Det finns ett sätt. Spela turen och avsluta den.
   *[other] Det finns { $ways } sätt. Spela turen och avsluta den.
}
exercise-solved = { $ways ->
    [one] Löst! Det var det enda sättet.
   *[other] Löst! Det finns { $ways } sätt.
}
# $why: sentences such as "1 coin earned; it has to be 5."
exercise-not-yet = Inte än. { $why }
exercise-shown = { $ways ->
    [one] Det här är det enda sättet. Spela det nu själv.
   *[other] Det här är ett av { $ways } sätt. Spela nu ett själv.
}
exercise-over = Turen är slut: kortet säger hur det gick.
exercise-hint-again = Lösningen börjar på ett annat sätt: ångra, eller försök igen från början.
exercise-hint = Ledtråd
exercise-solution = Visa lösning
exercise-again = Försök igen
exercise-next = Nästa
exercise-list = Alla övningar
