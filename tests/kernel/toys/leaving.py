"""A plug-in that is a script: whoever imports it is told how to use it, and sent away."""

import sys

sys.exit("Usage: leaving")
