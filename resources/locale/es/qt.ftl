### Lo que dicen los diálogos propios de Qt, donde Qt no lo traduce. `&` marca la tecla.

qt-ok = Aceptar
qt-open = Abrir
qt-save = Guardar
qt-cancel = Cancelar
qt-close = Cerrar
qt-discard = Descartar
qt-yes = &Sí
qt-no = &No
qt-look-in = Buscar &en:
qt-files-of-type = &Tipo de archivo:
qt-folder = Carpeta
qt-drive = Unidad
qt-shortcut = Acceso directo
