"""The same step with one field more."""

from undercroft.kernel.procedure import Procedure


class Dig(Procedure):
    depth: int
    width: int
    speed: int = 1
