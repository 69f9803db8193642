### Yamataïs genomgång: kapitel och deras anteckningar, högst 240 tecken, var och en med rubrik.


## Drottningens leende

yamatai-lesson-goal = Drottningens leende
yamatai-lesson-goal-queen-head = En huvudstad åt Himiko
yamatai-lesson-goal-queen = Drottning Himiko vill ha en huvudstad på sina öar. Segla åt henne, samla det hon tycker om och bygg. Flest poäng vinner hennes leende; byggnader ger mest.
yamatai-lesson-goal-islands-head = Skärgården
yamatai-lesson-goal-islands = Båtar går i de här kanalerna. På öarna ligger kulturbrickor; där ska hus, torii och palats stå.
yamatai-lesson-goal-mat-head = Din spelarplan
yamatai-lesson-goal-mat = Här ligger dina båtar, brickor och hus, och överst dina mynt. Den smala planen nedanför är Rens, din motspelares.

## Ta en flotta

yamatai-lesson-fleet = Ta en flotta
yamatai-lesson-fleet-take-head = Din första flotta
yamatai-lesson-fleet-take = Varje tur börjar med en av de här flottorna. Den ger båtar, och ofta en förmåga. Ta flotta 8: dra den till din spelarplan, eller klicka på den.
yamatai-lesson-fleet-number-head = Båtar och ett nummer
yamatai-lesson-fleet-number = Placera så många av båtarna du vill. Numret är din plats i nästa runda: låga spelar först, rika flottor ofta sent.

## Dina första båtar

yamatai-lesson-boats = Dina första båtar
yamatai-lesson-boats-entry-head = Infarten
yamatai-lesson-boats-entry = Turens första båt läggs på en röd infart, eller intill en båt av sin egen sort. Dra bambubåten till den här infarten.
yamatai-lesson-boats-second-head = I dess kölvatten
yamatai-lesson-boats-second = Varje ny båt, av vilken sort som helst, läggs intill den du nyss placerade. Placera träbåten.
yamatai-lesson-boats-third-head = Vidare
yamatai-lesson-boats-third = En enda kedja, utan grenar: placera stenbåten intill träbåten.
yamatai-lesson-boats-chain-head = Här stannar de
yamatai-lesson-boats-chain = Placerade båtar stannar på kartan och tillhör ingen längre.

## Samla

yamatai-lesson-collect = Samla
yamatai-lesson-collect-tokens-head = Kultur på stranden
yamatai-lesson-collect-tokens = Varje båt från den här turen får ta en bricka från en ö den rör vid. Klicka på den inringade, eller dra den till din plan.
yamatai-lesson-collect-each-head = En båt, en bricka
yamatai-lesson-collect-each = Tre båtar får ta tre brickor. Ta nästa.
yamatai-lesson-collect-last-head = Den tredje
yamatai-lesson-collect-last = Du får sluta efter en, men varför? Ta den sista.
yamatai-lesson-collect-end-head = Turen är slut
yamatai-lesson-collect-end = Inget mer att göra: tryck på Avsluta, eller på tangenten E.
yamatai-lesson-collect-empty-head = Vad de är bra för
yamatai-lesson-collect-empty = Brickor ger dig specialister senare. Öarna de lämnar är tomma: mark att bygga på.

## Bygga

yamatai-lesson-build = Bygga
yamatai-lesson-build-row-head = Byggnader att välja på
yamatai-lesson-build-row = Ren har spelat, och du har en flotta igen. I stället för att samla får du bygga en av dessa. Brickan visar sin kostnad i båtar och, i sigillet, sina poäng.
yamatai-lesson-build-cost-head = Vad det kostar
yamatai-lesson-build-cost = Det här huset behöver bambu och lera runt ön. Rens lerbåt tjänar dig också, men en båt från den här turen måste röra vid ön. Placera bambubåten.
yamatai-lesson-build-house-head = Bygg
yamatai-lesson-build-house = Kostnaden ligger runt ön, och ön är tom. Dra brickan dit.
yamatai-lesson-build-stay-head = Inget förbrukas
yamatai-lesson-build-stay = Båtarna stannar och kan användas igen: av dig eller av Ren. Brickan är din. Har du placerat båtar måste du samla eller bygga, om det går; aldrig båda.

## Grupper och mynt

yamatai-lesson-groups = Grupper och mynt
yamatai-lesson-groups-boat-head = Två öar, en kanal
yamatai-lesson-groups-boat = En ny runda. Den tomma ön delar en kanal med ön där ditt hus står: de är grannar. Där ligger redan bambu och lera; placera din bambubåt på dess infart.
yamatai-lesson-groups-build-head = Ett andra hus
yamatai-lesson-groups-build = Två bambu, en lera: bygg det här huset.
yamatai-lesson-groups-coins-head = En grupp betalar
yamatai-lesson-groups-coins = Hus på grannöar är en grupp. Ett nytt hus ger ett mynt för varje hus i gruppen: två mynt.

## Berg, torii, palats

yamatai-lesson-heights = Berg, torii, palats
yamatai-lesson-heights-torii-head = Bygg en torii
yamatai-lesson-heights-torii = En runda senare. Torii och palats kostar mycket, ger många poäng och tar inget av dina hus. Två trä- och två lerbåtar ligger redan där: dra torii-brickan till ön.
yamatai-lesson-heights-again-head = Den lyser på andra
yamatai-lesson-heights-again = Torii och palats ger inget nu, men varje hus som senare byggs intill ger sin byggare en poäng. Avsluta turen.
yamatai-lesson-heights-entry-head = Två turer i rad
yamatai-lesson-heights-entry = Två spelare har två turer var per runda, och dina kommer efter varandra. Placera stenbåten på den här infarten.
yamatai-lesson-heights-mountain-head = På berget
yamatai-lesson-heights-mountain = Ett hus på ett berg ger genast en prestigepoäng. Bygg det här.
yamatai-lesson-heights-sum-head = Väl placerat
yamatai-lesson-heights-sum = En poäng för berget, en för torii intill, och tre mynt för din grupp om tre.

## Hamn och handel

yamatai-lesson-harbour = Hamn och handel
yamatai-lesson-harbour-buy-head = Marknaden
yamatai-lesson-harbour-buy = En runda senare. Innan du placerar båtar får du handla en gång: köpa en båt ur förrådet eller sälja en; aldrig guld. Dra en bambubåt till din plan: priserna står bredvid.
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
yamatai-lesson-specialists-row = De här hjälper dig ända till partiets slut, var och en på sitt sätt. Två lika brickor, eller tre olika, värvar en av dem: en per tur, efter dina båtar.
yamatai-lesson-specialists-recruit-head = Välj någon
yamatai-lesson-specialists-recruit = Låt pekaren vila på någon för att läsa mer. Dra vem du vill till din plan, och välj vad du betalar med. Koi har du gott om.
yamatai-lesson-specialists-coins-head = Välkommen ombord
yamatai-lesson-specialists-coins = Mynten som låg där är dina. Specialister ger också poäng vid slutet.

## Förmågor

yamatai-lesson-powers = Förmågor
yamatai-lesson-powers-survey-head = Din flottas förmåga
yamatai-lesson-powers-survey = De flesta har en: använd den en gång, när du vill den här turen. Den här lägger en byggnad under högen. Tryck på Förmåga, klicka sedan på palatset.
yamatai-lesson-powers-boat-head = Tillbaka till arbetet
yamatai-lesson-powers-boat = En ny bricka kom upp i stället. Använd nu bambubåten som du sparade i hamnen: placera den på den här infarten.
yamatai-lesson-powers-build-head = Vilken plats
yamatai-lesson-powers-build = Ett berg, en torii intill och fyra hus i en grupp: bygg det här.
yamatai-lesson-powers-others-head = Andra flottor
yamatai-lesson-powers-others = Förmågorna är olika: låt pekaren vila på en flotta för att läsa vad den kan. Det du gjort i en tur kan ångras, men inte det som har visat något dolt.

## Rundans slut, turordning

yamatai-lesson-round = Rundans slut, turordning
yamatai-lesson-round-end-head = Din sista tur
yamatai-lesson-round-end = Du har haft rundans båda turer. Avsluta den här, och se på Ren.
yamatai-lesson-round-order-head = En ny ordning
yamatai-lesson-round-order = Ren spelar två gånger. Sedan ger de tagna flottorna ordningen: dina är 1 och 9, Rens 2 och 7. Så du spelar först, och sist.
yamatai-lesson-round-fleets-head = Tålamod lönar sig
yamatai-lesson-round-fleets = Flottor som ingen tog flyttas åt vänster, dolda vänds upp; de som spelades väntar sist. Två mynt läggs på var och en som ingen värvade, och båda raderna fylls på.

## Poängräkning

yamatai-lesson-scoring = Poängräkning
yamatai-lesson-scoring-over-head = När det slutar
yamatai-lesson-scoring-over = Partiet slutar med rundan då ett sista hus byggs, en rad inte kan fyllas eller en båtsort tar slut.
yamatai-lesson-scoring-counts-head = Vad som räknas
yamatai-lesson-scoring-counts = Byggnader och specialister räknas med talet i sitt sigill. Prestige räknas fullt; fem mynt är en poäng. Låt pekaren vila här: den visar din ställning.
yamatai-lesson-scoring-lost-head = Förlorade poäng, oavgjort
yamatai-lesson-scoring-lost = Varje par båtar som blir över, i hamnen och undanlagda tillsammans, kostar en poäng; likaså varje bricka du reserverat med en förmåga men inte byggt. Vid lika vinner den som spelade först i sista rundan.

## Din egen runda

yamatai-lesson-game = Din egen runda
yamatai-lesson-game-yours-head = Din tur, kapten
yamatai-lesson-game-yours = En runda mot Ren, två turer var. Ångra hjälper, H hittar en bra tur, och F1 har alla regler. Jag talar bara när något nytt händer.
yamatai-lesson-game-fleet-head = Vilken byggnad?
yamatai-lesson-game-fleet = Låt pekaren vila på en bricka eller en ö: den visar vad som passar och vad som saknas.
yamatai-lesson-game-placed-head = Välj väg
yamatai-lesson-game-placed = Led kedjan till brickor du behöver, eller runt en ö som redan har båtar.
yamatai-lesson-game-collected-head = Sök par
yamatai-lesson-game-collected = Två av samma sort värvar en specialist. Tre olika gör det också.
yamatai-lesson-game-turn-head = Rens tur
yamatai-lesson-game-turn = Dina båtar tjänar också Ren. Låt pekaren vila här: den visar Rens ställning.
