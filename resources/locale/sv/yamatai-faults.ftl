### Yamataï: vad som är fel med en utgåva, och med handlingar som skrevs eller står i en fil.

## En utgåva. $entry: som filen kallar den, "fleet 3"; $boat, $kind och $perk har redan citattecken.

fault-edition-at = { $entry }: { $why }
fault-edition-numbers = numren måste vara 1 till { $last }, vart och ett en gång
fault-edition-power = okänd förmåga { $power }; de som finns är: { $known }
fault-edition-boat = ingen båt heter { $boat }
fault-edition-id-twice = detta id står där två gånger
fault-edition-id-word = ett id är ett enda ord
fault-edition-building-kind = okänd sort { $kind }
fault-edition-cost = { $count ->
    [one] en kostnad på { $count } båt; vid en ö får 1 till { $most } plats
   *[other] en kostnad på { $count } båtar; vid en ö får 1 till { $most } plats
}
fault-edition-perk = okänd fördel { $perk }; de som finns är: { $known }
fault-edition-perk-below = fördelen { $perk } är under 0
fault-edition-count = { $what ->
    [fleet-tiles] flottbrickor: { $there }, det måste vara { $due }
    [standard-buildings] vanliga byggnader: { $there }, det måste vara { $due }
    [torii-tiles] toriibrickor: { $there }, det måste vara { $due }
    [palace-tiles] palatsbrickor: { $there }, det måste vara { $due }
    [specialists] specialister: { $there }, det måste vara { $due }
    [boats] båtar: { $there }, det måste vara { $due }
    [culture-kinds] kultursorter: { $there }, det måste vara { $due }
    [culture-tokens] kulturbrickor: { $there }, det måste vara { $due }
   *[mountains] berg: { $there }, det måste vara { $due }
}
fault-edition-houses = hus (houses) måste anges för 2, 3 och 4 spelare
fault-edition-houses-below = färre än 1 hus (houses)
fault-edition-below = { $value } är under 0
fault-edition-scoring = coins_per_point och aside_per_penalty är minst 1
fault-edition-token-word = en sort är ett enda ord, inte { $kind }
fault-edition-token-twice = sorten { $kind } står där två gånger
fault-edition-tokens = each och blank är minst 1, brickan på ett berg
fault-edition-same = recruit_same är 1 till { $most }
fault-edition-different = recruit_different är 2 till { $most }
fault-edition-source = source måste vara någon av { $known }

## En handling

# $names: vad orden är.
fault-yamatai-words = { $count ->
    [0] { $text }: { $action } tar inga fler ord
   *[other] { $text }: { $action } tar { $count } ord ({ $names })
}
fault-yamatai-name = { $kind ->
    [fleet] ingen flotta heter { $word }
    [boat] ingen båt heter { $word }
    [space] ingen plats heter { $word }
    [island] ingen ö heter { $word }
    [tile] ingen bricka heter { $word }
    [specialist] ingen specialist heter { $word }
    [payment] ingen betalning heter { $word }
   *[token] ingen kulturbricka heter { $word }
}
