//! For each operation with an id in its path, a body that would succeed.

use haul_tests::{
    freight::{id, stop, terms},
    quotes::program,
};
use poem::http::Method;
use serde_json::{Value, json};

use crate::base::{authorization::Operation, records::Records};

/// A body that would succeed for the caller's own record: `own` is what the caller has, `theirs` what it names.
pub fn body_of(operation: &Operation, own: &Records, theirs: &Records) -> Option<Value> {
    if !operation.has_body {
        return Some(json!({}));
    }
    let version = &theirs.load["version"];
    Some(match operation.id.as_str() {
        "update_user" => json!({ "version": 1, "role": "Admin" }),
        "suspend_user" => json!({ "reason": "Because" }),
        "merge_customer" | "merge_facility" => json!({ "version": 1, "merged_version": 1 }),
        "update_truck_ownership" => json!({ "version": 1, "ends_on": "2026-12-31" }),
        "create_truck_ownership" => {
            json!({ "fleet_owner_id": own.ids["fleet_owner_id"], "starts_on": "2020-01-01", "ends_on": "2020-02-01" })
        }
        "admit_join_request" => json!({ "role": "Admin" }),
        "reject_join_request" => json!({ "reason": "Because" }),
        "open_document" | "open_load_invoice_packet" | "open_detention_case_file" | "print_quote" => {
            json!({ "is_inline": true })
        }
        "open_company_document" => json!({ "is_inline": true }),
        "print_load" => json!({ "paper": "bill_of_lading" }),
        "create_load_document" => {
            json!({ "receipt": own.receipt, "file_name": "pod.pdf", "kind": "proof_of_delivery" })
        }
        "approve_detention" | "reopen_detention" => json!({ "version": 1 }),
        "waive_detention" => json!({ "version": 1, "reason": "Because" }),
        "dispute_detention" => json!({ "version": 1, "note": "Because" }),
        "replace_customer_detention_policy" => json!({ "version": 0, "terms": terms() }),
        "tag_record" => json!({ "add": [own.ids["tag_id"]] }),
        "create_record_note" => json!({ "text": "Seen" }),
        "create_record_file" => {
            json!({ "receipt": own.receipt_of_file, "file_name": "w9.pdf", "kind": "tax_form" })
        }
        "create_compliance_item" => json!({ "item_type": "inspection", "expires_on": "2027-10-31" }),
        "open_compliance_file" | "open_driver_investigation" | "open_driver_testing" => json!({ "is_inline": true }),
        "review_motor_vehicle_record" => json!({ "version": 1, "decision": "qualified" }),
        "accept_document_submission" => json!({ "version": 1, "expires_on": "2028-01-01" }),
        "reject_document_submission" => json!({ "version": 1, "reason": "Because" }),
        "update_driver_identity" => json!({ "version": 0, "ssn": "219-09-9999" }),
        "notify_random_selection" => json!({ "notified_on": "2026-11-20" }),
        "excuse_random_selection" => json!({ "reason": "Because" }),
        "approve_purge_proposal" | "reject_purge_proposal" | "post_invoice" => json!({ "version": 1 }),
        "open_invoice" => json!({ "is_inline": true }),
        "send_invoice" => json!({ "version": 1, "email": "ap@blueridge.example" }),
        "mark_invoice_sent" => json!({ "version": 1, "sent_to": "Portal" }),
        "void_invoice" | "return_payment" | "void_payment" | "void_deposit" => {
            json!({ "version": 1, "reason": "Because" })
        }
        "adjust_invoice" => json!({ "version": 1, "kind": "credit", "reason": "rate", "amount_cents": 100 }),
        "dispute_invoice" => json!({ "version": 1, "reason": "rate", "amount_cents": 100 }),
        "close_invoice_dispute" => {
            json!({ "version": 1, "dispute_id": own.ids["invoice_id"], "outcome": "accepted" })
        }
        "request_write_off" => json!({ "version": 1, "reason": "uncollectible", "amount_cents": 100 }),
        "approve_write_off" | "reject_write_off" | "withdraw_write_off" => {
            json!({ "version": 1, "request_id": own.ids["invoice_id"], "note": "Because" })
        }
        "replace_write_off_settings" => {
            json!({ "version": 0, "limits": [{ "role": "User", "amount_cents": 100 }] })
        }
        "void_invoice_adjustment" => {
            json!({ "version": 1, "adjustment_id": own.ids["invoice_id"], "reason": "Because" })
        }
        "apply_payment" => {
            json!({ "version": 1, "applications": [{ "invoice_id": own.ids["invoice_id"], "amount_cents": 100 }] })
        }
        "refund_payment" => json!({ "version": 1, "method": "check", "reference": "2001", "amount_cents": 100 }),
        "void_payment_refund" => json!({ "version": 1, "refund_id": own.ids["payment_id"], "reason": "Because" }),
        "create_collection_entry" => json!({ "kind": "call", "note": "They pay on Friday." }),
        "open_statement" => json!({ "is_inline": true }),
        "send_statement" | "send_reminder" => json!({ "email": "ap@blueridge.example" }),
        "replace_reminder_settings" => {
            json!({ "version": 0, "is_on": false, "steps": [{ "days_past_due": 15, "tone": "past_due" }] })
        }
        "replace_medical_rules" => {
            json!({ "version": 0, "state_changes": [], "paper_changes": [{ "starts_on": "2026-11-01", "source": "A notice" }] })
        }
        "unapply_payment" => json!({ "version": 1, "application_id": own.ids["payment_id"] }),
        "announce_record_presence" => json!({ "is_editing": true }),
        "open_record_file" => json!({ "is_inline": true }),
        "tag_load" => json!({ "add": [own.ids["tag_id"]] }),
        "update_load" => json!({ "version": version, "commodity": "Paper" }),
        "assign_load" => json!({
            "version": version, "driver_id": own.ids["driver_id"], "truck_id": own.ids["truck_id"], "accepts_warnings": true,
        }),
        "book_load"
        | "unassign_load"
        | "dispatch_load"
        | "start_load"
        | "release_load"
        | "repair_load"
        | "remove_load_charge"
        | "remove_load_stop"
        | "approve_load_billing"
        | "resubmit_load"
        | "resume_load_billing" => json!({ "version": version }),
        "split_load" => {
            let after = &theirs.load["stops"][0]["id"];
            let relay = json!({ "after_stop_id": after, "facility_id": own.ids["facility_id"], "earliest_local": "2026-11-18T20:00" });
            json!({ "version": version, "relay": relay })
        }
        "join_load_legs" => json!({ "version": version, "leg_id": theirs.load["legs"][0]["id"] }),
        "acknowledge_load" => json!({ "version": version, "is_accepted": true }),
        "update_quote" => {
            let mut body = own.quote.clone();
            body["version"] = json!(1);
            body
        }
        "revise_quote"
        | "requote_quote"
        | "request_quote_approval"
        | "approve_quote"
        | "convert_quote"
        | "reopen_quote" => {
            json!({ "version": 1 })
        }
        "return_quote" | "withdraw_quote" => json!({ "version": 1, "reason": "Because" }),
        "send_quote" => json!({ "version": 1, "email": "ann@broker.example" }),
        "accept_quote" => json!({ "version": 1, "name": "Ann Lee" }),
        "lose_quote" => json!({ "version": 1, "reason": "price" }),
        "update_fuel_program" => {
            let mut body = program();
            body["version"] = json!(1);
            body
        }
        "hold_load"
        | "break_down_load"
        | "cancel_load"
        | "mark_load_tonu"
        | "reopen_load"
        | "hold_load_billing"
        | "send_load_back"
        | "unlock_load_billing" => json!({ "version": version, "reason": "Because" }),
        "flag_load_billing" => json!({ "version": version, "exception": "incorrect_rates", "reason": "Because" }),
        "add_load_charge" => {
            json!({ "version": version, "code": "LUMPER", "basis": "flat", "quantity": "1", "rate": "100" })
        }
        "update_load_charge" => json!({ "version": version, "rate": "1.0000" }),
        "add_load_stop" => {
            json!({ "version": version, "stop": stop("delivery", &own.ids["facility_id"], "2026-11-18T16:00") })
        }
        "update_load_stop" => json!({ "version": version, "instructions": "Ring twice" }),
        "reorder_load_stops" => {
            let ids: Vec<_> = theirs.load["stops"].as_array().unwrap().iter().map(id).collect();
            json!({ "version": version, "stop_ids": ids })
        }
        "record_stop_event" => {
            json!({ "kind": "checked_in", "occurred_at": "2026-11-18T14:00:00Z", "source": "dispatcher" })
        }
        "commit_import" | "undo_import" => json!({ "version": 1 }),
        "correct_import" => json!({ "version": 1, "corrections": [] }),
        "void_stop_event" | "void_check_call" => json!({ "reason": "Because" }),
        "create_check_call" => {
            json!({ "occurred_at": "2026-11-18T14:00:00Z", "source": "driver", "note": "Still waiting" })
        }
        "create_tracking_exception" => json!({ "kind": "breakdown" }),
        "update_tracking_exception" | "acknowledge_tracking_exception" => json!({ "version": 1, "note": "Seen" }),
        "resolve_tracking_exception" => json!({ "version": 1, "reason_code": "other" }),
        "create_tracking_link" => {
            json!({ "label": "Bo", "is_showing_references": false, "is_showing_documents": false })
        }
        "create_driver_link" => json!({ "leg_id": theirs.load["legs"][0]["id"] }),
        "send_tracking_link" | "send_load_status_report" => json!({ "email": "pat@brokerage.example" }),
        "request_load_pod" => json!({ "recipient": "driver" }),
        "rotate_webhook_endpoint_secret" => json!({}),
        "replay_webhook_endpoint" => json!({ "since": "2026-11-18T14:00:00Z" }),
        // An omitted field is no change.
        _ if operation.method == Method::PATCH => json!({ "version": 1 }),
        _ => return None,
    })
}
