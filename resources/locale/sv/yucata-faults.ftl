### Yucata': vad som är fel med stenarnas platser, och med kort som skrevs eller står i en fil.

# $why: ett av felen nedan.
fault-layout = uppställning: { $why }
fault-layout-name = ingen uppställning heter { $name }: välj { $known }, eller skriv nio tal
fault-layout-count = det finns { $due } mörka stenar, inte { $count } (regel 1.2)
fault-layout-twice = på fält { $space } ligger en sten, inte två (regel 1.2)
fault-layout-astray = ingen mörk sten kan ligga på { $space }: de ligger på { $first } till { $last } (regel 1.2)
fault-layout-light = fält { $space } är alltid ljust: det ligger mellan den röda stenen och varje mörk (regel 1.2)

## En fil med uppställningar

fault-layouts = uppställningar: { $why }
fault-layouts-of = { $id }: { $why }
fault-layouts-fixed = { $name } måste vara { $value }
fault-layouts-missing = { $id } saknas
fault-layouts-none = { $id } är ingen uppställning i det här spelet
fault-layouts-twice = { $id } står där två gånger

## Kort

fault-yucata-words = { $text }: play tar ett ord (card)
fault-yucata-card = inget kort heter { $card }; de som finns är: { $known }
