"""Loads, their tracking, and the links of customers and drivers."""

from records import day, moment
from scenes import DELIVERED, DRIVING, REASON, Scene, scene, version

# Loads


def on_load(load: dict, **more) -> Scene:
    return Scene({"load_id": load["id"]}, version(load, **more))


@scene("tag_load")
def _(stage) -> Scene:
    return on_load(stage.load(), add=[stage.tag()["id"]])


@scene("book_load")
def _(stage) -> Scene:
    return on_load(stage.load(is_draft=True))


@scene("assign_load")
def _(stage) -> Scene:
    return on_load(stage.load(days=(30, 31)), **stage.crews[2], accepts_warnings=True)


# How far a load is when the operation's turn comes.
STEPS = {
    "unassign_load": ("assign",),
    "dispatch_load": ("assign",),
    "start_load": ("assign", "dispatch"),
    "release_load": ("hold",),
    "resubmit_load": (*DELIVERED, "send_back"),
    "resume_load_billing": (*DELIVERED, "hold_billing"),
    "repair_load": (*DRIVING, "break_down"),
}
STEPS_WITH_REASON = {
    "hold_load": (),
    "cancel_load": (),
    "break_down_load": DRIVING,
    "reopen_load": ("cancel",),
    "mark_load_tonu": ("assign", "dispatch"),
    "hold_load_billing": DELIVERED,
    "send_load_back": DELIVERED,
}


@scene(*STEPS, *STEPS_WITH_REASON)
def _(stage, operation_id: str) -> Scene:
    is_plain = operation_id in STEPS
    load = stage.load(*(STEPS if is_plain else STEPS_WITH_REASON)[operation_id])
    return on_load(load, **({} if is_plain else REASON))


@scene("flag_load_billing")
def _(stage) -> Scene:
    return on_load(stage.load(*DELIVERED), exception="incorrect_rates", **REASON)


def proven(stage) -> dict:
    """With all that billing asks for."""
    load = stage.load(*DELIVERED, weight_pounds=38_500)
    for kind in ("proof_of_delivery", "rate_confirmation"):
        stage.paper({"load_id": load["id"]}, kind)
    return stage.api.get("/api/loads/{load_id}", load_id=load["id"])


def approved(stage) -> dict:
    load = proven(stage)
    return stage.api.post("/api/loads/{load_id}/approve_billing", version(load), load_id=load["id"])


@scene("approve_load_billing")
def _(stage) -> Scene:
    return on_load(proven(stage))


@scene("unlock_load_billing")
def _(stage) -> Scene:
    return on_load(approved(stage), **REASON)


@scene("open_load_invoice_packet")
def _(stage) -> Scene:
    return Scene({"load_id": approved(stage)["id"]}, {"is_inline": True})


def three_stops(stage) -> dict:
    load = stage.load(days=(20, 22))
    stop = {"facility_id": stage.places[2], "schedule": "appointment", "earliest_local": f"{day(21)}T08:00"}
    body = version(load, sequence=2, stop={"kind": "delivery", **stop})
    return stage.api.post("/api/loads/{load_id}/stops", body, load_id=load["id"])


@scene("split_load", "join_load_legs")
def _(stage, operation_id: str) -> Scene:
    load = three_stops(stage)
    where = version(load, stop_id=load["stops"][1]["id"])
    if operation_id == "split_load":
        return Scene({"load_id": load["id"]}, where)
    load = stage.api.post("/api/loads/{load_id}/split", where, load_id=load["id"])
    return on_load(load, leg_id=load["legs"][0]["id"])


@scene("add_load_stop")
def _(stage) -> Scene:
    stop = {"facility_id": stage.places[2], "schedule": "appointment", "earliest_local": f"{day(41)}T08:00"}
    return on_load(stage.load(days=(40, 42)), sequence=2, stop={"kind": "delivery", **stop})


@scene("update_load_stop", "remove_load_stop", "reorder_load_stops")
def _(stage, operation_id: str) -> Scene:
    load = three_stops(stage)
    if operation_id == "reorder_load_stops":
        return on_load(load, stop_ids=[one["id"] for one in load["stops"]])
    ids = {"load_id": load["id"], "stop_id": load["stops"][1]["id"]}
    more = {"instructions": "Ring twice"} if operation_id == "update_load_stop" else {}
    return Scene(ids, version(load, **more))


@scene("acknowledge_load")
def _(stage) -> Scene:
    return on_load(stage.load("assign", "dispatch", days=(50, 51)), is_accepted=True)


@scene("record_stop_event")
def _(stage) -> Scene:
    load = stage.load(*DRIVING)
    body = {"kind": "arrived", "occurred_at": moment(-3), "source": "dispatcher"}
    return Scene({"load_id": load["id"], "stop_id": load["stops"][0]["id"]}, body)


@scene("void_stop_event")
def _(stage) -> Scene:
    load = stage.load(*DRIVING, "pick_up")
    stop = load["stops"][0]
    ids = {"load_id": load["id"], "stop_id": stop["id"], "stop_event_id": stop["events"][-1]["id"]}
    return Scene(ids, REASON)


@scene("record_stop_times")
def _(stage) -> Scene:
    load = stage.load(*DRIVING, "pick_up", days=(-1, 0))
    time = {"load_id": load["id"], "stop_id": load["stops"][1]["id"], "kind": "arrived", "occurred_at": moment(-2)}
    return Scene(body={"source": "dispatcher", "times": [time]})


@scene("update_load_charge", "remove_load_charge")
def _(stage, operation_id: str) -> Scene:
    load = stage.load()
    ids = {"load_id": load["id"], "charge_id": load["charges"][0]["id"]}
    return Scene(ids, version(load, **({"rate": "1900"} if operation_id == "update_load_charge" else {})))


@scene("void_check_call")
def _(stage) -> Scene:
    load = stage.load(*DRIVING)
    call = {"occurred_at": moment(-2), "source": "driver", "city": "Dalhart", "state": "TX"}
    made = stage.api.post("/api/loads/{load_id}/check_calls", call, load_id=load["id"])
    return Scene({"load_id": load["id"], "check_call_id": made["id"]}, REASON)


# Tracking, and the links of customers and drivers


@scene("replace_tracking_settings")
def _(stage) -> Scene:
    settings = stage.api.get("/api/tracking_settings")
    minutes = 45 if settings["terms"]["at_risk_minutes"] != 45 else 30
    return Scene(body=version(settings, terms=settings["terms"] | {"at_risk_minutes": minutes}))


def exception(stage) -> dict:
    load = stage.load(*DRIVING)
    return stage.api.post("/api/loads/{load_id}/tracking_exceptions", {"kind": "breakdown"}, load_id=load["id"])


@scene("update_tracking_exception", "acknowledge_tracking_exception", "resolve_tracking_exception")
def _(stage, operation_id: str) -> Scene:
    made = exception(stage)
    more = {"reason_code": "other"} if operation_id == "resolve_tracking_exception" else {"note": "Seen"}
    return Scene({"tracking_exception_id": made["id"]}, version(made, **more))


def tracking_link(stage, load: dict) -> dict:
    body = {"label": "Customer", "is_showing_references": True, "is_showing_documents": True}
    return stage.api.post("/api/loads/{load_id}/tracking_links", body, load_id=load["id"])


@scene("send_tracking_link", "revoke_tracking_link", "list_tracking_link_views")
def _(stage, operation_id: str) -> Scene:
    load = stage.load(*DRIVING)
    ids = {"load_id": load["id"], "tracking_link_id": link_of(tracking_link(stage, load))["id"]}
    return Scene(ids, {"email": "ann@broker.example"} if operation_id == "send_tracking_link" else None)


@scene("open_public_tracking_document")
def _(stage) -> Scene:
    load = proven(stage)
    token = token_of(tracking_link(stage, load))
    paper = stage.api.get("/api/loads/{load_id}/documents", load_id=load["id"])["items"][0]
    return Scene(body={"token": token, "document_id": paper["id"]}, caller="Nobody")


def link_of(made: dict) -> dict:
    return next((one for one in made.values() if isinstance(one, dict) and "id" in one), made)


def token_of(made: dict) -> str:
    return made["url"].split("#")[-1]


def driver_link(stage, *states: str) -> tuple[dict, dict]:
    load = stage.load(*states)
    body = {"leg_id": load["legs"][0]["id"]}
    return load, stage.api.post("/api/loads/{load_id}/driver_links", body, load_id=load["id"])


@scene("create_driver_link")
def _(stage) -> Scene:
    load = stage.load("assign", "dispatch")
    return Scene({"load_id": load["id"]}, {"leg_id": load["legs"][0]["id"]})


@scene("revoke_driver_link", "send_driver_link", "read_driver_link_address")
def _(stage, operation_id: str) -> Scene:
    load, made = driver_link(stage, "assign", "dispatch")
    return Scene({"load_id": load["id"], "driver_link_id": link_of(made)["id"]})


@scene("answer_driver_trip")
def _(stage) -> Scene:
    _, made = driver_link(stage, "assign", "dispatch")
    return Scene(body={"token": token_of(made), "is_accepted": True}, caller="Nobody")


@scene("report_driver_event")
def _(stage) -> Scene:
    load, made = driver_link(stage, *DRIVING)
    body = {"token": token_of(made), "stop_id": load["stops"][0]["id"], "kind": "arrived"}
    return Scene(body=body, caller="Nobody")


@scene("report_driver_problem")
def _(stage) -> Scene:
    _, made = driver_link(stage, *DRIVING)
    return Scene(body={"token": token_of(made), "kind": "breakdown", "note": "Flat tire"}, caller="Nobody")


@scene("add_driver_document")
def _(stage) -> Scene:
    _, made = driver_link(stage, *DRIVING)
    token = token_of(made)
    receipt = stage.receipt("/api/driver_trip/upload", token=token)
    paper = {"kind": "bill_of_lading", "file_name": "bol.pdf"}
    return Scene(body={"token": token, "receipt": receipt, **paper}, caller="Nobody")


@scene("request_load_pod")
def _(stage) -> Scene:
    load = stage.load(*DELIVERED)
    return Scene({"load_id": load["id"]}, {"recipient": "facility", "email": "dock@place.example"})


@scene("send_load_status_report")
def _(stage) -> Scene:
    return Scene({"load_id": stage.load(*DRIVING)["id"]}, {"email": "ann@broker.example"})
