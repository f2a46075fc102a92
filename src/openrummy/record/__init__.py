"""Deals and matches as text that people can read and programs can load (docs/records.md).

``write`` and ``read`` are each other's inverse, byte for byte. What ``read`` gives can always be shown, since events carry outcomes;
``verify`` plays the record again by the rules of this version and finds every line that they do not bear out.
"""

from openrummy.record.errors import RecordError
from openrummy.record.events import AnyEvent
from openrummy.record.text import Record, in_order, read, write
from openrummy.record.verify import verify, verify_text

__all__ = ["AnyEvent", "Record", "RecordError", "in_order", "read", "verify", "verify_text", "write"]
