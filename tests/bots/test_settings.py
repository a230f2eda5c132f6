"""The settings of the search: one table of names, defaults and ranges, which every way in uses."""

from __future__ import annotations

import pytest

from manueline.bots import SearchBot
from manueline.core import SEARCH_SETTINGS, AzulSearch, AzulState, DuelSearch, DuelState
from manueline.engines.engine import Engine
from manueline.games.errors import NotationError
from manueline.players import bot, make_player
from tests.support.core_positions import positions

NODES = 300
OF_THE_NETWORK = ("duel-network-share", "duel-policy-share")
"""Of Duel's position network: tests/core/test_duel_position_network.py."""
AZUL = [state for state in positions(AzulState.new(), 3) if (state.turn or 0) >= 0][:60:5]
DUEL = [state for state in positions(DuelState.new(), 3) if state.turn in (0, 1)][:120:4]


def reports(name: str, settings: dict[str, float]) -> list[object]:
    """What searches of some positions say, in Duel for its own settings."""
    found: list[object] = []
    for state in DUEL if name.startswith("duel-") else AZUL:
        if state.is_over or state.turn is None:
            continue
        search: AzulSearch | DuelSearch
        if isinstance(state, AzulState):
            search = AzulSearch(state, state.turn, 1, settings=settings)
        else:
            search = DuelSearch(state.mask(state.turn), state.turn, 1, settings=settings)
        search.run(nodes=NODES)
        found.append(search.report())
    return found


@pytest.mark.parametrize(
    "name", [name for name in SEARCH_SETTINGS if name not in ("solver-positions", *OF_THE_NETWORK)]
)
def test_every_setting_changes_the_search_and_its_default_does_not(name: str) -> None:
    default, lowest, highest = SEARCH_SETTINGS[name]
    assert lowest <= default <= highest
    standard = reports(name, {})
    assert reports(name, {name: default}) == standard
    assert reports(name, {name: lowest if default > lowest else highest}) != standard


def test_names_that_do_not_exist_and_values_out_of_range_are_refused() -> None:
    state = AZUL[0]
    assert isinstance(state, AzulState)
    with pytest.raises(ValueError, match=r"no setting 'depth', only puct, ucb-bonus"):
        AzulSearch(state, 0, 1, settings={"depth": 3})
    for value in (-0.1, 20.5, float("nan"), float("inf"), 1e300):
        with pytest.raises(ValueError, match="the setting puct is a number from 0 to 20, not"):
            AzulSearch(state, 0, 1, settings={"puct": value})
        with pytest.raises(ValueError, match="the setting puct"):
            SearchBot(settings={"puct": value})


def test_a_players_text_and_the_library_give_the_same_bot() -> None:
    made = [
        make_player("search:nodes=400,puct=1.5,duel-plate-drawn=-2"),
        bot("search", nodes=400, settings={"puct": 1.5, "duel-plate-drawn": -2}),
        bot("search:puct=9,duel-plate-drawn=-2", nodes=400, settings={"puct": 1.5}),
    ]
    for player in made:
        assert isinstance(player, SearchBot)
        assert player.settings == {"puct": 1.5, "duel-plate-drawn": -2}
        assert player.limit.nodes == 400


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("search:depth=3", "numbers for puct, .*, not 'depth=3'"),
        ("search:puct=x", "could not convert"),
        ("search:puct=21", "the setting puct is a number from 0 to 20, not 21"),
        ("search:puct=1,puct=2", "not 'puct=1,puct=2'"),
        ("master:puct=1", "not 'puct=1'"),
        ("greedy:puct=1", "greedy has no settings"),
    ],
)
def test_a_text_with_a_wrong_setting_is_no_player(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint) as raised:
        make_player(text)
    assert raised.value.code == "bad-setting"


def test_the_solver_can_be_turned_off() -> None:
    assert isinstance(solved := make_player("search:nodes=50"), SearchBot)
    assert isinstance(searched := make_player("search:nodes=50,solver-positions=0"), SearchBot)
    assert solved._setting("solver-positions") == 5000
    assert searched._setting("solver-positions") == 0


def test_a_host_sets_them_as_options_of_the_engine() -> None:
    said, made = list[str](), list[str]()

    def make(text: str, seed: int | None) -> SearchBot:
        made.append(text)
        player = make_player(text, seed)
        assert isinstance(player, SearchBot)
        return player

    engine = Engine(make, ["search:nodes=5", "random"], said.append, "0")
    engine.handle("manueline 1")
    assert "option name puct type number default 1.2 min 0 max 20" in said
    assert "option name duel-plate-drawn type number default -1 min -10 max 10" in said
    said.clear()
    for value in ("21", "-1", "1e1", "x", "1.1234567"):
        engine.handle(f"set puct {value}")
    assert [line.split()[:2] for line in said] == [["error", "bad-option"]] * 5
    engine.handle("set puct 1.5")
    engine.handle("set duel-chip 0.25")
    assert engine._player == "search:nodes=5,puct=1.5,duel-chip=0.25"
    engine.handle("set bot random")
    assert engine._player == "random"
