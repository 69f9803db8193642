### Ljud.

options-sound = &Ljud
options-sound-missing = Ljud kräver tillägget ”sound”: pip install "yamatai[sound]"
