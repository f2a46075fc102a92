# Two commands for a bare machine: `make play` and `make test`. They need Python 3.11 or newer and make, and fetch uv where it is
# missing. With uv at hand, `uv run openrummy serve` and `uv run pytest` do the same.

PYTHON ?= python3
UV := $(or $(shell command -v uv),.tools/bin/uv)

.PHONY: play test lint clean

play: $(UV)
	$(UV) run --locked --no-dev openrummy serve --open

# Three at once on two cores: the tests of the server and its clocks wait for much of their time.
test: $(UV)
	bash scripts/get_chromium.sh
	$(UV) run --locked pytest -n 3 --ignore=tests/browser
	OPENRUMMY_UNCOMPILED=1 $(UV) run --locked pytest -q -n 2 tests/games tests/match
	$(UV) run --locked pytest -n 2 tests/browser

lint: $(UV)
	$(UV) run --locked ruff format --check .
	$(UV) run --locked ruff check .
	$(UV) run --locked mypy
	$(UV) run --locked lint-imports

clean:
	rm -rf .venv .tools dist build web/node_modules src/openrummy/server/page
	find src -name '*.so' -delete

# Debian's pip refuses to install outside a virtual environment, so uv gets one of its own.
.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'OpenRummy needs Python 3.11, 3.12 or 3.13: make PYTHON=/path/to/python3 play'; exit 1; }
	@$(PYTHON) -m venv .tools || { rm -rf .tools; echo 'Python cannot make a virtual environment. On Debian or Ubuntu: apt-get install python3-venv. Then try again.'; exit 1; }
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
