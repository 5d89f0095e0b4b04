//! The oldest loads that are ready to bill, invoiced: a draft, some posted, sent and overdue, one voided, and one load
//! approved and not invoiced yet.

use anyhow::Context;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::caller::Caller;

/// What becomes of each invoice, the oldest load first.
const FATES: [Fate; 7] =
    [Fate::Overdue, Fate::Overdue, Fate::Sent, Fate::Sent, Fate::Posted, Fate::Voided, Fate::Draft];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Submitted so long ago that it should have been paid.
    Overdue,
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
    Ok(())
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
        Fate::Overdue => 47,
        Fate::Sent => 9,
        _ => 1,
    };
    let day = (now - TimeDelta::days(ago)).format("%Y-%m-%d").to_string();
    let posted = caller.post(&format!("{path}/post"), json!({ "version": 1, "invoiced_on": day })).await?;
    let version = &posted["version"];
    match fate {
        Fate::Overdue | Fate::Sent => {
            let body = json!({ "version": version, "sent_to": "Customer's billing portal" });
            caller.post(&format!("{path}/mark_sent"), body).await?;
        }
        Fate::Voided => {
            let body = json!({ "version": version, "reason": "The customer wants its PO number on it." });
            caller.post(&format!("{path}/void"), body).await?;
        }
        Fate::Posted | Fate::Draft => {}
    }
    Ok(())
}
