"""How balanced a game is: what many games of computer players tell beside who won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import attrs

from yamatai.play.offers import Offer, merged
from yamatai.play.race import Ended


@attrs.frozen
class Balance:
    """Means over all games. `wins_by_turn` are the shares of the seats that acted first, second and so on.

    `points` are the terms of a seat's final score, `scores` the lowest and the highest of all, `lead` what the first
    had more than the second; `ends` and `lengths` (in rounds) are shares of the games.
    """

    ends: dict[str, float]
    mean_rounds: float
    lengths: dict[int, float]
    points: dict[str, float]
    wins_by_turn: list[float]
    tie_breaks: int
    offers: tuple[Offer, ...]
    scores: tuple[int, int]
    lead: float


def balance(ended: Sequence[Ended]) -> Balance:
    """What these games tell; there is at least one, and all have the same seats."""
    games = len(ended)
    rounds = [game.rounds for game in ended]
    reasons = [game.reason for game in ended]
    mats = [terms for game in ended for terms in game.terms]
    scores = [sorted(game.scores, reverse=True) for game in ended]
    turns = range(len(ended[0].terms))
    return Balance(
        ends={reason: reasons.count(reason) / games for reason in sorted(set(reasons))},
        mean_rounds=sum(rounds) / games,
        lengths={length: rounds.count(length) / games for length in sorted(set(rounds))},
        points={name: sum(terms[name] for terms in mats) / len(mats) for name in mats[0]},
        wins_by_turn=[float(sum(game.share(game.order[turn]) for game in ended) / games) for turn in turns],
        tie_breaks=sum(game.tie_break for game in ended),
        offers=merged(game.offers for game in ended),
        scores=(min(seats[-1] for seats in scores), max(seats[0] for seats in scores)),
        lead=sum(seats[0] - seats[1] for seats in scores) / games,
    )


def table(balance: Balance) -> str:
    """A balance for people."""
    points = ", ".join(f"{name} {mean:+.1f}" for name, mean in balance.points.items())
    lengths = ", ".join(f"{rounds}: {share:.0%}" for rounds, share in balance.lengths.items())
    turns = ", ".join(f"{turn}. {share:.0%}" for turn, share in enumerate(balance.wins_by_turn, start=1))
    lines = [
        f"ends        {', '.join(f'{reason} {share:.0%}' for reason, share in balance.ends.items())}",
        f"rounds      {balance.mean_rounds:.1f} a game ({lengths})",
        f"points      {points} a seat",
        f"scores      {balance.scores[0]} to {balance.scores[1]}, the first {balance.lead:.1f} ahead",
        f"wins        {turns} to act",
        f"tie-breaks  {balance.tie_breaks}",
    ]
    for kind, offers in groupby(balance.offers, key=lambda offer: offer.kind):
        lines += ["", f"{kind:<24}{'on offer':>10}{'taken':>8}{'share':>8}{'points':>8}"]
        lines += [_row(offer) for offer in offers]
    return "\n".join(lines)


def _row(offer: Offer) -> str:
    share = f"{offer.share:.0%}" if offer.offered else "-"
    points = f"{offer.mean_points:.1f}" if offer.taken else "-"
    return f"{offer.id:<24}{offer.offered:>10}{offer.taken:>8}{share:>8}{points:>8}"
