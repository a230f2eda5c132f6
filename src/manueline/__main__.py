"""The start of the `manueline` command, also as `python -m manueline`."""

from __future__ import annotations

import sys

from manueline.extras import PLAY, MissingExtra, require


def main() -> None:
    """Run the command, or say which extra brings it."""
    try:
        require("play", "the manueline command", *PLAY)
    except MissingExtra as error:
        sys.exit(f"Error: {error}")
    # Only here: without the extra there is nothing to import it with.
    from manueline.cli.main import main as command

    command(prog_name="manueline")


if __name__ == "__main__":
    main()
