//! What a row says of the freight, the customer's numbers included.

use haul_api::{
    Clearable,
    imports::{Cells, Complaints},
};
use haul_types::{Equipment, LoadKind, LoadPriority, PackingGroup, ReferenceKind, Tarps, TemperatureMode};
use uuid::Uuid;

use crate::{LoadCreate, LoadReference};

/// The load without its stops and charges; cells that cannot be read are complained about.
pub fn load_of(customer_id: Uuid, equipment: Equipment, cells: &Cells, complaints: &mut Complaints) -> LoadCreate {
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let kinds = "full truckload, less than truckload, partial, intermodal or power only";
    let tarps = "four foot, six foot, eight foot or smoke";
    let group_of = |word: &str| PackingGroup::parse(&word.to_uppercase());
    LoadCreate {
        customer_id,
        customer_reference: owned("customer_reference"),
        references: all_references(cells),
        broker_contact: None,
        customer_terms: None,
        priority: cells.word("priority", LoadPriority::parse, "normal, high or urgent", complaints),
        authority_docket: None,
        load_kind: cells.word("kind", LoadKind::parse, kinds, complaints).unwrap_or(LoadKind::FullTruckload),
        equipment,
        length_feet: cells.whole("length", complaints),
        tarps: cells.word("tarps", Tarps::parse, tarps, complaints),
        temperature_fahrenheit: degrees(cells, complaints),
        temperature_mode: cells.word("temperature_mode", TemperatureMode::parse, "continuous or cycle", complaints),
        commodity: owned("commodity"),
        weight_pounds: cells.whole("weight", complaints),
        pieces: cells.whole("pieces", complaints),
        pallets: cells.whole("pallets", complaints),
        cargo_value_cents: cells.cents("cargo_value", complaints),
        is_hazmat: cells.flag("is_hazmat", complaints).unwrap_or_default(),
        un_number: owned("un_number"),
        hazard_class: owned("hazard_class"),
        shipping_name: owned("shipping_name"),
        packing_group: cells.word("packing_group", group_of, "I, II or III", complaints),
        seal_number: owned("seal"),
        is_team_required: cells.flag("is_team_required", complaints).unwrap_or_default(),
        is_twic_required: cells.flag("is_twic_required", complaints).unwrap_or_default(),
        loaded_miles: cells.number("miles", complaints),
        empty_miles: None,
        rate_confirmation_cents: None,
        // The file lists all charges.
        fuel_program_id: Clearable::Clear,
        terminal_id: None,
        dispatcher_id: None,
        notes: owned("notes"),
        driver_notes: owned("driver_notes"),
        invoice_notes: None,
        billing_notes: None,
        is_draft: false,
        accepts_duplicate_reference: false,
        accepts_credit_risk: false,
        stops: Vec::new(),
        charges: Vec::new(),
    }
}

/// Set points of frozen freight are negative.
fn degrees(cells: &Cells, complaints: &mut Complaints) -> Option<i32> {
    let text = cells.text("temperature")?;
    let plain = text.trim_end_matches(['F', 'f', '°', ' ']);
    let degrees = plain.strip_suffix(".0").unwrap_or(plain).parse().ok();
    if degrees.is_none() {
        complaints.push("temperature", format!("“{text}” is not a number of degrees such as 34 or -10."));
    }
    degrees
}

fn all_references(cells: &Cells) -> Vec<LoadReference> {
    let kinds = [
        ("po", ReferenceKind::Po),
        ("bol", ReferenceKind::Bol),
        ("pro", ReferenceKind::Pro),
        ("other_references", ReferenceKind::Other),
    ];
    kinds.into_iter().flat_map(|(column, kind)| references(cells.text(column), kind)).collect()
}

/// The numbers in a cell: one, or several with commas or semicolons between them.
pub fn references(text: Option<&str>, kind: ReferenceKind) -> Vec<LoadReference> {
    let values = text.into_iter().flat_map(|text| text.split([',', ';'])).map(str::trim);
    values.filter(|value| !value.is_empty()).map(|value| LoadReference { kind, value: value.to_owned() }).collect()
}
