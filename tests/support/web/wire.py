"""A network that can be cut: it carries whatever goes to a server, and lets go of it on demand."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.support.services import HOST, free_port


class Wire:
    """Listens at a port of its own while it is whole."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._ends: list[socket.socket] = []
        self._listener: socket.socket | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def mend(self) -> None:
        listener = socket.create_server((HOST, self.port))
        self._listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self) -> None:
        """Whoever talks is interrupted, and nobody can begin to."""
        ends, self._ends = self._ends, []
        for end in [self._listener, *ends]:
            if end is not None:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection((HOST, self._to))
                self._ends += [near, far]
                for start, end in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(start, end), daemon=True).start()


def _carry(start: socket.socket, end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := start.recv(65536):
            end.sendall(data)
        end.shutdown(socket.SHUT_WR)
