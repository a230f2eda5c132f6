"""Messages that no page would send: damaged, oversized, impossible, or none of one's business."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from manueline.server.messages import PHRASES

LETTERS = "aZ0 -_:>/\\\"'{}[]\0\n\x7f\u202eéßñ漢𝔘🀄\ud800"
LONGEST_FRAME = 65_536
Body = dict[str, Any]


def text(rng: Random, most: int = 30) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(rng.randrange(most)))


def junk(rng: Random, depth: int = 0) -> Any:
    """Any value that JSON has a word for, and some that it has not."""
    plain = [None, True, False, 0, -1, 1.5, 10**30, -(10**400), 2**63, 1e308, float("nan"), "", "x"]
    match rng.randrange(5 if depth < 3 else 2):
        case 0:
            return rng.choice(plain)
        case 1:
            return text(rng)
        case 2:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(4))]
        case 3:
            return {text(rng, 8): junk(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice([[[]] * 200, "9" * 500, {"kind": "play"}, list(range(300))])


def changed(rng: Random, body: Body) -> Body:
    """A body with some parts dropped, added or replaced by junk."""
    body = dict(body)
    for _ in range(rng.randrange(1, 3)):
        match rng.randrange(3):
            case 0 if body:
                del body[rng.choice(list(body))]
            case 1:
                body[text(rng, 8)] = junk(rng)
            case _:
                body[rng.choice([*body, "id", "kind", "version"])] = junk(rng)
    return body


def damaged(rng: Random, body: Body) -> bytes:
    """A body's bytes that are no JSON any more, or hardly."""
    raw = written(body)
    match rng.randrange(7):
        case 0:
            return raw[: rng.randrange(len(raw))]
        case 1:
            at = rng.randrange(len(raw))
            return raw[:at] + rng.randbytes(rng.randrange(1, 5)) + raw[at + 1 :]
        case 2:
            return rng.randbytes(rng.randrange(200))
        case 3:
            return b"[" * rng.randrange(1, 1900)
        case 4:
            return b'{"a":' * rng.randrange(1, 390)
        case 5:
            return raw + raw
    return raw.replace(b'"', b"'")


def written(value: object) -> bytes:
    return json.dumps(value).encode()


def oversized(rng: Random, body: Body, least: int, most: int) -> bytes:
    """A message that is well-formed, but for its length."""
    return written({**body, "move": "x" * rng.randrange(least, most)})


def refusable(
    rng: Random, number: int, version: int, move: str, you: list[int], is_to_move: bool
) -> Body:
    """A well-formed request that has to be refused; `move` is legal for whoever is to move."""
    id = f"fuzz{number}"
    stale = rng.choice([0, version + 5000])
    requests: list[Body] = [
        {"kind": "play", "id": id, "version": stale, "move": "CK>1" if is_to_move else move},
        {"kind": "undo", "id": id, "version": stale},
        {"kind": "answer", "id": id, "version": version, "accept": rng.random() < 0.5},
        {"kind": "hint", "id": id, "version": stale},
        {"kind": "say", "id": id, "phrase": f"{rng.choice(PHRASES)}!"},
        {"kind": "return", "id": id},
        {"kind": "rematch", "id": id},
        {"kind": "play", "id": id, "version": version, "move": text(rng) or "-"},
        {"kind": "play", "id": id, "version": version, "move": rng.choice(["CK>9", "seat:1", "?"])},
    ]
    if not is_to_move:
        requests.append({"kind": "play", "id": id, "version": version, "move": move})
    if you:
        requests.append({"kind": "resign", "id": id, "seat": 1 - you[0]})
    else:
        requests += [
            {"kind": "undo", "id": id, "version": version},
            {"kind": "resign", "id": id, "seat": rng.randrange(2)},
            {"kind": "resign", "id": id},
            {"kind": "leave", "id": id},
            {"kind": "say", "id": id, "phrase": rng.choice(PHRASES)},
            {"kind": "hint", "id": id, "version": version},
        ]
    return rng.choice(requests)


def garbled(rng: Random, body: Body) -> bytes:
    """A request as it is, or changed, damaged or blown up; it has to be refused in any case.

    Resigning for somebody else is left as it is: without the seat it would be resigning.
    """
    match rng.randrange(8) if body["kind"] != "resign" else 0:
        case 0 | 1 | 2:
            return written(body)
        case 3 | 4:
            return written(changed(rng, body))
        case 5 | 6:
            return damaged(rng, body)
    return oversized(rng, body, 2000, 20_000)
