"""The company, its partners and fleet, and what is kept on their records."""

from carriers import STAFF
from records import day
from scenes import Scene, scene, version

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
    # It takes a recent sign-in.
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
    text = {"subject": f"{template['subject']} {next(stage.count)}", "body": template["body"]}
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
    """The headers of a new account, and its registration."""
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


@scene("admit_join_request", "reject_join_request")
def _(stage, operation_id: str) -> Scene:
    headers, body = newcomer(stage)
    joining = stage.world.api(headers, stage.api.records)
    joining.post("/api/registrations", body)
    joining.get("/api/session")
    asked = [one for one in stage.api.get("/api/join_requests")["items"] if one["email"] == body["companyEmail"]]
    decision = {"role": "User"} if operation_id == "admit_join_request" else {"reason": "Not one of ours"}
    return Scene({"join_request_id": asked[0]["id"]}, decision)


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
    note = stage.api.post(
        "/api/records/{record_kind}/{record_id}/notes", {"text": "Prefers nights"}, **annotated(stage)
    )
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


@scene("create_compliance_item")
def _(stage) -> Scene:
    return Scene(annotated(stage), {"item_type": "passport", "expires_on": day(400)})


@scene("replace_medical_rules")
def _(stage) -> Scene:
    rules = stage.api.get("/api/medical_rules")
    change = {"starts_on": day(-10), "days": 60, "source": "FMCSA notice"}
    return Scene(body=version(rules, state_changes=rules["state_changes"], paper_changes=[change]))


def asked(stage) -> dict:
    """A request for a driver's medical certificate."""
    body = {"driver_ids": [stage.crews[0]["driver_id"]], "item_types": ["medical"]}
    return stage.api.post("/api/document_requests", body)["items"][0]


def paper(stage, token: str) -> dict:
    file = {"receipt": stage.receipt("/api/public_document_request/upload", token=token), "file_name": "card.pdf"}
    return {"token": token, "item_type": "medical", "files": [file], "expires_on": day(400)}


@scene("create_document_requests")
def _(stage) -> Scene:
    return Scene(body={"driver_ids": [stage.crews[0]["driver_id"]], "item_types": ["medical"]})


@scene("revoke_document_request", "read_document_request_address")
def _(stage, operation_id: str) -> Scene:
    return Scene({"document_request_id": asked(stage)["request"]["id"]})


@scene("open_public_document_request", "begin_public_document_upload", "submit_public_document")
def _(stage, operation_id: str) -> Scene:
    token = asked(stage)["url"].split("#")[-1]
    bodies = {
        "open_public_document_request": {"token": token},
        "begin_public_document_upload": {
            "token": token,
            "file_name": "card.pdf",
            "byte_size": 1_000,
            "media_type": "application/pdf",
        },
    }
    return Scene(body=bodies.get(operation_id) or paper(stage, token), caller="Nobody")


@scene("accept_document_submission", "reject_document_submission")
def _(stage, operation_id: str) -> Scene:
    made = asked(stage)
    stage.api.post("/api/public_document_request/submit", paper(stage, made["url"].split("#")[-1]))
    waiting = stage.api.get("/api/document_submissions?status=submitted&sort=-submitted_at")["items"][0]
    more = {"expires_on": day(400)} if operation_id.startswith("accept") else {"reason": "The back side is missing."}
    return Scene({"document_submission_id": waiting["id"]}, version(waiting, **more))


@scene("open_compliance_file")
def _(stage) -> Scene:
    return Scene(annotated(stage), {"is_inline": True})


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
    terms = policy["terms"] | {"is_notice_required": not policy["terms"]["is_notice_required"]}
    return Scene(body=version(policy, terms=terms))


@scene("replace_customer_detention_policy", "remove_customer_detention_policy")
def _(stage, operation_id: str) -> Scene:
    path, ids = "/api/customers/{customer_id}/detention_policy", {"customer_id": stage.one_more("customers")}
    body = version(stage.api.get(path, **ids), terms=stage.api.get("/api/detention_policy")["terms"])
    if operation_id == "replace_customer_detention_policy":
        return Scene(ids, body)
    stage.api.call("PUT", path, body, **ids)
    return Scene(ids)
