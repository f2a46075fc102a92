"""A meld as the cores tell it."""

Meld = tuple[int, int, int, int]
"""0, rank, suits (a bit each), jokers for a set; 1, suit, ranks, jokers for a run; 2, suit, rank, 0 for a tunnela."""


def own_faces(kind: int, where: int, cards: int) -> list[int]:
    """The faces that stand as themselves in a meld.

    >>> own_faces(0, 4, 0b1011), own_faces(1, 2, 0b11100), own_faces(2, 0, 12)
    ([4, 17, 43], [28, 29, 30], [12, 12, 12])
    """
    if kind == 0:
        return [suit * 13 + where for suit in range(4) if cards >> suit & 1]
    if kind == 1:
        return [where * 13 + rank for rank in range(13) if cards >> rank & 1]
    return [where * 13 + cards] * 3
