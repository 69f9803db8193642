"""Whole games of Yamataï through the stage, by real mouse events."""

import pytest

from yamatai.play import record


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_mouse_verifies(seat_down, new_match, tmp_path, seats):
    match = new_match(seats, seed=seats)
    hand = seat_down(match)
    ended = []
    hand.controller.finished.connect(lambda: ended.append(True))
    hand.play_to_the_end(seed=seats)
    assert ended == [True]
    file = tmp_path / "game.yamatai"
    record.save(match, file)
    reading = record.read(file)
    assert reading.sound
    assert not reading.notices
    assert reading.match.result == match.result
