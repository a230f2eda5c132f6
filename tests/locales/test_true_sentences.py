"""Sentences that once told people something false, in every language."""

from __future__ import annotations

import pytest

from tests.support.catalogues import LANGUAGES, said

TRUE = {
    "rules-duel-14-f-item": {  # it read as if a negative total became what a player has
        "en": "only then is a negative total raised to 0",
        "it": "solo dopo un totale negativo viene portato a 0",
        "nb": "deretter settes en negativ sum til 0",
        "pl": "dopiero potem ujemny wynik podnosi się do 0",
    },
    "table-last-round-about": {  # no row is full yet when it is said
        "en": "A row will be completed",
        "it": "Una linea orizzontale sta per essere completata",
        "nb": "En horisontal linje blir fullført",
        "pl": "Jeden z rzędów zostanie wypełniony",
    },
    "tutorial-azul-overflow-right": {  # "further spaces cost more: 1, 1" contradicted itself
        "en": "The seven spaces cost 1, 1, 2, 2, 2, 3 and 3",
        "it": "Le sette caselle costano 1, 1, 2, 2, 2, 3 e 3",
        "nb": "De sju feltene koster 1, 1, 2, 2, 2, 3 og 3",
        "pl": "Siedem pól kosztuje 1, 1, 2, 2, 2, 3 i 3",
    },
    "tutorial-azul-tiling": {  # a lone tile seemed to score its row and its column
        "en": "Alone it scores 1; otherwise each run of two or more counts",
        "it": "Da sola vale 1; altrimenti conta ogni fila di almeno due",
        "nb": "Alene gir den 1; ellers teller hver rekke på minst to",
        "pl": "Sama daje 1; inaczej liczy się każdy ciąg co najmniej dwóch",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TRUE)
def test_a_sentence_says_what_the_rules_do(key: str, language: str) -> None:
    assert TRUE[key][language] in said(language, key)
