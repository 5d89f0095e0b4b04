"""For operations that need a record in a certain state: one in that state, and a request about it that succeeds.

The document's examples and the walk's own requests meet whatever state the walk has left. A scene is set right before
its operation's turn, from what nobody has touched yet; its body is then an example of a good one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from carriers import STAFF, ticket_of, until
from records import day, moment

REASON = {"reason": "The customer asked for it"}
DRIVING = ("assign", "dispatch", "start")
DELIVERED = (*DRIVING, "pick_up", "deliver")


@dataclass
class Scene:
    """A request by the Admin, unless it says by whom."""

    ids: dict[str, str] = field(default_factory=dict)
    body: dict | None = None
    caller: str = "Admin"
    # Of somebody new, instead.
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


# The company


def company_document(stage) -> dict:
    return stage.api.post("/api/company/documents", company_document_body(stage))


@scene("create_company_document")
def _(stage) -> Scene:
    return Scene(body=company_document_body(stage))


def company_document_body(stage) -> dict:
    receipt = stage.receipt("/api/company/file_uploads")
    return {"receipt": receipt, "file_name": "w9.pdf", "kind": "w9"}


@scene("update_company_document", "archive_company_document", "restore_company_document", "open_company_document")
def _(stage, operation_id: str) -> Scene:
    made = company_document(stage)
    ids = {"company_document_id": made["id"]}
    match operation_id:
        case "update_company_document":
            return Scene(ids, version(made, file_name="w9 of this year.pdf"))
        case "open_company_document":
            return Scene(ids, {"is_inline": True})
        case "restore_company_document":
            stage.api.post("/api/company/documents/{company_document_id}/archive", None, **ids)
    return Scene(ids)


@scene("reorder_company_documents")
def _(stage) -> Scene:
    company_document(stage)
    documents = stage.api.get("/api/company/documents")["items"]
    return Scene(body={"ids": [one["id"] for one in reversed(documents) if "archived_at" not in one]})


PAYEE = {
    "remit_name": "Prairie Crest Receivables",
    "email": "ar@prairiecrest.example",
    "address": {"line1": "PO Box 1180", "city": "Aurora", "state": "IL", "postal_code": "60507"},
    "bank": {
        "bank_name": "First Prairie Bank",
        "kind": "checking",
        "routing_number": "071000013",
        "account_number": "730048812265",
    },
}
CHANGES = "/api/company/remittance_changes"


@scene("create_remittance_change", "stop_remittance_change", "reveal_bank_account")
def _(stage, operation_id: str) -> Scene:
    # Whoever signed in a while ago may not.
    stage.world.everybody["Admin"].sign_in_again()
    waiting = stage.api.get("/api/company/remittance").get("waiting")
    if waiting:
        stage.api.post(CHANGES + "/{remittance_change_id}/stop", None, remittance_change_id=waiting["id"])
    if operation_id == "create_remittance_change":
        return Scene(body=PAYEE)
    return Scene({"remittance_change_id": stage.api.post(CHANGES, PAYEE)["id"]})


@scene("update_company_settings")
def _(stage) -> Scene:
    return Scene(body=version(stage.api.get("/api/company/settings"), payment_terms_days=30))


@scene("revoke_other_sessions")
def _(stage) -> Scene:
    stage.world.token(STAFF["Admin"])
    return Scene()


@scene("update_mail_template", "reset_mail_template")
def _(stage, operation_id: str) -> Scene:
    template = stage.api.get("/api/mail_templates")["items"][0]
    text = {name: template[name] for name in ("subject", "body") if name in template}
    ids = {"mail_kind": template["kind"]}
    if operation_id == "update_mail_template":
        return Scene(ids, version(template, **text))
    changed = stage.api.call("PATCH", "/api/mail_templates/{mail_kind}", version(template, **text), **ids)
    return Scene(ids, version(changed))


@scene("refuse_invitation")
def _(stage) -> Scene:
    return Scene(body={"token": stage.world.refusal}, caller="Nobody")


@scene("withdraw_invitation")
def _(stage) -> Scene:
    return Scene({"user_id": stage.invited(stage.fresh_email("invited"))})


def newcomer(stage) -> tuple[dict[str, str], dict]:
    """Somebody with an account, and the form of the carrier that they want to join."""
    email = stage.fresh_email("newcomer")
    stage.world.account(email)
    return stage.world.token(email), stage.joining(email)


@scene("create_registration")
def _(stage) -> Scene:
    headers, body = newcomer(stage)
    return Scene(body=body, headers=headers)


@scene("add_user_info")
def _(stage) -> Scene:
    headers, body = newcomer(stage)
    made = stage.world.api(headers, stage.api.records).post("/api/registrations", body)
    info = {"companyId": made["companyId"], "userEmail": body["companyEmail"], "fullName": "Ned Newcomer"}
    return Scene(body=info, headers=headers)


@scene("withdraw_join_request")
def _(stage) -> Scene:
    headers, body = newcomer(stage)
    joining = stage.world.api(headers, stage.api.records)
    joining.post("/api/registrations", body)
    joining.get("/api/session")
    return Scene(headers=headers)


# Notes, files, tags and presence on a record


def annotated(stage) -> dict[str, str]:
    return {"record_kind": "driver", "record_id": stage.crews[0]["driver_id"]}


@scene("tag_record")
def _(stage) -> Scene:
    return Scene(annotated(stage), {"add": [stage.tag()["id"]]})


@scene("update_tag", "archive_tag", "restore_tag")
def _(stage, operation_id: str) -> Scene:
    tag = stage.tag()
    ids = {"tag_id": tag["id"]}
    if operation_id == "restore_tag":
        stage.api.post("/api/tags/{tag_id}/archive", None, **ids)
    return Scene(ids, version(tag, color="teal") if operation_id == "update_tag" else None)


@scene("list_record_notes", "list_record_files")
def _(stage, operation_id: str) -> Scene:
    return Scene(annotated(stage))


@scene("create_record_note")
def _(stage) -> Scene:
    return Scene(annotated(stage), {"text": "Calls before noon"})


@scene("update_record_note", "archive_record_note", "restore_record_note")
def _(stage, operation_id: str) -> Scene:
    note = stage.api.post("/api/records/{record_kind}/{record_id}/notes", {"text": "Prefers nights"}, **annotated(stage))
    ids = {"record_note_id": note["id"]}
    if operation_id == "restore_record_note":
        stage.api.post("/api/record_notes/{record_note_id}/archive", None, **ids)
    return Scene(ids, version(note, text="Prefers days") if operation_id == "update_record_note" else None)


def record_file_body(stage) -> dict:
    receipt = stage.receipt("/api/record_file_uploads")
    return {"receipt": receipt, "file_name": "contract.pdf", "kind": "contract"}


@scene("create_record_file")
def _(stage) -> Scene:
    return Scene(annotated(stage), record_file_body(stage))


@scene("update_record_file", "archive_record_file", "restore_record_file", "open_record_file")
def _(stage, operation_id: str) -> Scene:
    file = stage.api.post("/api/records/{record_kind}/{record_id}/files", record_file_body(stage), **annotated(stage))
    ids = {"record_file_id": file["id"]}
    if operation_id == "restore_record_file":
        stage.api.post("/api/record_files/{record_file_id}/archive", None, **ids)
    bodies = {"update_record_file": version(file, kind="other"), "open_record_file": {"is_inline": True}}
    return Scene(ids, bodies.get(operation_id))


@scene("announce_record_presence")
def _(stage) -> Scene:
    return Scene(annotated(stage), {"is_editing": True})


@scene("read_record_presence", "end_record_presence")
def _(stage, operation_id: str) -> Scene:
    path = "/api/records/{record_kind}/{record_id}/presence"
    stage.api.call("PUT", path, {"is_editing": True}, **annotated(stage))
    return Scene(annotated(stage))


# Partners and fleet


@scene("merge_customer", "preview_customer_merge")
def _(stage, operation_id: str) -> Scene:
    ids = {"customer_id": stage.one_more("customers"), "merged_customer_id": stage.one_more("customers")}
    return Scene(ids, {"version": 1, "merged_version": 1} if operation_id == "merge_customer" else None)


@scene("merge_facility", "preview_facility_merge")
def _(stage, operation_id: str) -> Scene:
    ids = {"facility_id": stage.one_more("facilities"), "merged_facility_id": stage.one_more("facilities")}
    return Scene(ids, {"version": 1, "merged_version": 1} if operation_id == "merge_facility" else None)


@scene("create_truck_ownership", "update_truck_ownership")
def _(stage, operation_id: str) -> Scene:
    ids = {"truck_id": stage.one_more("trucks")}
    owner = stage.api.post("/api/fleet_owners", {"name": "Own Er", "email": stage.fresh_email("owner")})["id"]
    body = {"fleet_owner_id": owner, "starts_on": day(-30)}
    if operation_id == "create_truck_ownership":
        return Scene(ids, body)
    made = stage.api.post("/api/trucks/{truck_id}/ownerships", body, **ids)
    ownership = next((one for one in made.get("items", [made]) if "starts_on" in one), made)
    return Scene({**ids, "ownership_id": ownership["id"]}, version(ownership, ends_on=day(90)))


@scene("replace_detention_policy")
def _(stage) -> Scene:
    policy = stage.api.get("/api/detention_policy")
    return Scene(body=version(policy, terms=policy["terms"]))


@scene("replace_customer_detention_policy", "remove_customer_detention_policy")
def _(stage, operation_id: str) -> Scene:
    path, ids = "/api/customers/{customer_id}/detention_policy", {"customer_id": stage.one_more("customers")}
    body = version(stage.api.get(path, **ids), terms=stage.api.get("/api/detention_policy")["terms"])
    if operation_id == "replace_customer_detention_policy":
        return Scene(ids, body)
    stage.api.call("PUT", path, body, **ids)
    return Scene(ids)


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
    # Who may approve needs nobody's approval.
    seller = stage.world.api(stage.world.everybody["TerminalManager"].headers, stage.api.records)
    made = stage.quote(rate="1500", api=seller)
    ids = {"quote_id": made["id"]}
    if operation_id == "request_quote_approval":
        return Scene(ids, version(made), caller="TerminalManager")
    made = seller.post("/api/quotes/{quote_id}/request_approval", version(made), **ids)
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
    papers = [stage.api.get("/api/loads/{load_id}/documents", load_id=proven(stage)["id"])["items"][0]["id"]]
    opened = [stage.api.post("/api/documents/{document_id}/open", {}, document_id=paper) for paper in papers]
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
    delivered = lambda: [one for one in stage.api.get(path, **ids)["items"] if one["status"] == "delivered"]
    delivery = until(delivered)[0]
    if operation_id != "read_webhook_event":
        return Scene({"webhook_delivery_id": delivery["id"]})
    stage.load()
    events = until(lambda: [one for one in stage.api.get(path, **ids)["items"] if one["event_kind"].startswith("load.")])
    return Scene({"webhook_event_id": events[0]["webhook_event_id"]})
