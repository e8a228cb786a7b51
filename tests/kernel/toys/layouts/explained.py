"""The same layout with a docstring: nothing that is stored has changed."""

from undercroft.kernel.procedure import Procedure


class Dig(Procedure):
    """Make a hole."""

    depth: int
    width: int
