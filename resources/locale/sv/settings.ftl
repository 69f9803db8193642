### Inställningarna, och vad som sägs om filen som bevarar dem.

## Det här språkets namn, på det här språket

language-name = Svenska

## Dialogen

menu-view-options = &Inställningar…
options-title = Inställningar
options-theme = &Färger
options-theme-paper = Papper
options-theme-night = Natt
options-theme-contrast = Hög kontrast
options-language = &Språk
options-language-system = Systemets språk
options-speed = &Datorspelare
options-speed-0-5 = Långsamma
options-speed-1 = Normala
options-speed-2 = Snabba
options-speed-0 = Genast
options-large = Stor &text
options-reduced-motion = Mindre &rörelse: saker dyker upp på sin nya plats och flyger inte dit
options-hand-over = Täck b&ordet tills nästa person sätter sig
options-keep = S&para
options-cancel = Avbryt

## Problem med filen

settings-broken = Dina inställningar kunde inte läsas. De ligger nu i settings.broken.json; de vanliga gäller.
settings-unread = Dina inställningar kan inte läsas just nu; de vanliga gäller.
settings-unwritten = Dina inställningar kan inte skrivas; de gäller tills du avslutar.
