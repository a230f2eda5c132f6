"""Settings for all tests."""

import signal

from hypothesis import settings

# A shell that starts the tests in the background has Ctrl-C ignored, and children inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine, however slow it is; `--hypothesis-profile=explore` looks for
# new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")
