"""Whatever stands in a file or is typed as an action: an answer or one clear refusal, within a second.

`FUZZ_CASES=50000 pytest -o faulthandler_timeout=0 tests/play/test_fuzz.py` tries so many cases of each kind, in some
minutes; the usual number is for every day.
"""

import json
import os
import sys
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.actions import WORDS
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import InvalidInput, Seat, Setup
from yamatai.play.match import Match
from yamatai.play.simulate import random_player
from yamatai.play.summary import summarise

CASES = int(os.environ.get("FUZZ_CASES", "0"))
SECONDS = 1.0
MEMORY = 200 * 1024 * 1024
fuzzed = settings(
    max_examples=CASES or 1500, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


def played(seats, seed, actions=10**6):
    """A match of random players with some undoing and going elsewhere."""
    people = tuple(Seat(colour.capitalize(), colour) for colour in META.colours[:seats])
    match, chance = Match(META.open(Setup(people, seed))), Chance(seed)
    while match.to_act and match.node.number < actions:
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, seed, match.node.number))
        if not chance.below(20):
            match.undo()
        if not chance.below(60):
            match.go(chance.choice(match.nodes[-5:]))
    return match


RECORDS = tuple(record.content(match) for match in (played(2, 2, 40), played(4, 4, 40), played(3, 3)))
STATES = tuple(node.state for node in played(3, 5).nodes[::9])
GAME = META.open(Setup(tuple(Seat(colour, colour) for colour in META.colours[:3])))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "fuzzed.yamatai"


def answer(does, *arguments):
    """What comes of it within a second and without much memory; None for a refusal, which has one line."""
    start, before = time.process_time(), memory()
    try:
        return does(*arguments)
    except InvalidInput as refusal:
        if "\n" in str(refusal):
            raise AssertionError("more than one line") from refusal
        return None
    finally:
        assert time.process_time() - start < SECONDS
        assert memory() - before < MEMORY


def memory():
    """The most memory that the process has had, in bytes; 0 where that is not known."""
    if sys.platform == "win32":
        return 0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


# Records

odd = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.lists(st.integers(), max_size=3),
    st.sampled_from([-1, 2**63, 2**64, "", "\ud800", "x" * 300, {}, [], [[]], {"n": 1}, "undo", "end", "fleet 1"]),
)  # fmt: skip
scraps = st.one_of(
    st.binary(max_size=8),
    st.sampled_from([b"\n", b'"', b"{}", b"null", b"-1", b"1e999", b"NaN", b"\x00", b"\xff", b"[" * 5000, b"9" * 5000]),
)


@st.composite
def bytes_spoilt(draw):
    """A record with other bytes here and there."""
    data = bytearray(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        data[start : start + draw(st.integers(0, 20))] = draw(scraps)
    return bytes(data)


@st.composite
def lines_spoilt(draw):
    """A record with lines left out, doubled, exchanged or with odd values in them."""
    lines = draw(st.sampled_from(RECORDS)).decode().splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["drop", "double", "exchange", "value", "value", "value"])):
            case "drop":
                lines[at : at + 1] = []
            case "double":
                lines.insert(at, lines[other])
            case "exchange":
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = json.dumps(draw(value_spoilt(json.loads(lines[at]))))
        if not lines:
            break
    return "\n".join(lines).encode() + b"\n"


@st.composite
def value_spoilt(draw, value):
    """A value of JSON with an odd one somewhere in it."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(value_spoilt(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], draw(value_spoilt(value[at])), *value[at + 1 :]]
    return draw(odd)


@fuzzed
@given(st.one_of(bytes_spoilt(), lines_spoilt(), lines_spoilt()))
def test_a_spoilt_record_gives_an_answer_or_a_clear_refusal(path, data):
    path.write_bytes(data)
    reading = answer(record.read, path)
    if reading:
        assert reading.sound or reading.notices
        assert record.content(reading.match)
    summary = answer(summarise, path)
    if summary and reading and reading.sound:
        assert summary.seats == reading.match.game.setup.seats
    assert path.read_bytes() == data


# Actions

words = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(
        ["wood", "gold", "ebisu", "koi koi", "koi", "standard-07", "torii-1", "37", "0", "-1", "99999999999"]
    ),
    st.sampled_from(["", "\x00", "\ud800", "١", "²", "1_0", "+1", "1.0", "WOOD", "\u2028", "9" * 5000]),
    st.text(max_size=12),
)
texts = st.one_of(
    st.lists(words, max_size=5).map(" ".join),
    st.tuples(st.sampled_from(WORDS), st.lists(words, max_size=3)).map(lambda told: " ".join([told[0], *told[1]])),
    st.text(max_size=30),
)


@fuzzed
@given(texts, st.sampled_from(STATES), st.integers(0, 2))
def test_a_typed_action_is_understood_or_refused(text, state, seat):
    action = answer(GAME.read, text)
    if action is None:
        return
    assert GAME.read(GAME.write(action)) == action
    refusal = GAME.refusal(state, seat, action)
    assert (refusal is None) == (seat in GAME.to_act(state) and action in GAME.legal(state, seat))
    if refusal is None:
        GAME.apply(state.copy(), seat, action)
