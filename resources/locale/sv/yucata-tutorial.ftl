### Lektionen för Yucata': kapitel, och deras texter på högst 240 tecken med en rubrik var.
### Ordningen och det som pekas ut: resources/games/yucata/tutorial.toml.


## The winding path

yucata-lesson-path = Den slingrande stigen
yucata-lesson-path-temple-head = Till templet
yucata-lesson-path-temple = I Palenques skog slingrar sig en stig till ett tempel. Den som samlar de bästa krafterna på vägen blir gudarnas utvalde.
yucata-lesson-path-stones-head = Goda och mörka krafter
yucata-lesson-path-stones = Ljusa stenar är de goda krafterna: dem vill du ha många av. De mörka kommer att kosta dig några. En sten du passerar måste du ta.
yucata-lesson-path-play-head = Sju kort
yucata-lesson-path-play = Du och Ren har samma sju kort. En siffra flyttar dig så många fält. Spela 5:an: klicka på den eller dra den till stigen.
yucata-lesson-path-behind-head = Inget kvar åt Ren
yucata-lesson-path-behind = Din ljusa sten ligger framför dig. Ren går 3 och tar inget: den som leder röjer stigen för dem bakom.

## Sword and mirror

yucata-lesson-cards = Svärd och spegel
yucata-lesson-cards-same-head = Inte samma igen
yucata-lesson-cards-same = Ren spelade just en 3:a. Du får inte spela samma kort direkt efter; ditt är nedtonat tills någon spelar ett annat.
yucata-lesson-cards-two-head = Två ljusa stenar
yucata-lesson-cards-two = En 2:a tar dig till fält 7: två ljusa stenar, och du stannar före det som kommer sen. Spela den.
yucata-lesson-cards-sword-head = Svärdet
yucata-lesson-cards-sword = Rens svärd tog honom till fältet bakom dig, som leder. Hade han själv lett skulle det ha flyttat honom ett fält.
yucata-lesson-cards-mirror-head = Spegeln
yucata-lesson-cards-mirror = Spegeln gör vad kortet före gjorde. Det var ett svärd, och du leder: den flyttar dig ett fält. Spela den och se vad det ger.

## What it costs

yucata-lesson-price = Vad det kostar
yucata-lesson-price-dark-head = En mörk sten
yucata-lesson-price-dark = Fält 8 var mörkt. En mörk sten kostar en ljus på slutet, två kostar 3, tre kostar 6: några få går bra, många är fördärvet.
yucata-lesson-price-after-head = Ren springer före
yucata-lesson-price-after = Ren går 4, förbi dig, och tar det som låg där. Den som springer före tar allt, gott och ont.
yucata-lesson-price-wait-head = Ibland är det bra att vänta
yucata-lesson-price-wait = Svärdet tar dig nu till fältet bakom Ren och kostar dig inget. Spela det och låt honom gå först.
yucata-lesson-price-red-head = Den röda stenen
yucata-lesson-price-red = Den som når templet tar den röda stenen, och spelet slutar genast. Den betalar för en av hans mörka.
yucata-lesson-price-hand-head = Sju, och sju igen
yucata-lesson-price-hand = När alla sju korten är spelade tar båda tillbaka dem. Kom ihåg vad Ren har spelat: bara hans senaste kort ligger öppet.

## Your own game

yucata-lesson-own = Ditt eget spel
yucata-lesson-own-yours-head = Nu är det du
yucata-lesson-own-yours = Sju kort var, mot en lätt motståndare. Låt pekaren vila på ett kort för att se vad det ger. Jag talar bara när något nytt händer.
yucata-lesson-own-taken-head = Dina poäng
yucata-lesson-own-taken = Det du tar räknas här med en gång, som om spelet slutade nu.
yucata-lesson-own-others-head = Rens del
yucata-lesson-own-others = Stenarna som Ren tar är borta för dig. Se hur många mörka han har: nästa gör mer ont.
yucata-lesson-own-refilled-head = Alla kort är tillbaka
yucata-lesson-own-refilled = En omgång är slut, och alla sju korten är på din hand igen. Du vet allt som behövs. Lycka till!
