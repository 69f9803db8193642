### What Qt's own dialogues say, where Qt has no translation of it. `&` marks the key.

qt-ok = OK
qt-open = Open
qt-save = Save
qt-cancel = Cancel
qt-close = Close
qt-discard = Discard
qt-yes = &Yes
qt-no = &No
qt-look-in = &Look in:
qt-files-of-type = Files of &type:
qt-folder = Folder
qt-drive = Drive
qt-shortcut = Shortcut
