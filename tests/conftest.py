"""Options of the whole test run: how large its doses are; and what every Python that the tests start has in common."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run everything, with the long doses")
    parser.addoption("--dose", type=float, metavar="PART", help="run only what --long adds, and of it this part (0.02)")


def pytest_configure(config: pytest.Config) -> None:
    _keep_compiled(config)
    config.addinivalue_line("markers", "long: takes minutes; runs with --long only")
    config.addinivalue_line("markers", "dose(name, short, long): numbers from 0 for this parameter; short 0 as if marked long")


def _keep_compiled(config: pytest.Config) -> None:
    """Workers, commands and servers start Python hundreds of times; each would compile every module where nothing may be kept."""
    cache = getattr(config, "cache", None)
    if os.environ.get("PYTHONDONTWRITEBYTECODE") and cache is not None:
        os.environ["PYTHONDONTWRITEBYTECODE"] = ""
        os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("compiled"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Only the numbers that are wanted become tests: to collect the others, and leave them out, took longer than many tests."""
    marker = metafunc.definition.get_closest_marker("dose")
    if marker is not None:
        name, short, long = marker.args
        metafunc.parametrize(name, _numbers(metafunc.config, short, long))


def _numbers(config: pytest.Config, short: int, long: int) -> range:
    part = config.getoption("--dose")
    if config.getoption("--long"):
        return range(long)
    if part is None:
        # At least one, which is left out below: no number at all would count as a test that was skipped.
        return range(max(short, 1))
    return range(short, short + max(1, round((long - short) * part)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    wanted = _has_dose if config.getoption("--dose") is not None else _is_short
    left_out = [item for item in items if not wanted(item)]
    items[:] = [item for item in items if wanted(item)]
    config.hook.pytest_deselected(items=left_out)


def _is_short(item: pytest.Item) -> bool:
    dose = item.get_closest_marker("dose")
    return item.get_closest_marker("long") is None and (dose is None or dose.args[1] > 0)


def _has_dose(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None or item.get_closest_marker("dose") is not None
