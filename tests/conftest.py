"""Settings for all tests."""

from hypothesis import settings

# The same examples on every machine, however slow it is; `--hypothesis-profile=explore` looks for
# new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")
