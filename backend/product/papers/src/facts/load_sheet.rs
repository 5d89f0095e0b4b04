//! Everything about a load, for the office.

use haul_loads::{Charge, Stop};
use haul_types::dollars;
use serde_json::{Value, json};

use super::common::{
    Source, crew, facts, freight, paper, priority, references, schedule, stop_details, stop_label, stop_lines, zone_of,
};
use crate::words::{moment, phrase, rate, shortened};

/// For the template `load_sheet`.
pub fn load_sheet(source: &Source) -> Value {
    let load = &source.load;
    let miles = |miles: &Option<String>| miles.as_deref().map(|miles| shortened(miles, 0));
    let stop = |stop: &Stop| {
        let zone = zone_of(stop, source.zone);
        let visits = [("Arrived", stop.arrived_at), ("Departed", stop.departed_at)];
        let actual: Vec<String> =
            visits.into_iter().filter_map(|(word, at)| Some(format!("{word} {}", moment(at?, zone)))).collect();
        json!({
            "label": stop_label(stop),
            "name": stop.facility.name,
            "lines": stop_lines(stop),
            "schedule": schedule(stop, source.zone),
            "details": stop_details(stop),
            "actual": actual,
        })
    };
    let charge = |charge: &Charge| {
        json!({
            "label": charge_label(charge),
            "rate": rate(charge.basis, &charge.quantity, &charge.rate),
            "status": phrase(charge.status.as_str()),
            "amount": dollars(charge.amount_cents),
        })
    };
    let body = json!({
        "facts": facts([
            ("Customer", Some(load.customer.name.clone())),
            ("Status", Some(phrase(load.status.as_str()))),
            ("Billing", Some(phrase(load.billing_status.as_str()))),
            ("Priority", priority(load)),
            ("Authority", load.authority_docket.as_ref().map(ToString::to_string)),
            ("Equipment", Some(phrase(load.equipment.as_str()))),
            ("Kind", Some(phrase(load.load_kind.as_str()))),
            ("Loaded miles", miles(&load.loaded_miles)),
            ("Empty miles", miles(&load.empty_miles)),
            ("Rate per mile", load.rate_per_mile.as_deref().map(|rate| format!("${}", shortened(rate, 2)))),
            ("Dispatcher", load.dispatcher.as_ref().map(|it| it.name.clone())),
            ("Terminal", load.terminal.as_ref().map(|it| it.name.clone())),
            ("Booked by", load.booked_by.clone()),
            ("Cargo value", load.cargo_value_cents.map(dollars)),
        ]),
        "references": references(load),
        "freight": freight(load),
        "crew": crew(load),
        "stops": load.stops.iter().map(stop).collect::<Vec<_>>(),
        "charges": load.charges.iter().map(charge).collect::<Vec<_>>(),
        "total": dollars(load.total_cents),
        "pending": (load.pending_cents != 0).then(|| dollars(load.pending_cents)),
        "notes": load.notes,
    });
    paper(source, "Load sheet", body)
}

/// The purpose of a charge, and its description.
pub fn charge_label(charge: &Charge) -> String {
    match &charge.description {
        Some(description) => format!("{}: {description}", phrase(charge.code.as_str())),
        None => phrase(charge.code.as_str()),
    }
}
