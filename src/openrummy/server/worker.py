"""A process that computes for the server: reads calls from standard input, writes answers to standard output, ends with its input.

A call is a pickled ``(function, arguments)``, an answer a pickled ``(succeeded, value or exception)``, each behind its length in four
bytes. Both ends are ours; nothing that came over the network is ever unpickled.
"""

import os
import pickle
import signal
import sys
from typing import Any, BinaryIO, Final

LENGTH: Final = 4


def frame(value: Any) -> bytes:
    """A value as it goes through the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def _read(stream: BinaryIO) -> Any:
    size = stream.read(LENGTH)
    if len(size) < LENGTH:
        raise EOFError
    return pickle.loads(stream.read(int.from_bytes(size, "big")))


def main() -> None:
    # Ctrl-C reaches the whole group; the server decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    calls, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    while True:
        try:
            function, arguments = _read(calls)
        except EOFError:
            return
        try:
            answer = frame((True, function(*arguments)))
        except Exception as error:
            answer = frame((False, error))
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            # The server was killed. What is left in the buffer has nowhere to go: no orderly end, which would try again.
            os._exit(1)


if __name__ == "__main__":
    main()
