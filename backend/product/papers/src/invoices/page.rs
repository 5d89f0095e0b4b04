//! The first page of an invoice.

use haul_types::{Quantity, Rate, dollars};
use serde_json::{Value, json};

use super::bill::{Bill, BilledCharge};
use crate::{
    facts::{Source, discounted, enclosed, facts, facts_of_load, footed, sheet, shown_stops, under_authority},
    packet::Enclosure,
    parties::terms,
    words::{phrase, rate},
};

/// For the template `invoice`. `sources` are its loads, in order.
pub fn page(bill: &Bill, sources: &[Source], enclosures: &[Enclosure]) -> Option<Value> {
    let first = sources.first()?;
    let is_single = sources.len() == 1;
    let mut all = facts([
        ("Date", Some(bill.invoiced_on.words().to_string())),
        ("Terms", Some(terms(bill.payment_terms_days, bill.discount))),
        ("Load", is_single.then(|| first.load.number.clone())),
        ("Loads", (!is_single).then(|| sources.len().to_string())),
    ]);
    if is_single {
        all.extend(facts_of_load(first));
    }
    let stops = if is_single { shown_stops(first) } else { Vec::new() };
    let loads = if is_single { Vec::new() } else { sources.iter().map(load_row).collect() };
    let mut body = json!({
        "facts": all,
        "bill_to": party(&bill.bill_to),
        "remit_to": party(&bill.remit_to),
        "stops": stops,
        "loads": loads,
        "charges": bill.charges.iter().map(|charge| charge_row(charge, is_single)).collect::<Vec<_>>(),
        "total": format!("{} {}", dollars(bill.total_cents), bill.currency),
        "due": bill.due_on.words().to_string(),
        "enclosed": enclosed(enclosures),
    });
    discounted(&mut body, bill.discount, bill.total_cents);
    let kind = if bill.is_draft { "Draft invoice" } else { "Invoice" };
    Some(footed(sheet(&under_authority(first), kind, &bill.number, first.now, body), first))
}

/// A load of a consolidated invoice: number, the customer's number, from and to.
fn load_row(source: &Source) -> Value {
    let load = &source.load;
    let place = |stop: Option<&haul_loads::Stop>| stop.map(|stop| stop.facility.address.town()).unwrap_or_default();
    json!({
        "number": load.number,
        "reference": load.customer_reference.clone().unwrap_or_default(),
        "from": place(load.stops.first()),
        "to": place(load.stops.last()),
    })
}

fn charge_row(charge: &BilledCharge, is_single: bool) -> Value {
    let code = phrase(charge.code.as_str());
    let label = charge.description.as_ref().map_or(code.clone(), |description| format!("{code}: {description}"));
    let quantity = Quantity::from_thousandths(charge.quantity_thousandths).to_string();
    let price = Rate::from_ten_thousandths(charge.rate_ten_thousandths).to_string();
    json!({
        "label": if is_single { label } else { format!("Load {} · {label}", charge.load_number) },
        "rate": rate(charge.basis, &quantity, &price),
        "amount": dollars(charge.amount_cents),
    })
}

fn party(text: &str) -> Value {
    let mut lines = text.lines();
    json!({ "name": lines.next().unwrap_or_default(), "lines": lines.collect::<Vec<_>>() })
}
