//! A straight bill of lading.
//!
//! Required contents: 49 CFR 373.101. Hazardous materials are described per 49 CFR 172.202(a) and (b): identification
//! number, proper shipping name, hazard class and packing group in this order with nothing between them; unknown parts
//! stay blank for the shipper. The shipper's certification is the text of 49 CFR 172.204(a)(1).

use haul_loads::{Load, Stop};
use haul_types::{Address, ReferenceKind};
use serde_json::{Value, json};

use super::common::{
    Fact, Source, facts, hazmat_parts, paper, pounds, references, references_of, schedule, stop_lines, temperature,
    zone_of,
};
use crate::words::{count, day, phrase};

const RECEIPT: &str = "The carrier received the property described above in apparent good order, except as noted, to be \
                       carried to the consignee named. Not negotiable.";

const CERTIFICATION: &str = "This is to certify that the above-named materials are properly classified, described, \
                             packaged, marked and labeled, and are in proper condition for transportation according to \
                             the applicable regulations of the Department of Transportation.";

/// For the template `bill_of_lading`.
pub fn bill_of_lading(source: &Source) -> Value {
    let load = &source.load;
    let bol_number = load.references.iter().find(|it| it.kind == ReferenceKind::Bol).map(|it| it.value.clone());
    let instructions: Vec<String> = load
        .stops
        .iter()
        .filter_map(|stop| Some(format!("{}: {}", stop.facility.name, stop.instructions.as_deref()?)))
        .collect();
    let body = json!({
        "bol_number": bol_number.as_ref().unwrap_or(&load.number),
        "facts": head_facts(source),
        "parties": parties(source),
        "freight": freight_rows(load),
        "conditions": facts([
            ("Temperature", temperature(load)),
            ("Seal", load.seal_number.clone()),
            ("Equipment", Some(phrase(load.equipment.as_str()))),
            ("Tarps", load.tarps.map(|tarps| phrase(tarps.as_str()))),
        ]),
        "is_hazmat": load.is_hazmat,
        "certification": CERTIFICATION,
        "instructions": instructions,
        "receipt": RECEIPT,
    });
    paper(source, "Bill of lading", body)
}

fn head_facts(source: &Source) -> Vec<Fact> {
    let load = &source.load;
    let leg = load.legs.first();
    let date = load.stops.first().map(|stop| day(stop.earliest_at, zone_of(stop, source.zone)));
    let mut all = facts([
        ("Date", date),
        ("Load", Some(load.number.clone())),
        ("Truck", leg.and_then(|leg| leg.truck.as_ref()).map(|it| it.name.clone())),
        ("Trailer", leg.and_then(|leg| leg.trailer.as_ref()).map(|it| it.name.clone())),
        ("Driver", leg.and_then(|leg| leg.driver.as_ref()).map(|it| it.name.clone())),
    ]);
    all.extend(references(load).into_iter().filter(|it| it.label != "BOL"));
    all
}

/// Shippers, consignees, and who pays the freight.
fn parties(source: &Source) -> Vec<Value> {
    let load = &source.load;
    let shippers = || load.stops.iter().filter(|stop| stop.kind.takes_on());
    let consignees = || load.stops.iter().filter(|stop| stop.kind.gives_off());
    let party = |word: &str, stop: &Stop, is_only: bool| {
        json!({
            "label": if is_only { word.to_owned() } else { format!("{word}, stop {}", stop.sequence) },
            "name": stop.facility.name,
            "lines": stop_lines(stop),
            "schedule": schedule(stop, source.zone),
            "references": references_of(stop),
        })
    };
    let mut all: Vec<Value> = shippers().map(|stop| party("Shipper", stop, shippers().count() == 1)).collect();
    all.extend(consignees().map(|stop| party("Consignee", stop, consignees().count() == 1)));
    let address = source.customer.address.as_ref().map(Address::lines).unwrap_or_default();
    all.push(json!({
        "label": "Freight charges to",
        "name": source.customer.name,
        "lines": address,
        "schedule": null,
        "references": "",
    }));
    all
}

/// One row, or one for each pickup with known freight.
fn freight_rows(load: &Load) -> Vec<Value> {
    let pickups: Vec<&Stop> = load.stops.iter().filter(|stop| stop.kind.takes_on()).collect();
    let is_known = |stop: &&Stop| stop.pieces.is_some() || stop.weight_pounds.is_some();
    let row = |pieces: Option<i32>, pallets: Option<i32>, weight: Option<i32>, note: Option<String>| {
        json!({
            "pieces": pieces.map(count),
            "pallets": pallets.map(count),
            "is_hazmat": load.is_hazmat,
            "description": load.commodity.as_deref().unwrap_or("Freight of all kinds"),
            "hazmat": load.is_hazmat.then(|| hazmat_parts(load)),
            "note": note,
            "weight": weight.map(pounds),
        })
    };
    if pickups.len() > 1 && pickups.iter().all(is_known) {
        let of_stop =
            |stop: &&Stop| row(stop.pieces, None, stop.weight_pounds, Some(format!("From stop {}", stop.sequence)));
        return pickups.iter().map(of_stop).collect();
    }
    vec![row(load.pieces, load.pallets, load.weight_pounds, None)]
}
