### Yamataïs genomgång: kapitel och deras anteckningar, högst 240 tecken, var och en med rubrik.


## Drottningens leende

yamatai-lesson-goal = Drottningens leende
yamatai-lesson-goal-queen-head = En huvudstad åt Himiko
yamatai-lesson-goal-queen = Drottning Himiko vill ha en huvudstad på sina öar. Du seglar åt henne, samlar det hon tycker om och bygger.
yamatai-lesson-goal-islands-head = Skärgården
yamatai-lesson-goal-islands = På öarna ligger kulturbrickor. Båtar går i kanalerna mellan dem; hus, torii och palats står på land.
yamatai-lesson-goal-mat-head = Din spelarplan
yamatai-lesson-goal-mat = Här ligger dina båtar, brickor och hus, och överst dina mynt. Den smala planen nedanför är Rens, din motspelares.
yamatai-lesson-goal-smile-head = Vem får henne att le
yamatai-lesson-goal-smile = Flest poäng vid slutet vinner drottningens leende. Byggnader ger mest; mynt och specialister hjälper till.

## Ta en flotta

yamatai-lesson-fleet = Ta en flotta
yamatai-lesson-fleet-row-head = Flottor
yamatai-lesson-fleet-row = Varje tur börjar med en av de här öppna flottorna. Den ger båtar, och ofta en förmåga för den här turen.
yamatai-lesson-fleet-take-head = Din första flotta
yamatai-lesson-fleet-take = Dra flotta 8 till din spelarplan, eller klicka på den. Den ger tre båtar: bambu, trä och sten.
yamatai-lesson-fleet-boats-head = Båtar i handen
yamatai-lesson-fleet-boats = De här båtarna får du placera. Du behöver inte placera alla.
yamatai-lesson-fleet-number-head = Ett nummer för senare
yamatai-lesson-fleet-number = Flottans nummer är din plats i nästa runda: låga spelar först. Rika flottor spelar ofta sent.

## Dina första båtar

yamatai-lesson-boats = Dina första båtar
yamatai-lesson-boats-entry-head = Infarten
yamatai-lesson-boats-entry = Turens första båt läggs på en röd infart, eller intill en båt av sin egen sort. Dra bambubåten till den här infarten.
yamatai-lesson-boats-second-head = I dess kölvatten
yamatai-lesson-boats-second = Varje ny båt läggs intill den du nyss placerade; vilken sort som helst går. Placera träbåten.
yamatai-lesson-boats-third-head = Vidare
yamatai-lesson-boats-third = Från träbåten går kedjan vidare. Placera stenbåten.
yamatai-lesson-boats-chain-head = Här stannar de
yamatai-lesson-boats-chain = En kedja utan grenar. Placerade båtar stannar på kartan och tillhör ingen längre.

## Samla

yamatai-lesson-collect = Samla
yamatai-lesson-collect-tokens-head = Kultur på stranden
yamatai-lesson-collect-tokens = Varje båt från den här turen får ta en bricka från en ö den rör vid. Klicka på den inringade, eller dra den till din plan.
yamatai-lesson-collect-each-head = En båt, en bricka
yamatai-lesson-collect-each = Här ligger tre båtar, så tre brickor kan bli dina. Ta nästa.
yamatai-lesson-collect-last-head = Den tredje
yamatai-lesson-collect-last = Du får sluta efter en, men varför? Ta den sista.
yamatai-lesson-collect-empty-head = Vad de är bra för
yamatai-lesson-collect-empty = Brickor ger dig specialister senare. Öarna de lämnar är tomma: mark att bygga på.
yamatai-lesson-collect-end-head = Turen är slut
yamatai-lesson-collect-end = Inget mer att göra. Tryck på Avsluta, eller på tangenten E.

## Bygga

yamatai-lesson-build = Bygga
yamatai-lesson-build-row-head = Byggnader att välja på
yamatai-lesson-build-row = Ren har spelat, och du har en flotta igen. I stället för att samla får du bygga en av dessa: brickans båtar är dess kostnad, talet i sigillet dess poäng.
yamatai-lesson-build-cost-head = Vad det kostar
yamatai-lesson-build-cost = Det här huset behöver bambu och lera runt ön. Lerbåten placerade Ren, men placerade båtar tjänar alla.
yamatai-lesson-build-touch-head = En båt från den här turen
yamatai-lesson-build-touch = Du får bygga där bara om en båt från den här turen rör vid ön. Placera bambubåten.
yamatai-lesson-build-house-head = Bygg
yamatai-lesson-build-house = Kostnaden ligger runt ön, och ön är tom. Dra brickan dit.
yamatai-lesson-build-stay-head = Inget förbrukas
yamatai-lesson-build-stay = Båtarna stannar och kan användas igen: av dig eller av Ren. Brickan är din och räknas vid slutet.
yamatai-lesson-build-or-head = Samla eller bygga
yamatai-lesson-build-or = Har du placerat båtar måste du samla eller bygga, om det går. Aldrig båda. Avsluta turen.

## Grupper och mynt

yamatai-lesson-groups = Grupper och mynt
yamatai-lesson-groups-alone-head = Två öar, en kanal
yamatai-lesson-groups-alone = En ny runda. Ditt hus står ensamt. Den tomma ön intill delar en kanal med dess ö: de är grannar.
yamatai-lesson-groups-boat-head = Dit med en båt
yamatai-lesson-groups-boat = Runt den ön ligger redan bambu och lera. Placera din bambubåt på dess infart.
yamatai-lesson-groups-build-head = Ett andra hus
yamatai-lesson-groups-build = Två bambu, en lera: bygg det här huset.
yamatai-lesson-groups-coins-head = En grupp betalar
yamatai-lesson-groups-coins = Hus på grannöar är en grupp. Ett nytt hus ger ett mynt för varje hus i gruppen: två mynt.

## Berg, torii, palats

yamatai-lesson-heights = Berg, torii, palats
yamatai-lesson-heights-kinds-head = Drottningens egna
yamatai-lesson-heights-kinds = En runda senare. Torii och palats är dyra, men värda många poäng. De tas från lagret och kostar inget av dina hus.
yamatai-lesson-heights-torii-head = Bygg en torii
yamatai-lesson-heights-torii = Två trä- och två lerbåtar ligger runt ön. Dra torii-brickan dit.
yamatai-lesson-heights-again-head = Den lyser på andra
yamatai-lesson-heights-again = En torii ger inget nu, men varje hus som senare byggs intill ger sin byggare en poäng. Avsluta turen.
yamatai-lesson-heights-entry-head = Två turer i rad
yamatai-lesson-heights-entry = Två spelare har två turer var per runda, och dina kommer efter varandra. Placera stenbåten på den här infarten.
yamatai-lesson-heights-mountain-head = På berget
yamatai-lesson-heights-mountain = Ett hus på ett berg ger genast en prestigepoäng. Bygg det här.
yamatai-lesson-heights-sum-head = Väl placerat
yamatai-lesson-heights-sum = En poäng för berget, en för torii intill, och tre mynt för din grupp om tre.

## Hamn och handel

yamatai-lesson-harbour = Hamn och handel
yamatai-lesson-harbour-trade-head = Marknaden
yamatai-lesson-harbour-trade = En runda senare. Innan du placerar båtar får du handla en gång: köpa en båt ur förrådet eller sälja en. Guld handlas inte.
yamatai-lesson-harbour-buy-head = Köp
yamatai-lesson-harbour-buy = Dra en bambubåt från förrådet till din plan. Priserna står bredvid.
yamatai-lesson-harbour-use-head = Lika till lika
yamatai-lesson-harbour-use = Här ligger en stenbåt. Placera din intill.
yamatai-lesson-harbour-collect-head = Samla
yamatai-lesson-harbour-collect = Ta brickan från den här ön.
yamatai-lesson-harbour-keep-head = En kajplats
yamatai-lesson-harbour-keep = Två båtar är kvar. En får stanna i hamnen till en senare tur: släpp bambubåten där.
yamatai-lesson-harbour-aside-head = Undanlagd
yamatai-lesson-harbour-aside = Träbåten läggs undan för gott. Vid slutet kostar varje par oanvända båtar en poäng.

## Specialister

yamatai-lesson-specialists = Specialister
yamatai-lesson-specialists-row-head = Öarnas folk
yamatai-lesson-specialists-row = De här hjälper dig ända till partiets slut, var och en på sitt sätt. Låt pekaren vila på någon för att läsa mer.
yamatai-lesson-specialists-price-head = Deras pris
yamatai-lesson-specialists-price = Två lika brickor, eller tre olika, värvar en av dem: en per tur, efter dina båtar.
yamatai-lesson-specialists-recruit-head = Välj någon
yamatai-lesson-specialists-recruit = Dra vem du vill till din plan, och välj vad du betalar med. Koi har du gott om.
yamatai-lesson-specialists-coins-head = Välkommen ombord
yamatai-lesson-specialists-coins = Mynten som låg där är dina. Specialister ger också poäng vid slutet.

## Förmågor

yamatai-lesson-powers = Förmågor
yamatai-lesson-powers-once-head = Din flottas förmåga
yamatai-lesson-powers-once = De flesta har en. Använd den en gång, när du vill den här turen; oanvänd går den förlorad.
yamatai-lesson-powers-survey-head = Ändra utbudet
yamatai-lesson-powers-survey = Den här lägger en byggnad under högen. Tryck på Förmåga, klicka sedan på palatset.
yamatai-lesson-powers-known-head = Något nytt
yamatai-lesson-powers-known = En ny bricka kom upp. Det som var dolt och visats kan inte ångras; annat i turen kan det.
yamatai-lesson-powers-boat-head = Tillbaka till arbetet
yamatai-lesson-powers-boat = Du sparade en bambubåt i hamnen. Placera den på den här infarten.
yamatai-lesson-powers-build-head = Vilken plats
yamatai-lesson-powers-build = Ett berg, en torii intill och fyra hus i en grupp: bygg det här.

## Rundans slut, turordning

yamatai-lesson-round = Rundans slut, turordning
yamatai-lesson-round-end-head = Din sista tur
yamatai-lesson-round-end = Du har haft rundans båda turer. Avsluta den här.
yamatai-lesson-round-watch-head = Ren spelar
yamatai-lesson-round-watch = Se på Rens två turer. Nästa visar resten på en gång.
yamatai-lesson-round-order-head = En ny ordning
yamatai-lesson-round-order = De tagna flottorna ger den: dina var 1 och 9, Rens 2 och 7. Så du spelar först, och sist.
yamatai-lesson-round-fleets-head = Flottorna flyttas
yamatai-lesson-round-fleets = De som ingen tog flyttas åt vänster, dolda vänds upp. De som spelades väntar sist.
yamatai-lesson-round-coins-head = Tålamod lönar sig
yamatai-lesson-round-coins = Två mynt läggs på var och en som ingen värvade. Sedan fylls båda raderna på.

## Poängräkning

yamatai-lesson-scoring = Poängräkning
yamatai-lesson-scoring-over-head = När det slutar
yamatai-lesson-scoring-over = Partiet slutar med rundan då ett sista hus byggs, en rad inte kan fyllas eller en båtsort tar slut.
yamatai-lesson-scoring-counts-head = Byggnader
yamatai-lesson-scoring-counts = Varje byggnad räknas med talet i sitt sigill. Det gör varje specialist också.
yamatai-lesson-scoring-seal-head = Prestige och mynt
yamatai-lesson-scoring-seal = Prestige räknas fullt, och fem mynt är en poäng. Låt pekaren vila här: den visar din ställning.
yamatai-lesson-scoring-lost-head = Förlorade poäng
yamatai-lesson-scoring-lost = Varje par båtar som blir över, i hamnen och undanlagda tillsammans, kostar en poäng; likaså varje bricka du reserverat med en förmåga men inte byggt.
yamatai-lesson-scoring-ties-head = Oavgjort
yamatai-lesson-scoring-ties = Vid lika vinner den som spelade först i sista rundan. Nu kan du allt.

## Din egen runda

yamatai-lesson-game = Din egen runda
yamatai-lesson-game-yours-head = Din tur, kapten
yamatai-lesson-game-yours = En runda mot Ren, två turer var. Jag talar bara när något nytt händer. Ångra hjälper, och H hittar en bra tur.
yamatai-lesson-game-fleet-head = Vilken byggnad?
yamatai-lesson-game-fleet = Låt pekaren vila på en bricka eller en ö: den visar vad som passar och vad som saknas.
yamatai-lesson-game-placed-head = Välj väg
yamatai-lesson-game-placed = Led kedjan till brickor du behöver, eller runt en ö som redan har båtar.
yamatai-lesson-game-collected-head = Sök par
yamatai-lesson-game-collected = Två av samma sort värvar en specialist. Tre olika gör det också.
yamatai-lesson-game-built-head = Väl byggt
yamatai-lesson-game-built = Nästa hus ger mer om det står intill det här.
yamatai-lesson-game-turn-head = Rens tur
yamatai-lesson-game-turn = Dina båtar tjänar också Ren. Låt pekaren vila här: den visar Rens ställning.
yamatai-lesson-game-rival-head = Ren bygger
yamatai-lesson-game-rival = Den ön är tagen, men en torii eller ett palats hjälper alla hus intill, även dina.
yamatai-lesson-game-round-head = Nästa runda
yamatai-lesson-game-round = Den börjar i den här ordningen: en låg flotta låter dig spela tidigt, en rik får dig att vänta.
