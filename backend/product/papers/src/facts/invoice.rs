//! The first page of an invoice packet.

use haul_loads::{Charge, Load, Stop};
use haul_types::dollars;
use serde_json::{Value, json};

use super::common::{Fact, Source, facts, paper, pounds, references, stop_label, zone_of};
use super::load_sheet::charge_label;
use crate::{
    packet::Enclosure,
    parties::{Discount, bill_to, due_after, remit_to, terms},
    words::{count, day, phrase, rate, shortened},
};

/// What the page calls itself, with the load's number: it is none of the numbered invoices.
pub fn invoice_kind(load: &Load) -> &'static str {
    match load.invoice {
        Some(_) => "Invoice copy, load",
        None => "Draft invoice, load",
    }
}

/// For the template `invoice`.
pub fn invoice(source: &Source, enclosures: &[Enclosure]) -> Value {
    let (load, customer) = (&source.load, &source.customer);
    let today = source.now.date_in(source.zone);
    let after = |days: i32| due_after(&source.settings, &source.holidays, today, days);
    let due = after(customer.payment_terms_days).words().to_string();
    let discount = customer.discount_basis_points.zip(customer.discount_days);
    let discount = discount.map(|(basis_points, days)| Discount { basis_points, days, until: after(days) });
    let charge = |charge: &Charge| {
        json!({
            "label": charge_label(charge),
            "rate": rate(charge.basis, &charge.quantity, &charge.rate),
            "amount": dollars(charge.amount_cents),
        })
    };
    let owed = load.charges.iter().filter(|charge| charge.status.is_agreed());
    let mut all = facts([
        ("Date", Some(day(source.now, source.zone))),
        ("Terms", Some(terms(customer.payment_terms_days, discount))),
        ("Load", Some(load.number.clone())),
    ]);
    all.extend(facts_of_load(source));
    let mut body = json!({
        "facts": all,
        "bill_to": party(bill_to(customer)),
        "remit_to": party(remit_to(&source.company, source.remittance.as_ref())),
        "stops": shown_stops(source),
        "charges": owed.map(charge).collect::<Vec<_>>(),
        "total": format!("{} {}", dollars(load.total_cents), load.currency),
        "due": due,
        "enclosed": enclosed(enclosures),
    });
    discounted(&mut body, discount, load.total_cents);
    footed(paper(source, invoice_kind(load), body), source)
}

/// With what the customer may deduct, if it may.
pub(crate) fn discounted(body: &mut Value, discount: Option<Discount>, total_cents: i64) {
    if let (Some(body), Some(discount)) = (body.as_object_mut(), discount) {
        body.insert("discount".to_owned(), json!(discount.sentence(total_cents)));
    }
}

/// With the company's own last lines, if it has some.
pub(crate) fn footed(mut sheet: Value, source: &Source) -> Value {
    if let (Some(sheet), Some(footer)) = (sheet.as_object_mut(), &source.settings.invoice_footer) {
        sheet.insert("footer".to_owned(), json!(footer));
    }
    sheet
}

/// What the customer has to know about the load's freight.
pub(crate) fn facts_of_load(source: &Source) -> Vec<Fact> {
    let load = &source.load;
    let mut all = references(load);
    all.extend(facts([
        ("Equipment", Some(phrase(load.equipment.as_str()))),
        ("Commodity", load.commodity.clone()),
        ("Weight", load.weight_pounds.map(pounds)),
        ("Pieces", load.pieces.map(count)),
        ("Miles", load.loaded_miles.as_deref().map(|miles| shortened(miles, 0))),
        ("Note", load.invoice_notes.clone()),
    ]));
    all
}

/// The stops that the customer agreed to, with the day on which the truck was there.
pub(crate) fn shown_stops(source: &Source) -> Vec<Value> {
    let stop = |stop: &Stop| {
        let departed = stop.departed_at.filter(|_| !stop.is_departure_unconfirmed);
        let at = departed.or(stop.arrived_at.filter(|_| !stop.is_arrival_unconfirmed)).unwrap_or(stop.earliest_at);
        json!({
            "label": stop_label(stop),
            "name": stop.facility.name,
            "lines": stop.facility.address.lines(),
            "date": day(at, zone_of(stop, source.zone)),
        })
    };
    source.load.stops.iter().filter(|stop| stop.kind.is_agreed()).map(stop).collect()
}

fn party((name, lines): (String, Vec<String>)) -> Value {
    json!({ "name": name, "lines": lines })
}

/// The kinds that follow, in order, with the count of each.
pub(crate) fn enclosed(enclosures: &[Enclosure]) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for kind in enclosures.iter().map(Enclosure::kind) {
        match counted.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, number)) => *number += 1,
            None => counted.push((kind, 1)),
        }
    }
    let line = |(kind, number): (String, usize)| if number > 1 { format!("{kind} ({number})") } else { kind };
    counted.into_iter().map(line).collect()
}
