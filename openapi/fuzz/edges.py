"""Values at the ends of what can be computed with, and the places of a request that take them.

Generated requests seldom have one such value in an otherwise good request, which is where sums overflow and dates run
off the calendar.
"""

import re
from collections.abc import Iterator

DATES = ["9999-12-31", "0001-01-01", "-262143-01-01", "+262142-12-31", "2028-02-29"]
TIMES = ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "-262143-01-01T00:00:00Z", "+262142-12-31T23:59:59Z"]
# Two of them lie in the hours that clocks skip and repeat.
LOCAL_TIMES = [*(f"{date}T23:59" for date in DATES[:4]), "2027-03-14T02:30", "2026-11-01T01:30"]
DECIMALS = [
    "79228162514264337593543950335",
    "0.0000000000000000000000000001",
    "92233720368547758",
    "999999999",
    "-1",
    "0",
]
TEXTS = ["\x00", "x" * 20_000, "", "\N{DELIVERY TRUCK}" * 300]
INTEGERS = [2**63 - 1, -(2**63), 2**31 - 1, -(2**31), 2**53, -1, 0]
NUMBERS = [1e308, -1e308, 180.0, -90.0, 5e-324]
# What holds a decimal number is a text to the document.
IS_DECIMAL = re.compile(r"rate$|price$|quantity|miles$|gallon|per_day|peg|step|floor")


def edges_of(name: str, schema: dict) -> list:
    kind, form = type_of(schema), schema.get("format")
    if kind == "integer":
        return INTEGERS
    if kind == "number":
        return NUMBERS
    if kind != "string" or "enum" in schema or form == "uuid":
        return []
    if form == "date":
        return DATES
    if form == "date-time":
        return TIMES
    if name.endswith("_local"):
        return LOCAL_TIMES
    return DECIMALS if IS_DECIMAL.search(name) else TEXTS


def type_of(schema: dict) -> str | None:
    """The type of what is there; null may be another."""
    kind = schema.get("type")
    return kind[0] if isinstance(kind, list) else kind


def places(schema: dict, document: dict, path: tuple = ()) -> Iterator[tuple[tuple, dict]]:
    """Where a body of the schema has single values; the first item stands for all of a list."""
    while "$ref" in schema or "anyOf" in schema:
        name = schema.get("$ref", "").rsplit("/", 1)[-1]
        schema = document["components"]["schemas"][name] if name else schema["anyOf"][0]
    if type_of(schema) == "object":
        for name, inner in schema.get("properties", {}).items():
            yield from places(inner, document, (*path, name))
    elif type_of(schema) == "array":
        yield from places(schema["items"], document, (*path, 0))
    else:
        yield path, schema


def put(body: dict, path: tuple, value: object) -> None:
    """Sets one value of a body; what is missing on the way there is made."""
    holder: dict | list = body
    for step, following in zip(path, path[1:]):
        if isinstance(holder, list) and not holder:
            holder.append(None)
        empty = [] if following == 0 else {}
        found = holder[step] if isinstance(holder, list) else holder.get(step)
        if not isinstance(found, type(empty)):
            holder[step] = found = empty
        holder = found
    if isinstance(holder, list):
        holder[:1] = [value]
    else:
        holder[path[-1]] = value
