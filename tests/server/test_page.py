"""The page as it is read from the disk, and how often an address may come."""

from pathlib import Path

import pytest

from helpers.table import page_folder
from openrummy.server.page import Page, PageError
from openrummy.server.rates import Buckets


def test_a_missing_page_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(PageError, match="make play"):
        Page.read(tmp_path / "nothing")


def test_another_page_is_another_build(tmp_path: Path) -> None:
    folder = page_folder(tmp_path)
    before = Page.read(folder).build
    (folder / "index.html").write_text("<html>new</html>")
    assert Page.read(folder).build != before


def test_who_comes_too_often_waits_and_others_do_not() -> None:
    buckets = Buckets(rate=0.001, burst=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, True, False, True]
