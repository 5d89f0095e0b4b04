//! What papers share: their header, and the words for stops, crews and freight.

use chrono_tz::Tz;
use haul_company::{company::Company, remittance::RemittanceChange};
use haul_entity::company::company_settings;
use haul_loads::{Load, Stop};
use haul_partners::customers::Customer;
use haul_types::{Date, LoadPriority, ReferenceKind, Timestamp};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

use crate::words::{agreed, count, moment, phone, phrase};

/// The records a paper is made of.
pub struct Source {
    pub company: Company,
    pub settings: company_settings::Model,
    pub holidays: BTreeSet<Date>,
    /// Payment instructions, if the company has set any.
    pub remittance: Option<RemittanceChange>,
    pub customer: Customer,
    pub load: Load,
    /// The company's zone.
    pub zone: Tz,
    pub now: Timestamp,
}

/// A label with its value below.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    pub(super) label: String,
    pub(super) value: String,
}

/// Known facts, in this order.
pub fn facts<const N: usize>(pairs: [(&str, Option<String>); N]) -> Vec<Fact> {
    let known = pairs.into_iter().filter_map(|(label, value)| Some((label, value.filter(|text| !text.is_empty())?)));
    known.map(|(label, value)| Fact { label: label.to_owned(), value }).collect()
}

/// Data of the shared header: title, carrier and print time.
pub(super) fn head(company: &Company, kind: &str, number: &str, printed: String) -> Value {
    let address = company.addresses.physical.as_ref().or(company.addresses.mailing.as_ref());
    let dockets = company.docket_numbers.iter().map(|docket| format!("{} {}", docket.kind.as_str(), docket.number));
    let numbers = std::iter::once(format!("USDOT {}", company.dot_number))
        .chain(dockets)
        .chain(company.scac.as_ref().map(|scac| format!("SCAC {scac}")));
    let reach = [company.phone.as_deref().map(phone), company.email.clone()];
    let mut carrier_lines: Vec<String> = Vec::new();
    carrier_lines.extend(company.dba_name.as_ref().map(|name| format!("doing business as {name}")));
    carrier_lines.extend(address.map(|address| address.lines().join(", ")));
    carrier_lines.push(joined(numbers));
    carrier_lines.push(joined(reach.into_iter().flatten()));
    carrier_lines.retain(|line| !line.is_empty());
    json!({
        "title": format!("{kind} {number}"),
        "printed": printed,
        "carrier": { "name": company.legal_name, "lines": carrier_lines },
        "number": number,
    })
}

/// A paper about the load.
pub(super) fn paper(source: &Source, kind: &str, body: Value) -> Value {
    sheet(&under_authority(source), kind, &source.load.number, source.now, body)
}

/// The carrier under the authority that hauls the load, if it has several.
pub(crate) fn under_authority(source: &Source) -> Company {
    let mut company = source.company.clone();
    if let Some(docket) = &source.load.authority_docket {
        company.docket_numbers = vec![docket.clone()];
    }
    company
}

/// The header plus the paper's own content.
pub fn sheet(company: &Company, kind: &str, number: &str, now: Timestamp, body: Value) -> Value {
    let zone = company.time_zone.parse().unwrap_or(Tz::UTC);
    let mut data = head(company, kind, number, format!("Printed {}", moment(now, zone)));
    if let (Some(data), Value::Object(body)) = (data.as_object_mut(), body) {
        data.extend(body);
    }
    data
}

pub(super) fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" · ")
}

/// `1 · Pickup`.
pub(super) fn stop_label(stop: &Stop) -> String {
    format!("{} · {}", stop.sequence, phrase(stop.kind.as_str()))
}

/// Address and phone number.
pub(super) fn stop_lines(stop: &Stop) -> Vec<String> {
    let mut all = stop.facility.address.lines();
    all.extend(stop.facility.phone.as_deref().map(phone));
    all
}

/// When the truck is expected, in the stop's own time.
pub(super) fn schedule(stop: &Stop, fallback: Tz) -> String {
    let zone = zone_of(stop, fallback);
    agreed(stop.schedule, stop.is_appointment_confirmed, (stop.earliest_at, stop.latest_at), zone)
}

pub(super) fn zone_of(stop: &Stop, fallback: Tz) -> Tz {
    stop.time_zone.parse().unwrap_or(fallback)
}

/// The contact, the reference numbers and the work at a stop.
pub(super) fn stop_details(stop: &Stop) -> Vec<String> {
    let contact = stop.contact.as_ref().map(|contact| {
        let number = contact.phone.as_deref().map(phone);
        format!("Ask for {}", joined([Some(contact.name.clone()), number].into_iter().flatten()))
    });
    let freight = joined([stop.pieces.map(pieces), stop.weight_pounds.map(pounds)].into_iter().flatten());
    let drop = stop.is_drop.then(|| "Drop: the trailer stays".to_owned());
    [contact, Some(references_of(stop)), Some(freight), drop]
        .into_iter()
        .flatten()
        .filter(|line| !line.is_empty())
        .collect()
}

/// `PO 4500123 · Pickup 77`.
pub(super) fn references_of(stop: &Stop) -> String {
    joined(stop.references.iter().map(|reference| format!("{} {}", reference_label(reference.kind), reference.value)))
}

pub(super) fn reference_label(kind: ReferenceKind) -> String {
    if kind == ReferenceKind::Other { "Ref.".to_owned() } else { phrase(kind.as_str()) }
}

/// The customer's number and all other numbers of the load.
pub(super) fn references(load: &Load) -> Vec<Fact> {
    let mut all = facts([("Customer's load number", load.customer_reference.clone())]);
    let others = load.references.iter();
    all.extend(others.map(|it| Fact { label: reference_label(it.kind), value: it.value.clone() }));
    all
}

pub(super) fn pieces(number: i32) -> String {
    format!("{} {}", count(number), if number == 1 { "piece" } else { "pieces" })
}

pub(super) fn pounds(number: i32) -> String {
    format!("{} lb", count(number))
}

pub(super) fn feet(number: i32) -> String {
    format!("{} ft", count(number))
}

/// Nothing for a load like most.
pub(super) fn priority(load: &Load) -> Option<String> {
    (load.priority != LoadPriority::Normal).then(|| phrase(load.priority.as_str()))
}

/// `34 °F, continuous`.
pub(super) fn temperature(load: &Load) -> Option<String> {
    let degrees = load.temperature_fahrenheit.map(|degrees| format!("{degrees} °F"));
    let mode = load.temperature_mode.map(|mode| mode.as_str().to_owned());
    Some([degrees?].into_iter().chain(mode).collect::<Vec<_>>().join(", "))
}

/// `UN1203, Gasoline, 3, PG II`: known parts in the order of 49 CFR 172.202.
pub(super) fn hazmat(load: &Load) -> Option<String> {
    load.is_hazmat.then(|| hazmat_parts(load).into_iter().flatten().collect::<Vec<_>>().join(", "))
}

/// Number, proper shipping name, class and packing group; without a shipping name, the commodity.
pub(super) fn hazmat_parts(load: &Load) -> [Option<String>; 4] {
    let name = load.shipping_name.clone().or_else(|| load.commodity.clone());
    let group = load.packing_group.map(|group| format!("PG {}", group.as_str()));
    [load.un_number.clone(), name, load.hazard_class.clone(), group]
}

/// Who drives what, per leg if there are several.
pub(super) fn crew(load: &Load) -> Vec<Fact> {
    let mut all = Vec::new();
    for leg in &load.legs {
        let label =
            |word: &str| if load.legs.len() > 1 { format!("Leg {}: {word}", leg.sequence) } else { word.to_owned() };
        let driver = |it: &Option<haul_loads::LegDriver>| {
            it.as_ref().map(|it| joined([Some(it.name.clone()), it.phone.as_deref().map(phone)].into_iter().flatten()))
        };
        let unit = |it: &Option<haul_types::NamedRef>| it.as_ref().map(|it| it.name.clone());
        let of_leg = [
            ("Driver", driver(&leg.driver)),
            ("Co-driver", driver(&leg.co_driver)),
            ("Truck", unit(&leg.truck)),
            ("Trailer", unit(&leg.trailer)),
        ];
        all.extend(of_leg.into_iter().filter_map(|(word, value)| Some(Fact { label: label(word), value: value? })));
    }
    all
}

/// The freight.
pub(super) fn freight(load: &Load) -> Vec<Fact> {
    facts([
        ("Commodity", load.commodity.clone()),
        ("Weight", load.weight_pounds.map(pounds)),
        ("Pieces", load.pieces.map(count)),
        ("Pallets", load.pallets.map(count)),
        ("Length", load.length_feet.map(feet)),
        ("Tarps", load.tarps.map(|tarps| phrase(tarps.as_str()))),
        ("Temperature", temperature(load)),
        ("Seal", load.seal_number.clone()),
        ("Hazardous material", hazmat(load)),
    ])
}
