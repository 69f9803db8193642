### Yamataïs regler med egna ord. `rule-yamatai-5` är rubriken till kapitel 5, `rule-yamatai-5-3` är regel 5.3.
### Det som utgåvan på bordet bestämmer kommer in som ett tal. En regel som nämns med sitt nummer blir en länk.

rule-yamatai-1 = Förberedelser
rule-yamatai-1-1 = Två till fyra personer spelar. Var och en tar en färg, vilken de vill av de fyra (vårt beslut), och dess hus: { $houses2 } när två spelar, { $houses3 } när tre spelar, { $houses4 } när fyra spelar.
rule-yamatai-1-2 = Specialisterna blandas; fem ligger med framsidan upp, resten är deras hög. Byggnadsbrickorna blandas också; fem ligger med framsidan upp, resten är deras hög.
rule-yamatai-1-3 = Flottorna blandas. Fem ligger med framsidan upp på radens ljusa platser, fem med baksidan upp på de mörka platserna bakom dem.
rule-yamatai-1-4 = De { $tokens } kulturbrickorna blandas, och en läggs på varje ö. { $mountains } av dem har ett berg: en av varje sort, och en tom. På deras öar står ett berg under hela partiet. Sedan tas de { $blank } tomma brickorna bort: så många öar börjar tomma, och exakt en av dem har ett berg.
rule-yamatai-1-5 = Alla börjar med { $coins } mynt. Förrådet har { $boats } båtar; lagret har { $torii } torii, { $palaces } palats och { $sacred } heliga marker. Vårt beslut: mynt och prestigepoäng tar aldrig slut.
rule-yamatai-1-6 = Den första turordningen lottas. När två spelar har var och en två spelpjäser, och i första rundan turas de två spelarna om.

rule-yamatai-2 = En runda
rule-yamatai-2-1 = I turordning tar varje spelpjäs en hel tur, med fem steg: ta en flotta (3.1), handla (4.1), placera båtar och använda dem (5.1), fylla hamnen (6.1), värva en specialist (7.1).
rule-yamatai-2-2 = Vårt beslut: det du får men inte måste göra hoppar du över genom att göra något i ett senare steg, eller genom att avsluta turen. Ett steg som är över kommer inte tillbaka, utom genom att ångra (10.1).

rule-yamatai-3 = Steg 1: flottan
rule-yamatai-3-1 = Du måste ta en öppen flotta. Din spelpjäs följer med den till din spelarplan.
rule-yamatai-3-2 = Ta de båtar som flottan visar från förrådet. Inget ersätter en båt som saknas i förrådet. Din hand har ingen gräns, och båtarna i din hamn hör till den.
rule-yamatai-3-3 = Du får använda flottans förmåga en gång, när som helst efter att du tagit den. Den går förlorad när turen slutar. Förmågorna står i kapitel 9.

rule-yamatai-4 = Steg 2: handel
rule-yamatai-4-1 = Du får köpa en båt från förrådet eller sälja en ur handen, till priset på spelarplanen: { $trades ->
    [one] en affär per tur
   *[other] { $trades } affärer per tur
}. Guldbåtar handlar man inte med. Vårt beslut: det som saknas i förrådet kan inte köpas, och en båt som du säljer går till förrådet.

rule-yamatai-5 = Steg 3: båtarna och deras bruk
rule-yamatai-5-1 = Placera så många båtar ur handen som du vill, eller ingen; var och en behöver en egen plats. En båt som ligger på kartan stannar där och tillhör ingen.
rule-yamatai-5-2 = Den första båten i en tur läggs på en tom infart, eller på en tom plats förbunden med en båt av samma sort.
rule-yamatai-5-3 = Varje senare båt läggs på en tom plats förbunden med båten som placerades just före, av vilken sort som helst. Båtarna i en tur är en enda kedja som inte grenar sig.
rule-yamatai-5-4 = När du har placerat båtar måste du antingen samla (5.5) eller bygga (5.6), om något av det går; aldrig båda i samma tur. Utan att placera en båt kan du inte göra något av det.
rule-yamatai-5-5 = Samla: varje båt som placerats den här turen får ta en kulturbricka från en ö som den rör vid. En båt används en gång, och en bricka går med en båt. Vårt beslut: du tar minst en bricka, och får sluta innan du har alla. En bricka med ett berg räknas som sin sort. En ö med varken bricka eller byggnad är tom.
rule-yamatai-5-6 = Bygga: välj en öppen bricka, eller en som du har reserverat, och en tom ö som en båt placerad den här turen rör vid. Alla båtar som brickan kostar måste ligga på platser runt denna ö. Det spelar ingen roll vem som placerade dem och när, och de ligger kvar. Vårt beslut: det får ligga fler båtar än som behövs. Varje bricka är en byggnad, och du bygger en per tur.
rule-yamatai-5-7 = En husbricka tar ett av dina hus; utan hus kvar kan du inte bygga den. En torii eller ett palats kommer från lagret och tar inget av dina hus.
rule-yamatai-5-8 = Brickan ligger med baksidan upp hos den som byggde den. Dess poäng räknas vid slutet.
rule-yamatai-5-9 = Ett hus ger detta när det byggs, allt sammanräknat:
    a) 1 prestigepoäng för varje torii eller palats på en grannö;
    b) 1 prestigepoäng om det står på ett berg;
    c) om det börjar en grupp av dina hus eller gör en större, 1 mynt för varje hus i gruppen, det självt inräknat. En grupp är två eller fler av dina hus på öar som är grannar, den ena efter den andra.
rule-yamatai-5-10 = Två öar är grannar om det går en kanal mellan dem. Öar som bara möts i ett hörn är det inte.
rule-yamatai-5-11 = En torii eller ett palats ger inget när det byggs, och hör inte till någons grupp. Hus som senare byggs intill får en poäng för det (5.9).

rule-yamatai-6 = Steg 4: hamnen
rule-yamatai-6-1 = Av båtarna som är kvar i din hand stannar { $harbour ->
    [one] en i din hamn, vilken du vill
   *[other] { $harbour } i din hamn, vilka du vill
}. De andra läggs undan för resten av partiet; vårt beslut: de kommer aldrig tillbaka till förrådet. När det inte finns något att välja sker detta av sig självt.

rule-yamatai-7 = Steg 5: specialister
rule-yamatai-7-1 = Du får värva en specialist per tur. Ge { $same } kulturbrickor av en sort, eller { $different } av { $different } sorter; ta en öppen specialist och mynten på den. Vårt beslut: brickorna som du ger lämnar partiet.
rule-yamatai-7-2 = Det som en specialist tillåter gäller från nu till partiets slut. Specialistens poäng räknas vid slutet.

rule-yamatai-8 = Rundans och partiets slut
rule-yamatai-8-1 = Efter varje runda gås 8.1 till 8.6 igenom i den ordningen. Om alla hus för en spelare står på kartan slutar partiet.
rule-yamatai-8-2 = { $per_round } mynt läggs på varje öppen specialist. Sedan fylls raden upp till fem; på en ny specialist ligger inget. Om det inte räcker till fem slutar partiet.
rule-yamatai-8-3 = Byggnadsraden fylls upp till fem. Om det inte räcker till fem slutar partiet.
rule-yamatai-8-4 = Numren på de flottor som just spelats ger den nya turordningen, lägst först. När två spelar gäller det för var och en av de fyra spelpjäserna, så att en spelare kan få två turer i rad.
rule-yamatai-8-5 = Flottorna som ingen tog flyttas åt vänster, och de med baksidan upp sluter upp bakom dem; de som nu ligger på ljusa platser vänds upp. Flottorna som spelades blandas och läggs med baksidan upp längst till höger.
rule-yamatai-8-6 = Om en sorts båtar är slut i förrådet slutar partiet.
rule-yamatai-8-7 = Poängen: 1 poäng för { $coins_per_point } mynt i taget, prestigepoängen, poängen för dina byggnader och dina specialister. Du förlorar { $reserved ->
    [one] 1 poäng
   *[other] { $reserved } poäng
} för varje bricka som du reserverat och inte byggt, och 1 poäng för { $per_penalty } oanvända båtar i taget. Vårt beslut: de undanlagda båtarna och de i hamnen är oanvända, räknade tillsammans.
rule-yamatai-8-8 = Flest poäng vinner. Vid lika vinner den som hade sista rundans första tur.

rule-yamatai-9 = Flottornas förmågor
# Stands below the head of the chapter, above the powers.
rule-yamatai-9-all = Förmågornas tryckta texter är inte offentliga: alla dessa är våra beslut. En förmåga används en gång, i sin flottas tur (3.3).
rule-yamatai-9-sacred_ground = Den läggs på en ö utan byggnad och utan annan helig mark; en kulturbricka får ligga där.
rule-yamatai-9-reserve = Raden fylls på i rundans slut (8.3), inte tidigare.
rule-yamatai-9-moved = Båtar flyttade med en förmåga
# Follows the head before.
rule-yamatai-9-moved-text = Att flytta eller byta en båt gör den inte till en som du placerat den här turen. Om den båt som du placerade senast flyttas går din kedja vidare från dess nya plats. Tas den bort går kedjan vidare från båten som placerades före den; utan någon sådan är nästa båt en första igen (5.2). För att samla och bygga räknas det som du placerat den här turen och som ännu ligger på kartan.

rule-yamatai-10 = Vid det här bordet
rule-yamatai-10-1 = Ångra tar tillbaka den pågående turens handlingar, till den senaste som visade något dolt. Turer som är över kan bara tas tillbaka om bordet kom överens om det när partiet började.
rule-yamatai-10-2 = En tur slutar när du säger det, också när inget mer kan göras i den.
rule-yamatai-10-3 = Dolda är högarna och flottorna med baksidan upp, och inget annat. Vårt beslut: brickorna som ligger med baksidan upp hos dem som byggt får ses, för alla såg dem byggas.

rule-yamatai-11 = Exempel
rule-yamatai-11-1 = Din flotta visar sten, lera och guld, och förrådet har inget guld kvar. Du får en stenbåt och en lerbåt. Guldbåten som du behöll i hamnen finns också i din hand (3.2).
rule-yamatai-11-2 = Alla infarter är tagna, och ingen tom plats är förbunden med båtar av sorterna i din hand. Du kan inte placera någon, och turen går vidare utan det här steget (5.2).
rule-yamatai-11-3 = Du har placerat två båtar, och ingen tom plats är förbunden med den andra. Den tredje kan inte läggas intill den första, om inte en specialist låter din kedja grena sig (5.3).
rule-yamatai-11-4 = Två av dina tre båtar rör vid samma bricka. En av dem tar den; den andra tar en annanstans, eller ingen (5.5).
rule-yamatai-11-5 = Ett hus kostar två bambubåtar och en lerbåt. Runt ön ligger bambu, lera och guld: en bambubåt saknas. En förmåga eller en specialist som sparar en båt åt dig gör det möjligt (5.6).
rule-yamatai-11-6 = Alla båtar som behövs har legat runt en ö i några rundor. Placera vilken båt som helst intill den, så får du bygga där. En båt som bara rör vid ön i dess hörn hjälper inte (5.6).
rule-yamatai-11-7 = Ett hus på ett berg har två palats och en torii på grannöar och går med i en grupp om två hus och en om tre: 4 prestigepoäng och 6 mynt (5.9).
rule-yamatai-11-8 = Ditt första hus står ensamt: inga mynt. Ditt andra på en grannö: 2 mynt. Ett tredje som bara möter båda i ett hörn: inga mynt (5.10).
rule-yamatai-11-9 = Rundans första spelare bygger sitt sista hus. Alla andra har ännu sina turer. När två spelar får den spelarens andra spelpjäs ännu bygga torii och palats (8.1).
rule-yamatai-11-10 = Fem båtar är kvar i din hand, och din hamn rymmer en. Du behåller en och lägger undan fyra (6.1). Den som slutar med sju undanlagda båtar och en i hamnen förlorar 4 poäng om två båtar kostar 1 (8.7).
rule-yamatai-11-11 = Tre spelar. Efter rundan är två öppna flottor kvar och flyttas till de två första platserna. Tre med baksidan upp vänds, två ligger kvar med baksidan upp bakom dem, och de tre som spelades ligger blandade sist (8.5).
rule-yamatai-11-12 = Du har två koibrickor och en trumbricka. De två koibrickorna betalar en specialist; en koi och en trumma gör det inte, om inte en specialist låter dig betala med två valfria (7.1).
rule-yamatai-11-13 = En specialist låter dig bygga på en ö som har en bricka, om du betalar mynten som den begär. Du tar brickan tillsammans med byggnaden, och har gjort det som 5.4 kräver.
rule-yamatai-11-14 = Så många byggnader har byggts att raden inte kan fyllas upp till fem. Partiet slutar där (8.3): ingen ny turordning, inga nya flottor.
