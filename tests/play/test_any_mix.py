"""Any mix of do, undo, redo, going elsewhere, save and load equals a replay from scratch."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.toy.table import changes, match, tree
from yamatai.play.autosave import Autosave, resume
from yamatai.play.match import Match
from yamatai.play.record import read, save


class AnyMix(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(os, "fsync", lambda _: None)  # there is no power cut here, and it is slow
        self.folder = tempfile.TemporaryDirectory()
        self.saved = Path(self.folder.name, "saved.yamatai")

    @initialize(seats=st.integers(2, 3), seed=st.integers(0, 99), across=st.sampled_from(["no", "yes"]))
    def begin(self, seats, seed, across):
        self.match = match(*["human"] * seats, seed=seed, undo_across_turns=across)
        self.autosave = Autosave(self.match, Path(self.folder.name, "games"))

    @precondition(lambda self: self.match.to_act)
    @rule(pick=st.integers(0, 99))
    def do(self, pick):
        seat = self.match.to_act[0]
        legal = self.match.game.legal(self.match.state, seat)
        self.match.do(seat, legal[pick % len(legal)])

    @rule()
    def undo(self):
        could = self.match.can_undo()
        assert (self.match.undo() is None) == could

    @rule()
    def redo(self):
        could = self.match.can_redo()
        assert (self.match.redo() is None) == could

    @rule(pick=st.integers(0, 999))
    def go(self, pick):
        self.match.go(self.match.nodes[pick % len(self.match.nodes)])

    @rule()
    def save_and_load(self):
        save(self.match, self.saved)
        self.check(read(self.saved))

    @precondition(lambda self: self.autosave.path)
    @rule()
    def leave_and_go_on(self):
        save(self.match, self.saved)
        kept = self.autosave.path
        assert kept
        assert self.saved.read_bytes() == kept.read_bytes()
        self.autosave.close()
        reading, self.autosave = resume(kept)
        assert (self.autosave.path, self.autosave.problem) == (kept, None)
        self.check(reading)
        self.match = reading.match

    def check(self, reading):
        assert (reading.sound, reading.notices) == (True, ())
        assert tree(reading.match) == tree(self.match)
        assert changes(reading.match) == changes(self.match)

    @invariant()
    def equals_a_replay_from_scratch(self):
        fresh = Match(self.match.game)
        for node in self.match.line():
            fresh.do(node.seat, node.action)
        assert self.match.game.digest(fresh.state) == self.match.game.digest(self.match.state)
        assert fresh.log() == self.match.log()

    def teardown(self):
        self.autosave.close(wait=60)
        self.folder.cleanup()
        self.patch.undo()


TestAnyMix = AnyMix.TestCase
TestAnyMix.settings = settings(stateful_step_count=40)
