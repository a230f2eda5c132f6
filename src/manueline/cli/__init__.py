"""The `manueline` command: play, replay, verify, count and read the rules in a terminal."""
