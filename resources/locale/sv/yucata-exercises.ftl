### The exercises of Yucata': title, goal and hint of each; then what a card lacked.

yucata-exercise-four-light = Fyra ljusa
yucata-exercise-four-light-goal = Ta fyra ljusa stenar och ingen mörk.
yucata-exercise-four-light-hint = Alla stenar från den ledande amuletten till fältet där du hamnar är dina, också den på det fältet.
yucata-exercise-let-lie = Låt den ligga
yucata-exercise-let-lie-goal = Nästa sten är mörk: ta ingen sten alls.
yucata-exercise-let-lie-hint = Den som inte går förbi den ledande amuletten tar ingenting. Vilket av dina kort håller dig bakom den?
yucata-exercise-as-before = Samma en gång till
yucata-exercise-as-before-goal = Vinn 3 poäng med ett kort.
yucata-exercise-as-before-hint = Femman går längst, men spelaren före dig har just spelat den. Ett av dina kort gör samma sak och är ett eget kort.
yucata-exercise-temple = Upp till templet
yucata-exercise-temple-goal = Ta den röda stenen.
yucata-exercise-temple-hint = Det är fem fält till templet, och en femma spelades just. Vilket annat kort går lika långt?
yucata-exercise-nothing-left = Efter dig, ingenting
yucata-exercise-nothing-left-goal = Vinn 2 poäng, och lämna nästa spelare inget kort som ger några.
yucata-exercise-nothing-left-hint = En rad ljusa stenar slutar vid en mörk. Tar du den sista ljusa börjar nästa spelare med den mörka.
yucata-exercise-no-way-round = Ingen väg förbi
yucata-exercise-no-way-round-goal = Spela så att nästa spelare tar en mörk sten, vilket kort som än spelas.
yucata-exercise-no-way-round-hint = Svart står precis före en mörk sten. Så länge den ligger där går varje kort över den, till och med svärdet.
yucata-exercise-barred = Spärrat
yucata-exercise-barred-goal = Spela så att nästa spelare förlorar poäng, vilket kort som än spelas.
yucata-exercise-barred-hint = Nästa spelare får inte spela samma kort som du. Med vilken siffra går man över den mörka stenen utan att förlora?
yucata-exercise-small-lead = En liten ledning
yucata-exercise-small-lead-goal = Spela så att du kan vinna, vad de andra än har och spelar.
yucata-exercise-small-lead-hint = Nästa sten är mörk. Ställ dig jämsides med den ledande amuletten, så måste Vit ta den.
yucata-exercise-long-view = Se längre
yucata-exercise-long-view-goal = Spela så att du kan vinna, vad de andra än har och spelar.
yucata-exercise-long-view-hint = Du leder med fem poäng: ha inte bråttom. Stanna bakom den ledande amuletten och spara ettan och svärdet.
yucata-exercise-from-behind = Långt bakifrån
yucata-exercise-from-behind-goal = Spela så att du kan vinna, vad de andra än har och spelar.
yucata-exercise-from-behind-hint = Alla mörka stenar är borta: den som kommer nära tar ljusa utan kostnad. Vilket kort för dig dit på en gång?

## What was not reached: $value is what the card came to, $wanted what it should be

yucata-least-light = { $value ->
    [0] Ingen ljus sten togs.
    [one] { $value } ljus sten togs, inte { $wanted }.
   *[other] { $value } ljusa stenar togs, inte { $wanted }.
}
yucata-most-light = { $value ->
    [one] { $value } ljus sten togs.
   *[other] { $value } ljusa stenar togs.
}
yucata-most-dark = { $value ->
    [one] { $value } mörk sten togs.
   *[other] { $value } mörka stenar togs.
}
yucata-least-red = Den röda stenen ligger kvar.
yucata-least-points = Kortet gav inte { $wanted } poäng.
yucata-least-next-dark = Nästa spelare kan ha ett kort som inte tar någon mörk sten.
yucata-most-next-points = { $value ->
    [0] Nästa spelare kan ha ett kort som inte kostar något.
   *[other] Nästa spelare kan vinna { $value } poäng.
}
# 0: the best of the others is level.
yucata-least-ahead = { $value ->
    [0] Någon annan kan fortfarande dela segern.
   *[other] Någon annan kan fortfarande vinna.
}
