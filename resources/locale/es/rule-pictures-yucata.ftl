### The pictures in the rules of Yucata': what each shows. Positions: resources/games/yucata/rule-pictures.toml.

rule-picture-yucata-path = Al principio: los amuletos en la 0, piedras claras y oscuras de la 5 a la 38, y la roja ante el templo. Esta es la disposición básica.
rule-picture-yucata-behind = Blanco juega la espada: va a la 19, justo detrás de Negro, que está en la 20, y no toma nada.
rule-picture-yucata-in-front = La otra lectura: Blanco va a la 21, una casilla por delante de Negro, y toma la piedra de allí.
rule-picture-yucata-taken = Blanco está en la 9 y Negro va en cabeza en la 12. Un 5 lleva a Blanco a la 14: toma las piedras de la 13 y la 14. Las de antes ya no estaban.
rule-picture-yucata-prices = Blanco tiene dos piedras oscuras, que cuestan tres claras; Negro tiene cuatro, que cuestan diez.
