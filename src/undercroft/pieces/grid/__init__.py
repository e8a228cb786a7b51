"""Grids of squares: maps, figures of several footprints, sight, distance. See docs/pieces.md."""

from .board import FAR, Door, Grid, Link
from .compass import DIRECTIONS, Direction
from .figures import Figures, Shape, Step
from .masks import DoorId, SquareId, doors_of, is_open, mask_of, squares_of
from .plan import Plan, drawn
from .sight import Hidden, Line, Sight
from .templates import Placement, placements, reached

__all__ = [
    "DIRECTIONS",
    "FAR",
    "Direction",
    "Door",
    "DoorId",
    "Figures",
    "Grid",
    "Hidden",
    "Line",
    "Link",
    "Placement",
    "Plan",
    "Shape",
    "Sight",
    "SquareId",
    "Step",
    "doors_of",
    "drawn",
    "is_open",
    "mask_of",
    "placements",
    "reached",
    "squares_of",
]
