"""Print the JSON schema of the protocol; `npm run protocol` in web/ turns it into TypeScript."""

import sys

import msgspec

from openrummy.server import protocol


def schema() -> bytes:
    """One schema whose definitions are every type of the protocol."""
    bodies = [
        protocol.ClientMessage, protocol.ServerMessage, protocol.NewPerson, protocol.Person, protocol.Renamed, protocol.NewTable,
        protocol.MadeTable, protocol.TableInfo, protocol.PresetInfo, protocol.Health, protocol.Problem,
    ]  # fmt: skip
    refs, components = msgspec.json.schema_components(bodies, ref_template="#/$defs/{name}")
    _, incoming = msgspec.json.schema_components([protocol.ClientMessage, protocol.NewPerson, protocol.NewTable])
    for name, component in components.items():
        if name not in incoming and "properties" in component:
            # The server always writes every field, also those that have a default.
            component["required"] = list(component["properties"])
    unions = {"ClientMessage": refs[0], "ServerMessage": refs[1]}
    whole = {"title": "Protocol", "anyOf": refs, "$defs": components | unions}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


if __name__ == "__main__":
    sys.stdout.buffer.write(schema())
