"""Quotes, lists, the portal of owners, files and webhooks."""

from carriers import ticket_of, until
from records import moment
from scenes import REASON, Scene, scene, version
from scenes_of_loads import proven

# Quotes


@scene("update_quote")
def _(stage) -> Scene:
    made = stage.quote()
    return Scene({"quote_id": made["id"]}, {**stage.quote_body("2950"), **version(made)})


QUOTE_STEPS = {
    "send_quote": ((), {"email": "ann@broker.example"}),
    "accept_quote": (("send",), {"name": "Ann Hobbs"}),
    "lose_quote": (("send",), {"reason": "price"}),
    "withdraw_quote": (("send",), REASON),
    "reopen_quote": (("send", "lose"), {}),
    "revise_quote": (("send",), {}),
    "convert_quote": (("send", "accept"), {}),
    "requote_quote": ((), {}),
}


@scene(*QUOTE_STEPS)
def _(stage, operation_id: str) -> Scene:
    states, more = QUOTE_STEPS[operation_id]
    fuel = {"fuel_program_id": stage.fuel_program()} if operation_id == "requote_quote" else {}
    made = stage.quote(*states, **fuel)
    if fuel:
        stage.raise_diesel_price()
    return Scene({"quote_id": made["id"]}, version(made, **more))


@scene("decline_public_quote", "accept_public_quote")
def _(stage, operation_id: str) -> Scene:
    stage.quote("send")
    token = stage.api.records.tokens["/api/public_quotes/"][-1]
    more = REASON if operation_id == "decline_public_quote" else {"name": "Ann Hobbs", "email": "ann@broker.example"}
    return Scene(body={"token": token, **more}, caller="Nobody")


@scene("request_quote_approval", "approve_quote", "return_quote")
def _(stage, operation_id: str) -> Scene:
    # Below the floor.
    made = stage.quote(rate="1500")
    ids = {"quote_id": made["id"]}
    if operation_id == "request_quote_approval":
        return Scene(ids, version(made))
    made = stage.api.post("/api/quotes/{quote_id}/request_approval", version(made), **ids)
    return Scene(ids, version(made, **(REASON if operation_id == "return_quote" else {})))


# Lists, imports and what else a person keeps


@scene("replace_dashboard_targets")
def _(stage) -> Scene:
    targets = [{"figure": "operating_ratio_percent", "value": "92.5"}]
    return Scene(body=version(stage.api.get("/api/dashboard/targets"), targets=targets))


@scene("correct_import", "commit_import", "undo_import", "open_import_errors")
def _(stage, operation_id: str) -> Scene:
    is_wrong = operation_id in ("correct_import", "open_import_errors")
    made = stage.imported("spaceship" if is_wrong else "dry van")
    ids = {"import_id": made["id"]}
    if operation_id == "correct_import":
        correction = {"column": "equipment", "value": "spaceship", "replacement": "dry van"}
        return Scene(ids, version(made, corrections=[correction]))
    if operation_id == "undo_import":
        stage.api.post("/api/imports/{import_id}/commit", version(made), **ids)
        made = stage.settled_import(made["id"])
    return Scene(ids, None if operation_id == "open_import_errors" else version(made))


@scene("update_saved_view", "remove_saved_view")
def _(stage, operation_id: str) -> Scene:
    view = {"list_name": "loads", "name": stage.fresh_name(), "search": "status=in_transit", "is_shared": True}
    made = stage.api.post("/api/saved_views", view)
    body = version(made, name=stage.fresh_name()) if operation_id == "update_saved_view" else None
    return Scene({"saved_view_id": made["id"]}, body)


# The owners' portal

OWNER_OF_TWO = "both@owners.example"


@scene("choose_owner_carrier")
def _(stage) -> Scene:
    verified = stage.world.owner_verified(OWNER_OF_TWO)
    owner = verified["choices"][0]["fleet_owner_id"]
    return Scene(body={"choice_token": verified["choice_token"], "fleet_owner_id": owner}, caller="Nobody")


@scene("verify_owner_login")
def _(stage) -> Scene:
    return Scene(body={"token": stage.world.owner_link(stage.spare_owner)}, caller="Nobody")


@scene("logout_owner")
def _(stage) -> Scene:
    return Scene(body={}, headers=stage.world.owner_session(stage.spare_owner))


# Files

TEMPLATES = [{"kind": kind, "format": form} for kind in ("loads", "drivers") for form in ("csv", "xlsx")]


@scene("download_file")
def _(stage) -> Scene:
    """A PDF and both kinds of tables."""
    papers = stage.api.get("/api/loads/{load_id}/documents", load_id=proven(stage)["id"])["items"]
    opened = [stage.api.post("/api/documents/{document_id}/open", {}, document_id=papers[0]["id"])]
    opened += [stage.api.post("/api/imports/template", body) for body in TEMPLATES]
    tickets = [ticket_of(one["url"]) for one in opened]
    stage.api.records.tickets["download_file"] = tickets
    return Scene({"ticket": tickets[-1]})


# Webhooks


def endpoint_body(stage) -> dict:
    return {"url": stage.receiver, "event_kinds": ["load.*"]}


def endpoint(stage) -> dict:
    return stage.api.post("/api/webhook_endpoints", endpoint_body(stage))["endpoint"]


@scene("create_webhook_endpoint")
def _(stage) -> Scene:
    return Scene(body=endpoint_body(stage))


ENDPOINT_BODIES = {
    "read_webhook_endpoint": None,
    "remove_webhook_endpoint": None,
    "test_webhook_endpoint": None,
    "list_webhook_deliveries": None,
    "rotate_webhook_endpoint_secret": {"overlap_hours": 2},
    "replay_webhook_endpoint": {"since": moment(-24)},
}


@scene("update_webhook_endpoint", *ENDPOINT_BODIES)
def _(stage, operation_id: str) -> Scene:
    made = endpoint(stage)
    body = version(made, description="Ours") if operation_id == "update_webhook_endpoint" else None
    return Scene({"webhook_endpoint_id": made["id"]}, body or ENDPOINT_BODIES.get(operation_id))


@scene("read_webhook_delivery", "replay_webhook_delivery", "read_webhook_event")
def _(stage, operation_id: str) -> Scene:
    ids = {"webhook_endpoint_id": endpoint(stage)["id"]}
    stage.api.post("/api/webhook_endpoints/{webhook_endpoint_id}/test", None, **ids)
    path = "/api/webhook_endpoints/{webhook_endpoint_id}/deliveries"

    def deliveries(is_wanted) -> list[dict]:
        return until(lambda: [one for one in stage.api.get(path, **ids)["items"] if is_wanted(one)])

    delivery = deliveries(lambda one: one["status"] == "delivered")[0]
    if operation_id != "read_webhook_event":
        return Scene({"webhook_delivery_id": delivery["id"]})
    stage.load()
    events = deliveries(lambda one: one["event_kind"].startswith("load."))
    return Scene({"webhook_event_id": events[0]["webhook_event_id"]})
