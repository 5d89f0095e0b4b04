//! The oldest loads that are ready to bill, invoiced: a draft, some posted, sent, overdue, paid, short-paid and written
//! off or about to be, one voided, and one load approved and not invoiced yet. What was paid is at the bank but for the last checks,
//! and what is overdue was asked for.

use anyhow::Context;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{caller::Caller, people::STAFF};

/// What becomes of each invoice, the oldest load first.
const FATES: [Fate; 12] = [
    Fate::Overdue,
    Fate::Paid,
    Fate::WrittenOff,
    Fate::Overdue,
    Fate::ShortPaid,
    Fate::Paid,
    Fate::PartlyPaid,
    Fate::Sent,
    Fate::Sent,
    Fate::Posted,
    Fate::Voided,
    Fate::Draft,
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Submitted so long ago that it should have been paid.
    Overdue,
    Paid,
    PartlyPaid,
    /// Paid less detention that the customer won't pay.
    ShortPaid,
    WrittenOff,
    Sent,
    Posted,
    Voided,
    Draft,
}

pub async fn create(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<()> {
    let ready = caller.get("/api/ready_to_bill?is_ready=true&sort=delivered_at&limit=50").await?;
    let items = ready["items"].as_array().cloned().unwrap_or_default();
    let is_plain =
        |item: &&Value| item["pending_cents"] == 0 && item["rate_difference_cents"].as_i64().unwrap_or(0) == 0;
    let mut plain = items.iter().filter(is_plain);
    for (fate, item) in FATES.into_iter().zip(plain.by_ref()) {
        let load_id = approve(caller, item).await?;
        let made = caller.post("/api/invoices", json!({ "load_ids": [load_id] })).await?;
        let invoice = made["items"][0].clone();
        follow(caller, &invoice, fate, now).await.with_context(|| format!("invoice {}", invoice["number"]))?;
    }
    if let Some(item) = plain.next() {
        approve(caller, item).await?;
    }
    ask_to_write_off(caller).await?;
    deposit(caller, now).await?;
    collect(caller, now).await
}

/// The clerk wants to give up on the oldest invoice, which is more than a User may write off.
async fn ask_to_write_off(caller: &Caller) -> anyhow::Result<()> {
    let Some(person) = STAFF.iter().find(|person| person.role == "User") else { return Ok(()) };
    let clerk = caller.other(person.uid(), person.email);
    let overdue = clerk.get("/api/invoices?is_overdue=true&sort=due_on&limit=1").await?;
    let invoice = &overdue["items"][0];
    let Some(id) = invoice["id"].as_str() else { return Ok(()) };
    let body = json!({
        "version": invoice["version"], "reason": "uncollectible", "amount_cents": invoice["balance_cents"],
        "note": "Three calls and a letter went unanswered, and the broker's authority was revoked.",
    });
    clerk.post(&format!("/api/invoices/{id}/request_write_off"), body).await?;
    Ok(())
}

/// The first checks at the bank, the others still in the drawer; one customer paid too much and got it back.
async fn deposit(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<()> {
    let payments = caller.get("/api/payments?sort=created_at&limit=50").await?;
    let payments = payments["items"].as_array().cloned().unwrap_or_default();
    let ids: Vec<&Value> = payments.iter().take(2).map(|payment| &payment["id"]).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let body = json!({ "deposited_on": day_before(now, 2), "reference": "Slip 118", "payment_ids": ids });
    caller.post("/api/deposits", body).await?;
    let body = json!({
        "customer_id": payments[0]["customer"]["id"], "method": "ach", "reference": "88120417",
        "received_on": day_before(now, 3), "amount_cents": 62_500, "note": "They paid us for another carrier's load.",
    });
    let extra = caller.post("/api/payments", body).await?;
    let path = format!("/api/payments/{}/refund", extra["id"].as_str().context("a payment's id")?);
    let body = json!({ "version": extra["version"], "method": "check", "reference": "2071", "amount_cents": 40_000 });
    caller.post(&path, body).await?;
    Ok(())
}

/// One customer broke a promise and is to be called today, the next one promised to pay in a few days.
async fn collect(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<()> {
    let owing = caller.get("/api/receivables?limit=50").await?;
    let owing = owing["items"].as_array().cloned().unwrap_or_default();
    let late = owing.iter().filter(|item| item["stage"] != "current");
    for (item, (called, promised, ask)) in late.zip([(9, 2, 0), (1, -5, -6)]) {
        let customer = item["customer"]["id"].as_str().context("a customer's id")?;
        let body = json!({
            "kind": "call", "happened_on": day_before(now, called), "contact": "Erin in accounts payable",
            "note": "Has the invoice; the check goes out with the next run.",
            "promised_on": day_before(now, promised), "promised_cents": item["owed_cents"],
            "follow_up_on": day_before(now, ask),
        });
        caller.post(&format!("/api/receivables/{customer}/entries"), body).await?;
    }
    Ok(())
}

/// Days ago, or ahead if there are fewer than none.
fn day_before(now: DateTime<Utc>, days: i64) -> String {
    (now - TimeDelta::days(days)).format("%Y-%m-%d").to_string()
}

async fn approve(caller: &Caller, item: &Value) -> anyhow::Result<String> {
    let id = item["load_id"].as_str().context("a load's id")?.to_owned();
    caller.post(&format!("/api/loads/{id}/approve_billing"), json!({ "version": item["version"] })).await?;
    Ok(id)
}

async fn follow(caller: &Caller, invoice: &Value, fate: Fate, now: DateTime<Utc>) -> anyhow::Result<()> {
    let path = format!("/api/invoices/{}", invoice["id"].as_str().context("an invoice's id")?);
    if fate == Fate::Draft {
        return Ok(());
    }
    let ago = match fate {
        Fate::WrittenOff => 128,
        Fate::Overdue => 47,
        Fate::Paid | Fate::ShortPaid => 38,
        Fate::PartlyPaid => 33,
        Fate::Sent => 9,
        Fate::Posted | Fate::Voided | Fate::Draft => 1,
    };
    let day = day_before(now, ago);
    let posted = caller.post(&format!("{path}/post"), json!({ "version": 1, "invoiced_on": day })).await?;
    let version = &posted["version"];
    let total = posted["total_cents"].as_i64().context("a total")?;
    match fate {
        Fate::Posted | Fate::Draft => return Ok(()),
        Fate::Voided => {
            let body = json!({ "version": version, "reason": "The customer wants its PO number on it." });
            caller.post(&format!("{path}/void"), body).await?;
            return Ok(());
        }
        _ => {
            let to = posted["portal"].as_str().or(posted["email"].as_str()).unwrap_or("By mail");
            let body = json!({ "version": version, "sent_to": to });
            caller.post(&format!("{path}/mark_sent"), body).await?;
        }
    }
    match fate {
        Fate::Paid => pay(caller, &posted, total, now).await,
        Fate::PartlyPaid => pay(caller, &posted, total / 2, now).await,
        Fate::ShortPaid => {
            let short = total.min(15_000) / 2;
            pay(caller, &posted, total - short, now).await?;
            adjust(caller, &path, "short_pay", "detention", short, "Says that the driver was late himself.").await
        }
        Fate::WrittenOff => {
            adjust(caller, &path, "write_off", "uncollectible", total, "The broker is out of business.").await
        }
        _ => Ok(()),
    }
}

async fn pay(caller: &Caller, invoice: &Value, cents: i64, now: DateTime<Utc>) -> anyhow::Result<()> {
    let number = invoice["number"].as_str().context("an invoice's number")?;
    let body = json!({
        "customer_id": invoice["customer"]["id"],
        "method": "check",
        "reference": format!("4{}", number.trim_start_matches("INV-")),
        "received_on": day_before(now, 3),
        "amount_cents": cents,
        "applications": [{ "invoice_id": invoice["id"], "amount_cents": cents }],
    });
    caller.post("/api/payments", body).await?;
    Ok(())
}

async fn adjust(caller: &Caller, path: &str, kind: &str, reason: &str, cents: i64, note: &str) -> anyhow::Result<()> {
    let version = caller.get(path).await?["version"].clone();
    let body = json!({ "version": version, "kind": kind, "reason": reason, "amount_cents": cents, "note": note });
    caller.post(&format!("{path}/adjust"), body).await?;
    Ok(())
}
