### The options, and what is told about the file that keeps them.

## The name of this language, in this language

language-name = English

## The dialogue

menu-view-options = &Options…
options-title = Options
options-theme = &Colours
options-theme-paper = Paper
options-theme-night = Night
options-theme-contrast = High contrast
options-language = &Language
options-language-system = The system's language
options-speed = Computer &players
options-speed-0-5 = Slow
options-speed-1 = Normal
options-speed-2 = Fast
options-speed-0 = At once
options-large = La&rge text
options-reduced-motion = Less &motion: things appear in their new place and do not fly there
options-hand-over = Co&ver the table until the next person sits down
options-keep = &Keep
options-cancel = Cancel

## Trouble with the file

settings-broken = Your settings could not be read. They are set aside in settings.broken.json; the usual ones hold.
settings-unread = Your settings cannot be read just now; the usual ones hold.
settings-unwritten = Your settings cannot be written; they hold until you leave.
