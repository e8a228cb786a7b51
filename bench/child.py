"""Measures one module in a process of its own: `python -m bench.child MODULE SECONDS`. The last line printed
is JSON, either {"figures": ...} or {"missing": reason}.
"""

import dataclasses
import importlib
import json
import os
import sys
import traceback
from typing import Any


def main() -> None:
    """Measure, and say what came of it."""
    module, seconds = sys.argv[1], float(sys.argv[2])
    stay_on_one_core()
    print(json.dumps(answer(module, seconds)))


def answer(module: str, seconds: float) -> dict[str, Any]:
    """The figures of bench/MODULE.py, or why there are none."""
    try:
        return {"figures": dataclasses.asdict(importlib.import_module(f"bench.{module}").measure(seconds))}
    except ImportError as error:
        return {"missing": f"not installed: no module {error.name}"}
    except Exception as error:
        traceback.print_exc()
        return {"missing": f"failed: {type(error).__name__}"}


def stay_on_one_core() -> None:
    """Keep to the first core we are allowed, where the system can do that."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main()
