"""`python -m manueline` is the `manueline` command."""

from manueline.cli.main import main

if __name__ == "__main__":
    main(prog_name="manueline")
