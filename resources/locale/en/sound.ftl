### Sound.

options-sound = &Sound
options-sound-missing = Sound needs the extra “sound”: pip install "yamatai[sound]"
