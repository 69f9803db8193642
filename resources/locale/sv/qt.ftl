### Vad Qt:s egna dialoger säger, där Qt saknar översättning. `&` märker ut tangenten.

qt-ok = OK
qt-open = Öppna
qt-save = Spara
qt-cancel = Avbryt
qt-close = Stäng
qt-discard = Släng
qt-yes = &Ja
qt-no = &Nej
qt-look-in = Leta &i:
qt-files-of-type = Fil&typ:
qt-folder = Mapp
qt-drive = Enhet
qt-shortcut = Genväg
