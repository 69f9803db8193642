### Las opciones, y lo que se dice del archivo que las guarda.

## El nombre de este idioma, en este idioma

language-name = Español

## El diálogo

menu-view-options = &Opciones…
options-title = Opciones
options-theme = &Colores
options-theme-paper = Papel
options-theme-night = Noche
options-theme-contrast = Alto contraste
options-language = &Idioma
options-language-system = El idioma del sistema
options-speed = &Jugadores del ordenador
options-speed-0-5 = Lentos
options-speed-1 = Normales
options-speed-2 = Rápidos
options-speed-0 = Al instante
options-large = &Texto grande
options-reduced-motion = Menos &movimiento: las cosas aparecen en su sitio y no vuelan hasta él
options-hand-over = Ta&par la mesa hasta que se siente la siguiente persona
options-keep = &Guardar
options-cancel = Cancelar

## Problemas con el archivo

settings-broken = No se pudieron leer tus opciones. Se han apartado en settings.broken.json; valen las habituales.
settings-unread = Ahora no se pueden leer tus opciones; valen las habituales.
settings-unwritten = No se pueden escribir tus opciones; valen hasta que salgas.
