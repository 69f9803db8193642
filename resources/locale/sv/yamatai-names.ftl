### Namn på allt i lådan, och vad specialister och flottor gör. Regler: rules.md, 7.2 och 9.

## Spelare

yamatai-colour-blue = Blå
yamatai-colour-orange = Orange
yamatai-colour-purple = Lila
yamatai-colour-grey = Grå

## Båtar: en av en sort, sedan så många

yamatai-boat-bamboo = bambubåt
yamatai-boat-wood = träbåt
yamatai-boat-stone = stenbåt
yamatai-boat-clay = lerbåt
yamatai-boat-gold = guldbåt

yamatai-boats-bamboo = { $count ->
    [one] { $count } bambubåt
   *[other] { $count } bambubåtar
}
yamatai-boats-wood = { $count ->
    [one] { $count } träbåt
   *[other] { $count } träbåtar
}
yamatai-boats-stone = { $count ->
    [one] { $count } stenbåt
   *[other] { $count } stenbåtar
}
yamatai-boats-clay = { $count ->
    [one] { $count } lerbåt
   *[other] { $count } lerbåtar
}
yamatai-boats-gold = { $count ->
    [one] { $count } guldbåt
   *[other] { $count } guldbåtar
}

## Kulturbrickor: en av en sort, sedan så många

yamatai-token-drum = trumbricka
yamatai-token-koi = koibricka
yamatai-token-pine = tallbricka
yamatai-token-blossom = blombricka
yamatai-token-fan = solfjädersbricka
yamatai-token-scroll = rullbricka

yamatai-tokens-drum = { $count ->
    [one] { $count } trumbricka
   *[other] { $count } trumbrickor
}
yamatai-tokens-koi = { $count ->
    [one] { $count } koibricka
   *[other] { $count } koibrickor
}
yamatai-tokens-pine = { $count ->
    [one] { $count } tallbricka
   *[other] { $count } tallbrickor
}
yamatai-tokens-blossom = { $count ->
    [one] { $count } blombricka
   *[other] { $count } blombrickor
}
yamatai-tokens-fan = { $count ->
    [one] { $count } solfjädersbricka
   *[other] { $count } solfjädersbrickor
}
yamatai-tokens-scroll = { $count ->
    [one] { $count } rullbricka
   *[other] { $count } rullbrickor
}

## Kulturbrickornas slag, där det är klart att brickor menas

yamatai-culture-drum = trumma
yamatai-culture-koi = koi
yamatai-culture-pine = tall
yamatai-culture-blossom = blomma
yamatai-culture-fan = solfjäder
yamatai-culture-scroll = rulle

## Byggnader

yamatai-building-standard = Hus
yamatai-building-torii = Torii
yamatai-building-palace = Palats

## Flottornas förmågor: högst två rader på brickan, sedan hela regeln

yamatai-power-none = Utan förmåga
yamatai-power-survey = Byt ut en byggnad
yamatai-power-exchange_culture = Byt en kulturbricka
yamatai-power-reserve = Reservera en byggnad
yamatai-power-swap_boats = Två båtar byter plats
yamatai-power-sacred_ground = Lägg ut helig mark
yamatai-power-remove_boats = Ta bort upp till två båtar
yamatai-power-move_boat = Flytta en båt
yamatai-power-discount = Bygg med en båt färre

yamatai-power-none-full = Den här flottan har ingen förmåga.
yamatai-power-survey-full = En gång den här turen: lägg en öppen byggnadsbricka under högen; högens översta bricka tar dess plats.
yamatai-power-exchange_culture-full = En gång den här turen: en av dina kulturbrickor byter plats med en på en ö.
yamatai-power-reserve-full = En gång den här turen: ta en öppen byggnadsbricka till din spelarplan; bara du kan bygga den, den här turen eller senare. Byggs den aldrig kostar den 1 poäng.
yamatai-power-swap_boats-full = En gång den här turen: två båtar på kartan byter plats.
yamatai-power-sacred_ground-full = En gång den här turen: märk en ö utan byggnad som helig; från och med nu kan bara en torii eller ett palats byggas där.
yamatai-power-remove_boats-full = En gång den här turen: lägg tillbaka en eller två båtar från kartan i förrådet.
yamatai-power-move_boat-full = En gång den här turen: flytta en båt på kartan till en tom plats förbunden med dess egen.
yamatai-power-discount-full = Turens byggnad behöver en båt färre, vilken du vill.

## Specialister: namnet, fördelen i högst tre rader om 104 u, hela fördelen

yamatai-specialist-awashima = Awashima
yamatai-perk-awashima = Husbonus för torii och palats.
yamatai-perk-awashima-full = Torii och palats som du bygger ger husens bonusar: 1 prestigepoäng för varje torii eller palats på en grannö, 1 på ett berg, och mynt för gruppen av dina hus som de rör vid, dem själva inräknade.

yamatai-specialist-ebisu = Ebisu
yamatai-perk-ebisu = Hamnen rymmer två båtar till.
yamatai-perk-ebisu-full = Din hamn behåller två båtar till i slutet av varje tur.

yamatai-specialist-daikoku = Daikoku
yamatai-perk-daikoku = 2 mynt när du bygger.
yamatai-perk-daikoku-full = Du får 2 mynt varje gång du bygger, vad du än bygger.

yamatai-specialist-inari = Inari
yamatai-perk-inari = Köp för 1 mindre, sälj för 2 mer.
yamatai-perk-inari-full = Du köper båtar för 1 mynt mindre och säljer båtar för 2 mynt mer.

yamatai-specialist-benzaiten = Benzaiten
yamatai-perk-benzaiten = En affär till varje tur.
yamatai-perk-benzaiten-full = Du får handla med en båt till varje tur: köpa två, sälja två eller en av varje.

yamatai-specialist-kanayago = Kanayago
yamatai-perk-kanayago = Köp eller sälj guld för 6 mynt.
yamatai-perk-kanayago-full = Du får också köpa och sälja guldbåtar, för 6 mynt.

yamatai-specialist-ryujin = Ryujin
yamatai-perk-ryujin = Första båten intill valfri sort.
yamatai-perk-ryujin-full = Din första båt i en tur får läggas på en plats förbunden med en båt av vilken sort som helst.

yamatai-specialist-sarutahiko = Sarutahiko
yamatai-perk-sarutahiko = Yttre platser är också infarter.
yamatai-perk-sarutahiko-full = Varje tom plats som bara rör vid en ö är en infart för dig.

yamatai-specialist-suijin = Suijin
yamatai-perk-suijin = Din kedja av båtar får grena sig.
yamatai-perk-suijin-full = Varje senare båt får förbindas med vilken båt som helst som du placerat den här turen, inte bara den senaste.

yamatai-specialist-fujin = Fujin
yamatai-perk-fujin = Flytta en båt varje tur.
yamatai-perk-fujin-full = En gång per tur, när som helst under den, får du flytta en båt på kartan till en tom plats förbunden med dess egen.

yamatai-specialist-tsukuyomi = Tsukuyomi
yamatai-perk-tsukuyomi = Samla en bricka till.
yamatai-perk-tsukuyomi-full = När du samlar får du ta en kulturbricka till från en ö intill en båt som du placerat den här turen.

yamatai-specialist-konohana = Konohana
yamatai-perk-konohana = Bygg över en bricka för 5 mynt.
yamatai-perk-konohana-full = Du får bygga på en ö som har en kulturbricka, för 5 mynt; du tar brickan.

yamatai-specialist-uzume = Uzume
yamatai-perk-uzume = Värva för två valfria brickor.
yamatai-perk-uzume-full = Du får värva en specialist för två valfria av dina kulturbrickor, också av två sorter.

yamatai-specialist-hachiman = Hachiman
yamatai-perk-hachiman = Hus på berg: 1 poäng till.
yamatai-perk-hachiman-full = Ett hus som du bygger på ett berg ger 1 prestigepoäng till.

yamatai-specialist-izanagi = Izanagi
yamatai-perk-izanagi = Mynt för grupper dubbelt.
yamatai-perk-izanagi-full = Mynten som du får för en grupp av dina hus räknas dubbelt.

yamatai-specialist-omoikane = Omoikane
yamatai-perk-omoikane = Vid slutet: 1 poäng per specialist.
yamatai-perk-omoikane-full = Vid partiets slut 1 poäng för var och en av dina specialister, den här inräknad.

yamatai-specialist-tenjin = Tenjin
yamatai-perk-tenjin = Undan: 2 mynt per båt, inget avdrag.
yamatai-perk-tenjin-full = Du får 2 mynt för varje båt som du lägger undan, och du förlorar inga poäng för oanvända båtar vid slutet.

yamatai-specialist-amaterasu = Amaterasu
yamatai-perk-amaterasu = Torii och palats: en båt färre.
yamatai-perk-amaterasu-full = Torii och palats som du bygger behöver en båt färre, vilken du vill.
