"""A review as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from manueline.analysis.judging import Grade
from manueline.analysis.model import Deal, Decision, Review, SeatReview, Share
from manueline.analysis.reason_words import in_english

NOT_OVER = "The game is not over; its result is what the last position promises."
STANDINGS = ("start", "result", "result without luck")
"""Where a seat stands; all else in `seat_rows` is a change."""
SUM = "Start, luck, own moves, others' moves and search error add up to the result."
_LUCKIEST = 3
_LONGEST_DEAL = 40


def text_report(review: Review) -> str:
    """The whole review, in lines of at most 100 characters where names are short."""
    return "\n".join(_lines(review)) + "\n"


def _lines(review: Review) -> Iterator[str]:
    settings = review.settings
    yield (
        f"Reviewed with {settings.nodes:,} nodes for each decision; luck is measured with "
        f"{settings.deals} deals of {settings.deal_nodes:,} nodes each."
    )
    if not review.is_over:
        yield NOT_OVER
    yield SUM
    for seat in review.seats:
        yield ""
        yield from _seat_lines(seat)
    turning = review.turning_points()
    if turning:
        yield ""
        yield "The moves that mattered most:"
        for decision in turning:
            yield from _decision_lines(review, decision)
    others = [one for one in review.decisions if one.grade is not None and one not in turning]
    if others:
        yield ""
        yield "Other inaccuracies, mistakes and blunders:"
        for decision in others:
            yield from _decision_lines(review, decision)
    deals = sorted(review.deals, key=lambda deal: -max(map(abs, deal.change.wins)))[:_LUCKIEST]
    if deals:
        yield ""
        yield "The deals that mattered most:"
        for deal in sorted(deals, key=lambda deal: deal.ply):
            yield _deal_line(review, deal)


def _seat_lines(seat: SeatReview) -> Iterator[str]:
    yield f"{seat.name} (seat {seat.seat + 1})"
    if seat.accuracy is not None:
        yield f"  accuracy {seat.accuracy:.0f} % in {seat.decisions} decisions; {grades_text(seat)}"
    for name, share in seat_rows(seat):
        error = ""
        if name == "search error":
            error = f"  (standard error {100 * seat.standard_error.wins:.1f} %"
            error += f", {seat.standard_error.points:.1f})"
        yield f"  {name:<20}{share_text(share, sign='' if name in STANDINGS else '+')}{error}"
    for part in seat.rounds:
        accuracy = "" if part.accuracy is None else f", accuracy {part.accuracy:.0f} %"
        yield (
            f"  round {part.round}: luck {percent(part.luck.wins)}, "
            f"own moves {percent(part.skill.wins)}{accuracy}"
        )
    for theme, share in seat.themes.items():
        yield f"  {theme}: {percent(-share.wins)}, {-share.points:+.1f} points"


def seat_rows(seat: SeatReview) -> list[tuple[str, Share]]:
    """What a seat has: the parts of its result, the result itself, and what mistakes cost."""
    own, every = seat.own_skill, seat.skill
    return [
        ("start", seat.start),
        ("luck", seat.luck),
        ("own moves", own),
        ("others' moves", every.plus(-own.wins, -own.points)),
        ("search error", seat.error),
        ("result", seat.result),
        ("result without luck", seat.adjusted),
        ("lost by mistakes", Share(-seat.lost.wins, -seat.lost.points)),
    ]


def _decision_lines(review: Review, decision: Decision) -> Iterator[str]:
    name = review.record.players[decision.seat]
    themes = f" ({', '.join(decision.themes)})" if decision.themes else ""
    yield (
        f"  move {decision.ply}, round {decision.round}: {name} played {decision.move}, "
        f"{article(decision.grade)}: {percent(-decision.loss)} ± {100 * decision.error:.1f}, "
        f"{-decision.points_lost:+.1f} points{themes}"
    )
    lines = ", ".join(
        f"{line.move} {100 * (line.win or 0):.1f} % ± {100 * (line.error or 0):.1f}"
        for line in decision.best
    )
    yield f"    best: {lines}"
    for words, found in (
        ("for the best", decision.reasons),
        ("against the move played", decision.drawbacks),
    ):
        for reason in found:
            yield f"    {words}: {in_english(reason)}"


def _deal_line(review: Review, deal: Deal) -> str:
    moves = " ".join(str(move) for move in deal.moves)
    if len(moves) > _LONGEST_DEAL:
        moves = moves[: _LONGEST_DEAL - 1] + "…"
    luck = ", ".join(
        f"{name} {percent(change)}"
        for name, change in zip(review.record.players, deal.change.wins, strict=True)
    )
    return f"  move {deal.ply}, round {deal.round}: {moves}: {luck} (± {100 * deal.error:.1f})"


def article(grade: Grade | None) -> str:
    """`a mistake`, `an inaccuracy`."""
    return "" if grade is None else f"{'an' if grade is Grade.INACCURACY else 'a'} {grade}"


def grades_text(seat: SeatReview) -> str:
    """How many of each grade, the worst first."""
    plurals = {
        Grade.BLUNDER: "blunders",
        Grade.MISTAKE: "mistakes",
        Grade.INACCURACY: "inaccuracies",
    }
    counted = {grade: seat.grades.get(grade, 0) for grade in plurals}
    return ", ".join(
        f"{count} {grade if count == 1 else plurals[grade]}" for grade, count in counted.items()
    )


def percent(change: float) -> str:
    """A change of a chance with its sign."""
    return f"{100 * change:+z.1f} %"


def share_text(share: Share, sign: str) -> str:
    return f"{f'{100 * share.wins:{sign}z.1f} %':>9}{share.points:>+9.1f} points"
