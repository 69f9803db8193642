"""Questions: why a computer player did something is thought again, from what it saw then."""

from __future__ import annotations

import pytest

from yamatai.bots import levels, questions
from yamatai.bots.levels import think
from yamatai.bots.questions import Answer, Why, answer
from yamatai.games.yamatai.meta import META
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import Meta, Seat, Setup
from yamatai.play.match import Match, Node
from yamatai.play.race import Task


def played(meta: Meta, *players: str, seed: int, folder) -> Match:
    """A game among these players, as it is read from a file."""
    Task(meta, players, levels.player, save_dir=folder).play(seed)
    (path,) = folder.iterdir()
    return record.read(str(path)).match


def why(match: Match, node: Node) -> Why:
    """The question why the seat of an action did that."""
    turn = [node]
    while (before := turn[0].parent) and before.parent and before.seat == node.seat and not before.ends_turn:
        turn.insert(0, before)
    steps = []
    for each in turn:
        assert each.parent
        steps.append((match.game.view(each.parent.state, each.seat), each.action))
    return Why(match.game.meta, match.game.setup, node.seat, turn[0].number - 1, tuple(steps))


@pytest.mark.parametrize(("meta", "players", "seed", "every"), [
    (META, ("easy", "hard"), 3, 3), (META, ("medium", "random", "medium"), 4, 5),
    (YUCATA, ("easy", "hard", "medium", "expert"), 6, 3),
])  # fmt: skip
def test_every_action_of_a_saved_game_is_thought_of_again(tmp_path, meta, players, seed, every):
    match = played(meta, *players, seed=seed, folder=tmp_path)
    for node in match.line()[::every]:
        _is_thought_of_again(match, node)


def _is_thought_of_again(match: Match, node: Node) -> None:
    asked = why(match, node)
    told = answer(asked)
    assert told.error == ""
    assert told.thought is not None, f"{node.number}: {match.game.write(node.action)}"
    rest = tuple(action for _, action in asked.steps[told.begun :])
    assert told.thought.actions[: len(rest)] == rest


def test_the_first_turns_of_experts_are_thought_of_again():
    match = Match(META.open(Setup((Seat("A", "blue", "expert"), Seat("B", "grey", "expert")), 1)))
    choosers = [levels.player("expert") for _ in range(2)]
    while len(match.line()) < 8:
        seat = match.to_act[0]
        match.do(seat, choosers[seat](match.game, match.view(seat), seat, 1, match.node.number))
    for node in match.line()[::3]:
        _is_thought_of_again(match, node)


def test_what_a_player_would_not_have_done_has_no_reason():
    match = Match(META.open(Setup((Seat("A", "blue", "hard"), Seat("B", "grey", "hard")), 1)))
    seat = match.to_act[0]
    wanted = think(match.game, match.view(seat), seat, 1, 0, "hard").actions[0]
    match.do(seat, next(action for action in match.game.legal(match.state, seat) if action != wanted))
    assert answer(why(match, match.node)) == Answer(None)


def test_that_nothing_else_could_be_done_explains_no_turn_that_somebody_else_played():
    match = Match(META.open(Setup((Seat("A", "blue", "easy"), Seat("B", "grey", "easy")), 1)))
    seat, chance = match.to_act[0], Chance(1)
    while len(match.game.legal(match.state, seat)) > 1:
        match.do(seat, chance.choice(match.game.legal(match.state, seat)[:-1]))  # the last one ends something
    assert match.to_act == (seat,)
    match.do(seat, *match.game.legal(match.state, seat))
    assert answer(why(match, match.node)) == Answer(None)


def test_a_player_that_found_itself_in_the_midst_of_a_turn_is_understood_from_there():
    """Somebody played the first action, and left the rest to it."""
    match = Match(META.open(Setup((Seat("A", "blue", "hard"), Seat("B", "grey", "hard")), 1)))
    seat = match.to_act[0]
    wanted = think(match.game, match.view(seat), seat, 1, 0, "hard").actions[0]
    match.do(seat, next(action for action in match.game.legal(match.state, seat) if action != wanted))
    thought = think(match.game, match.view(seat), seat, 1, 1, "hard")
    for action in thought.actions[:2]:
        match.do(seat, action)
    assert answer(why(match, match.node)) == Answer(thought, begun=1)


def test_a_plan_that_was_kept_to_is_not_thought_of_twice(monkeypatch, tmp_path):
    """A thought that ends where something may be revealed is followed by another one: two for such a turn, else one."""
    match = played(META, "medium", "medium", seed=3, folder=tmp_path)
    thoughts = []

    def watched(*asked):
        thoughts.append(asked)
        return think(*asked)

    monkeypatch.setattr(questions, "think", watched)
    node = next(node for node in match.line() if node.ends_turn and len(why(match, node).steps) > 4)
    answer(why(match, node))
    assert len(thoughts) == 1
