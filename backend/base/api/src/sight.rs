//! Which records people limited to terminals see.
//!
//! What they read is narrowed below every query ([`crate::AppContext::db_of`]). A write works on all records of the
//! company, so the records that a request names are looked up before its operation runs: one that the caller does not
//! see is as absent as one that never existed.

use haul_db::Connection;
use poem::Request;
use sea_orm::{
    DbErr,
    sea_query::{Alias, Expr, ExprTrait, Query},
};
use serde_json::Value;
use uuid::Uuid;

use crate::{ApiError, AppContext, Invalid, OperationTable, authz::Actor};

/// How paths and bodies name the records of which some people see a part, and their tables.
///
/// Parts of a load are not listed where a body names them: they are looked for on the load.
const PLACED: &[(&str, &str)] = &[
    ("load_id", "load"),
    ("load_ids", "load"),
    ("driver_id", "driver"),
    ("driver_ids", "driver"),
    ("co_driver_id", "driver"),
    ("usual_driver_id", "driver"),
    ("truck_id", "truck"),
    ("trailer_id", "trailer"),
    ("accident_id", "accident"),
    ("roadside_inspection_id", "roadside_inspection"),
    ("quote_id", "quote"),
    ("terminal_id", "terminal"),
    ("terminal_ids", "terminal"),
];

/// The same, in paths only.
const PLACED_IN_PATHS: &[(&str, &str)] = &[
    ("document_id", "document"),
    ("detention_id", "detention"),
    ("tracking_exception_id", "tracking_exception"),
    ("tracking_link_id", "tracking_link"),
    ("driver_link_id", "driver_link"),
    ("check_call_id", "check_call"),
    ("ownership_id", "truck_ownership"),
    ("stop_id", "stop"),
    ("stop_event_id", "stop_event"),
    ("charge_id", "charge"),
    ("import_id", "import"),
    ("record_note_id", "record_note"),
    ("record_file_id", "record_file"),
    ("compliance_item_id", "compliance_item"),
    ("legal_hold_id", "legal_hold"),
    ("driver_termination_id", "driver_termination"),
    ("data_q_challenge_id", "data_q_challenge"),
    ("claim_id", "claim"),
    ("invoice_id", "invoice"),
    ("document_request_id", "document_request"),
    ("document_submission_id", "document_submission"),
    ("drug_alcohol_test_id", "drug_alcohol_test"),
    ("clearinghouse_query_id", "clearinghouse_query"),
    ("random_selection_id", "random_selection"),
    ("employer_inquiry_id", "employer_inquiry"),
    ("motor_vehicle_record_id", "motor_vehicle_record"),
    ("driver_event_id", "driver_event"),
    ("webhook_event_id", "webhook_event"),
    ("webhook_delivery_id", "webhook_delivery"),
];

/// A path with `record_kind` names a record of one of these tables, or one that everybody sees.
const PLACED_KINDS: &[&str] = &["load", "quote", "driver", "truck", "trailer"];

fn table_of(name: &str, lists: &[&[(&str, &'static str)]]) -> Option<&'static str> {
    lists.iter().flat_map(|list| list.iter()).find(|(placed, _)| *placed == name).map(|(_, table)| *table)
}

/// Whether an id with this name in a path or body is that of a record that not everybody sees.
pub fn is_placed(name: &str) -> bool {
    name == "record_id" || table_of(name, &[PLACED, PLACED_IN_PATHS]).is_some()
}

/// Refuses a request whose path names a record that the actor does not see.
pub(crate) async fn check_path(
    ctx: &AppContext,
    operations: &OperationTable,
    request: &Request,
    actor: &Actor,
) -> Result<(), ApiError> {
    if actor.terminals.is_none() {
        return Ok(());
    }
    let kind = operations.parameters(request).find(|(name, _)| *name == "record_kind").map(|(_, kind)| kind);
    let of_kind = PLACED_KINDS.iter().copied().find(|table| Some(*table) == kind);
    for (name, value) in operations.parameters(request) {
        let table = if name == "record_id" { of_kind } else { table_of(name, &[PLACED, PLACED_IN_PATHS]) };
        let (Some(table), Ok(id)) = (table, value.parse()) else { continue };
        if !is_seen(&ctx.db_of(actor), actor, table, id).await? {
            return Err(ApiError::not_found());
        }
    }
    Ok(())
}

/// Refuses a body that names a record that the actor does not see.
pub(crate) async fn check_body(ctx: &AppContext, actor: &Actor, body: &Value) -> Result<(), ApiError> {
    if actor.terminals.is_none() {
        return Ok(());
    }
    let mut named = Vec::new();
    find_named(body, "", &mut named);
    let mut invalid = Invalid::default();
    for (path, table, id) in named {
        if !is_seen(&ctx.db_of(actor), actor, table, id).await? {
            invalid.push(path, format!("There is no such {}.", table.replace('_', " ")));
        }
    }
    Ok(invalid.finish()?)
}

/// Every id in a body by which a field names such a record.
fn find_named(body: &Value, path: &str, named: &mut Vec<(String, &'static str, Uuid)>) {
    let below = |part: &str| if path.is_empty() { part.to_owned() } else { format!("{path}.{part}") };
    let Value::Object(fields) = body else {
        for (index, item) in body.as_array().into_iter().flatten().enumerate() {
            find_named(item, &below(&index.to_string()), named);
        }
        return;
    };
    for (name, value) in fields {
        let Some(table) = table_of(name, &[PLACED]) else {
            find_named(value, &below(name), named);
            continue;
        };
        let listed = value.as_array().map(Vec::as_slice).unwrap_or_else(|| std::slice::from_ref(value));
        for (index, id) in listed.iter().enumerate() {
            let path = if value.is_array() { format!("{}.{index}", below(name)) } else { below(name) };
            if let Some(Ok(id)) = id.as_str().map(str::parse) {
                named.push((path, table, id));
            }
        }
    }
}

async fn is_seen(db: &impl Connection, actor: &Actor, table: &'static str, id: Uuid) -> Result<bool, DbErr> {
    let query = Query::select()
        .column(Alias::new("id"))
        .from(Alias::new(table))
        .and_where(Expr::col(Alias::new("company_id")).eq(actor.company_id))
        .and_where(Expr::col(Alias::new("id")).eq(id))
        .to_owned();
    Ok(db.query_one(&query).await?.is_some())
}
