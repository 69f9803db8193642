### Yucata': la mesa, sus cartas y sus frases.

yucata-colour-white = Blanco
yucata-colour-black = Negro
yucata-colour-red = Rojo
yucata-colour-green = Verde

## Options

yucata-option-layout = Piedras
yucata-option-layout-basic = Básica
yucata-option-layout-ayuno = Ayuno: por parejas
yucata-option-layout-ayunito = Ayunito: casi a igual distancia
yucata-option-layout-tumo_zumo = Tumo Zumo: peligro temprano
yucata-option-layout-zattopusta = Zattopusta: tormenta al final
yucata-option-layout-acuma_y_taya = Acuma y Taya: un arco
yucata-option-layout-orzi_krakra = Orzi Krakra: siete cuervos
yucata-option-layout-kintaya = Kintaya: trampas tras las rachas
yucata-option-layout-monzola = Monzola: tres bloques
yucata-option-sword = La espada lleva
yucata-option-sword-behind = justo detrás de quien va en cabeza
yucata-option-sword-in_front = justo delante de quien va en cabeza
yucata-option-start = Quién empieza
yucata-option-start-drawn = por sorteo
yucata-option-start-first = el primer asiento
yucata-option-undo-across-turns = Deshacer puede volver a turnos terminados

## Areas and places

yucata-area-board = El camino
yucata-area-hand = La mano de { $player }
yucata-area-prices = Lo que cuestan las piedras oscuras
yucata-space = Casilla { $number }
yucata-space-light = Casilla { $number }, una piedra clara
yucata-space-dark = Casilla { $number }, una piedra oscura
yucata-space-red = Casilla { $number }, la piedra roja
yucata-space-with = Casilla { $number }: { $names }
yucata-amulet-spot = { $name }, en la casilla { $number }
yucata-seat-spot =
    { $name }: { $light } claras, { $dark } oscuras, { $red ->
        [0] sin la piedra roja
       *[other] la piedra roja
    }; { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } en la mano
yucata-score-spot = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } si la partida acabara ahora
yucata-pile-empty = Aún no ha jugado ninguna carta
yucata-pile-own = Tu última carta: { $card }
yucata-pile-of = La última carta de { $name }: { $card }
yucata-pile-hint = Juega una carta aquí o en el camino
yucata-pile-caption = Tu última carta
yucata-card-back = Una carta que no puedes ver
yucata-prices-spot = 1 piedra oscura cuesta 1 clara, 2 cuestan 3, 3 cuestan 6, 4 cuestan 10, y así sucesivamente. La roja paga una.
yucata-ahead-spot =
    { $light ->
        [one] 1 piedra clara
       *[other] { $light } piedras claras
    } y { $dark ->
        [one] 1 oscura
       *[other] { $dark } oscuras
    } aún en el camino{ $red ->
        [0] , sin la roja
       *[other] , y la roja
    }

## On the panels

yucata-step = Ronda { $round }: juega una carta
yucata-seat-now = juega
yucata-stones-light = claras
yucata-stones-dark = { $cost ->
        [0] oscuras
        [one] oscura, por 1 clara
       *[other] oscuras, por { $cost } claras
    }
yucata-stones-red = roja
yucata-cards-left = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
yucata-prices-head = Lo que cuestan las oscuras
yucata-prices-red = Quien toma la piedra roja la devuelve con una de las oscuras, sin pagar nada.
yucata-prices-has =
    { $name }: { $dark ->
        [0] ninguna oscura
        [one] 1 oscura
       *[other] { $dark } oscuras
    }
yucata-prices-next = la próxima cuesta { $cost }
yucata-ahead-head = Aún en el camino

## Cards

yucata-card-number = { $number }
yucata-card-sword = Espada
yucata-card-mirror = Espejo
yucata-card-moves = { $count ->
        [one] Una casilla adelante.
       *[other] { $count } casillas adelante.
    }
yucata-card-sword-does = Avanza según el lugar del amuleto que va en cabeza.
yucata-card-mirror-does = Hace ahora lo que hizo la carta anterior: { $card }.
yucata-card-mirror-first = Hace lo que hizo la carta anterior. No puede ser la primera carta de la partida.
yucata-card-mirror-hidden = Hace lo que hizo la carta anterior.
yucata-goes-to = Va a la casilla
yucata-takes = Toma
yucata-change = Puntos
yucata-taken-light = { $count ->
        [one] 1 clara
       *[other] { $count } claras
    }
yucata-taken-dark = { $count ->
        [one] 1 oscura
       *[other] { $count } oscuras
    }
yucata-taken-nothing = nada
yucata-taken-red = la piedra roja

## Prompts

yucata-prompt-play = Juega una carta: haz clic en ella o arrástrala al camino.
yucata-prompt-held = { $card }: suéltala en el camino o en tu montón.
yucata-prompt-waiting = { $name } elige una carta.
yucata-prompt-over = La partida ha terminado.
# The way out, behind the sentence of what is held; $key: such as "Esc"
yucata-way-out-keeps = Con { $key } te la quedas.

## Refusals

yucata-refusal-game-over = La partida ha terminado.
yucata-refusal-not-your-turn = Es el turno de { $name }.
yucata-refusal-not-in-hand = { $card } ya no está en tu mano.
yucata-refusal-mirror-first = El espejo no puede ser la primera carta de la partida.
yucata-refusal-same-card = { $name } acaba de jugar { $card }: juega otra carta.

## The log

yucata-plan-card = Jugar: { $card }
yucata-log-moved = { $name } va a la { $number }
yucata-log-stayed = { $name } se queda en la { $number }
yucata-log-taken = { $name } toma { $stones }
yucata-log-refilled = Todos recuperan sus cartas: ronda { $round }
yucata-log-ended = { $name } llega al templo

## Scoring

yucata-headline = { $winners ->
        [one] { $name } es el elegido de los dioses
       *[other] { $name } son los elegidos de los dioses
    }
yucata-tie = Quien tiene tantas como el primero comparte la victoria.
yucata-score-light = Piedras claras
yucata-score-light-note = 1 cada una
yucata-score-dark = Piedras oscuras
yucata-score-dark-note = 1, 3, 6, 10 y así
yucata-score-red = Piedra roja
yucata-score-red-note = paga una oscura
yucata-score-total = En total
yucata-score-head = { $name }, si la partida acabara ahora
yucata-end-sentence = { $points ->
        [one] 1 piedra
       *[other] { $points } piedras
    }, { $lead } más que { $second }. { $red } tomó la roja.
yucata-end-shared = { $names } comparten la victoria con { $points ->
        [one] 1 piedra
       *[other] { $points } piedras
    }.
yucata-end-red-taken = se tomó la piedra roja
yucata-source-house = Valores nuestros (los impresos no son públicos como texto)
