"""For bot builders and researchers: observations, environments and data of self-play.

Needs `manueline[research]`; nothing here is needed to play. docs/research.md describes it.
"""

from manueline.extras import require

# Not pyspiel: there are systems that OpenSpiel has no wheel for, and only `spiel` needs it.
require("research", __name__, "numpy", "gymnasium", "pettingzoo", "PIL", "resvg_py")
