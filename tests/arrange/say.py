"""Short words for the tests: cards and wild ranks from text, and rules from options."""

from typing import Any

from openrummy.arrange import Counting, HandRules, Laid, Pattern, lay
from openrummy.cards import cards, faces
from openrummy.melds import Kind, Melds, kind, kinds
from openrummy.packs import Packs, wild_faces

SHOW = (Pattern(sequences=2, pure=1),)


def wild(cut: str | None) -> frozenset[int]:
    """The wild faces once this card is turned (its suit may be left out)."""
    if cut is None:
        return frozenset()
    return wild_faces(faces(cut if cut[-1] in "SHDCK" and len(cut) > 1 else cut + "S")[0], Packs())


def made_of(**options: Any) -> HandRules:
    """The rules of a show with two sequences, one of them pure, and these options of melds and counting."""
    melds = {name: value for name, value in options.items() if name in Melds.__struct_fields__}
    counting = {name: value for name, value in options.items() if name not in melds}
    return HandRules(Melds(**melds), Counting(**counting), SHOW)


def reads(group: str, cut: str | None = None, **options: Any) -> Kind | None:
    return kind(cards(group), Melds(**options), wild(cut))


def all_reads(group: str, cut: str | None = None, **options: Any) -> set[str]:
    return {str(one) for one in kinds(cards(group), Melds(**options), wild(cut))}


def parts(laid: str) -> list[tuple[int, ...]]:
    """Groups separated by slashes, as physical cards that all differ."""
    sizes = [len(faces(group)) for group in laid.split("/")]
    left = list(cards(laid.replace("/", " ")))
    return [tuple(left.pop(0) for _ in range(size)) for size in sizes]


def judged(laid: str, cut: str | None = None, loose: str = "", **options: Any) -> Laid:
    """Groups separated by slashes, and loose cards, judged as they lie."""
    groups = parts(f"{laid}/{loose}")
    return lay(groups[:-1], groups[-1], made_of(**options), wild(cut))
