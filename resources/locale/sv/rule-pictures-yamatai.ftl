### Vad bilderna i reglerna visar: det står under dem och läses upp.

rule-picture-yamatai-setting-up = I början: på varje ö ligger en bricka eller ingenting, och brickan med berg ligger där berget står. Ön i mitten är utan båda.
rule-picture-yamatai-first-boat = En första träbåt får läggas vid vilken infartsport som helst, eller på en plats som hör ihop med träbåten som redan ligger där.
rule-picture-yamatai-chain = Tre båtar lades i den här turen. Den fjärde läggs på en plats intill den tredje; platserna intill de två första är stängda.
rule-picture-yamatai-collecting = Två båtar som lades i den här turen rör fyra öar. Var och en tar en bricka: här tallen och trumman.
rule-picture-yamatai-boats-of-all = Kostnaden är två bambubåtar och en lerbåt: alla tre ligger runt ön. Bara träbåten lade du i den här turen.
rule-picture-yamatai-neighbouring-buildings = Det blå huset ger 1 poäng för toriiporten och 1 poäng för palatset på grannöarna.
rule-picture-yamatai-on-a-mountain = Ett hus på ett berg ger 1 poäng.
rule-picture-yamatai-group = Det tredje huset i en grupp ger 3 mynt, 1 för varje hus i gruppen.
rule-picture-yamatai-corner = De här två husen möts bara i ett hörn: de är inte grannar och ingen grupp.
rule-picture-yamatai-sacred-ground = En helig mark under en kulturbricka.
rule-picture-yamatai-fleets = En av de fem öppna flottorna är tagen; dess plats är tom tills rundan är slut.
rule-picture-yamatai-harbour = En båt stannar i hamnen, de andra läggs åt sidan.
rule-picture-yamatai-price = Under antalet specialister i högen står priset för var och en: brickor av ett slag eller av olika slag.
rule-picture-yamatai-next-order = Två spelare är klara: flottorna 3 och 1 som de tog är deras platser i nästa runda.
