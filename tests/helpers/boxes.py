"""Where things lie on the page."""

from playwright.async_api import Locator


async def inside(inner: Locator, outer: Locator) -> bool:
    """Does every one of ``inner`` lie within ``outer``, uncut?"""
    room = await outer.bounding_box()
    assert room is not None
    boxes = [await one.bounding_box() for one in await inner.all()]
    return all(
        box is not None
        and room["x"] <= box["x"] <= box["x"] + box["width"] <= room["x"] + room["width"]
        and room["y"] <= box["y"] <= box["y"] + box["height"] <= room["y"] + room["height"]
        for box in boxes
    )


async def overlap(some: Locator, others: Locator) -> bool:
    """Does any of ``some`` lie over any of ``others``?"""
    boxes = [[await one.bounding_box() for one in await several.all()] for several in (some, others)]
    return any(
        a is not None
        and b is not None
        and a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
        for a in boxes[0]
        for b in boxes[1]
    )
