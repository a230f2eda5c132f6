"""A whole engine in a few lines of plain Python: it knows no rules and plays the first legal move.

The host sends the legal moves along with every position, so any program can be a bot:

    manueline.bot("engine:python examples/tiny_engine.py")

docs/protocol.md says what the lines mean. Replace `chosen` by something cleverer.
"""

import sys


def say(line):
    """Answers must not wait in a buffer."""
    print(line, flush=True)


def introduce():
    say("id name Tiny")
    say("id author the Manueline authors")
    say("game azul 1")
    say("game duel 1")
    say("ready")


def moves_of(words):
    """`position view:1 ... moves 3R>4 CB>floor`: what stands behind the word `moves`."""
    return words[words.index("moves") + 1 :] if "moves" in words else []


def chosen(moves):
    return moves[0]


def main():
    moves = []
    in_record = False
    for line in sys.stdin:
        words = line.split()
        command = words[0] if words else ""
        if in_record and command != "end":
            continue  # the record tells the whole game so far; this engine does not look
        in_record = command == "record"
        if command == "manueline":
            introduce()
        elif command in ("position", "end"):
            moves = moves_of(words)
        elif command == "moves":
            say(" ".join(["moves", *moves]))
        elif command == "go":
            say(f"best {chosen(moves)}")
        elif command == "ping":
            say(f"pong {words[1]}")
        elif command == "quit":
            return
        # set, new and stop need no answer, and this engine has no use for them


if __name__ == "__main__":
    main()
