//! The first page of an invoice packet.

use haul_loads::{Charge, Stop};
use haul_types::{Address, Date, dollars, next_business_day};
use serde_json::{Value, json};

use super::common::{Source, facts, paper, pounds, references, stop_label, zone_of};
use super::load_sheet::charge_label;
use crate::{
    packet::Enclosure,
    words::{count, day, phone, phrase, rate, shortened},
};

/// For the template `invoice`.
pub fn invoice(source: &Source, enclosures: &[Enclosure]) -> Value {
    let (load, customer) = (&source.load, &source.customer);
    let due = due_on(source).words().to_string();
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
        "stops": load.stops.iter().filter(|stop| stop.kind.is_agreed()).map(stop).collect::<Vec<_>>(),
        "charges": owed.map(charge).collect::<Vec<_>>(),
        "total": format!("{} {}", dollars(load.total_cents), load.currency),
        "due": due,
        "enclosed": enclosed(enclosures),
    });
    let mut all = paper(source, "Invoice", body);
    if let (Some(all), Some(footer)) = (all.as_object_mut(), &source.settings.invoice_footer) {
        all.insert("footer".to_owned(), json!(footer));
    }
    all
}

/// The last day of the customer's terms, or the business day after it where the company wants that.
fn due_on(source: &Source) -> Date {
    let days = u32::try_from(source.customer.payment_terms_days).unwrap_or_default();
    let due = source.now.date_in(source.zone).plus_days(days);
    if !source.settings.due_dates_skip_days_off {
        return due;
    }
    next_business_day(due, |day| source.holidays.contains(&day))
}

fn terms(days: i32) -> String {
    if days == 0 { "Due on receipt".to_owned() } else { format!("Net {days} days") }
}

fn bill_to(source: &Source) -> Value {
    let customer = &source.customer;
    let mut all = customer.address.as_ref().map(Address::lines).unwrap_or_default();
    all.extend(customer.docket_number.clone());
    all.extend(customer.billing_email.clone().or(customer.email.clone()));
    json!({ "name": customer.name, "lines": all })
}

/// Where the customer pays: what is in effect, or the next best address on file.
fn remit_to(source: &Source) -> Value {
    let company = &source.company;
    if let Some(remittance) = &source.remittance {
        let mut all = remittance.address.as_ref().map(Address::lines).unwrap_or_default();
        // The end of the number is enough to notice a forged invoice; payers get the rest in the bank's letter.
        let bank = remittance.bank.as_ref();
        all.extend(bank.map(|bank| format!("ACH: {}, account ending in {}", bank.bank_name, bank.account_last4)));
        all.extend(remittance.email.clone());
        return json!({ "name": remittance.remit_name, "lines": all });
    }
    let mut all = company.addresses.pay_to().map(Address::lines).unwrap_or_default();
    all.extend(company.phone.as_deref().map(phone));
    all.extend(company.email.clone());
    json!({ "name": company.legal_name, "lines": all })
}

/// The kinds that follow, in order, with the count of each.
fn enclosed(enclosures: &[Enclosure]) -> Vec<String> {
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
