### The pictures in the rules of Yucata': what each shows. Positions: resources/games/yucata/rule-pictures.toml.

rule-picture-yucata-path = I början: amuletterna på 0, ljusa och mörka stenar på 5 till 38 och den röda framför templet. Det här är grunduppställningen.
rule-picture-yucata-behind = Vit spelar svärdet: den går till 19, strax bakom Svart på 20, och tar ingenting.
rule-picture-yucata-in-front = Den andra tolkningen: Vit går till 21, ett fält framför Svart, och tar stenen där.
rule-picture-yucata-taken = Vit står på 9 och Svart leder på 12. En femma för Vit till 14: stenarna på 13 och 14 tas. De fram till 12 var redan borta.
rule-picture-yucata-prices = Vit har två mörka stenar, som kostar tre ljusa; Svart har fyra, som kostar tio.
