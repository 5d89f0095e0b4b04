//! The first page of an invoice packet.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{Source, facts, load_sheet::charge_label, paper, pounds, references, stop_label, zone_of};
use crate::{
    entity::document,
    loads::{Charge, Stop},
    papers::words::{count, day, lines, money, phone, phrase, rate, shortened},
    types::{ChargeStatus, DocumentKind},
};

/// For the template `invoice`.
pub fn invoice(source: &Source, documents: &[document::Model]) -> Value {
    let (load, customer) = (&source.load, &source.customer);
    let due = source.now + TimeDelta::days(i64::from(customer.payment_terms_days));
    let due = day(due, source.zone);
    let stop = |stop: &Stop| {
        let at = stop.departed_at.or(stop.arrived_at).unwrap_or(stop.earliest_at);
        json!({
            "label": stop_label(stop),
            "name": stop.facility.name,
            "lines": lines(&stop.facility.address),
            "date": day(at, zone_of(stop, source.zone)),
        })
    };
    let charge = |charge: &Charge| {
        json!({
            "label": charge_label(charge),
            "rate": rate(charge.basis, &charge.quantity, &charge.rate),
            "amount": money(charge.amount_cents),
        })
    };
    let owed = load.charges.iter().filter(|charge| charge.status != ChargeStatus::Denied);
    let mut all = facts([
        ("Date", Some(day(source.now, source.zone))),
        ("Terms", Some(terms(customer.payment_terms_days))),
        ("Load", Some(load.number.clone())),
    ]);
    all.extend(references(load));
    all.extend(facts([
        ("Equipment", Some(phrase(load.equipment.as_str()))),
        ("Commodity", load.commodity.clone()),
        ("Weight", load.weight_pounds.map(pounds)),
        ("Pieces", load.pieces.map(count)),
        ("Miles", load.loaded_miles.as_deref().map(|miles| shortened(miles, 0))),
        ("Note", load.invoice_notes.clone()),
    ]));
    let body = json!({
        "facts": all,
        "bill_to": bill_to(source),
        "remit_to": remit_to(source),
        "stops": load.stops.iter().map(stop).collect::<Vec<_>>(),
        "charges": owed.map(charge).collect::<Vec<_>>(),
        "total": format!("{} {}", money(load.total_cents), load.currency),
        "due": due,
        "enclosed": enclosed(documents),
    });
    paper(source, "Invoice", body)
}

fn terms(days: i32) -> String {
    if days == 0 { "Due on receipt".to_owned() } else { format!("Net {days} days") }
}

fn bill_to(source: &Source) -> Value {
    let customer = &source.customer;
    let mut all = customer.address.as_ref().map(lines).unwrap_or_default();
    all.extend(customer.docket_number.clone());
    all.extend(customer.billing_email.clone().or(customer.email.clone()));
    json!({ "name": customer.name, "lines": all })
}

/// Where the money goes: the remit-to address, or the nearest one that the company gave.
fn remit_to(source: &Source) -> Value {
    let company = &source.company;
    let addresses = &company.addresses;
    let given = [&addresses.remit_to, &addresses.billing, &addresses.mailing, &addresses.physical];
    let mut all = given.into_iter().flatten().next().map(lines).unwrap_or_default();
    all.extend(company.phone.as_deref().map(phone));
    all.extend(company.email.clone());
    json!({ "name": company.legal_name, "lines": all })
}

/// The kinds that follow, in their order, and how many of each.
fn enclosed(documents: &[document::Model]) -> Vec<String> {
    let mut counts: BTreeMap<DocumentKind, usize> = BTreeMap::new();
    let mut order = Vec::new();
    for document in documents {
        let counted = counts.entry(document.kind).or_default();
        if *counted == 0 {
            order.push(document.kind);
        }
        *counted += 1;
    }
    let line = |kind: DocumentKind| match counts.get(&kind) {
        Some(number) if *number > 1 => format!("{} ({number})", phrase(kind.as_str())),
        _ => phrase(kind.as_str()),
    };
    order.into_iter().map(line).collect()
}
