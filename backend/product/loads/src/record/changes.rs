//! What a write changed on a load, field by field, in words for the audit log and the history.

use std::collections::BTreeMap;

use chrono_tz::Tz;
use haul_api::Change;
use haul_types::{Acknowledgement, Timestamp, dollars};
use poem_openapi::types::ToJSON;
use serde_json::Value;

use super::{charge_views::Charge, leg_views::Leg, own_terms, stop_views::Stop, views::Load};

/// Fields that follow from others, mean nothing by themselves, or are described in words below.
const LEFT_OUT: [&str; 24] = [
    "id",
    "version",
    "created_at",
    "updated_at",
    "timeliness",
    "timeliness_reason",
    "fuel_program_id",
    "fuel_surcharge",
    "stops",
    "legs",
    "charges",
    "allowed_actions",
    "rate_per_mile",
    "rate_difference_cents",
    "booked_by",
    "currency",
    "delivered_at",
    "is_pod_present",
    "is_rate_confirmation_present",
    "billing_blockers",
    "billing_decision",
    "breakdown_at",
    "customer_terms",
    "invoice",
];

/// Fields whose values are API words, translated for people.
const VOCABULARIES: [&str; 8] =
    ["status", "billing_status", "priority", "source", "equipment", "load_kind", "tarps", "temperature_mode"];

pub fn changes_of(before: Option<&Load>, after: &Load) -> Vec<Change> {
    let before = before.map(facts).unwrap_or_default();
    let after = facts(after);
    let names: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    names
        .into_iter()
        .filter(|name| before.get(*name) != after.get(*name))
        .map(|name| Change { field: name.clone(), from: before.get(name).cloned(), to: after.get(name).cloned() })
        .collect()
}

fn facts(load: &Load) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    if let Some(Value::Object(fields)) = load.to_json() {
        let told = fields.into_iter().filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()));
        facts.extend(told.filter_map(|(name, value)| fact(name, value)));
    }
    if let Some(terms) = &load.customer_terms {
        facts.insert("customer_terms".to_owned(), own_terms::in_words(terms));
    }
    for stop in &load.stops {
        facts.insert(format!("stop_{}", stop.sequence), stop_words(stop));
        if let Some(reason) = stop.late_reason {
            facts.insert(format!("stop_{}_late_reason", stop.sequence), spoken(reason.as_str()));
        }
        let held = stop.events.iter().filter(|event| event.voided_at.is_none());
        for event in held {
            let standing = match (&event.confirmed_by, event.is_estimated, event.doubt) {
                (Some(name), ..) => format!(", confirmed by {name}"),
                (None, true, _) => ", estimated".to_owned(),
                (None, false, Some(doubt)) => format!(", doubtful: {}", spoken(doubt.as_str())),
                (None, false, None) => String::new(),
            };
            let text = format!("{} ({}{standing})", at_the_stop(stop, event.occurred_at), event.source.word());
            facts.insert(format!("stop_{}_{}", stop.sequence, event.kind.as_str()), text);
        }
    }
    for (index, charge) in load.charges.iter().enumerate() {
        facts.insert(format!("charge_{}", index + 1), charge_words(charge));
    }
    for leg in &load.legs {
        let mut tell = |what: &str, name: Option<&String>| {
            if let Some(name) = name {
                facts.insert(format!("leg_{}_{what}", leg.sequence), name.clone());
            }
        };
        if load.legs.len() > 1 {
            tell("way", way_words(load, leg).as_ref());
        }
        let answer = [Acknowledgement::Accepted, Acknowledgement::Declined].contains(&leg.acknowledgement);
        tell("answer", answer.then(|| leg.acknowledgement.as_str().to_owned()).as_ref());
        tell("driver", leg.driver.as_ref().map(|driver| &driver.name));
        tell("co_driver", leg.co_driver.as_ref().map(|driver| &driver.name));
        tell("truck", leg.truck.as_ref().map(|truck| &truck.name));
        if load.legs.len() > 1 {
            tell("miles", leg.miles.as_ref());
        }
        tell("pay", pay_words(leg).as_ref());
        tell("trailer", leg.trailer.as_ref().map(|trailer| &trailer.name));
    }
    facts
}

fn way_words(load: &Load, leg: &Leg) -> Option<String> {
    let city = |id| load.stops.iter().find(|stop| stop.id == id).map(|stop| stop.facility.address.city.as_str());
    Some(format!("{} to {}", city(leg.from_stop_id)?, city(leg.to_stop_id)?))
}

fn pay_words(leg: &Leg) -> Option<String> {
    let parts = [leg.pay_override_cents.map(dollars), leg.pay_note.clone()];
    let said = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    (!said.is_empty()).then_some(said)
}

fn stop_words(stop: &Stop) -> String {
    let town = stop.facility.address.town();
    let until = stop.latest_local.as_deref().map(|latest| format!(" to {latest}")).unwrap_or_default();
    let kind = stop.kind.as_str();
    format!("{kind} {}, {town} {}{until}", stop.facility.name, stop.earliest_local)
}

fn charge_words(charge: &Charge) -> String {
    let code = spoken(&charge.code.as_str().to_lowercase());
    let agreed = charge.approval_reference.as_ref().map(|by| format!(", agreed: {by}")).unwrap_or_default();
    let status = spoken(charge.status.as_str());
    format!("{code}, {} × {} = {}, {status}{agreed}", charge.quantity, charge.rate, dollars(charge.amount_cents))
}

/// Money is in dollars, without the unit in the name.
fn fact(name: String, value: Value) -> Option<(String, String)> {
    if let (Some(name), Some(cents)) = (name.strip_suffix("_cents"), value.as_i64()) {
        return Some((name.to_owned(), dollars(cents)));
    }
    let is_vocabulary = VOCABULARIES.contains(&name.as_str());
    let text = words(value)?;
    Some((name, if is_vocabulary { spoken(&text) } else { text }))
}

fn spoken(word: &str) -> String {
    word.replace('_', " ")
}

/// In the stop's time zone, such as `Nov 20, 13:57 CST`.
fn at_the_stop(stop: &Stop, at: Timestamp) -> String {
    let zone: Tz = stop.time_zone.parse().unwrap_or(Tz::UTC);
    at.in_zone(zone).format("%b %-d, %H:%M %Z").to_string()
}

/// A reference is shown by its name, a list by its parts.
fn words(value: Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text),
        Value::Object(fields) => match fields.get("name") {
            Some(Value::String(name)) => Some(name.clone()),
            _ => Some(fields.into_values().filter_map(words).collect::<Vec<_>>().join(" ")),
        },
        Value::Array(items) => Some(items.into_iter().filter_map(words).collect::<Vec<_>>().join(", ")),
        Value::Bool(is_so) => Some(if is_so { "yes" } else { "no" }.to_owned()),
        number @ Value::Number(_) => Some(number.to_string()),
    }
}
