### El tutorial de Yucata': capítulos y sus notas, de 240 caracteres como mucho y con un título cada una.
### El orden y lo que se señala: resources/games/yucata/tutorial.toml.


## The winding path

yucata-lesson-path = El camino sinuoso
yucata-lesson-path-temple-head = Hacia el templo
yucata-lesson-path-temple = En la selva de Palenque un camino serpentea hasta un templo. Quien reúna las mejores fuerzas será el elegido de los dioses.
yucata-lesson-path-stones-head = Fuerzas buenas y oscuras
yucata-lesson-path-stones = Las piedras claras son las fuerzas buenas: quieres muchas. Las oscuras te costarán algunas. Piedra por la que pasas, piedra que tomas.
yucata-lesson-path-play-head = Siete cartas
yucata-lesson-path-play = Tú y Ren tenéis las mismas siete cartas. Un número te mueve tantas casillas. Juega el 5: haz clic en él o arrástralo al camino.
yucata-lesson-path-behind-head = Nada para Ren
yucata-lesson-path-behind = Tu piedra clara está ante ti. Ren avanza 3 y no toma nada: quien va en cabeza despeja el camino a los de atrás.

## Sword and mirror

yucata-lesson-cards = Espada y espejo
yucata-lesson-cards-same-head = La misma no
yucata-lesson-cards-same = Ren acaba de jugar un 3. No puedes jugar la misma carta justo después; la tuya se apaga hasta que alguien juegue otra.
yucata-lesson-cards-two-head = Dos piedras claras
yucata-lesson-cards-two = Un 2 te lleva a la casilla 7: dos piedras claras, y te quedas antes de lo que viene. Juégalo.
yucata-lesson-cards-sword-head = La espada
yucata-lesson-cards-sword = La espada llevó a Ren justo detrás de ti, que vas en cabeza. De ir él en cabeza, lo habría movido una casilla.
yucata-lesson-cards-mirror-head = El espejo
yucata-lesson-cards-mirror = El espejo hace lo que hizo la carta anterior. Fue una espada y vas en cabeza: te mueve una casilla. Juégalo y mira qué trae.

## What it costs

yucata-lesson-price = Lo que cuesta
yucata-lesson-price-dark-head = Una piedra oscura
yucata-lesson-price-dark = La casilla 8 era oscura. Una oscura cuesta una clara al final, dos cuestan 3, tres cuestan 6: unas pocas se soportan, muchas arruinan.
yucata-lesson-price-after-head = Ren se adelanta
yucata-lesson-price-after = Ren avanza 4, te pasa y toma lo que había allí. Quien se adelanta se lo lleva todo, lo bueno y lo malo.
yucata-lesson-price-wait-head = A veces conviene esperar
yucata-lesson-price-wait = La espada te lleva ahora justo detrás de Ren y no te cuesta nada. Juégala y deja que vaya él primero.
yucata-lesson-price-red-head = La piedra roja
yucata-lesson-price-red = Quien llega al templo toma la piedra roja, y la partida acaba al momento. La roja paga una de sus oscuras.
yucata-lesson-price-hand-head = Siete, y otra vez siete
yucata-lesson-price-hand = Jugadas las siete cartas, los dos las recuperáis. Recuerda lo que jugó Ren: solo su última carta está a la vista.

## Your own game

yucata-lesson-own = Tu propia partida
yucata-lesson-own-yours-head = Ahora tú
yucata-lesson-own-yours = Siete cartas cada uno, contra un jugador fácil. Deja el puntero sobre una carta para ver qué traería. Solo hablaré cuando pase algo nuevo.
yucata-lesson-own-taken-head = Tus puntos
yucata-lesson-own-taken = Lo que tomas cuenta aquí al momento, como si la partida acabara ahora.
yucata-lesson-own-others-head = La parte de Ren
yucata-lesson-own-others = Las piedras que toma Ren ya no son para ti. Fíjate en cuántas oscuras tiene: la siguiente le duele más.
yucata-lesson-own-refilled-head = Vuelven las cartas
yucata-lesson-own-refilled = Acabó una ronda y tienes otra vez las siete cartas. Ya sabes todo lo que hay que saber. ¡Suerte!
