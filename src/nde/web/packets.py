"""Messages as they go over the wire: made once, and written to as many clients as get them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from nde.web.messages import AnyDown

_TEXT = 0x81
"""A whole text message in one frame (RFC 6455, 5.2); a server masks nothing."""
_encoder = msgspec.json.Encoder(enc_hook=str)


class Packet(NamedTuple):
    """A message, and the frame that carries it."""

    content: bytes
    frame: bytes

    @property
    def text(self) -> str:
        """The message as a text."""
        return self.content.decode()


def packed(message: AnyDown) -> Packet:
    """A message as it goes over the wire.

    >>> from nde.web.messages import Pong
    >>> packed(Pong()).frame
    b'\\x81\\x0f{"type":"pong"}'
    """
    return framed(_encoder.encode(message))


def framed(content: bytes) -> Packet:
    """A message that is JSON already."""
    size = len(content)
    if size < 126:
        return Packet(content, bytes((_TEXT, size)) + content)
    if size < 65_536:
        return Packet(content, b"\x81\x7e" + size.to_bytes(2, "big") + content)
    return Packet(content, b"\x81\x7f" + size.to_bytes(8, "big") + content)
