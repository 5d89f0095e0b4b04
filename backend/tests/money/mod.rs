//! The ledger, invoices and payments.

mod batches;
mod collections;
mod deposits;
mod discounts;
mod histories;
mod invoices;
mod ledger;
mod opening;
mod overdue;
pub mod payments;
mod quarter;
mod reminders;
mod remittances;
mod sending;
mod write_offs;

use haul_tests::{
    MemoryBlobs, Person, TestApp,
    freight::{Freight, id},
};
use serde_json::{Value, json};

/// What one load of these tests comes to: line haul and fuel.
pub const LINE_HAUL_CENTS: i64 = 237_038;
pub const FUEL_CENTS: i64 = 43_852;
pub const LOAD_CENTS: i64 = LINE_HAUL_CENTS + FUEL_CENTS;

/// A delivered load with its papers, approved for billing.
pub async fn approved_load(app: &TestApp, admin: &Person, freight: &Freight) -> Value {
    approve(app, admin, &admin.delivered_load(freight).await).await
}

/// A delivered load gets its papers, and is approved for billing.
pub async fn approve(app: &TestApp, admin: &Person, load: &Value) -> Value {
    for kind in ["rate_confirmation", "proof_of_delivery"] {
        let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
        let paper = json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind, "is_signed": true });
        admin.client.post(&format!("/api/loads/{}/documents", id(load)), paper).await.expect(201);
    }
    let load = read_load(admin, load).await;
    let body = json!({ "version": load["version"] });
    admin.client.post(&format!("/api/loads/{}/approve_billing", id(&load)), body).await.expect(200)
}

pub async fn read_load(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)
}

/// Drafts for these loads.
pub async fn drafts(admin: &Person, loads: &[&Value]) -> Vec<Value> {
    let ids: Vec<String> = loads.iter().map(|load| id(load)).collect();
    let made = admin.client.post("/api/invoices", json!({ "load_ids": ids })).await.expect(201);
    made["items"].as_array().unwrap().clone()
}

/// A draft for one load.
pub async fn draft(admin: &Person, load: &Value) -> Value {
    drafts(admin, &[load]).await.remove(0)
}

/// An invoice of one load, dated that day and in the ledger.
pub async fn posted(app: &TestApp, admin: &Person, freight: &Freight, day: &str) -> Value {
    let load = approved_load(app, admin, freight).await;
    let invoice = draft(admin, &load).await;
    act(admin, &invoice, "post", json!({ "invoiced_on": day })).await.expect(200)
}

/// An action on an invoice, at its latest version.
pub async fn act(admin: &Person, invoice: &Value, verb: &str, mut body: Value) -> haul_tests::Answer {
    let path = format!("/api/invoices/{}", id(invoice));
    body["version"] = admin.client.get(&path).await.expect(200)["version"].clone();
    admin.client.post(&format!("{path}/{verb}"), body).await
}

/// Debits less credits of the account with this number.
pub async fn balance(admin: &Person, account: &str) -> i64 {
    let found = admin.client.get("/api/ledger/trial_balance").await.expect(200);
    let items = found["items"].as_array().unwrap();
    items
        .iter()
        .find(|item| item["account"]["number"] == account)
        .map_or(0, |item| item["balance_cents"].as_i64().unwrap())
}
