"""The Qt side that all games share: window, scene, drawing, text. It knows no game."""
