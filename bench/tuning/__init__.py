"""How Boss Monster's evaluation was fitted to matches; what came of it: docs/experiments/boss-monster-evaluation.md.

``python -m bench.tuning --help``
"""
