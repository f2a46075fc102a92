"""How lines are asked of a command."""

import io
import json
from typing import Any

import pytest

from openrummy.cli import main


@pytest.fixture
def asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Asks lines of a command and gives the answers and the exit code."""

    def ask(command: str, *lines: object, more: tuple[str, ...] = ()) -> tuple[list[dict[str, Any]], int]:
        text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{text}\n".encode())))
        code = main([command, *more, "--jsonl"])
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()], code

    return ask
