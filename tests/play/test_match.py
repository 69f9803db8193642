"""The one door: do, preview, undo, redo, branches, views."""

import pickle
from typing import Any

import attrs
import pytest

from tests.toy.game import META, ROUNDS, Toy
from tests.toy.table import changes, do, match, play_on, setup, tree
from yamatai.play.game import IllegalAction, InvalidInput, Refusal, refused
from yamatai.play.match import Change, Match
from yamatai.play.simulate import random_player


def texts(match):
    return [entry.text for entry in match.log()]


def test_do_changes_the_state_keeps_the_snapshot_and_tells_observers():
    m = match()
    told: list[Change] = []
    m.observers.append(told.append)
    seat = m.to_act[0]
    start = m.game.digest(m.state)
    events = m.do(seat, m.game.read("coin"))
    assert [event.kind for event in events] == ["coin"]
    assert m.score[seat] == {"coins": 1, "cards": 0}
    assert m.game.digest(m.state_at(0)) == start
    assert [(change.kind, change.node) for change in told] == [("do", m.node)]


def test_a_refused_action_changes_nothing_and_says_why():
    m = match()
    m.observers.append(lambda change: pytest.fail("told of nothing"))
    before = tree(m)
    with pytest.raises(IllegalAction) as caught:
        m.do(m.to_act[0], m.game.read("take 5"))
    assert caught.value.refusal == m.game.refusal(m.state, m.to_act[0], m.game.read("take 5"))
    assert str(caught.value) == "take 5: refused by rule 5 (not-in-row)"
    assert tree(m) == before
    assert not m.history


def test_a_refusal_survives_the_way_between_processes():
    m = match()
    with pytest.raises(IllegalAction) as caught:
        m.do(m.to_act[0], m.game.read("end"))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), copy.refusal) == (str(caught.value), caught.value.refusal)


def test_preview_equals_result_at_every_moment_of_a_game():
    m = match("human", "human", "human", seed=5)
    previews = 0
    while m.to_act:
        seat = m.to_act[0]
        for action in m.game.legal(m.state, seat):
            preview, other = m.preview(seat, action), m.at(m.node.number)
            before = m.game.score(m.view(seat))
            events = other.do(seat, action)
            if preview.reveals:
                assert any(event.reveals for event in events)
                continue
            previews += 1
            assert preview.events == events
            assert m.game.digest(preview.view) == m.game.digest(other.view(seat))
            after = m.game.score(other.view(seat))
            for old, new, gained in zip(before, after, preview.gains, strict=True):
                assert {name: old[name] + gained.get(name, 0) for name in old} == new
                assert 0 not in gained.values()
        m.do(seat, random_player(m.game, m.view(seat), seat, 5, m.node.number))
    assert previews > 50


def test_preview_of_a_refused_action_is_its_refusal():
    m = match()
    for seat in (0, 1):
        for text in ("end", "take 3", "coin"):
            refusal = m.game.refusal(m.state, seat, m.game.read(text))
            assert m.preview(seat, m.game.read(text)).refusal == refusal


def test_preview_does_not_tell_what_the_deck_holds():
    m = match()
    preview = m.preview(m.to_act[0], m.game.read("turn"))
    assert (preview.reveals, preview.events, preview.view, preview.gains) == (True, (), None, ())


def test_undo_takes_back_every_action_of_the_turn():
    m = match()
    fresh = tree(m)
    do(m, "coin", "coin")
    assert m.undo() is None
    assert m.undo() is None
    assert texts(m) == []
    assert m.undo() == Refusal("undo-start", "7")
    assert m.game.digest(m.state) == fresh[3]


def test_undo_stops_at_the_end_of_the_last_turn():
    m = do(match(), "coin", "end")
    assert m.undo() == Refusal("undo-turn", "7")
    assert not m.can_undo()
    do(m, "coin")
    assert m.can_undo()
    assert m.undo() is None
    assert m.undo_refusal() == Refusal("undo-turn", "7")


def test_two_turns_of_one_seat_in_a_row_are_two_turns():
    seed = next(seed for seed in range(100) if len({*match(seed=seed).state.order[:2]}) == 1)
    m = do(match(seed=seed), "coin", "end")
    assert m.to_act == (m.node.seat,)
    assert m.undo() == Refusal("undo-turn", "7")


@pytest.mark.parametrize("act", ["turn", "draw", "roll"])
def test_undo_stops_where_something_hidden_came_out(act):
    m = do(match(undo_across_turns="yes"), "coin", act)
    assert m.undo() == Refusal("undo-reveal", "7")
    assert texts(m) == ["coin", act]


def test_where_a_game_says_nothing_of_undo_no_rule_is_named():
    class Silent(Toy):
        meta = attrs.evolve(META, undo_rule="")

    silent: Any = Silent(setup(), "house", ROUNDS)
    m = Match(silent)
    assert m.undo() == Refusal("undo-start", "")
    assert m.redo() == Refusal("redo-end", "")
    do(m, "coin", "end")
    assert m.undo() == Refusal("undo-turn", "")
    assert str(refused("undo", Refusal("undo-turn", ""))) == "undo: refused (undo-turn)"


def test_undo_goes_across_turns_if_the_table_agreed():
    m = do(match(undo_across_turns="yes"), "coin", "end", "coin", "coin", "end", "coin")
    for _ in range(6):
        assert m.undo() is None
    assert m.undo() == Refusal("undo-start", "7")
    for _ in range(6):
        assert m.redo() is None
    assert m.redo() == Refusal("redo-end", "7")


@pytest.mark.parametrize(("option", "refusal"), [("no", Refusal("undo-turn", "7")), ("yes", None)])
def test_what_a_computer_player_did_is_the_act_of_another(option, refusal):
    m = do(match("random", "random", undo_across_turns=option), "coin")
    assert m.undo() == refusal


def test_a_new_action_after_an_undo_leaves_the_old_line_as_a_branch():
    m = do(match(), "coin", "coin")
    m.undo()
    do(m, "end")
    assert texts(m) == ["coin", "end"]
    coin = m.line()[0]
    assert [m.game.write(child.action) for child in coin.children] == ["coin", "end"]
    assert not m.can_redo()


def test_redo_goes_where_one_came_from():
    m = do(match(undo_across_turns="yes"), "coin", "coin")
    m.undo()
    do(m, "end", "coin")
    m.undo()
    m.undo()
    m.redo()
    m.redo()
    assert texts(m) == ["coin", "end", "coin"]


def test_the_same_action_after_an_undo_goes_on_along_its_line():
    m = do(match(undo_across_turns="yes"), "coin", "end", "coin")
    for _ in range(3):
        m.undo()
    do(m, "coin")
    assert len(m.root.children) == 1
    m.redo()
    m.redo()
    assert texts(m) == ["coin", "end", "coin"]


def test_going_to_an_earlier_moment_begins_a_line_and_keeps_the_old_one():
    m = do(match(), "coin", "turn", "end", "coin")
    old = m.node
    m.go(m.line()[0])
    assert (texts(m), m.history[-1]) == (["coin"], Change("go", m.node))
    do(m, "coin")
    assert m.lines() == (old, m.node)
    assert [m.game.write(node.action) for node in m.line(old)] == ["coin", "turn", "end", "coin"]
    m.go(old)
    assert texts(m) == ["coin", "turn", "end", "coin"]


def test_redo_leads_along_the_line_on_which_one_was():
    m = do(match(), "coin", "coin")
    m.undo()
    do(m, "end")
    m.go(m.lines()[0])
    assert texts(m) == ["coin", "coin"]
    m.go(m.root)
    m.redo()
    m.redo()
    assert texts(m) == ["coin", "coin"]


def test_going_where_one_stands_is_no_change():
    m = do(match(), "coin")
    m.go(m.node)
    assert [change.kind for change in m.history] == ["do"]


def test_going_elsewhere_is_no_undo():
    m = do(match(), "coin", "end", "coin")
    m.go(m.line()[1])
    assert m.undo() == Refusal("undo-turn", "7")


def test_after_each_undo_the_views_equal_fresh_ones():
    m = match("human", "human", "human", seed=3, undo_across_turns="yes")
    while m.to_act:
        seat = m.to_act[0]
        for action in m.game.legal(m.state, seat):
            fresh = [m.game.digest(m.view(viewer)) for viewer in (None, 0, 1, 2)]
            m.do(seat, action)
            if m.undo():
                break
            assert [m.game.digest(m.view(viewer)) for viewer in (None, 0, 1, 2)] == fresh
        else:
            m.redo()


def test_views_hide_the_deck_and_the_hands_of_others_now_and_then():
    m = do(match(), "draw", "end")
    seat = m.node.seat
    assert m.state.hands[seat] == m.view(seat).hands[seat] == m.view(seat, 1).hands[seat]
    for viewer in (None, 1 - seat):
        assert m.view(viewer).hands[seat] == (-1,)
        assert set(m.view(viewer, 0).deck) == {-1}


def test_any_moment_of_the_line_can_be_looked_at():
    m = play_on(match())
    digests = [m.game.digest(m.root.state), *(m.game.digest(node.state) for node in m.line())]
    for number, digest in enumerate(digests):
        assert m.game.digest(m.state_at(number)) == digest
        assert m.game.digest(m.at(number).state) == digest
    for number in (-1, len(digests)):
        with pytest.raises(InvalidInput, match=f"no moment {number}"):
            m.state_at(number)
    assert [entry.number for entry in m.log()] == [*range(1, len(digests))]


def test_since_the_last_turn_of_a_seat_the_others_acted():
    m = match("human", "human", "human", seed=3)
    seat = m.to_act[0]
    assert m.since(seat) == ()
    do(m, "coin", "end")
    assert m.since(seat) == ()
    while m.to_act[0] != seat:
        do(m, "coin", "end")
    others = m.line()[2:]
    assert m.since(seat) == others
    do(m, "coin")
    assert m.since(seat) == others


def test_a_line_replayed_from_scratch_gives_the_same_history():
    m = play_on(match(seed=9))
    other = Match(m.game)
    for node in m.line():
        other.do(node.seat, node.action)
    assert changes(other) == changes(m)
    assert other.result == m.result
    assert other.score == m.score
