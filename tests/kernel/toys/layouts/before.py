"""The layout that old snapshots were written in."""

from undercroft.kernel.procedure import Procedure


class Dig(Procedure):
    depth: int
    width: int
