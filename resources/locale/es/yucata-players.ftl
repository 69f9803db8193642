### Yucata': por qué un jugador del ordenador eligió su carta.

yucata-judge-taken = piedras al momento
yucata-judge-later = lo que viene después
