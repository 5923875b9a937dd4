"""Somebody else's program, run beside us: lines in and out within a time, and an end to all that it started.

It has a process group of its own, which is killed as a whole, and on Linux so is what it started in other groups
(guard.py). Should this very process be killed, a guard, one for each process that runs programs, sees its pipe close
and kills what is left.
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import secrets
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from typing import IO, Final

from . import guard
from .guard import MARK, end_group, end_marked

LONGEST_LINE: Final = 1 << 16
"""Bytes of one line that a program may say."""
MOST_SAID: Final = 1 << 20
"""Bytes of all lines that it may say while one is awaited."""
KEPT_ERRORS: Final = 2000
"""Of what it writes on standard error the last so many bytes are kept."""
CHUNK: Final = 1 << 16
LOOK: Final = 0.1
"""Seconds after which it is looked whether a silent program still runs."""
GRACE: Final = 0.5
"""Seconds in which it may end by itself once it is told that all is over."""


class Broken(Exception):  # noqa: N818 - said of a program, not of us
    """The program can't go on: the text, which follows upon its name, says why. `late`: it took too long."""

    def __init__(self, told: str, late: bool = False) -> None:
        self.late = late
        super().__init__(told)


class Program:
    """A running program. Raises OSError where it can't be started; ValueError on a system without process groups."""

    def __init__(self, words: Sequence[str]) -> None:
        if not hasattr(os, "killpg"):
            raise ValueError("programs as bots need process groups, which Windows has not; run Stolik in WSL there")
        with _held_back():  # an interruption between the two would leave it behind
            self._mark = _guard.begin()
            self._child = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, MARK: self._mark},
            )
            _guard.tell(self._child.pid)
        self._left = False
        self._unsaid = bytearray()
        self._heard = bytearray()
        self._errors = bytearray()
        self._selector = selectors.DefaultSelector()
        child = self._child
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        self._in, self._out, self._err = child.stdin, child.stdout, child.stderr
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def ask(self, message: bytes, seconds: float) -> Generator[bytes, None, None]:
        """Say `message`, and give the lines that come, without their ends, until nobody wants more. Raises Broken when
        the time is over, when it says too much, and when it ends."""
        until = time.monotonic() + seconds
        self._unsaid += message
        self._selector.register(self._in, selectors.EVENT_WRITE)
        said = 0
        try:
            while True:
                while (at := self._heard.find(b"\n")) >= 0:
                    line = bytes(self._heard[:at])
                    del self._heard[: at + 1]
                    yield line.rstrip(b"\r")
                if len(self._heard) > LONGEST_LINE:
                    raise Broken(f"wrote a line of more than {LONGEST_LINE} bytes")
                if said > MOST_SAID:
                    raise Broken(f"wrote more than {MOST_SAID} bytes instead of an answer")
                left = until - time.monotonic()
                if left <= 0:
                    raise Broken(f"gave no answer within {seconds:.3g} s", late=True)
                ready = self._selector.select(min(left, LOOK))
                if not ready:
                    if self._await(0.0) is not None:  # what it started may hold its output open
                        raise Broken(self._how_it_ended())
                    _check_parent()
                for key, _ in ready:
                    if key.fileobj is self._in:
                        self._write()
                    elif key.fileobj is self._err:
                        self._read_errors()
                    else:
                        chunk = self._read(self._out)
                        if chunk == b"":
                            raise Broken(self._how_it_ended())
                        said += len(chunk or b"")
                        self._heard += chunk or b""
        finally:
            with contextlib.suppress(KeyError):
                self._selector.unregister(self._in)

    def end(self, message: bytes = b"", grace: float = 0.0) -> None:
        """Say a last word, give it so many seconds to end by itself, then kill it and all that it started."""
        if self._left:
            return
        self._left = True
        try:
            if message and grace:
                with contextlib.suppress(OSError):
                    self._in.write(message)
                with contextlib.suppress(OSError):
                    self._in.close()
                self._await(grace)
        finally:
            end_group(self._child.pid)
            end_marked(self._mark)
            _guard.tell(-self._child.pid)
            self._child.wait()
            self._selector.close()
            for pipe in (self._in, self._out, self._err):
                with contextlib.suppress(OSError):
                    pipe.close()

    def clock(self) -> float:
        """Seconds by the clock that times are taken with."""
        return time.monotonic()

    @property
    def last_words(self) -> str:
        """The end of what it wrote on standard error."""
        return self._errors.decode("utf-8", "replace").strip()

    def _write(self) -> None:
        try:
            del self._unsaid[: os.write(self._in.fileno(), self._unsaid[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:
            self._unsaid.clear()  # it has gone: what it still said is read, and then its end
        if not self._unsaid:
            self._selector.unregister(self._in)

    def _read(self, pipe: IO[bytes]) -> bytes | None:
        """What there is; b"" at the end, None where there is nothing after all."""
        try:
            return os.read(pipe.fileno(), CHUNK)
        except BlockingIOError:
            return None

    def _read_errors(self) -> None:
        chunk = self._read(self._err)
        if chunk == b"":
            self._selector.unregister(self._err)
        self._errors += chunk or b""
        del self._errors[:-KEPT_ERRORS]

    def _how_it_ended(self) -> str:
        """After the end of its output."""
        for pipe in (self._in, self._out):
            with contextlib.suppress(KeyError):
                self._selector.unregister(pipe)
        until = time.monotonic() + GRACE
        while (
            self._selector.get_map() and time.monotonic() < until
        ):  # what it wrote on standard error may still be there
            if self._selector.select(0.02):
                self._read_errors()
            elif self._await(0.0) is not None:
                break
        ended = self._await(GRACE)
        if ended is None:
            return "closed its output"
        return f"ended with exit code {ended}" if ended >= 0 else f"was ended by signal {-ended}"

    def _await(self, seconds: float) -> int | None:
        """How it ended, a signal as a negative number; None if it did not within this time. The dead are left lying:
        as long as they do, nobody else gets their number, which is that of the group."""
        until = time.monotonic() + seconds
        while True:
            found = os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if found is not None:
                return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
            if time.monotonic() >= until:
                return None
            time.sleep(0.002)


def _check_parent() -> None:
    """End a worker that nobody waits for any more, since the process that started it has ended. The guard sees to the
    rest."""
    parent = multiprocessing.parent_process()
    if parent is not None and not parent.is_alive():
        os._exit(1)


class _Guard:
    """The process that outlives ours for a moment. It is started when the first program is."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._home = 0
        self._mark = ""
        self._marks = 0
        self._lock = threading.Lock()

    def begin(self) -> str:
        """Start it, unless it runs: a process that was forked off needs one of its own. A mark for one more program,
        also where a worker of a cluster plays in several threads."""
        with self._lock:
            if self._process is None or self._home != os.getpid():
                self._start()
            self._marks += 1
            return f"{self._mark}.{self._marks}."

    def _start(self) -> None:
        self._home = os.getpid()
        self._mark = secrets.token_hex(8)
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", guard.__file__, self._mark],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        atexit.register(self._end, self._process, self._home)

    def tell(self, group: int) -> None:
        """Watch a process group; a negative number: no longer."""
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(b"%d\n" % group)

    @staticmethod
    def _end(process: subprocess.Popen[bytes], home: int) -> None:
        """At the end of ours: what is left is killed, and the guard ends."""
        if home == os.getpid() and process.stdin is not None:
            process.stdin.close()
            process.wait()


_guard: Final = _Guard()


@contextlib.contextmanager
def _held_back() -> Iterator[None]:
    """Ctrl-C waits while this lasts. It is not masked, nor ignored, even in a worker: what is started now would never
    hear it either."""
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGINT) is None:
        yield  # it isn't heard here
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    masked = signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)
