### Partierna på disken: sparade av sig själva, i en lista, räknade; och felrapporten.

## Att spara

not-kept = { $why }. Partiet fortsätter, men det sparas inte längre av sig självt: spara det på ett annat ställe med Parti, Spara som…
menu-game-continue = &Fortsätt det senaste partiet
continue-none = Det finns inget annat parti att fortsätta med.
save-in-use = { $name } är öppet i ett annat fönster. Välj ett annat namn.
menu-game-library = &Dina partier…

## Listan över partier

library-title = Dina partier
library-name = Namn
library-game = Spel
library-seats = Spelare
library-date = Påbörjat
library-round = Runda
library-result = Resultat
library-running = Inte slut
library-unreadable = Kan inte läsas
library-search = Sök: namn, spel, person eller nivå
library-reading = Läser partierna: { $share } %
library-count = { $count ->
    [0] Inga partier
    [one] 1 parti
   *[other] { $count } partier
}
library-open = Öppna
library-replay = Spela upp
library-rename = Byt namn
library-copy = Kopiera
library-delete = Ta bort
library-import = Importera…
library-export = Exportera…
library-close = Stäng
library-statistics = Statistik
library-games = Lista över partier
library-import-title = Importera ett parti
library-export-title = Exportera partiet
library-delete-question = Det finns ingen papperskorg för { $name }. Ta bort för gott?

## Statistik

statistics-game = Spel
statistics-who = Spelare
statistics-games = Partier
statistics-wins = Vunna
statistics-wins-told = { $wins } ({ $share } %)
statistics-mean = Medel
statistics-best = Bäst
statistics-streak = Vunna i rad
statistics-longest = Längsta rad
statistics-graphs = Den valda spelarens poäng
statistics-scores = Poäng per datum; en fylld punkt är ett vunnet parti
statistics-sources = Poäng per källa, i genomsnitt

## Felrapporten

menu-help-report = Rapportera ett &problem…
report-title = Rapportera ett problem
report-filter = Rapporter (*.zip)
report-written = { $name } innehåller partiet, versionerna, inställningarna och de senaste meddelandena, och inga namn. Bifoga filen till din rapport.
