"""Paths: where a walker can get to, at what price, and how it gets there step by step. See docs/pieces.md."""

from .network import FigureNetwork, Lane, Network, squares_network, zones_network
from .search import Destination, Harm, Paths
from .walking import Walking

__all__ = [
    "Destination",
    "FigureNetwork",
    "Harm",
    "Lane",
    "Network",
    "Paths",
    "Walking",
    "squares_network",
    "zones_network",
]
