### The pictures in the rules of Yucata': what each shows. Positions: resources/games/yucata/rule-pictures.toml.

rule-picture-yucata-path = At the start: the amulets on 0, light and dark stones on 5 to 38, and the red one before the temple. This is the basic layout.
rule-picture-yucata-behind = White plays the sword: it goes to 19, just behind Black on 20, and takes nothing.
rule-picture-yucata-in-front = The other reading: White goes to 21, one space in front of Black, and takes the stone there.
rule-picture-yucata-taken = White is on 9, Black leads on 12. A 5 takes White to 14: the stones on 13 and 14 are taken. Those up to 12 were gone already.
rule-picture-yucata-prices = White has two dark stones, which cost three light ones; Black has four, which cost ten.
