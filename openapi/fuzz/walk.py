"""Sends generated requests to every operation of the API document as every kind of caller, and checks every answer.

Started by run.mjs. Schemathesis makes the requests from the document and judges the answers; this program decides who
calls what with which real ids, keeps going after a failure, and fails where an operation was never called.
"""

import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from datetime import datetime

import jsonschema_rs
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.generation.drivers import CoverageGenerator
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from carriers import Caller, NotPrepared, World
from edges import edges_of, places, put, type_of
from records import dress, example_request, good_request
from scenes import SCENES
from stage import Stage

# Each keeps its scenes.
import scenes_of_loads  # noqa: F401
import scenes_of_money  # noqa: F401
import scenes_of_offices  # noqa: F401
import scenes_of_sales  # noqa: F401

# `positive_data_acceptance` is left out: what a text must look like is a rule of the product, answered with 422, and
# the document does not repeat those rules as patterns. `unsupported_method` too: routes are the router's tests' concern.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

# Who gets past the permission check, by the last way in that the operation's security names. The others call as well, to be refused properly.
ABLE = {
    "api_key": ["Admin", "SuperAdmin", "Key"],
    "identity_token": ["Admin", "Newcomer", "User", "SuperAdmin"],
    "owner_session": ["Owner"],
    None: ["Nobody"],
}
OTHERS = ["Neighbor", "TerminalManager", "SafetyManager", "User", "ReadingKey", "Owner", "Nobody", "Newcomer", "Key"]

# Operations that end the session they are called with: only by people whom nothing else needs.
BY_LEAVERS = {
    "logout": ["Leaver", "LeavingOwner", "Nobody"],
    "logout_owner": ["LeavingOwner", "Leaver", "Nobody"],
}
# Operations that change for whole roles or callers what the others find: after the others.
LAST = [
    "grant_section",  # what TerminalManager, SafetyManager and User may do
    "revoke_section",
    "withdraw_join_request",
    "create_registration",  # makes a member of Newcomer
    "add_user_info",
]
# Verbs of operations after which a record is of no use to others, and of those that undo them.
ENDING = ["archive", "cancel", "merge", "reject", "remove", "revoke", "suspend", "withdraw"]
REVIVING = ["reinstate", "reopen", "restore", "undo"]

ANSWER_SECONDS = 60
PROGRESS_SECONDS = 60
# Percent; below it, most checks see refusals only.
LEAST_SHARE = 85
# A failure of one cause comes in many shapes; so many of its requests are shown.
SHOWN_OF_A_CAUSE = 2
EXAMPLE_TRIES = 4


def main() -> int:
    options = arguments()
    document = json.load(open(options.document))
    world = World(options.origin, options.emulator, options.project, document, user_command(options))
    if options.short:
        world.found()
    callers = world.callers()
    print(f"fuzz: {len(callers)} callers are ready after {time.monotonic() - STARTED:.0f} s", flush=True)
    walk = Walk(options, document, world, callers)
    operations = in_order(schema_of(document, options.origin), options.only)
    shown_at = time.monotonic()
    for done, operation in enumerate(operations):
        if time.monotonic() - shown_at > PROGRESS_SECONDS:
            shown_at = time.monotonic()
            print(f"fuzz: {done} of {len(operations)} operations, {len(walk.failures)} kinds of failure", flush=True)
        walk.visit(operation)
    return walk.report()


STARTED = time.monotonic()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    for name in ("origin", "emulator", "project", "document", "haul", "data"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--scenes", action="store_true")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--only")
    parser.add_argument("--report")
    options = parser.parse_args()
    if options.seed is None:
        options.seed = 1 if options.short else random.SystemRandom().randrange(1_000_000)
    return options


def user_command(options: argparse.Namespace):
    environment = {**os.environ, "HAUL_DATA_FOLDER": options.data, "HAUL_ENGINE_KIND": "native"}

    def run(*args: str) -> None:
        subprocess.run([options.haul, "user", *args], check=True, env=environment, stdout=subprocess.DEVNULL)

    return run


def schema_of(document: dict, origin: str):
    # Within the centuries that the product knows; edges.py goes beyond them.
    first, last = datetime(1900, 1, 2), datetime(2100, 12, 30)
    schemathesis.openapi.format("naive-date", st.dates(first.date(), last.date()).map(str))
    schemathesis.openapi.format("date-time", st.datetimes(first, last).map(lambda at: f"{at.isoformat()}Z"))
    schema = schemathesis.openapi.from_dict(spelled_out(document))
    schema.config.update(base_url=origin)
    # The router's own tests have the methods that no operation takes.
    schema.config.phases.coverage.unexpected_methods = set()
    return schema


# What a format says about an integer.
BOUNDS = {
    "int32": (-(2**31), 2**31 - 1),
    "int64": (-(2**63), 2**63 - 1),
    "uint16": (0, 2**16 - 1),
    "uint32": (0, 2**32 - 1),
    "uint64": (0, 2**64 - 1),
}


def spelled_out(value):
    """The document with the bounds of its integers, and without its security: the callers bring their own headers."""
    if isinstance(value, list):
        return [spelled_out(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    spelled = {
        name: spelled_out(inner) for name, inner in value.items() if not (name == "security" and "responses" in value)
    }
    if type_of(value) == "integer" and value.get("format") in BOUNDS:
        least, most = BOUNDS[value["format"]]
        spelled = {"minimum": least, "maximum": most, **spelled}
    return spelled


def in_order(schema, only: str | None) -> list:
    operations = [result.ok() for result in schema.get_all_operations()]
    return sorted((one for one in operations if not only or re.search(only, id_of(one))), key=turn_of)


def turn_of(operation) -> int:
    """What ends records comes after what needs them, and what brings them back after that."""
    operation_id = id_of(operation)
    if operation_id in LAST:
        return 3 + LAST.index(operation_id)
    verb = operation_id.split("_")[0]
    return 1 if verb in ENDING else 2 if verb in REVIVING else 0


def id_of(operation) -> str:
    return operation.definition.raw["operationId"]


@dataclass
class Failure:
    """A broken promise, and the requests that show it."""

    check: str
    status: int
    message: str
    operations: collections.Counter = field(default_factory=collections.Counter)
    examples: list[dict] = field(default_factory=list)


def lists_of(operation: dict, components: dict) -> dict:
    """The schemas of a query's lists by name."""
    return {
        parameter["name"]: jsonschema_rs.Draft202012Validator({**parameter["schema"], "components": components})
        for parameter in operation.get("parameters", [])
        if parameter.get("in") == "query" and parameter["schema"].get("type") == "array"
    }


class Walk:
    def __init__(self, options: argparse.Namespace, document: dict, world: World, callers: dict[str, Caller]):
        self.options, self.document, self.callers = options, document, callers
        self.described = {one["operationId"]: one for methods in document["paths"].values() for one in methods.values()}
        self.bodies = {name: body_of(one, document) for name, one in self.described.items()}
        lenient = lenient_schema(document["components"])
        self.takes = {
            name: jsonschema_rs.Draft202012Validator({**lenient_schema(schema), "components": lenient})
            for name, schema in self.bodies.items()
            if schema
        }
        self.lists = {name: lists_of(one, document["components"]) for name, one in self.described.items()}
        self.session = requests.Session()
        self.requests = collections.Counter()
        self.sign_ins = 0
        self.statuses = collections.Counter()
        self.by_operation: dict[str, collections.Counter] = {}
        self.failures: dict[tuple, Failure] = {}
        self.refused_examples: set[str] = set()
        self.stage = Stage(world)
        # Those that the walk has made impossible, with the refusal.
        self.unset_scenes: dict[str, str] = {}

    def visit(self, operation) -> None:
        operation_id = id_of(operation)
        self.by_operation[operation_id] = collections.Counter()
        # Its own numbers, so that a new operation leaves the requests of the others as they were.
        rng = random.Random(f"{self.options.seed} {operation_id}")
        names = self.names_for(operation)
        self.play_scene(operation, rng)
        if self.options.scenes:
            return
        self.send_example(operation, self.callers[names[0]], rng)
        for index, case in enumerate(self.cases(operation, rng)):
            caller = self.callers[names[index % len(names)]]
            self.send(operation_id, case, caller, rng)
        able = names[::2] if operation_id not in BY_LEAVERS else names
        for index, (in_query, place, value) in enumerate(self.edges(operation_id, rng)):
            caller = self.callers[able[index % len(able)]]
            case = self.at_edge(operation, in_query, place, value, caller, rng)
            self.send(operation_id, case, caller, rng, is_dressed=True)

    def play_scene(self, operation, rng) -> None:
        operation_id = id_of(operation)
        if operation_id not in SCENES:
            return
        try:
            scene = SCENES[operation_id](self.stage)
        except (NotPrepared, requests.RequestException) as reason:
            self.unset_scenes[operation_id] = str(reason)
            if isinstance(reason, NotPrepared) and reason.status >= 500:
                self.fail_scene("not_a_server_error", reason.status, operation_id, reason)
            return
        except LookupError as mistake:
            self.fail_scene("broken_scene", 0, operation_id, mistake)
            return
        caller = self.callers[scene.caller]
        if scene.headers:
            caller = Caller("Newcomer", scene.headers, caller.records)
        has_body = {"body": scene.body, "media_type": "application/json"} if scene.body is not None else {}
        case = operation.Case(path_parameters=scene.ids, **has_body)
        answer = self.send(operation_id, case, caller, rng, is_dressed=True)
        if answer is not None and answer.status_code < 300:
            self.callers["Admin"].records.learn_body(operation_id, scene.body)
        elif answer is not None:
            self.unset_scenes[operation_id] = f"{answer.status_code} {answer.text}"

    def fail_scene(self, check: str, status: int, operation_id: str, reason: BaseException) -> None:
        failure = Failure(check, status, f"{type(reason).__name__} {reason}")
        failure.operations[operation_id] += 1
        self.failures[check, status, operation_id] = failure

    def send_example(self, operation, caller: Caller, rng) -> None:
        """What the document shows, about records that exist; another record where this one is not in the state for it."""
        operation_id = id_of(operation)
        if operation_id in caller.records.tickets:
            return  # bytes are no example
        for _ in range(EXAMPLE_TRIES):
            parameters, body = example_request(
                operation_id, operation.path, self.bodies[operation_id], caller.records, rng
            )
            query = {
                parameter["name"]: parameter["example"]
                for parameter in self.described[operation_id].get("parameters", [])
                if parameter.get("in") == "query" and parameter["required"]
            }
            headers = {
                parameter["name"]: str(parameter["example"])
                for parameter in self.described[operation_id].get("parameters", [])
                if parameter.get("in") == "header" and parameter["required"]
            }
            has_body = {"body": body, "media_type": "application/json"} if self.bodies[operation_id] else {}
            case = operation.Case(path_parameters=parameters, query=query, headers=headers, **has_body)
            answer = self.send(operation_id, case, caller, rng, is_dressed=True)
            if answer is not None and answer.status_code < 300:
                self.refused_examples.discard(operation_id)
                return
            self.refused_examples.add(operation_id)

    def edges(self, operation_id: str, rng) -> list[tuple[bool, tuple, object]]:
        """Each value at each end, alone in a request that is good otherwise."""
        described = self.described[operation_id]
        found = [
            (True, (parameter["name"],), value)
            for parameter in described.get("parameters", [])
            if parameter.get("in") == "query"
            for value in edges_of(parameter["name"], parameter["schema"])
        ]
        for place, schema in places(self.bodies[operation_id], self.document):
            name = next((step for step in reversed(place) if isinstance(step, str)), "")
            found += [(False, place, value) for value in edges_of(name, schema) if place]
        return rng.sample(found, min(len(found), 5)) if self.options.short else found

    def at_edge(self, operation, in_query: bool, place: tuple, value: object, caller: Caller, rng):
        operation_id = id_of(operation)
        schema = self.bodies[operation_id]
        parameters, body = good_request(operation_id, operation.path, schema, caller.records, rng)
        query = {
            parameter["name"]: "loads"
            for parameter in self.described[operation_id].get("parameters", [])
            if parameter.get("in") == "query" and parameter["required"]
        }
        if in_query:
            query[place[0]] = value
        else:
            put(body, place, value)
        has_body = {"body": body, "media_type": "application/json"} if schema else {}
        return operation.Case(path_parameters=parameters, query=query, **has_body)

    def names_for(self, operation) -> list[str]:
        """Every second caller has the permission."""
        operation_id = id_of(operation)
        if operation_id in BY_LEAVERS:
            return BY_LEAVERS[operation_id]
        security = self.described[operation_id].get("security")
        able = ABLE[next(iter(security[-1])) if security else None]
        # Where the others begin differs by operation, so that few requests per operation still are of everybody.
        turn = sum(map(ord, operation_id)) % len(OTHERS)
        others = OTHERS[turn:] + OTHERS[:turn]
        rounds = max(len(others), len(able))
        return [name for at in range(rounds) for name in (able[at % len(able)], others[at % len(others)])]

    def cases(self, operation, rng) -> list:
        short = self.options.short
        made = []
        for mode, count in [
            (GenerationMode.POSITIVE, 8 if short else 60),
            (GenerationMode.NEGATIVE, 3 if short else 30),
        ]:
            made += self.generated(operation, mode, count)
        edges = list(CoverageGenerator(**coverage_of(operation)))
        rng.shuffle(edges)
        made += edges[: 3 if short else 80]
        return made

    def generated(self, operation, mode: GenerationMode, count: int) -> list:
        made = []

        @settings(
            phases=[Phase.generate],
            database=None,
            max_examples=count,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @seed(self.options.seed)
        @given(operation.as_strategy(generation_mode=mode))
        def collect(case) -> None:
            made.append(case)

        try:
            collect()
        except Exception as error:  # nothing in it can be wrong, such as an operation without parameters
            if type(error).__name__ != "Unsatisfiable":
                raise
        return made

    def send(self, operation_id: str, case, caller: Caller, rng, is_dressed: bool = False) -> requests.Response | None:
        records = caller.records
        if rng.random() < 0.1:
            records = self.callers["Neighbor" if records is self.callers["Admin"].records else "Admin"].records
        is_real = rng.random() < 0.7
        if is_real and not is_dressed:
            dress(case, operation_id, self.bodies[operation_id], records, rng)
        try:
            answer = self.answer_to(operation_id, case, caller)
        except requests.RequestException as error:
            self.fail("no answer", 0, type(error).__name__, operation_id, case, caller, str(error))
            return None
        self.requests[caller.name] += 1
        self.statuses[answer.status_code] += 1
        self.by_operation[operation_id][answer.status_code] += 1
        if answer.status_code < 300:
            inside = tuple(str(value) for value in (case.path_parameters or {}).values())
            if "json" in "".join(answer.headers.get("content-type", [])):
                caller.records.learn(case.operation.path, answer.json(), inside)
            # What stands at an edge would be in the way of the next value at one.
            if not is_dressed:
                caller.records.learn_body(operation_id, case.body)
        try:
            case.validate_response(
                answer, checks=CHECKS + ([negative_data_rejection] if self.is_refusable(operation_id, case) else [])
            )
        except FailureGroup as group:
            for failure in group.exceptions:
                # The answer to an error of the server does not tell one from another.
                about = operation_id if answer.status_code >= 500 else f"{failure.title}: {failure.message}"
                shown = answer.content.decode(errors="replace")
                self.fail(type(failure).__name__, answer.status_code, about, operation_id, case, caller, shown)
        return answer

    def answer_to(self, operation_id: str, case, caller: Caller) -> requests.Response:
        answer = case.call(session=self.session, headers=caller.headers, timeout=ANSWER_SECONDS)
        ways_in = {name for way in self.described[operation_id].get("security", []) for name in way}
        if answer.status_code != 401 or not caller.sign_in or "identity_token" not in ways_in:
            return answer
        caller.sign_in_again()
        self.sign_ins += 1
        return case.call(session=self.session, headers=caller.headers, timeout=ANSWER_SECONDS)

    def is_refusable(self, operation_id: str, case) -> bool:
        """What is wrong is wrong to the server, too, and still so as it was sent: `dress` mends addresses."""
        wrong = {place for place, made in case.meta.components.items() if made.mode.is_negative} if case.meta else set()
        if ParameterLocation.BODY in wrong:
            is_json = isinstance(case.body, dict | list | str | int | float | None)
            return not is_json or not self.takes[operation_id].is_valid(case.body)
        # An undescribed parameter is ignored, as by every HTTP server.
        described = {parameter.name for parameter in case.operation.query}
        is_wrong_query = wrong == {ParameterLocation.QUERY} and set(case.query or {}) <= described
        return is_wrong_query and not self.has_good_lists_only(operation_id, case.query or {})

    def has_good_lists_only(self, operation_id: str, query: dict) -> bool:
        """A value in place of a list is a list of one as it is sent, and numbers in place of texts are texts."""
        lists = {name: schema for name, schema in self.lists[operation_id].items() if name in query}

        def sent(value) -> list[str]:
            return (",".join(map(str, value)) if isinstance(value, list) else str(value)).split(",")

        return bool(lists) and all(schema.is_valid(sent(query[name])) for name, schema in lists.items())

    def fail(self, check: str, status: int, about: str, operation_id: str, case, caller: Caller, answer: str) -> None:
        cause = re.sub(r"[0-9a-f]{8}-[0-9a-f-]{27}|\d+", "#", about.split("\n\n")[0])[:200]
        failure = self.failures.setdefault((check, status, cause), Failure(check, status, about))
        failure.operations[operation_id] += 1
        curl = case.as_curl_command(headers={"Authorization": f"${caller.name}"} if caller.headers else {})
        example = {"operation": operation_id, "caller": caller.name, "curl": curl, "answer": answer}
        failure.examples.append(example)
        failure.examples.sort(key=lambda one: len(one["curl"]))
        # One of each operation is enough, the shortest.
        seen: set[str] = set()
        failure.examples = [
            one for one in failure.examples if one["operation"] not in seen and not seen.add(one["operation"])
        ]

    def report(self) -> int:
        every = list(self.described)
        is_partial = self.options.only or self.options.scenes
        missed = [one for one in every if not self.by_operation.get(one)] if not is_partial else []
        failing = {operation for failure in self.failures.values() for operation in failure.operations}
        for failure in sorted(self.failures.values(), key=lambda one: -sum(one.operations.values())):
            self.show(failure)
        for operation_id in missed:
            print(f"\n{operation_id} was never called")
        visited = {one: statuses for one, statuses in self.by_operation.items() if statuses}
        refused = [one for one, statuses in visited.items() if not any(status < 300 for status in statuses)]
        print(f"\nseed {self.options.seed}, {sum(self.requests.values())} requests")
        print("callers   ", ", ".join(f"{name} {count}" for name, count in self.requests.most_common()))
        print("statuses  ", ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items())))
        share = 100 * (len(visited) - len(refused)) / max(len(visited), 1)
        print(
            f"operations {len(visited)} of {len(every)} called, {share:.1f} % with a success; without: {', '.join(refused)}"
        )
        refused_examples = ", ".join(sorted(self.refused_examples))
        print(f"sign-ins   {self.sign_ins} after the walk had ended a session")
        print(f"examples  {len(self.refused_examples)} refused as the records stood: {refused_examples}")
        for operation_id, reason in self.unset_scenes.items():
            print(f"scene     {operation_id}: {reason[:300]}")
        unset = set(self.unset_scenes) if self.options.scenes else set()
        failed = len(failing | unset | set(missed))
        if share < LEAST_SHARE and not is_partial:
            print(f"At least {LEAST_SHARE} % of the operations have to succeed once.")
            failed += 1
        passed = len(set(visited) - failing - unset)
        print(f"test result: {'FAILED' if failed else 'ok'}. {passed} passed; {failed} failed")
        if self.options.report:
            with open(self.options.report, "w") as file:
                json.dump([failure.__dict__ for failure in self.failures.values()], file, indent=1)
        return 1 if failed else 0

    def show(self, failure: Failure) -> None:
        counts = ", ".join(f"{name} {count}" for name, count in failure.operations.most_common())
        print(f"\n== {failure.check}, status {failure.status}: {failure.message}\n   {counts}")
        for example in failure.examples[:SHOWN_OF_A_CAUSE]:
            print(f"   as {example['caller']}: {example['curl'][:1500]}\n   answered {example['answer'][:600]}")


def body_of(described: dict, document: dict) -> dict:
    """The schema of an operation's body."""
    content = described.get("requestBody", {}).get("content", {})
    schema = next(iter(content.values()), {}).get("schema", {})
    name = schema.get("$ref", "").rsplit("/", 1)[-1]
    return document["components"]["schemas"].get(name, schema)


def takes_null(schema: dict) -> bool:
    return "null" in schema.get("type", []) or {"type": "null"} in schema.get("anyOf", [])


def lenient_schema(value):
    """What the server takes on purpose: numbers and booleans for text, and null for what may be left out."""
    if isinstance(value, list):
        return [lenient_schema(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    lenient = {name: lenient_schema(inner) for name, inner in value.items()}
    if type_of(value) == "string" and "enum" not in value and "format" not in value:
        lenient["type"] = ["string", "number", "boolean", *(["null"] if takes_null(value) else [])]
    if isinstance(value.get("properties"), dict):
        required = value.get("required", [])
        lenient["properties"] = {
            name: (
                inner
                if name in required and not takes_null(value["properties"][name])
                else {"anyOf": [inner, {"type": "null"}]}
            )
            for name, inner in lenient["properties"].items()
        }
    return lenient


def coverage_of(operation) -> dict:
    from schemathesis.generation.feedback import NO_FEEDBACK
    from schemathesis.generation.overrides import Override

    generation = operation.schema.config.generation_for(operation=operation, phase="coverage")
    return {
        "operation": operation,
        "generation_modes": [GenerationMode.POSITIVE, GenerationMode.NEGATIVE],
        "generation_config": generation,
        "auth_storage": None,
        "override": Override(query={}, headers={}, cookies={}, path_parameters={}, body={}),
        "feedback": NO_FEEDBACK,
    }


if __name__ == "__main__":
    sys.exit(main())
