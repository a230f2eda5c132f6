"""Tables in memory: stored, told, kept going by bots and timers, and owned by one worker each."""
