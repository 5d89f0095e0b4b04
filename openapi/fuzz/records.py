"""What a carrier has: ids, versions and bodies that the server knows, learned from its own answers.

A generated id finds nothing and a generated text is no email address, so requests made of nothing else end at 404 and
422. `dress` puts real values into about half of them.
"""

import copy
import re
from datetime import datetime, timedelta, timezone

# Names of ids that do not tell what they are of.
ALIASES = {
    "owner_id": "user_id",
    "actor_id": "user_id",
    "dispatcher_id": "user_id",
    "created_by_id": "user_id",
    "event_id": "stop_event_id",
    "exception_id": "tracking_exception_id",
    "corrects_id": "check_call_id",
    "entity_id": "load_id",
    "record_id": "driver_id",
    "add_id": "tag_id",
    "remove_id": "tag_id",
    "program_id": "fuel_program_id",
    "view_id": "saved_view_id",
    "request_id": None,
}
# Two records of a carrier never have the same.
UNIQUE = ["name", "unit_number", "code"]
FRESH_EMAIL = ["invite_user", "create_fleet_owner"]
# What a record calls the action that a path ends with, where the two differ.
ACTIONS = {
    "lose": "mark_lost",
    "stops": "edit_stops",
    "reorder": "edit_stops",
    "events": "record_event",
    "charges": "edit_charges",
    "join_legs": "join",
}


def paper() -> bytes:
    """A PDF of one empty page."""
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>",
    ]
    text, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(b"%010d 00000 n \n" % len(text))
        text += b"%d 0 obj%sendobj\n" % (number, content)
    table = b"xref\n0 4\n0000000000 65535 f \n" + b"".join(places)
    return text + table + b"trailer<</Size 4/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % len(text)


# What the tickets of uploads take.
PAPER = paper()
# Given out for one use.
TOKENS = ["token", "receipt"]
# More of a kind than this makes no request more interesting.
MOST_OF_A_KIND = 60
MOST_BODIES = 8

_NOW = datetime.now(timezone.utc).replace(minute=0, second=0, microsecond=0)


def day(days: int) -> str:
    return (_NOW + timedelta(days=days)).date().isoformat()


def moment(hours: float) -> str:
    return (_NOW + timedelta(hours=hours)).isoformat().replace("+00:00", "Z")


# Values that pass validation, by the name of what takes them.
WORDS = {
    "email": ["ann@broker.example", "walt.jensen@haul.example"],
    "billing_email": ["ap@broker.example"],
    "phone": ["+13125550142", "(815) 555-0117"],
    "time_zone": ["America/Chicago", "America/New_York", "America/Phoenix"],
    "state": ["IL", "TX"],
    "origin_state": ["IL"],
    "destination_state": ["TX"],
    "license_state": ["IL"],
    "plate_state": ["TX"],
    "postal_code": ["60436"],
    "country": ["US"],
    "quantity": ["1", "2.5"],
    "rate": ["1850", "2.41"],
    "price": ["3.87"],
    "peg": ["1.25"],
    "miles_per_gallon": ["6"],
    "loaded_miles": ["967.5"],
    "empty_miles": ["40"],
    "market_rate": ["2.40"],
    "vin": ["1FUJGLDR5CLBP8834"],
    "tax_id": ["12-3456789"],
    "docket_number": ["MC123456"],
    "un_number": ["UN1203"],
    "hazard_class": ["3"],
    "file_name": ["paper.pdf", "November loads.csv"],
    "media_type": ["application/pdf", "text/csv"],
    "byte_size": [2048],
    "reason": ["Customer asked for it", "Wrong number"],
    "note": ["Said at the dock"],
    "name": ["Summer lanes", "Ann Hobbs"],
    "code": None,
    "list_name": ["loads", "drivers"],
    "record_kind": ["driver"],
    "mail_kind": ["user_invitation", "quote_offer", "carrier_packet"],
    "search": ["", "status=in_transit"],
    "permissions": [["loads:read"], ["drivers:read", "trucks:read"]],
    "earliest_local": [f"{day(2)}T08:00"],
    "latest_local": [f"{day(2)}T16:00"],
    "occurred_at": [moment(-3), moment(-1)],
    "eta_at": [moment(20)],
    "valid_until": [moment(200)],
    "requested_at": [moment(-24)],
    "expires_on": [day(90)],
    "starts_on": [day(-20)],
    "ends_on": [day(200)],
    "week_on": [day(-(_NOW.weekday()))],
    "from": [day(-30)],
    "to": [day(1)],
    "pickup_from": [day(-30)],
    "pickup_to": [day(30)],
    "limit": [1, 5, 50],
    "q": ["a", "Blue", "10"],
    "dot_number": ["3914427", "1"],
    "latitude": [41.5],
    "longitude": [-88.1],
    "geofence_radius_meters": [400],
    "digits": [6],
    "columns": [["number"], []],
}


class Records:
    """One company's."""

    def __init__(self, kinds: set[str]):
        self.kinds = kinds
        self.ids: dict[str, list[str]] = {}
        # Parts of a record by the record's id: the stops of a load, the events of a stop.
        self.parts: dict[str, dict[str, list[str]]] = {}
        self.versions: dict[str, int] = {}
        self.actions: dict[str, set[str]] = {}
        # Bodies that were accepted, by operation; tokens of links, by the beginning of the paths that take them.
        self.bodies: dict[str, list[dict]] = {}
        self.tokens: dict[str, list[str]] = {}
        # The tickets of files by the operation that they are for.
        self.tickets: dict[str, list[str]] = {}
        self.emails: list[str] = []
        self.cursors: dict[str, str] = {}
        self.sorts: dict[str, list[str]] = {}
        # What the walk itself lives on: its callers' users, keys and owner. Never named in a path.
        self.kept: set[str] = set()

    def kind_of(self, name: str) -> str | None:
        name = ALIASES.get(name, name)
        if name is None or name in self.kinds:
            return name
        return next((kind for kind in sorted(self.kinds, key=len, reverse=True) if name.endswith(kind)), None)

    def add(self, kind: str | None, value: str, inside: tuple[str, ...] = ()) -> None:
        if kind is None or value in self.kept:
            return
        for pool in [self.ids, *(self.parts.setdefault(parent, {}) for parent in inside)]:
            known = pool.setdefault(kind, [])
            if value not in known and len(known) < MOST_OF_A_KIND:
                known.append(value)

    def keep(self, value: str) -> None:
        """Never names it again."""
        self.kept.add(value)
        for pool in self.ids.values():
            if value in pool:
                pool.remove(value)

    def learn_body(self, operation_id: str, body: object) -> None:
        known = self.bodies.setdefault(operation_id, [])
        if isinstance(body, dict) and len(known) < MOST_BODIES:
            known.append(copy.deepcopy(body))

    def learn(self, path: str, answer: object, inside: tuple[str, ...] = ()) -> None:
        """Takes in an answer; `inside` are the ids of its address."""
        words = [part for part in path.split("/") if part and not part.startswith("{")]
        self._learn(answer, self.kind_of(singular(words[-1]) + "_id"), inside)
        if not isinstance(answer, dict):
            return
        if isinstance(answer.get("version"), int):
            self.versions[" ".join([path, *inside])] = answer["version"]
        if answer.get("next_cursor"):
            self.cursors[path] = answer["next_cursor"]
        items = answer.get("items")
        if items and isinstance(items[0], dict):
            self.sorts[path] = [name for name in items[0] if not isinstance(items[0][name], dict | list)]

    def _learn(self, value: object, kind: str | None, inside: tuple[str, ...]) -> None:
        if isinstance(value, list):
            for item in value:
                self._learn(item, kind, inside)
        elif isinstance(value, dict):
            own = value.get("id")
            if isinstance(own, str):
                self.add(kind, own, inside)
                inside = (*inside, own)
                if isinstance(value.get("version"), int):
                    self.versions[own] = value["version"]
                if isinstance(value.get("allowed_actions"), list):
                    self.actions[own] = set(value["allowed_actions"])
            for name, inner in value.items():
                # An audit event's entity is of any kind.
                if name == "email" and isinstance(inner, str) and inner not in self.emails:
                    self.emails.append(inner)
                if isinstance(inner, str) and name.endswith("_id") and name != "entity_id":
                    self.add(self.kind_of(name), inner)
                elif isinstance(inner, dict | list):
                    inner_kind = kind if name == "items" else self.kind_of(singular(name) + "_id")
                    self._learn(inner, inner_kind, inside)


def singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def dress(case, operation_id: str, schema: dict, records: Records, rng) -> None:
    """Real values in the place of generated ones; a field or two stays as it was generated."""
    path = case.operation.path
    if tickets := records.tickets.get(operation_id):
        _file(case, rng.choice(tickets))
        return
    chosen: list[str] = []
    for name in re.findall(r"{(\w+)}", path):
        value = _identifier(name, path, records, rng, chosen)
        if value is not None and name in (case.path_parameters or {}):
            case.path_parameters = {**case.path_parameters, name: value}
            chosen.append(value)
    if case.meta is not None and case.meta.generation.mode.is_negative:
        return
    if case.query:
        case.query = _query(case.query, path, records, rng)
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = f"fuzz-{rng.getrandbits(64):x}"
    if isinstance(case.body, dict):
        case.body = _body(case.body, operation_id, schema, path, records, rng, chosen)


def _file(case, ticket: str) -> None:
    """Bytes are not generated into a PDF, nor an offset into the one that is next."""
    case.path_parameters = {**case.path_parameters, "ticket": ticket}
    if case.meta is not None and case.meta.generation.mode.is_negative:
        return
    if "Upload-Offset" in (case.headers or {}):
        case.headers["Upload-Offset"] = "0"
    if isinstance(case.body, bytes):
        case.body = PAPER


def _identifier(name: str, path: str, records: Records, rng, chosen: list[str]) -> str | int | None:
    if name == "email" and records.emails:
        return rng.choice(records.emails)
    if name in WORDS:
        return rng.choice(WORDS[name]) if WORDS[name] else None
    kind = records.kind_of(name)
    if kind is None:
        return None
    parts = [pool for parent in chosen if (pool := records.parts.get(parent, {}).get(kind))]
    pool = parts[-1] if parts else records.ids.get(kind, [])
    verb = path.rsplit("/", 1)[-1]
    verb = ACTIONS.get(verb, verb)
    willing = [one for one in pool if verb in records.actions.get(one, ())]
    if willing and rng.random() < 0.75:
        pool = willing
    return rng.choice(pool) if pool else None


def _query(query: dict, path: str, records: Records, rng) -> dict:
    """One or two parameters: with all of them, one is always wrong, and the others are never looked at."""
    real = {}
    for name in rng.sample(sorted(query), min(len(query), rng.choice([0, 1, 1, 2]))):
        value = query[name]
        if name == "sort" and path in records.sorts:
            value = rng.choice(["", "-"]) + rng.choice(records.sorts[path])
        elif name == "cursor" and path in records.cursors:
            value = records.cursors[path]
        elif name in WORDS or name.endswith("_id"):
            known = _identifier(name, path, records, rng, [])
            value = value if known is None else known
        real[name] = value
    return real


def _fields_off(generated: dict, real: dict, known: dict, rng) -> dict:
    """Up to two fields to replace in an accepted body."""
    off = {}
    for name in rng.sample(sorted(known), min(len(known), rng.choice([0, 1, 1, 2]))):
        source = generated if rng.random() < 0.5 else real
        if name in source:
            off[name] = source[name]
    return off


def _body(
    generated: dict, operation_id: str, schema: dict, path: str, records: Records, rng, chosen: list[str]
) -> dict:
    real = _real(generated, path, records, rng, chosen)
    known, required = schema.get("properties", {}), schema.get("required", [])
    base = accepted_body(operation_id, schema, path, records, rng)
    if base and rng.random() < 0.8:
        mended = {name: real[name] for name in required if name not in base and name in real}
        real = base | mended | _fields_off(generated, real, known, rng)
    else:
        real = {name: value for name, value in real.items() if name in required or rng.random() < 0.35}
    if rng.random() < 0.9:
        real |= _versions(known, path, records, rng, chosen)
    return real


def accepted_body(operation_id: str, schema: dict, path: str, records: Records, rng) -> dict:
    """A body as the server has taken it, made new where two records may not be the same."""
    accepted = records.bodies.get(operation_id) or records.bodies.get(operation_id.replace("update_", "create_"))
    if not accepted:
        return {}
    known = schema.get("properties", {})
    body = {name: value for name, value in copy.deepcopy(rng.choice(accepted)).items() if name in known}
    for name in body:
        if name in UNIQUE:
            body[name] = f"F{rng.getrandbits(32):x}"
        if name in TOKENS:
            body[name] = _real(body[name], path, records, rng, [], name)
    if operation_id in FRESH_EMAIL:
        body["email"] = f"hand{rng.getrandbits(32):x}@haul.example"
    return body


def _versions(known: dict, path: str, records: Records, rng, chosen: list[str]) -> dict:
    """The current ones of what the address names."""
    names = [*chosen, " ".join([path, *chosen])]
    versions = [records.versions[one] for one in names if one in records.versions]
    current = {}
    if "version" in known and versions:
        current["version"] = versions[0] if rng.random() < 0.85 else versions[-1]
    if "merged_version" in known and len(versions) > 1:
        current["merged_version"] = versions[1]
    return current


def good_request(operation_id: str, path: str, schema: dict, records: Records, rng) -> tuple[dict, dict]:
    """Path parameters and a body, as far as they are known to be good."""
    parameters: dict[str, str] = {}
    for name in re.findall(r"{(\w+)}", path):
        parameters[name] = _identifier(name, path, records, rng, list(parameters.values())) or "none"
    chosen = list(parameters.values())
    body = accepted_body(operation_id, schema, path, records, rng)
    return parameters, body | _versions(schema.get("properties", {}), path, records, rng, chosen)


def example_request(operation_id: str, path: str, schema: dict, records: Records, rng) -> tuple[dict, object]:
    """What the document shows, with ids, versions and tokens that exist."""
    parameters, _ = good_request(operation_id, path, {}, records, rng)
    chosen = list(parameters.values())
    body = copy.deepcopy(next(iter(schema.get("examples", [])), {}))
    body = _existing(body, path, records, rng, chosen)
    return parameters, body | _versions(schema.get("properties", {}), path, records, rng, chosen)


def _existing(value: object, path: str, records: Records, rng, chosen: list[str], name: str = "") -> object:
    if isinstance(value, dict):
        return {key: _existing(inner, path, records, rng, chosen, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_existing(inner, path, records, rng, chosen, singular(name)) for inner in value]
    is_of_records = name in TOKENS or name in UNIQUE or name.endswith("_id")
    return _real(value, path, records, rng, chosen, name) if is_of_records else value


def _real(value: object, path: str, records: Records, rng, chosen: list[str], name: str = "") -> object:
    if isinstance(value, dict):
        return {key: _real(inner, path, records, rng, chosen, key) for key, inner in value.items()}
    if name == "stop_ids" and chosen and chosen[0] in records.parts:
        stops = records.parts[chosen[0]].get("stop_id", [])
        return rng.sample(stops, len(stops))
    if isinstance(value, list) and name != "columns" and name != "permissions":
        return [_real(inner, path, records, rng, chosen, singular(name) + "_id") for inner in value[:3]]
    if rng.random() < 0.1:
        return value
    if name in TOKENS:
        tokens = next((tokens for prefix, tokens in records.tokens.items() if path.startswith(prefix)), None)
        return rng.choice(tokens) if tokens else value
    if WORDS.get(name):
        return rng.choice(WORDS[name])
    if name.endswith("_id") and isinstance(value, str):
        known = _identifier(name, path, records, rng, chosen)
        return value if known is None else known
    return value
