"""What somebody finds who plays alone against bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from manueline import Dealer
from manueline.games.azul import new
from tests.support.services import Service
from tests.support.web.pages import (
    TablePage,
    choose_level,
    seat_of,
    set_table,
    sit_against_bots,
    start_against_bots,
)
from tests.support.web.people import People

WITH_MOTION = {"reduced_motion": "no-preference"}


def last_decision(wins: bool) -> tuple[str, str, int]:
    """A position of Azul, the move that ends the game, and the seat that makes it."""
    for seed in range(200):
        dealer, chance = Dealer(seed=seed), Random(seed)
        state = dealer.deal(new(start=0))
        while not state.is_over:
            before, move = state, chance.choice(list(state.legal_moves))
            state = dealer.deal(state.play(move))
        assert state.outcome is not None and before.turn is not None
        has_won = state.outcome.winners == (before.turn,)
        if has_won == wins:
            return before.text, move.text, before.turn
    raise AssertionError("no such game")


def end_game(page: Page, server: Service, *, wins: bool) -> TablePage:
    """Play the last move of a game against a novice."""
    start, move, mover = last_decision(wins)
    seats = [{"kind": "bot", "bot": "novice"}] * 2
    seats[mover] = {"kind": "me", "name": "Ana"}
    wanted = {"game": "azul", "options": {}, "seats": seats, "start": start}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    table = TablePage(page)
    table.wait_for_turn()
    with seat_of(page, server) as seat:
        seat.play(move)
    return table


def test_a_win_rains_tiles_for_a_moment(people: People, server: Service) -> None:
    page = people.come("rules/azul", **WITH_MOTION)
    table = end_game(page, server, wins=True)
    page.locator("svg.rain").first.wait_for(state="attached")
    expect(table.result.get_by_role("heading", level=2)).to_have_text("You win!")
    expect(page.locator("svg.rain")).to_have_count(0)


def test_a_win_is_told_without_motion_to_whoever_wants_none(
    people: People, server: Service
) -> None:
    page = people.come("rules/azul")
    table = end_game(page, server, wins=True)
    expect(table.result.get_by_role("heading", level=2)).to_have_text("You win!")
    assert page.locator("svg.rain").count() == 0


def test_a_loss_leads_on_to_an_easier_level(people: People, server: Service) -> None:
    page = people.come("rules/azul")
    table = end_game(page, server, wins=False)
    expect(table.result).to_contain_text("Novice wins.")
    lost = page.url
    table.button("Play against Newcomer").click()
    expect(page).not_to_have_url(lost)
    expect(page.get_by_test_id("table").get_by_role("heading", name="Newcomer")).to_be_visible()


def test_the_start_page_counts_games_against_a_level_and_those_won(
    people: People, server: Service
) -> None:
    page = people.come("rules/azul")
    for wins in (True, False):
        table = end_game(page, server, wins=wins)
        expect(table.result).to_be_visible()
    page.goto("/")
    form = page.get_by_role("form", name="Play against a bot")
    choose_level(form, "Novice")
    expect(form).to_contain_text("You won 1 of 2")
    choose_level(form, "Expert")
    expect(form).not_to_contain_text("You won")


def test_whoever_gives_no_name_is_a_guest_and_no_number(people: People) -> None:
    page = people.come()
    start_against_bots(page)
    expect(page.get_by_role("heading", name="Guest")).to_be_visible()
    expect(page.get_by_text("Player 1")).to_have_count(0)


def test_whoever_gives_a_name_is_called_by_it_from_then_on(people: People) -> None:
    page = people.come()
    page.get_by_label("Your name").fill("Ana")
    start_against_bots(page)
    expect(page.get_by_role("heading", name="Ana")).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ana")


def test_the_speed_is_chosen_beside_the_board_and_kept(people: People) -> None:
    page = people.come("rules/azul", **WITH_MOTION)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    page.get_by_role("tab", name="Table").click()
    speed = page.get_by_role("group", name="Speed of the animations")
    speed.get_by_text("Off", exact=True).click()
    page.evaluate(
        """() => new MutationObserver((changes) => {
            window.flown ||= changes.some(({ addedNodes }) =>
                [...addedNodes].some((node) => node.classList?.contains("flight")));
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    table.move()
    table.wait_for_turn()
    assert not page.evaluate("window.flown")
    page.reload()
    page.get_by_role("tab", name="Table").click()
    expect(speed.get_by_role("radio", name="Off")).to_be_checked()


NUMBERS = """(where) => [...document.querySelectorAll(`${where} .number`)]
    .filter((number) => number.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((number) => number.textContent.trim())"""


@pytest.mark.parametrize(
    ("game", "where", "last"),
    [
        ("azul", ".factories", 5),
        ("azul", ".own .lines", 5),
        ("azul", ".own .wall", 5),
        ("duel", ".smalls", 4),
        ("duel", ".own .lines", 6),
    ],
)
def test_what_texts_call_by_numbers_is_numbered(
    people: People, game: str, where: str, last: int
) -> None:
    page = people.come(None)
    set_table(page, game, [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "novice"}])
    TablePage(page).wait_for_turn()
    assert page.evaluate(NUMBERS, where) == [str(number) for number in range(1, last + 1)]
