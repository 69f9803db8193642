### Yucata's regler med egna ord. `rule-yucata-2` är rubriken till kapitel 2, `rule-yucata-2-3` är regel 2.3.

rule-yucata-1 = Förberedelser
rule-yucata-1-1 = Två till fyra personer spelar. Var och en har en amulett och samma sju kort: 1, 2, 3, 4, 5, svärdet och spegeln.
rule-yucata-1-2 = Stigen har 40 fält. 0 är starten, 1 till 4 är tomma, på 5 till 38 ligger en sten var, 25 ljusa och 9 mörka sammanlagt, och den röda stenen ligger på 39, framför templet. Mellan den röda stenen och varje mörk ligger en ljus. Var de mörka stenarna ligger väljs före spelet; platserna i varje uppställning är vårt eget val.
rule-yucata-1-3 = Alla amuletter börjar på 0, och flera får när som helst dela fält. Vem som börjar lottas eller väljs; sedan går turen runt bordet.

rule-yucata-2 = Ett drag
rule-yucata-2-1 = Du spelar ett kort med framsidan upp på din hög och flyttar din amulett. En siffra flyttar den så många fält framåt.
rule-yucata-2-2 = Svärdet går till fältet närmast bakom den ledande amuletten. Om du leder, ensam eller med andra, flyttar det dig ett fält. Det flyttar dig aldrig bakåt: står du redan närmast bakom ledaren stannar du (vårt beslut). Den andra läsarten, som väljs före spelet, går i stället till fältet närmast framför ledaren.
rule-yucata-2-3 = Spegeln gör vad kortet före ditt gjorde. En spegel efter en spegel gör vad den gjorde (vårt beslut). Den kan inte vara spelets första kort.
rule-yucata-2-4 = Du får inte spela samma kort som spelaren närmast före dig, om det inte är ditt sista. Spegeln är ett eget kort: efter en 4:a får du spela spegeln, och efter en spegel som flyttade 4 får du spela en 4:a.
rule-yucata-2-5 = Vårt beslut: när du bara har förbjudna kort kvar på handen får du spela vilket som helst av dem.
rule-yucata-2-6 = Du tar alla stenar på fälten du passerar och på det där du stannar, vare sig du vill eller inte. På 39 slutar flytten.
rule-yucata-2-7 = När alla har spelat sitt sjunde kort tar alla tillbaka korten på handen. Det som 2.4 förbjuder är fortfarande förbjudet (vårt beslut).
rule-yucata-2-8 = Korten på handen är hemliga. Av de spelade syns bara det senaste för varje spelare. Vårt beslut: därför berättar loggen vart någon gick och vad som togs, och nämner inget kort.

rule-yucata-3 = Slutet och räkningen
rule-yucata-3-1 = Spelet slutar genast när en amulett når 39.
rule-yucata-3-2 = Den som tog den röda stenen lämnar tillbaka den tillsammans med en mörk. Utan mörk sten är den inget värd.
rule-yucata-3-3 = Mörka stenar kostar ljusa: en kostar 1, två kostar 3, tre kostar 6, fyra kostar 10 och så vidare. Vårt beslut: det kan bli färre än ingen.
rule-yucata-3-4 = Flest ljusa stenar kvar vinner. Vårt beslut: lika är delad seger.
