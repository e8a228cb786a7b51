"""One match as this process knows it: what each observer sees, when it is shown, who plays, what is kept.

``room`` holds a match; ``sights`` captures what observers see; ``pace`` decides when it is shown; ``speech`` puts
it into words; ``journal`` keeps it on the disk; ``tending`` looks after bots and clocks; ``takeback``, ``chat``,
``holding`` and ``presence`` are one courtesy each.
"""
