"""The same fields in another order: old data would be read without a murmur, and wrongly."""

from undercroft.kernel.procedure import Procedure


class Dig(Procedure):
    width: int
    depth: int
