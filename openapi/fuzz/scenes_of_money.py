"""Invoices, payments, deposits, what customers owe, and the months of the ledger."""

from records import day
from scenes import REASON, Scene, scene, version
from scenes_of_loads import approved

SHARE_CENTS = 10_000


def draft(stage) -> dict:
    made = stage.api.post("/api/invoices", {"load_ids": [approved(stage)["id"]]})
    return stage.api.get("/api/invoices/{invoice_id}", invoice_id=made["items"][0]["id"])


def on_invoice(invoice: dict, **more) -> Scene:
    return Scene({"invoice_id": invoice["id"]}, version(invoice, **more))


def posted(stage) -> dict:
    return act(stage, draft(stage), "post")


def act(stage, invoice: dict, verb: str, **more) -> dict:
    return stage.api.post("/api/invoices/{invoice_id}/" + verb, version(invoice, **more), invoice_id=invoice["id"])


@scene("create_invoice_batch")
def _(stage) -> Scene:
    return Scene(body={"load_ids": [approved(stage)["id"]], "last_step": "post"})


@scene("read_invoice_batch")
def _(stage) -> Scene:
    made = stage.api.post("/api/invoice_batches", {"load_ids": [approved(stage)["id"]], "last_step": "draft"})
    return Scene({"invoice_batch_id": made["id"]})


@scene("create_invoices", "preview_invoices")
def _(stage, operation_id: str) -> Scene:
    return Scene(body={"load_ids": [approved(stage)["id"]]})


@scene("read_invoice", "list_invoice_history", "open_invoice")
def _(stage, operation_id: str) -> Scene:
    ids = {"invoice_id": draft(stage)["id"]}
    return Scene(ids, {"is_inline": True} if operation_id == "open_invoice" else None)


@scene("post_invoice")
def _(stage) -> Scene:
    return on_invoice(draft(stage))


CREDIT = {"kind": "credit", "reason": "rate", "amount_cents": SHARE_CENTS}
DISPUTE = {"reason": "detention", "amount_cents": SHARE_CENTS, "note": "They say the truck came late."}
# What is done to an invoice that is owed.
TO_OWED = {
    "send_invoice": {"email": "ap@broker.example"},
    "mark_invoice_sent": {"sent_to": "The broker's portal"},
    "void_invoice": REASON,
    "adjust_invoice": CREDIT,
    "dispute_invoice": DISPUTE,
    "request_write_off": {"reason": "uncollectible", "amount_cents": SHARE_CENTS},
}


@scene(*TO_OWED)
def _(stage, operation_id: str) -> Scene:
    return on_invoice(posted(stage), **TO_OWED[operation_id])


@scene("void_invoice_adjustment")
def _(stage) -> Scene:
    invoice = act(stage, posted(stage), "adjust", **CREDIT)
    return on_invoice(invoice, adjustment_id=invoice["adjustments"][0]["id"], **REASON)


WRITE_OFF = {"reason": "uncollectible", "amount_cents": 5_000, "note": "The broker went out of business."}


@scene("withdraw_write_off")
def _(stage) -> Scene:
    return of_request(act(stage, posted(stage), "request_write_off", **WRITE_OFF))


@scene("approve_write_off", "reject_write_off")
def _(stage, operation_id: str) -> Scene:
    """Another person has asked."""
    invoice = posted(stage)
    asker = stage.world.everybody["SuperAdmin"]
    api = stage.world.api(asker.headers, stage.world.ours)
    path = "/api/invoices/{invoice_id}/request_write_off"
    return of_request(api.post(path, version(invoice, **WRITE_OFF), invoice_id=invoice["id"]))


def of_request(invoice: dict) -> Scene:
    return on_invoice(invoice, request_id=invoice["write_off_requests"][0]["id"], note="Call them first.")


@scene("replace_write_off_settings")
def _(stage) -> Scene:
    settings = stage.api.get("/api/write_off_settings")
    return Scene(body=version(settings, limits=[{"role": "User", "amount_cents": 100_000}]))


@scene("close_invoice_dispute")
def _(stage) -> Scene:
    invoice = act(stage, posted(stage), "dispute", **DISPUTE)
    return on_invoice(invoice, dispute_id=invoice["disputes"][0]["id"], outcome="rejected")


# Payments


def payment(stage, customer_id: str) -> dict:
    body = {"customer_id": customer_id, "method": "check", "reference": "10442", "received_on": day(-1)}
    return stage.api.post("/api/payments", body | {"amount_cents": 2 * SHARE_CENTS})


def on_payment(made: dict, **more) -> Scene:
    return Scene({"payment_id": made["id"]}, version(made, **more))


def shares(invoice: dict) -> dict:
    return {"applications": [{"invoice_id": invoice["id"], "amount_cents": SHARE_CENTS}]}


def change(stage, made: dict, verb: str, **more) -> dict:
    return stage.api.post("/api/payments/{payment_id}/" + verb, version(made, **more), payment_id=made["id"])


@scene("apply_payment", "unapply_payment")
def _(stage, operation_id: str) -> Scene:
    invoice = posted(stage)
    made = payment(stage, invoice["customer"]["id"])
    if operation_id == "apply_payment":
        return on_payment(made, **shares(invoice))
    made = change(stage, made, "apply", **shares(invoice))
    return on_payment(made, application_id=made["applications"][0]["id"])


REFUND = {"method": "check", "reference": "2071", "amount_cents": SHARE_CENTS}


@scene("refund_payment", "void_payment_refund", "return_payment", "void_payment")
def _(stage, operation_id: str) -> Scene:
    made = payment(stage, stage.customer)
    if operation_id == "refund_payment":
        return on_payment(made, **REFUND)
    if operation_id == "void_payment_refund":
        made = change(stage, made, "refund", **REFUND)
        return on_payment(made, refund_id=made["refunds"][0]["id"], **REASON)
    return on_payment(made, **REASON)


@scene("create_deposit", "read_deposit", "list_deposit_history", "void_deposit")
def _(stage, operation_id: str) -> Scene:
    body = {"deposited_on": day(-1), "payment_ids": [payment(stage, stage.customer)["id"]]}
    if operation_id == "create_deposit":
        return Scene(body=body)
    made = stage.api.post("/api/deposits", body)
    return Scene({"deposit_id": made["id"]}, version(made, **REASON) if operation_id == "void_deposit" else None)


# What customers owe

COLLECTING = {
    "list_collection_entries": None,
    "create_collection_entry": {"kind": "call", "note": "The check goes out on Friday."},
    "open_statement": {"is_inline": True},
    "send_statement": {"email": "ap@broker.example"},
}


@scene(*COLLECTING)
def _(stage, operation_id: str) -> Scene:
    return Scene({"customer_id": posted(stage)["customer"]["id"]}, COLLECTING[operation_id])


@scene("read_customer_reminder", "send_reminder")
def _(stage, operation_id: str) -> Scene:
    # Long past due, and sent: what nobody sent is in no reminder.
    invoice = act(stage, draft(stage), "post", invoiced_on=day(-60))
    act(stage, invoice, "mark_sent", sent_to="The broker's portal")
    body = {"email": "ap@broker.example"} if operation_id == "send_reminder" else None
    return Scene({"customer_id": invoice["customer"]["id"]}, body)


@scene("replace_reminder_settings")
def _(stage) -> Scene:
    settings = stage.api.get("/api/reminder_settings")
    return Scene(body=version(settings, is_on=not settings["is_on"], steps=settings["steps"]))


# The months of the ledger


@scene("close_accounting_period", "reopen_accounting_period")
def _(stage, operation_id: str) -> Scene:
    periods = "/api/ledger/periods"
    # Long over, so that nothing else of the walk falls into it.
    starts_on = day(-400)[:8] + "01"
    found = [one for one in stage.api.get(periods)["items"] if one["starts_on"] == starts_on]
    month = {"starts_on": starts_on, "version": found[0]["version"] if found else 0}
    is_closed = bool(found) and found[0]["status"] == "closed"
    if operation_id == "close_accounting_period":
        if is_closed:
            stage.api.post(periods + "/reopen", month | REASON)
            month["version"] += 1
        return Scene(body=month)
    if not is_closed:
        stage.api.post(periods + "/close", month)
        month["version"] += 1
    return Scene(body=month | REASON)
