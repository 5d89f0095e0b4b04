"""For operations that need a record in a certain state: one in that state, and a request about it that succeeds.

The document's examples and the walk's own requests meet whatever state the walk has left. A scene is set right before
its operation's turn, from fresh records; its body is then an example of a good one.

Kept by the modules `scenes_of_…`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

REASON = {"reason": "The customer asked for it"}
DRIVING = ("assign", "dispatch", "start")
DELIVERED = (*DRIVING, "pick_up", "deliver")


@dataclass
class Scene:
    """A request by the Admin, unless it says by whom."""

    ids: dict[str, str] = field(default_factory=dict)
    body: dict | None = None
    caller: str = "Admin"
    # Another caller's, instead of `caller`'s.
    headers: dict[str, str] | None = None


SCENES: dict[str, Callable] = {}


def scene(*operation_ids: str):
    """Takes the furnisher of the carrier, and the operation's id where it sets several."""

    def keep(make: Callable) -> Callable:
        for operation_id in operation_ids:
            SCENES[operation_id] = partial(make, operation_id=operation_id) if len(operation_ids) > 1 else make
        return make

    return keep


def version(record: dict, **more) -> dict:
    return {"version": record["version"], **more}
