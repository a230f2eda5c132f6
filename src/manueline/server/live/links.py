"""What workers say to each other: pages and requests forwarded to the worker that has a table.

A message is its length in four bytes and MessagePack. Many pages share one connection; each has a
number of its own there.
"""

from __future__ import annotations

import asyncio
import struct

import msgspec

from manueline.server.limits import Asker
from manueline.server.live.pages import Known

LONGEST_MESSAGE = 32 << 20
MOST_UNSENT = 16 << 20
"""Bytes that may wait for a worker that does not read; then the connection is closed."""
_LENGTH = struct.Struct("!I")


class Hello(msgspec.Struct, frozen=True, tag=True):
    """The first message: the secret of the worker that is called."""

    secret: str


class Open(msgspec.Struct, frozen=True, tag=True):
    """A page wants to connect to a table."""

    stream: int
    table_id: str
    browser_id: str
    asker: Asker
    known: Known


class Received(msgspec.Struct, frozen=True, tag=True):
    """A page said something, `age` seconds before this was sent."""

    stream: int
    text: bytes
    age: float


class Left(msgspec.Struct, frozen=True, tag=True):
    """A page has gone."""

    stream: int


class Tell(msgspec.Struct, frozen=True, tag=True):
    """Something for a page."""

    stream: int
    message: bytes


class Closed(msgspec.Struct, frozen=True, tag=True):
    """A page is to be disconnected, or could not be connected."""

    stream: int
    code: int


class Ask(msgspec.Struct, frozen=True, tag=True):
    """An HTTP request about a table."""

    call: int
    table_id: str
    endpoint: str
    browser: str
    asker: Asker
    query: dict[str, str]
    body: bytes


class Reply(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Ask`; status 0 if this worker does not have the table."""

    call: int
    status: int
    media_type: str = ""
    headers: dict[str, str] = {}
    body: bytes = b""


Message = Hello | Open | Received | Left | Tell | Closed | Ask | Reply
_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


class Wire:
    """One connection between two workers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def send(self, message: Message) -> None:
        """Does not wait; a worker that reads too slowly loses the connection."""
        if self._writer.transport.get_write_buffer_size() > MOST_UNSENT:
            self._writer.transport.abort()
        if not self._writer.is_closing():
            written = _encode(message)
            self._writer.write(_LENGTH.pack(len(written)) + written)

    async def receive(self) -> Message | None:
        """The next message; None when the connection ends. Raises OSError or ValueError."""
        try:
            (length,) = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))
            if length > LONGEST_MESSAGE:
                raise ValueError(f"a message of {length} bytes")
            return _decoder.decode(await self._reader.readexactly(length))
        except asyncio.IncompleteReadError:
            return None
        except msgspec.MsgspecError as error:
            raise ValueError("something that is no message") from error

    def close(self) -> None:
        self._writer.close()
