//! Which rows people limited to some terminals see.
//!
//! A record with a terminal belongs to it; one without belongs to everybody. A load is also seen by the terminals of its
//! crew, because they have to know where their drivers and trucks are. Parts of a record are seen with it.

use haul_db::View;

const AT_TERMINAL: &str = "terminal_id IS NULL OR terminal_id {among}";
/// Of all terminals: only people who see all of them see such rows.
const NOBODY: &str = "1 = 0";
const ON_LOAD: &str = "EXISTS (SELECT 1 FROM \"load\" AS seen WHERE seen.id = load_id)";
const ON_DRIVER: &str = "EXISTS (SELECT 1 FROM \"driver\" AS seen WHERE seen.id = driver_id)";
const ON_QUOTE: &str = "EXISTS (SELECT 1 FROM \"quote\" AS seen WHERE seen.id = quote_id)";
const ON_INVOICE: &str = "EXISTS (SELECT 1 FROM \"invoice\" AS seen WHERE seen.id = invoice_id)";

/// Events of records that are seen, and of those that belong to no terminal.
macro_rules! of_record {
    ($kind:literal, $id:literal, [$($record:literal: $table:literal),* $(,)?]) => {
        concat!(
            "CASE ", $kind,
            $(" WHEN '", $record, "' THEN EXISTS (SELECT 1 FROM \"", $table, "\" AS seen WHERE seen.id = ", $id, ")",)*
            " ELSE TRUE END"
        )
    };
    (records) => {
        of_record!("record_kind", "record_id", [
            "load": "load", "driver": "driver", "truck": "truck", "trailer": "trailer", "quote": "quote",
        ])
    };
    ($kind:literal, $id:literal) => {
        of_record!($kind, $id, [
            "load": "load", "tracking": "load", "driver": "driver", "truck": "truck", "trailer": "trailer",
            "quote": "quote", "terminal": "terminal", "document": "document", "detention": "detention",
            "check_call": "check_call", "tracking_exception": "tracking_exception",
            "tracking_link": "tracking_link", "driver_link": "driver_link", "import": "import",
            "load_message": "load_message", "accident": "accident", "roadside_inspection": "roadside_inspection",
            "legal_hold": "legal_hold", "driver_termination": "driver_termination",
            "data_q_challenge": "data_q_challenge", "claim": "claim",
            "drug_alcohol_test": "drug_alcohol_test",
            "clearinghouse_query": "clearinghouse_query", "driver_identity": "driver",
            "employer_inquiry": "employer_inquiry", "motor_vehicle_record": "motor_vehicle_record",
            "driver_event": "driver_event",
            "invoice": "invoice", "payment": "payment", "deposit": "deposit", "posting": "posting",
            "collection_entry": "collection_entry",
        ])
    };
}

const WITH_EVENTS: &[&str] = &[
    "load",
    "driver",
    "truck",
    "trailer",
    "quote",
    "terminal",
    "document",
    "detention",
    "check_call",
    "tracking_exception",
    "tracking_link",
    "driver_link",
    "import",
    "load_message",
    "accident",
    "roadside_inspection",
    "legal_hold",
    "driver_termination",
    "data_q_challenge",
    "claim",
    "drug_alcohol_test",
    "clearinghouse_query",
    "employer_inquiry",
    "motor_vehicle_record",
    "driver_event",
    "invoice",
    "payment",
    "deposit",
    "posting",
    "collection_entry",
];

/// Records that take tags, notes and files, and that some people don't see.
const WITH_NOTES: &[&str] = &["load", "driver", "truck", "trailer", "quote"];

/// The tables of which people limited to terminals see a part.
pub const TERMINAL_VIEWS: &[View] = &[
    view("terminal", &[], "id {among}"),
    view("driver", &[], AT_TERMINAL),
    view("truck", &[], AT_TERMINAL),
    view("trailer", &[], AT_TERMINAL),
    view(
        "load",
        &["driver", "truck"],
        "terminal_id IS NULL OR terminal_id {among} \
         OR driver_id IN (SELECT id FROM \"driver\" WHERE terminal_id IS NOT NULL) \
         OR co_driver_id IN (SELECT id FROM \"driver\" WHERE terminal_id IS NOT NULL) \
         OR truck_id IN (SELECT id FROM \"truck\" WHERE terminal_id IS NOT NULL)",
    ),
    view("quote", &[], AT_TERMINAL),
    view("truck_ownership", &["truck"], "EXISTS (SELECT 1 FROM \"truck\" AS seen WHERE seen.id = truck_id)"),
    view("stop", &["load"], ON_LOAD),
    view("leg", &["load"], ON_LOAD),
    view("stop_event", &["load"], ON_LOAD),
    view("charge", &["load"], ON_LOAD),
    view("document", &["load"], ON_LOAD),
    view("load_message", &["load"], ON_LOAD),
    view("record_tag", WITH_NOTES, of_record!(records)),
    view("record_note", WITH_NOTES, of_record!(records)),
    view("record_file", WITH_NOTES, of_record!(records)),
    view("presence", WITH_NOTES, of_record!(records)),
    view("compliance_item", WITH_NOTES, of_record!(records)),
    view(
        "compliance_item_version",
        &["compliance_item"],
        "EXISTS (SELECT 1 FROM \"compliance_item\" AS seen WHERE seen.id = compliance_item_id)",
    ),
    view("accident", &["driver"], "driver_id IS NULL OR driver_id IN (SELECT id FROM \"driver\")"),
    view("roadside_inspection", &["driver"], "driver_id IS NULL OR driver_id IN (SELECT id FROM \"driver\")"),
    view("legal_hold", WITH_NOTES, of_record!(records)),
    view("driver_termination", &["driver"], ON_DRIVER),
    view(
        "data_q_challenge",
        &["accident", "roadside_inspection"],
        "(accident_id IS NULL OR accident_id IN (SELECT id FROM \"accident\")) \
         AND (roadside_inspection_id IS NULL OR roadside_inspection_id IN (SELECT id FROM \"roadside_inspection\"))",
    ),
    view(
        "claim",
        &["driver", "accident", "load"],
        "(driver_id IS NULL OR driver_id IN (SELECT id FROM \"driver\")) \
         AND (accident_id IS NULL OR accident_id IN (SELECT id FROM \"accident\")) \
         AND (load_id IS NULL OR load_id IN (SELECT id FROM \"load\"))",
    ),
    view("document_request", &["driver"], ON_DRIVER),
    view("document_submission", &["driver"], ON_DRIVER),
    view("drug_alcohol_test", &["driver"], ON_DRIVER),
    view("clearinghouse_query", &["driver"], ON_DRIVER),
    view("driver_identity", &["driver"], ON_DRIVER),
    view("employer_inquiry", &["driver"], ON_DRIVER),
    view("motor_vehicle_record", &["driver"], ON_DRIVER),
    view("driver_event", &["driver"], ON_DRIVER),
    view("random_selection", &["driver"], ON_DRIVER),
    view("invoice_line", &["load"], ON_LOAD),
    // Only with all of its lines, so that its total says nothing about other terminals' loads. Nobody knows whose loads
    // an opening balance is for.
    view(
        "invoice",
        &["load", "invoice_line"],
        "origin = 'loads' AND line_count = (SELECT count(*) FROM \"invoice_line\" AS part WHERE part.invoice_id = \"invoice\".id)",
    ),
    view("payment", &[], NOBODY),
    view("payment_refund", &[], NOBODY),
    view("deposit", &[], NOBODY),
    view("collection_entry", &[], NOBODY),
    view("reminded_invoice", &[], NOBODY),
    view("posting", &[], NOBODY),
    view("posting_line", &[], NOBODY),
    view("invoice_adjustment", &["invoice"], ON_INVOICE),
    view("invoice_dispute", &["invoice"], ON_INVOICE),
    view("write_off_request", &["invoice"], ON_INVOICE),
    view("payment_application", &["invoice"], ON_INVOICE),
    view("detention", &["load"], ON_LOAD),
    view("check_call", &["load"], ON_LOAD),
    view("tracking", &["load"], ON_LOAD),
    view("tracking_exception", &["load"], ON_LOAD),
    view("tracking_link", &["load"], ON_LOAD),
    view(
        "tracking_link_view",
        &["tracking_link"],
        "EXISTS (SELECT 1 FROM \"tracking_link\" AS seen WHERE seen.id = tracking_link_id)",
    ),
    view("driver_link", &["load"], ON_LOAD),
    view("driver_report", &["load"], ON_LOAD),
    view("quote_stop", &["quote"], ON_QUOTE),
    view("quote_charge", &["quote"], ON_QUOTE),
    view("quote_link", &["quote"], ON_QUOTE),
    // What others imported may be of any terminal.
    view("import", &[], "created_by_id = '{person}'"),
    view("import_row", &["import"], "EXISTS (SELECT 1 FROM \"import\" AS seen WHERE seen.id = import_id)"),
    view("audit_event", WITH_EVENTS, of_record!("entity_type", "entity_id")),
    view("webhook_event", WITH_EVENTS, of_record!("record_type", "record_id")),
    view(
        "webhook_delivery",
        &["webhook_event"],
        "EXISTS (SELECT 1 FROM \"webhook_event\" AS seen WHERE seen.id = event_id)",
    ),
];

/// Tables whose rows belong to the whole company, or to a person who alone sees them. A test compares both lists with
/// the schema.
pub const WITHOUT_TERMINAL: &[&str] = &[
    "accounting_period",
    "api_key",
    "assignment_rule",
    "audit_binder",
    "audit_head",
    "audit_origin",
    "audit_settings",
    "basic_measure",
    "certificate_request",
    "company_archive",
    "company_document",
    "compliance_setting",
    "company_settings",
    "contract_lane",
    "cost_model",
    "customer",
    "dashboard_count",
    "dashboard_preference",
    "dashboard_target",
    "detention_policy",
    "diesel_price",
    "export",
    "facility",
    "filing_reminder",
    "fleet_owner",
    "fuel_program",
    "idempotency_record",
    "invoice_batch",
    "job",
    "join_request",
    "ledger_account",
    "mail_refusal",
    "mail_template",
    "medical_setting",
    "motor_carrier",
    "motor_carrier_watch",
    "notice",
    "notice_settings",
    "number_format",
    "owner_session",
    "paper_template",
    "paper_watch",
    "purge_proposal",
    "random_draw",
    "record_counter",
    "reminder_settings",
    "remittance_change",
    "role_grant",
    "sample",
    "saved_view",
    "sent_mail",
    "tag",
    "tracking_settings",
    "user_account",
    "user_session",
    "user_terminal",
    "vendor",
    "webhook_endpoint",
    "write_off_settings",
];

const fn view(table: &'static str, needs: &'static [&'static str], condition: &'static str) -> View {
    View { table, needs, condition }
}
