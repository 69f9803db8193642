"""Looking back in a match: step by step or playing, along its line or an old one, and going on from any moment.

history = History(controller)
history.step(-1)         # the stage shows the moment before the last action; no gesture acts meanwhile
history.go_on()          # the game goes on from there; what was played since stays as a line of its own
history.leave()          # or: back to where the game stands

Computer players wait meanwhile.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from yamatai.play.match import Match, Node
from yamatai.table import log
from yamatai.table.controller import Controller
from yamatai.table.log import LogButton, LogPanel, Row
from yamatai.table.players import STEP_MS, Players
from yamatai.table.prompt import Button

AT_ONCE = 2.0
"""How fast moments play where computer players act at once: who has them played wants to see them."""


class History(QObject):
    """The log of one controller's match, and the moment of it that is on show.

    `looked` tells whether another moment than the present one is shown. Computer players wait meanwhile.
    `told` is the id of a text of one line that goes away by itself. `played_out` tells that what was played by
    itself has come to the present moment.
    """

    looked = Signal(bool)
    told = Signal(str)
    played_out = Signal()

    def __init__(self, controller: Controller, players: Players | None = None) -> None:
        super().__init__(controller)
        self.controller, self.players = controller, players
        self.speed = 1.0
        self._end: Node | None = None  # of the line that is looked along, None for the game's own
        self._listing = False  # whether the drawer lists the lines
        self._looking = False
        self._waited = False  # whether computer players had been told to wait before
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)
        look = controller.stage.look
        self.log, self.button = LogPanel(look), LogButton(look)
        controller.stage.add_panels([self.button, self.log])
        controller.caption = self._caption
        controller.changed.connect(self._on_change)
        controller.stage.pressed.connect(self.press)
        self._does: dict[str, Callable[[], None]] = {
            log.TOGGLE: self.toggle_log,
            log.LINES: self._toggle_lines,
            "look-back": lambda: self.step(-1),
            "look-on": lambda: self.step(1),
            "look-turn-back": lambda: self.step_turn(-1),
            "look-turn-on": lambda: self.step_turn(1),
            "look-round-back": lambda: self.step_round(-1),
            "look-round-on": lambda: self.step_round(1),
            "look-start": lambda: self.look_at(0),
            "look-end": lambda: self.look_at(len(self.line)),
            "look-play": self.play_or_stop,
            "look-go-on": self.go_on,
            "look-present": self.leave,
            "look-watch": self._watch_next,
            "log-up": lambda: self.log.turn_page(-1),
            "log-down": lambda: self.log.turn_page(1),
            "away": self.play_what_was_missed,
        }

    @property
    def match(self) -> Match:
        return self.controller.match

    @property
    def line(self) -> tuple[Node, ...]:
        """The actions of the line that is looked along."""
        return self.match.line(self._end)

    @property
    def number(self) -> int:
        """How many actions lead to the moment on show."""
        return self.controller.shown.number

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def press(self, id: str) -> None:
        """A button of the log or the bar, or an entry of the menu."""
        kind, _, number = id.rpartition("-")
        if id in self._does:
            self._does[id]()
        elif kind == "moment":
            self.look_at(int(number))
        elif kind == "line":
            self._look_along(self.match.nodes[int(number)])

    # Looking

    def look_at(self, number: int) -> None:
        """Show the moment after so many actions of the line."""
        self._timer.stop()
        self._show(number)

    def step(self, by: int) -> None:
        """So many actions on, or back."""
        self.look_at(self.number + by)

    def step_turn(self, by: int) -> None:
        """To the next or an earlier beginning of a turn."""
        self._step_to([node.number for node in self.line if node.ends_turn], by)

    def step_round(self, by: int) -> None:
        """To the next or an earlier beginning of a round."""
        round = self.match.game.round
        begun = [node.number for node in self.line if node.parent and round(node.state) != round(node.parent.state)]
        self._step_to(begun, by)

    def leave(self) -> None:
        """Back to where the game stands."""
        self._timer.stop()
        self.controller.look_at(None)

    def go_on(self) -> None:
        """Go on with the game from the moment on show. The line that is left stays as it is."""
        if self.controller.looking:
            self._timer.stop()
            self.controller.go_on()

    def watch(self, seat: int | None) -> None:
        """See other moments from the side of a seat, None for whoever acts in them."""
        self.controller.viewpoint.watched = seat
        self.controller.refresh()

    def _watch_next(self) -> None:
        """From the side of the first seat, and so on to that of whoever acts."""
        if self.controller.looking:
            seats = [None, *range(len(self.match.game.setup.seats))]
            at = seats.index(self.controller.viewpoint.watched) + 1
            self.watch(seats[at % len(seats)])

    def _show(self, number: int) -> None:
        if not self.controller.covered:
            moments = (self.match.root, *self.line)
            self.controller.look_at(moments[min(max(number, 0), len(moments) - 1)])

    def _step_to(self, numbers: Sequence[int], by: int) -> None:
        stops = [0, *numbers, len(self.line)]
        at = bisect_left(stops, self.number) - 1 if by < 0 else bisect_right(stops, self.number)
        self.look_at(stops[min(max(at, 0), len(stops) - 1)])

    def _look_along(self, end: Node) -> None:
        self._listing = False
        self._end = end
        self.look_at(end.number)
        self._tell()

    # Playing

    def play_or_stop(self) -> None:
        """Play the moments that follow, at the speed of the computer players; or stop."""
        if self.playing:
            self.stop()
        elif self.controller.looking:
            self._wait()

    def stop(self) -> None:
        """Let what plays stop at the moment on show."""
        if self.playing:
            self._timer.stop()
            self.controller.show_bar()

    def play_what_was_missed(self) -> None:
        """Play what the others did since the last turn of the person who looks on."""
        missed = self.match.since(self.controller.seat)
        if self.controller.covered:
            return
        if not missed:
            self.told.emit("hand-over-nothing")
            return
        self._end = None
        self._show(missed[0].number - 1)
        self._wait()

    def _wait(self) -> None:
        speed = self.players.speed if self.players is not None else self.speed
        self._timer.start(round(STEP_MS / (speed or AT_ONCE)))
        self.controller.show_bar()

    def _play_on(self) -> None:
        self._show(self.number + 1)
        if not self.controller.looking:
            self.played_out.emit()
        elif self.number < len(self.line):
            self._wait()

    # The log

    def toggle_log(self) -> None:
        """Open or close the drawer."""
        self.log.setVisible(not self.log.isVisible())
        self.button.setVisible(not self.log.isVisible())
        self._listing = False
        self._tell()
        self.controller.show_bar()
        self.controller.marked.emit()  # other places can be reached, and seen, now

    def _toggle_lines(self) -> None:
        self._listing = not self._listing
        self._tell()

    def _on_change(self) -> None:
        looking = self.controller.looking
        if not looking:
            self._timer.stop()
            self._end = None
        self._tell()
        if looking != self._looking:
            self._looking = looking
            self._hold_players(looking)
            self.looked.emit(looking)

    def _hold_players(self, hold: bool) -> None:
        if self.players is None:
            return
        if hold:
            self._waited = self.players.paused
        if not self._waited:
            self.players.pause(hold)

    def _tell(self) -> None:
        if not self.log.isVisible():
            return
        text, ends = self.controller.stage.look.text, self._ends()
        if self._listing:
            here = _line_id(self.match, self._end or self.match.node)
            self.log.tell(text("log-lines-head"), text("log-back-to-log"), self._line_rows(ends), here)
            return
        rows = log.rows(self.controller.stage.look, self.controller.table, self.match, self.line)
        note = text("log-lines", count=len(ends)) if len(ends) > 1 else ""
        self.log.tell(text("log-head"), note, rows, log.moment_id(self.number) if self.controller.looking else "")

    def _ends(self) -> list[Node]:
        """Where the game stands, then the ends of all other lines, the newest first."""
        others = [end for end in self.match.lines() if end is not self.match.node]
        return [self.match.node, *reversed(others)]

    def _line_rows(self, ends: Sequence[Node]) -> list[Row]:
        match, text = self.match, self.controller.stage.look.text
        own = match.line()
        round = match.game.round(match.state)
        note = text("log-line-here-note", actions=len(own), round=round)
        rows = [Row("action", (text("log-line-here"),), _line_id(match, match.node), note=note)]
        for end in ends[1:]:
            line = match.line(end)
            fork = next((i for i, (one, two) in enumerate(zip(own, line, strict=False)) if one is not two), len(own))
            words = text("log-line-other", number=fork, text=self._words(line[fork]))
            note = text("log-line-other-note", actions=len(line) - fork, round=match.game.round(end.state))
            rows.append(Row("action", (words,), _line_id(match, end), note=note))
        return rows

    def _words(self, node: Node) -> str:
        told = log.told(self.controller.table, node)
        return told[0] if told else self.controller.stage.look.text("log-silent")

    # The bar while one looks back

    def _caption(self) -> tuple[str, tuple[Button, ...]]:
        """What the bar says and offers."""
        look, count = self.controller.stage.look, len(self.line)
        text, key = look.text, look.keys.shown("leave") or "none"
        shown = self.controller.shown
        if shown.parent is None:
            prompt = text("look-prompt-start", count=count, key=key)
        else:
            id = "look-prompt" if self._end is None else "look-prompt-line"
            prompt = text(id, number=shown.number, count=count, text=self._words(shown), key=key)
        watched = self.controller.viewpoint.watched
        if watched is not None and not self.controller.viewpoint.secretive:
            prompt += " " + text("look-watched", name=self.match.game.setup.seats[watched].name)
        more = shown.number < count
        watch = Button("look-watch", "", "eye", "plain", True, look.hint("look-watch", "look-watch"))
        play = ("pause", "look-stop") if self.playing else ("play", "look-play")
        return prompt, (
            Button("look-back", "", "step-back", "plain", shown.number > 0, look.hint("look-back", "past-back")),
            Button("look-play", "", play[0], "plain", more, look.hint(play[1], "past-play")),
            Button("look-on", "", "step-forward", "plain", more, look.hint("look-on", "past-on")),
            *(() if self.controller.viewpoint.secretive else (watch,)),
            Button("look-go-on", text("look-go-on"), "", "plain", True, look.hint("look-go-on-hint", "past-go-on")),
            Button("look-present", text("look-present"), "", "main", True, look.hint("look-present-hint", "leave")),
        )


def _line_id(match: Match, end: Node) -> str:
    return f"line-{match.nodes.index(end)}"
