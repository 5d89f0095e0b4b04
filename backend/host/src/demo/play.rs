//! Plays the plan through the product, with the clock set to the time of each step.

use std::collections::HashMap;

use anyhow::Context;
use chrono::{TimeDelta, Utc};
use haul_capability::blobs::BlobStore;
use serde_json::{Value, json};

use super::{
    caller::Caller,
    clock::DemoClock,
    office, papers,
    plan::{Decision, Planned, Step},
    quotes::Story,
};

/// Brokers have waited this long for their certificates of insurance.
const CERTIFICATES_ASKED_BEFORE: TimeDelta = TimeDelta::days(6);

pub async fn play(
    caller: &Caller,
    clock: &DemoClock,
    blobs: &BlobStore,
    steps: Vec<Planned>,
    mut quotes: Story,
) -> anyhow::Result<()> {
    let mut certificates_asked_at = Some(Utc::now() - CERTIFICATES_ASKED_BEFORE);
    let mut loads: HashMap<usize, Value> = HashMap::new();
    for planned in steps {
        quotes.play_until(caller, clock, Some(planned.at)).await?;
        if let Some(at) = certificates_asked_at.take_if(|at| *at <= planned.at) {
            clock.set(at);
            office::ask_for_certificates(caller).await.context("the carrier's certificates")?;
        }
        clock.set(planned.at);
        let known = loads.get(&planned.load);
        if let Some(load) = take(caller, blobs, &planned, known).await.with_context(|| format!("at {}", planned.at))? {
            loads.insert(planned.load, load);
        }
    }
    quotes.play_until(caller, clock, None).await
}

/// One step; returns the load after it.
async fn take(
    caller: &Caller,
    blobs: &BlobStore,
    planned: &Planned,
    known: Option<&Value>,
) -> anyhow::Result<Option<Value>> {
    if let Step::Create(body) = &planned.step {
        let mut body = without_nulls(body);
        // One customer is always on hold.
        body["accepts_credit_risk"] = json!(true);
        let load = caller.post("/api/loads", body).await?;
        return confirm_rate(caller, load).await.map(Some);
    }
    // Booked before the demo starts: its history is skipped.
    let Some(load) = known else { return Ok(None) };
    let is_over = ["cancelled", "tonu"].iter().any(|status| load["status"] == **status);
    if is_over {
        return Ok(None);
    }
    let path = format!("/api/loads/{}", text(&load["id"]));
    let act = async |verb: &str, body: Value| caller.post(&format!("{path}/{verb}"), body).await.map(Some);
    match &planned.step {
        Step::Create(_) => Ok(None),
        Step::Assign(crew) => {
            let mut body = without_nulls(crew);
            body["version"] = load["version"].clone();
            body["accepts_warnings"] = json!(true);
            act("assign", body).await
        }
        Step::Dispatch => act("dispatch", json!({ "accepts_credit_risk": true })).await,
        Step::Start => act("start", json!({})).await,
        Step::Event { stop, kind, source } => {
            let stop = text(&load["stops"][*stop]["id"]);
            let body = json!({ "kind": kind, "occurred_at": planned.at, "source": source });
            act(&format!("stops/{stop}/events"), body).await
        }
        Step::Document { kind, is_signed } => {
            let company = caller.get("/api/session").await?["company"]["id"].clone();
            let (receipt, file_name) = papers::upload(blobs, text(&company), kind, text(&load["number"])).await?;
            let body = json!({ "receipt": receipt, "file_name": file_name, "kind": kind, "is_signed": is_signed });
            caller.post(&format!("{path}/documents"), without_nulls(&body)).await?;
            Ok(None)
        }
        Step::CheckCall(call) => {
            let mut body = call.clone();
            body["occurred_at"] = json!(planned.at);
            caller.post(&format!("{path}/check_calls"), body).await?;
            Ok(None)
        }
        Step::Trouble(trouble) => {
            caller.post(&format!("{path}/tracking_exceptions"), trouble.clone()).await?;
            Ok(None)
        }
        Step::TrackingLink => {
            let body = json!({
                "label": "The customer's dispatcher", "is_showing_references": true, "is_showing_documents": true,
            });
            caller.post(&format!("{path}/tracking_links"), body).await?;
            Ok(None)
        }
        Step::Detention(decision) => {
            decide(caller, text(&load["id"]), *decision).await?;
            Ok(None)
        }
        Step::Hold => act("hold", json!({ "reason": "Waiting for the customer's new pickup number" })).await,
        Step::BreakDown => act("break_down", json!({ "reason": "Turbo failed; a tow truck is on its way" })).await,
        Step::Cancel => act("cancel", json!({ "reason": "The customer moved the freight to another week" })).await,
        Step::Tonu => {
            act(
                "tonu",
                json!({ "reason": "Freight was not ready", "amount_cents": 25_000, "approval_reference": "By mail" }),
            )
            .await
        }
    }
}

/// The total of the customer's rate confirmation: now and then it differs from the charges.
async fn confirm_rate(caller: &Caller, load: Value) -> anyhow::Result<Value> {
    let number: i64 = text(&load["number"]).parse().unwrap_or_default();
    let total = load["total_cents"].as_i64().unwrap_or_default();
    let confirmed = match number % 12 {
        5 => total - 5_000,
        odd if odd % 2 == 1 => total,
        _ => return Ok(load),
    };
    let body = json!({ "version": load["version"], "rate_confirmation_cents": confirmed });
    caller.patch(&format!("/api/loads/{}", text(&load["id"])), body).await
}

/// Decides the detention at the load's stops, if any.
async fn decide(caller: &Caller, load_id: &str, decision: Decision) -> anyhow::Result<()> {
    let waits = caller.get(&format!("/api/detention?load_id={load_id}&status=pending")).await?;
    for wait in waits["items"].as_array().into_iter().flatten() {
        let version = &wait["version"];
        let (verb, body) = match decision {
            Decision::Claim => ("approve", json!({ "version": version })),
            Decision::Settle => {
                let cents = wait["amount_cents"].as_i64().unwrap_or_default() * 3 / 4;
                ("approve", json!({ "version": version, "amount_cents": cents, "note": "Settled on the telephone" }))
            }
            Decision::Waive => {
                ("waive", json!({ "version": version, "reason": "We came with the wrong pickup number" }))
            }
            Decision::Dispute => {
                ("dispute", json!({ "version": version, "note": "Their gate log shows a later arrival" }))
            }
        };
        caller.post(&format!("/api/detention/{}/{verb}", text(&wait["id"])), body).await?;
    }
    Ok(())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn without_nulls(body: &Value) -> Value {
    match body {
        Value::Object(fields) => Value::Object(
            fields
                .iter()
                .filter(|(_, value)| !value.is_null())
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect(),
        ),
        other => other.clone(),
    }
}
