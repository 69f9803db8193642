"""What the final scoring says of a finished match: words, a row for each seat, and how the points came."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtGui import QColor

from yamatai.play.game import Terms
from yamatai.play.match import Match
from yamatai.table import points_graph, sources_graph
from yamatai.table.game_table import Column, GameTable
from yamatai.table.look import Look


@attrs.frozen
class Row:
    """What one player's row shows; `terms` in the order of the columns."""

    seat: int
    rank: int
    name: str
    note: str
    drawing: str
    colour: QColor
    terms: tuple[int, ...]
    total: int


@attrs.frozen
class ScoreSheet:
    """All that the screen says. Rows and bars come in the order of the ranking, lines in that of the seats."""

    headline: str = ""
    sentence: str = ""
    tie_rule: str = ""
    columns: tuple[Column, ...] = ()
    emblems: tuple[str, str] = ("", "")
    rows: tuple[Row, ...] = ()
    lines: tuple[points_graph.Line, ...] = ()
    bars: tuple[sources_graph.Bars, ...] = ()
    sources: tuple[sources_graph.Source, ...] = ()


def sheet_of(look: Look, table: GameTable, match: Match) -> ScoreSheet:
    """What is said of a finished match."""
    result, score = match.result, match.score
    assert result is not None, "the game goes on"
    id, seats, columns = match.game.meta.id, match.game.setup.seats, table.columns()
    names = tuple(seat.name for seat in seats)
    view = match.view(None)
    rows = tuple(
        Row(
            seat=seat,
            rank=1 if place < result.winners else place + 1,
            name=names[seat],
            note=table.seat_note(view, seat),
            drawing=table.seat_drawing(seat),
            colour=table.seat_colours(seat)[0],
            terms=tuple(score[seat].get(column.term, 0) for column in columns),
            total=sum(score[seat].values()),
        )
        for place, seat in enumerate(result.ranking)
    )
    by_round = points_graph.terms_by_round(match)
    lines = tuple(
        points_graph.Line(name, table.seat_drawing(seat), table.seat_colours(seat)[0], _totals(by_round[seat]))
        for seat, name in enumerate(names)
    )
    bars = tuple(
        sources_graph.Bars(
            names[seat],
            table.seat_drawing(seat),
            tuple(tuple(terms.get(column.term, 0) for column in columns) for terms in by_round[seat]),
        )
        for seat in result.ranking
    )
    first = ", ".join(row.name for row in rows[: result.winners])
    return ScoreSheet(
        headline=look.text(f"{id}-headline", name=first, winners=result.winners),
        sentence=table.end_sentence(view, names, score),
        tie_rule=look.text(f"{id}-tie"),
        columns=columns,
        emblems=table.emblems(),
        rows=rows,
        lines=lines,
        bars=bars,
        sources=tuple(sources_graph.Source(column.name, number) for number, column in enumerate(columns)),
    )


def _totals(rounds: Sequence[Terms]) -> tuple[int, ...]:
    return tuple(sum(terms.values()) for terms in rounds)
