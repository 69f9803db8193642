## Vad varje spels bord säger

button-undo = Ångra
button-undo-hint = Ångra senaste handlingen
button-redo = Gör om
button-redo-hint = Gör den igen
undo-start = Det finns inget att ångra.
undo-turn = Förra turen är över; ert bord spelar utan att ångra avslutade turer.
undo-reveal = Något dolt kom fram: det kan inte ångras.
redo-end = Det finns inget att göra om.
not-here = Inte här
not-now = Inte nu
choice-head = Vilken?
choice-prompt = { $key ->
    [none] Välj på kortet. Ett klick bredvid avbryter.
   *[other] Välj på kortet. { $key } avbryter.
}

## Fönstret

app-name = Yamataï
menu-game = &Parti
menu-game-new = &Nytt parti…
menu-game-open = &Öppna…
menu-game-save = &Spara
menu-game-save-as = Spara s&om…
menu-game-quit = &Avsluta
menu-turn = &Tur
menu-turn-undo = &Ångra
menu-turn-redo = &Gör om
menu-turn-power = Använd &förmågan
menu-turn-hint = &Råd
menu-turn-play-hint = S&pela rådet
menu-turn-end = Avsluta &turen
menu-turn-leave = &Lämna det påbörjade
menu-view = &Visa
menu-view-theme-paper = &Papper
menu-view-theme-night = &Natt
menu-view-theme-contrast = Hög &kontrast
menu-view-full-screen = &Helskärm
menu-help = &Hjälp
menu-help-about-edition = Om den här &utgåvan
menu-help-about = &Om Yamataï
open-title = Öppna ett parti
save-title = Spara partiet
file-filter = Partier ({ $pattern })
leave-title = Spara partiet?
leave-question = Det här partiet är inte sparat. Spara det innan du lämnar det?
about-text = Yamataï { $version }: ett bord för spelet om båtar, öar och specialister. Alla teckningar, texter och värden som är märkta som egna är våra; själva spelet tillhör sina upphovsmän.

## Datorspelare

menu-players = &Spelare
menu-players-pause = &Pausa eller fortsätt
menu-players-step = Ett &steg
menu-players-why = &Varför gjorde den så?
menu-players-speed-0-5 = &Halv fart
menu-players-speed-1 = Fart &1
menu-players-speed-2 = Fart &2
menu-players-speed-0 = &Genast
worker-replaced = Datorspelarnas process avslutades; en ny har tagit över.
worker-inline = Datorspelarnas process avslutades igen; nu tänker de i fönstret, som kan hänga sig lite.
player-failed = En datorspelare kunde inte fortsätta. Partiet väntar; ångra, eller spara det och rapportera problemet.
