"""The command line, in this process and as a program of its own."""

import gc
import json
import os
import re
import signal
import subprocess
import sys
import types

import pytest

from tests.toy.door import door  # noqa: F401
from tests.toy.table import do, match, play_on
from yamatai import cli
from yamatai.bots import tune
from yamatai.play import check, text_file
from yamatai.play.game import InvalidInput, installed
from yamatai.play.record import read, save


@pytest.fixture
def game(tmp_path):
    """The path of a finished game, in which card 5 lies in the row after action 2 and the last turn was replayed."""
    path = tmp_path / "toy.yamatai"
    m = do(match(seed=2), "coin", "turn")
    save(play_on(m), path)
    return path


@pytest.fixture
def yamatai(capsys):
    """Runs a command; gives its status, output and complaints."""

    def run(*words):
        status = cli.main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return status, out, err

    return run


def one_line(result, status, *parts):
    """The result has this status and complains in one line with these parts."""
    assert result[0] == status
    assert result[1] == ""
    assert result[2].endswith("\n")
    assert result[2].count("\n") == 1
    for part in parts:
        assert part in result[2]


def program(*words, **more):
    return subprocess.run(
        [sys.executable, "-m", "yamatai", *map(str, words)], capture_output=True, text=True, timeout=60, **more
    )


# simulate


def test_simulate_prints_one_json_object(yamatai):
    status, out, err = yamatai(
        "simulate", "toy", "--seats", "random,random,random", "--games", 7, "--seed", 3, "--json"
    )
    report = json.loads(out)
    assert (status, err) == (0, "")
    assert list(report) == ["games", "wins", "mean_scores", "mean_rounds", "ends", "actions", "seconds"]
    assert (report["games"], sum(report["wins"]), len(report["mean_scores"])) == (7, 7, 3)
    assert report["ends"] == {"last-round": 7}


def test_simulate_prints_a_table_for_people_and_writes_records(yamatai, tmp_path):
    status, out, err = yamatai("simulate", "toy", "--games", 3, "--save", tmp_path / "records")
    assert (status, err) == (0, "")
    assert "Toy: 3 games, seeds 1 to 3" in out
    assert "games/s" in out
    for record in (tmp_path / "records").iterdir():
        assert yamatai("replay", record, "--verify")[0] == 0


def test_simulate_reports_what_was_taken_in_any_number_of_processes(yamatai):
    words = ["simulate", "yamatai", "--games", 4, "--report"]
    status, out, err = yamatai(*words, "--json")
    report = json.loads(out)["report"]
    assert (status, err) == (0, "")
    assert sum(report["wins_by_turn"]) == sum(report["ends"].values()) == 1
    lengths = {int(rounds): share for rounds, share in report["lengths"].items()}
    assert sum(rounds * share for rounds, share in lengths.items()) == report["mean_rounds"]
    fleets = [offer for offer in report["offers"] if offer["kind"] == "fleet"]
    assert sum(fleet["taken"] for fleet in fleets) * 5 > sum(fleet["offered"] for fleet in fleets) > 0
    assert json.loads(yamatai(*words, "--jobs", 2, "--json")[1])["report"] == report
    assert "tie-breaks" in yamatai(*words)[1]


def test_simulate_reports_of_a_game_that_counts_no_offers(yamatai):
    status, out, err = yamatai("simulate", "toy", "--games", 3, "--report", "--json")
    report = json.loads(out)["report"]
    assert (status, err) == (0, "")
    assert report["offers"] == []
    assert report["points"].keys() == {"coins", "cards"}


def test_simulate_takes_an_edition_and_its_record_keeps_it(yamatai, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("rounds = 1")
    status, out, _ = yamatai("simulate", "toy", "--games", 2, "--json", "--edition", own, "--save", tmp_path)
    assert status == 0
    assert json.loads(out)["mean_rounds"] == 1
    own.unlink()
    assert yamatai("replay", tmp_path / "toy-2-1.yamatai", "--verify")[0] == 0


def test_simulate_takes_options_of_the_game_and_its_records_keep_them(yamatai, tmp_path):
    options = ["--option", "dice=flat", "--option", "undo-across-turns=yes"]
    status, _, err = yamatai("simulate", "toy", "--games", 1, *options, "--save", tmp_path)
    assert (status, err) == (0, "")
    first = json.loads((tmp_path / "toy-2-1.yamatai").read_text("utf-8").splitlines()[0])
    assert first["setup"]["options"] == {"dice": "flat", "undo-across-turns": "yes"}
    one_line(yamatai("simulate", "toy", "--option", "dice=loaded"), 1, "Toy has no option dice = loaded")
    status, _, err = yamatai("simulate", "toy", "--option", "dice")
    assert status == 2
    assert "'dice' is not an option like name=value" in err


def test_simulate_knows_the_levels(yamatai):
    status, out, err = yamatai("simulate", "yamatai", "--seats", "easy,random", "--games", 1, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["wins"] == [1, 0]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["chess"], "there is no game 'chess'; there are:"),
        (["toy", "--seats", "random"], "Toy is for 2 to 3 seats, not 1"),
        (["toy", "--seats", ",".join(["random"] * 9)], "Toy is for 2 to 3 seats, not 9"),
        (["toy", "--seats", "random,human"], "there is no level 'human'; there are: random"),
        (["toy", "--seats", ""], "Toy is for 2 to 3 seats, not 1"),
        (["toy", "--seats", "random,"], "there is no level ''"),
        (["toy", "--seats", "random,\x1b[31m"], "there is no level"),
        (["toy", "--seats", "random,easy"], "Toy has no computer player but random"),
        (["toy", "--edition", "nothing.toml"], "cannot read nothing.toml: No such file"),
        (["toy", "--edition", "."], "cannot read ."),
    ],
)
def test_simulate_refuses_what_cannot_be_played(yamatai, words, part):
    one_line(yamatai("simulate", *words), 1, part)


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "is empty for an edition"),
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        (b"#" * 100_000, "is too long for an edition"),
        (b"nonsense", "edition: it must be"),
    ],
)
def test_simulate_refuses_an_edition_that_is_none(yamatai, tmp_path, content, part):
    tmp_path.joinpath("own.toml").write_bytes(content)
    one_line(yamatai("simulate", "toy", "--edition", tmp_path / "own.toml"), 1, part)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ([], "required: GAME"),
        (["toy", "--games", "0"], "argument --games: '0' is not a whole number from 1"),
        *(
            (["toy", "--games", typed], f"argument --games: {typed!r} is not")
            for typed in ("many", "1_0", "１", "", "+1")
        ),
        (["toy", "--seed", "-1"], "argument --seed: '-1' is not a whole number from 0"),
        (["toy", "--seed", str(2**63)], "argument --seed"),
        (["toy", "--seed", "9" * 6000], "argument --seed"),
        (["toy", "--seed", str(2**63 - 1)], "the seeds of all games must be at most"),
        (["toy", "--jobs", "0"], "argument --jobs"),
        (["toy", "--cluster", "tcp://here:1", "--jobs", "2"], "--jobs does not go with --cluster"),
        (["toy", "--cluster", "tcp://here:1", "--save", "folder"], "--save does not go with --cluster"),
        (["toy", "--cluster", ""], "argument --cluster: invalid address value: ''"),
        (["toy", "--fast"], "unrecognized arguments: --fast"),
    ],
)
def test_wrong_usage_of_simulate(yamatai, words, part):
    one_line(yamatai("simulate", *words), 2, part, "see yamatai simulate --help")


# tune


def test_tune_starts_stops_and_goes_on(yamatai, monkeypatch, tmp_path):
    words = ["tune", "yamatai", "--games", 1, "--rounds", 1, "--jobs", 1, "--state", tmp_path / "tune.json"]
    saved = tune.save

    def stop(*arguments):
        saved(*arguments)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(tune, "save", stop)
        assert yamatai(*words)[0] == 130
    assert json.loads((tmp_path / "tune.json").read_text())["learned"] == 1
    status, out, _ = yamatai(*words, "--out", tmp_path / "weights.json")
    assert status == 0
    assert re.fullmatch(r"round 1: \d+ turns; .* in 1 games, (kept|dropped)\n", out)
    assert json.loads((tmp_path / "weights.json").read_text()).keys() == {"2"}
    assert yamatai(*words)[1] == out  # all rounds are done


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["nothing"], "there is no game 'nothing'; there are: yamatai"),
        (["toy"], "Toy has no computer player but random"),
        (["yamatai", "--seats", 5], "for 2 to 4 seats, not 5"),
        (["yamatai", "--out", "none/weights.json"], "none is not a folder"),
        (["yamatai", "--state", "none/tune.json"], "none is not a folder"),
        (["yamatai", "--out", "full.json"], "full.json: not a file of weights"),
        (["yamatai", "--state", "full.json"], "full.json: not the progress of a tuning"),
        (["yamatai", "--state", "deep.json"], "deep.json: not the progress of a tuning"),
        (["yamatai", "--out", "deep.json"], "deep.json: not a file of weights"),
        (["yamatai", "--state", "long.json"], "long.json is longer than 16384 KB"),
    ],
)
def test_tune_refuses_what_cannot_be_tuned(yamatai, monkeypatch, tmp_path, words, part):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full.json").write_text("[]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    with (tmp_path / "long.json").open("wb") as file:
        file.truncate(2 * text_file.MOST)
    one_line(yamatai("tune", *words), 1, part)


@pytest.mark.parametrize(("option", "value"), [("--seats", "two"), ("--games", 0), ("--rounds", -1), ("--jobs", 10**9)])
def test_wrong_usage_of_tune(yamatai, option, value):
    told = f"argument {option}: '{value}' is not a whole number"
    one_line(yamatai("tune", "yamatai", option, value), 2, told, "see yamatai tune --help")


# replay


def test_replay_tells_where_the_game_stands(yamatai, game):
    m = read(game).match
    status, out, err = yamatai("replay", game)
    assert (status, err) == (0, "")
    assert out.startswith(f"Toy, round 3, {m.node.number} actions: over (last-round); first is ")
    assert "round 1, 2 actions: " in yamatai("replay", game, "--to", 2)[1]


def test_replay_verifies_actions_positions_and_result(yamatai, game):
    status, out, err = yamatai("replay", game, "--verify")
    assert (status, err) == (0, "")
    assert re.match(r"verified: \d+ actions, 12 positions, the result\n", out)


def test_replay_shows_log_and_score(yamatai, game):
    m = read(game).match
    _, out, _ = yamatai("replay", game, "--show")
    lines = out.splitlines()
    assert len(lines) == m.node.number + 3
    assert re.fullmatch(r"   1  \w+ \(\w+\): coin  \(coins \+1\)", lines[0])
    score = m.score[0]
    total = score["coins"] + score["cards"]
    assert f"Anna (red): {total} = coins {score['coins']}, cards {score['cards']}" in lines


def test_replay_tells_the_action_that_is_refused_and_why(yamatai, game):
    lines = game.read_text("utf-8").splitlines()
    lines[2] = lines[2].replace('"turn"', '"take 6"')
    game.write_text("\n".join(lines), "utf-8")
    before = game.read_bytes()
    status, out, err = yamatai("replay", game, "--verify")
    assert status == 1
    assert "verified" not in out
    assert err.count("\n") == 1
    assert f"{game}: action 2: take 6: refused by rule 5 (not-in-row); the game stands at action 1" in err
    assert game.read_bytes() == before


def test_replay_of_a_torn_file_plays_what_is_there(yamatai, game):
    game.write_bytes(game.read_bytes()[:-5])
    status, out, err = yamatai("replay", game)
    assert status == 1
    assert "over (last-round)" in out
    assert "the last line is torn and left out" in err


@pytest.mark.parametrize("command", ["replay", "actions", "picture"])
def test_files_that_are_no_saved_games_are_refused_in_one_line(yamatai, tmp_path, command):
    bad = tmp_path / "bad.yamatai"
    more = ["--out", tmp_path / "x.png"] if command == "picture" else []
    for content, part in (
        (b"", "is empty"),
        (b"\x00\xff" * 99, "is not a saved game"),
        (b"Hello\n", "not a saved game"),
    ):
        bad.write_bytes(content)
        one_line(yamatai(command, bad, *more), 1, str(bad), part)
        assert bad.read_bytes() == content
    with bad.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    one_line(yamatai(command, bad, *more), 1, "has 100 MB")
    one_line(yamatai(command, tmp_path, *more), 1, "cannot read")
    one_line(yamatai(command, tmp_path / "none", *more), 1, "cannot read", "No such file")
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize(
    ("words", "status", "part"),
    [
        (["replay", "a\nb"], 1, r"cannot read a\nb: No such file"),
        (["replay", "\x1b[31m\u2028.yamatai"], 1, r"cannot read \x1b[31m\u2028.yamatai: "),
        (["replay", os.fsdecode(b"\xff.yamatai")], 1, r"cannot read \xff.yamatai: "),
        (["a\nb"], 1, r"there is no file and no command 'a\nb'"),
        (["simulate", "toy", "--edition", "a\nb"], 1, r"cannot read a\nb: No such file"),
        (["simulate", "toy", "--option", "a\nb=c"], 2, r"'a\nb=c' is not an option"),
        (["tune", "yamatai", "--state", "a\nb/c.json"], 1, r"a\nb is not a folder"),
        (["check-data", "a\nb"], 1, r"a\nb is not a folder"),
        (["replay", "x", "a\nb"], 2, r"unrecognized arguments: a\nb"),
        (["replay", ""], 2, "argument FILE: '' is not the name of a file"),
        (["replay", "a\0b"], 2, r"argument FILE: 'a\x00b' is not the name of a file"),
        ([""], 2, "argument FILE: '' is not the name of a file"),
        (["--game", ""], 1, "there is no game ''"),
        (["check-data", ""], 2, "argument DIR: '' is not the name of a file"),
        (["simulate", "toy", "--save", ""], 2, "argument --save: '' is not the name of a file"),
        (["simulate", "toy", "--edition", ""], 2, "argument --edition: '' is not the name of a file"),
        (["tune", "yamatai", "--out", ""], 2, "argument --out: '' is not the name of a file"),
        (["picture", "x", "--out", ""], 2, "argument --out: '' is not the name of a file"),
    ],
)
def test_whatever_stands_in_a_name_what_is_wrong_is_one_line(yamatai, monkeypatch, tmp_path, words, status, part):
    monkeypatch.chdir(tmp_path)
    one_line(yamatai(*words), status, part)


def test_each_fault_of_a_file_has_its_line(yamatai, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("format = 1")
    status, _, err = yamatai("simulate", "yamatai", "--edition", own)
    assert status == 1
    assert "yamatai: required field missing @ edition.boats\n" in err
    assert all(line.startswith("yamatai: ") for line in err.splitlines())


def test_a_moment_that_there_is_not(yamatai, game):
    one_line(yamatai("replay", game, "--to", 999), 1, "so no moment 999")
    one_line(yamatai("replay", game, "--to", -1), 2, "argument --to")


# actions


def test_actions_lists_what_is_legal_at_a_moment(yamatai, game):
    m = read(game).match
    status, out, err = yamatai("actions", game, "--to", 2)
    assert (status, err) == (0, "")
    standing, *listed = out.splitlines()
    assert standing.endswith(" to act")
    assert listed == ["  end"]
    assert yamatai("actions", game)[1].count("\n") == 1
    seat = m.at(0).to_act[0]
    legal = [m.game.write(action) for action in m.game.legal(m.state_at(0), seat)]
    assert [line.strip() for line in yamatai("actions", game, "--to", 0)[1].splitlines()[1:]] == legal


def test_actions_says_why_one_is_refused(yamatai, game):
    assert yamatai("actions", game, "--to", 0, "--check", "coin") == (0, "coin: allowed\n", "")
    one_line(yamatai("actions", game, "--to", 0, "--check", "end"), 1, "end: refused by rule 2: act-first\n")
    told = "take 4: refused by rule 5: not-in-row (card 4, row)\n"
    one_line(yamatai("actions", game, "--to", 1, "--check", "take 4"), 1, told)
    one_line(yamatai("actions", game, "--check", "end"), 1, "end: refused by rule 6: game-over\n")
    one_line(yamatai("actions", game, "--check", "dance"), 1, "no action is called 'dance'")


# picture, window: the table is not loaded here, a stand-in takes its place


@pytest.fixture
def table(monkeypatch):
    """Takes down what the table is asked for."""
    asked = []

    def run(options):
        asked.append(vars(options))
        return 0

    window, picture = types.ModuleType("yamatai.table.opening"), types.ModuleType("yamatai.table.picture")
    window.__dict__["run"] = run
    picture.__dict__["draw_picture"] = lambda **arguments: asked.append(arguments)
    monkeypatch.setitem(sys.modules, "yamatai.table.opening", window)
    monkeypatch.setitem(sys.modules, "yamatai.table.picture", picture)
    return asked


def test_picture_is_drawn_of_a_moment(yamatai, table, game):
    words = ("--to", 2, "--out", "x.png", "--size", "1366x768", "--theme", "night", "--scale", "1.5")
    assert yamatai("picture", game, *words) == (0, "", "")
    drawn = table[0].pop("match")
    assert drawn.node.number == 2
    assert table == [{"path": "x.png", "size": (1366, 768), "theme": "night", "scale": 1.5}]
    assert yamatai("picture", game, "--out", "x.png")[0] == 0
    assert (table[1]["size"], table[1]["theme"], table[1]["scale"]) == ((1920, 1080), "paper", 1)


@pytest.mark.parametrize(
    "words", [[], ["--size", "big"], ["--size", "0x0"], ["--size", "99999x9"], ["--scale", "0"], ["--scale", "nan"]]
)
def test_wrong_usage_of_picture(yamatai, table, game, words):
    out = ["--out", "x.png"] if words else []
    one_line(yamatai("picture", game, *words, *out), 2, "argument" if words else "required: --out")
    assert table == []


def test_no_garbage_is_looked_for_before_the_window_shows(yamatai, table, monkeypatch):
    monkeypatch.setattr(sys.modules["yamatai.table.opening"], "run", lambda words: 7 if gc.isenabled() else 0)
    assert yamatai() == (0, "", "")
    assert gc.isenabled()


def test_the_window_gets_the_options(yamatai, table, game):
    assert yamatai() == (0, "", "")
    assert yamatai(game) == (0, "", "")
    assert yamatai("--game", "toy", "--seats", "human,random", "--seed", 7) == (0, "", "")
    assert yamatai("--seed", 7) == (0, "", "")
    nothing = {"file": None, "game": None, "seats": None, "seed": None, "edition": ""}
    assert table == [
        nothing,
        {**nothing, "file": str(game)},
        {**nothing, "game": "toy", "seats": ("human", "random"), "seed": 7},
        {**nothing, "game": next(iter(installed())), "seed": 7},
    ]


@pytest.mark.parametrize(
    ("status", "words", "part"),
    [
        (1, ["simulat"], "there is no file and no command 'simulat'; commands: simulate, tune"),
        (1, ["--game", "chess"], "there is no game 'chess'"),
        (1, ["--game", "toy", "--seats", "human,godlike"], "no level 'godlike'"),
        (1, ["--game", "toy", "--seats", "human"], "Toy is for 2 to 3 seats, not 1"),
        (1, ["--game", "toy", "--seats", "human,human,human,human"], "Toy is for 2 to 3 seats, not 4"),
        (2, ["--seed", "x"], "argument --seed"),
        (2, [".", "--seed", "1"], "--seed does not go with a saved game"),
        (2, ["--selftest", "."], "--selftest goes alone"),
        (2, ["--selftest", "--game", "toy"], "--selftest goes alone"),
    ],
)
def test_the_window_is_not_opened_for_what_does_not_fit(yamatai, table, status, words, part):
    one_line(yamatai(*words), status, part)
    assert table == []


def test_a_table_that_cannot_be_loaded_is_told(yamatai, monkeypatch, game):
    monkeypatch.setitem(sys.modules, "yamatai.table.opening", None)
    monkeypatch.setitem(sys.modules, "yamatai.table.picture", None)
    one_line(yamatai(), 1, "the window cannot be loaded")
    one_line(yamatai("picture", game, "--out", "x.png"), 1, "the table cannot be loaded")


# check-data and the rest


def test_check_data_tells_each_problem(yamatai, monkeypatch, tmp_path):
    monkeypatch.setattr(check, "check_data", lambda folder: [f"toy: {folder} is dull", "toy: no pictures"])
    status, out, err = yamatai("check-data", "somewhere")
    assert (status, out) == (1, "")
    assert err == "yamatai: toy: somewhere is dull\nyamatai: toy: no pictures\n"
    monkeypatch.setattr(check, "check_data", lambda folder: [])
    assert yamatai("check-data")[0] == 0
    monkeypatch.undo()
    one_line(yamatai("check-data", tmp_path / "none"), 1, "is not a folder")


def test_version_names_program_python_and_qt(yamatai):
    status, out, err = yamatai("--version")
    assert (status, err) == (0, "")
    assert re.fullmatch(r"yamatai \d+\.\d+\.\d+, Python 3\.\d+\.\d+\S*, Qt \S.*\n", out)


def test_help_names_all_commands(yamatai):
    status, out, _ = yamatai("--help")
    assert status == 0
    for command in cli.COMMANDS:
        assert re.search(f"^  {command} +{re.escape(cli.TOLD[command])}$", out, re.MULTILINE)
        assert yamatai(command, "--help")[0] == 0


@pytest.mark.parametrize(
    ("error", "status"), [(InvalidInput("no"), 1), (OSError(5, "no"), 1), (KeyboardInterrupt, 130)]
)
def test_what_goes_wrong_in_a_command_is_one_line_at_most(yamatai, monkeypatch, error, status):
    def command(_):
        raise error

    monkeypatch.setitem(cli.COMMANDS, "fail", command)
    result = yamatai("fail")
    assert result[0] == status
    assert result[2].count("\n") == (status == 1)


# As a program


def test_no_command_but_the_window_and_picture_loads_qt(game):
    script = f"""
import sys
from yamatai.cli import main
status = [main(["simulate", "toy", "--games", "2"]), main(["replay", {str(game)!r}]), main(["actions", {str(game)!r}])]
status += [main(["--version"]), main(["check-data"])]
print(status[:4], [name for name in sys.modules if name.startswith(("PySide6", "shiboken"))])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[0, 0, 0, 0] []"


def test_the_program_simulates_in_several_processes():
    done = program("simulate", "toy", "--games", 60, "--jobs", 2, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    alone = program("simulate", "toy", "--games", 60, "--json")
    assert {**json.loads(done.stdout), "seconds": 0} == {**json.loads(alone.stdout), "seconds": 0}


def test_the_program_complains_in_one_line(tmp_path):
    done = program("replay", tmp_path / "none.yamatai")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


def test_names_that_the_terminal_cannot_show_do_not_stop_the_program(game):
    done = program("replay", game, "--show", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "B?la (green)" in done.stdout


def output_to(file, *words):
    """Run the program, whose output waits for the end, as by default."""
    command = [sys.executable, "-m", "yamatai", *map(str, words)]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(command, stdout=file, stderr=subprocess.PIPE, text=True, timeout=60, env=env)


@pytest.mark.skipif(os.name != "posix", reason="pipes and signals of POSIX")
@pytest.mark.parametrize("words", [["replay", "GAME", "--show"], ["--help"], ["simulate", "--help"]])
def test_the_program_ends_quietly_when_nobody_reads_on(game, words):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as broken:
        done = output_to(broken, *(game if word == "GAME" else word for word in words))
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("words", [["replay", "GAME", "--show"], ["--help"]])
def test_output_to_a_full_disk_is_told(game, words):
    with open("/dev/full", "w") as full:
        done = output_to(full, *(game if word == "GAME" else word for word in words))
    assert (done.returncode, done.stderr) == (1, "yamatai: No space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_interrupted_simulation_ends_quietly_with_all_its_processes(tmp_path):
    command = [sys.executable, "-m", "yamatai", "simulate", "toy", "--games", "1000000", "--save", str(tmp_path)]
    for jobs in ("1", "2"):
        with subprocess.Popen(
            [*command, "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        ) as process:
            while not any(tmp_path.iterdir()) and process.poll() is None:
                pass  # the first record shows that it plays
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, b"", b"")
        for file in tmp_path.iterdir():
            file.unlink()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process cannot be killed here")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGKILL"])
def test_when_a_simulation_is_ended_its_processes_end_too(tmp_path, name):
    command = [sys.executable, "-m", "yamatai", "simulate", "toy", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--save", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        while not any(tmp_path.iterdir()) and process.poll() is None:
            pass  # the first record shows that it plays
        process.send_signal(signal.Signals[name])
        _, err = process.communicate(timeout=60)  # its processes have the same output: it ends with the last of them
    if name == "SIGTERM":
        assert (process.returncode, err) == (128 + signal.SIGTERM, "")
    else:
        assert process.returncode == -signal.SIGKILL
