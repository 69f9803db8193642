### El sonido.

options-sound = &Sonido
options-sound-missing = El sonido necesita el extra «sound»: pip install "yamatai[sound]"
