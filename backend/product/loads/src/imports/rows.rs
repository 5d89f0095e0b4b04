//! From a row to a load for the verbs of loads, and from their errors back to the row's columns.

use haul_api::{
    ApiError, Clearable, Write,
    imports::{Cells, Complaints, word_of},
};
use haul_partners::facilities::{Facility, FacilityCreate};
use haul_types::{Address, ChargeBasis, ChargeCode, Equipment, ErrorCode, LoadKind, StopKind};
use uuid::Uuid;

use super::{
    columns::MORE_STOPS,
    places::{Found, Places},
};
use crate::{ChargeInput, LoadCreate, StopInput};

/// A parsed row.
pub struct LoadRow {
    pub input: LoadCreate,
    /// The columns' prefix of each stop, in route order.
    prefixes: Vec<String>,
    /// The column of each charge.
    charge_columns: Vec<&'static str>,
    /// Facilities created for it.
    pub facility_ids: Vec<Uuid>,
}

/// A short label for the row: the customer's number, or customer and places.
pub fn label(cells: &Cells) -> String {
    let reference = cells.text("customer_reference").map(str::to_owned);
    let way = || {
        let part = |key| cells.text(key).unwrap_or("?").to_owned();
        format!("{}: {} – {}", part("customer"), part("pickup_facility"), part("delivery_facility"))
    };
    let label = reference.unwrap_or_else(way);
    label.chars().take(120).collect()
}

/// Reads a row. Creates unknown facilities in the write's transaction.
pub async fn read(
    write: &mut Write,
    places: &mut Places,
    cells: &Cells,
) -> Result<Result<LoadRow, Complaints>, ApiError> {
    let mut complaints = Complaints::default();
    let customer_id = cells.needed("customer", &mut complaints).and_then(|name| {
        let found = places.customer(&name);
        if found.is_none() {
            complaints.push("customer", format!("There is no customer called “{name}”."));
        }
        found
    });
    let equipment = cells.needed("equipment", &mut complaints).and_then(|text| {
        let read = Equipment::parse(&word_of(&text));
        if read.is_none() {
            complaints.push("equipment", format!("“{text}” is not equipment such as dry van, reefer or flatbed."));
        }
        read
    });
    let weight_pounds = cells.whole("weight", &mut complaints);
    let loaded_miles = cells.number("miles", &mut complaints);
    let (charges, charge_columns) = charges(cells, &mut complaints);
    let planned = plan(cells, &mut complaints);
    let mut facility_ids = Vec::new();
    let mut stops = Vec::with_capacity(planned.len());
    let mut prefixes = Vec::with_capacity(planned.len());
    for stop in planned {
        let Some(facility_id) =
            facility(write, places, cells, &stop.prefix, &mut facility_ids, &mut complaints).await?
        else {
            continue;
        };
        let Some(earliest_local) = stop.earliest_local else { continue };
        stops.push(StopInput::appointment(stop.kind, facility_id, earliest_local));
        prefixes.push(stop.prefix);
    }
    let (Some(customer_id), Some(equipment), true) = (customer_id, equipment, complaints.0.is_empty()) else {
        return Ok(Err(complaints));
    };
    let input = LoadCreate {
        customer_id,
        customer_reference: cells.text("customer_reference").map(str::to_owned),
        references: Vec::new(),
        broker_contact: None,
        priority: None,
        authority_docket: None,
        load_kind: LoadKind::FullTruckload,
        equipment,
        length_feet: None,
        tarps: None,
        temperature_fahrenheit: None,
        temperature_mode: None,
        commodity: cells.text("commodity").map(str::to_owned),
        weight_pounds,
        pieces: None,
        pallets: None,
        cargo_value_cents: None,
        is_hazmat: false,
        un_number: None,
        hazard_class: None,
        shipping_name: None,
        packing_group: None,
        seal_number: None,
        is_team_required: false,
        is_twic_required: false,
        loaded_miles,
        empty_miles: None,
        rate_confirmation_cents: None,
        // The file lists all charges.
        fuel_program_id: Clearable::Clear,
        terminal_id: None,
        dispatcher_id: None,
        notes: cells.text("notes").map(str::to_owned),
        driver_notes: None,
        invoice_notes: None,
        billing_notes: None,
        is_draft: false,
        accepts_duplicate_reference: false,
        accepts_credit_risk: false,
        stops,
        charges,
    };
    Ok(Ok(LoadRow { input, prefixes, charge_columns, facility_ids }))
}

fn charges(cells: &Cells, complaints: &mut Complaints) -> (Vec<ChargeInput>, Vec<&'static str>) {
    let mut charges = Vec::new();
    let mut columns = Vec::new();
    for (column, code) in [("line_haul", ChargeCode::LineHaul), ("fuel", ChargeCode::Fuel)] {
        let Some(rate) = cells.number(column, complaints) else { continue };
        let quantity = Some("1".to_owned());
        charges.push(ChargeInput { code, description: None, basis: ChargeBasis::Flat, quantity, rate });
        columns.push(column);
    }
    (charges, columns)
}

/// A stop as far as its columns describe it.
struct Planned {
    prefix: String,
    kind: StopKind,
    earliest_local: Option<String>,
}

/// The pickup, the stops between, and the delivery.
fn plan(cells: &Cells, complaints: &mut Complaints) -> Vec<Planned> {
    let mut way = vec![("pickup".to_owned(), Some(StopKind::Pickup))];
    for number in 1..=MORE_STOPS {
        let prefix = format!("stop_{number}");
        if cells.0.keys().any(|key| key.starts_with(&format!("{prefix}_"))) {
            let column = format!("{prefix}_type");
            let text = cells.needed(&column, complaints);
            let kind = text.as_deref().and_then(|text| StopKind::parse(&word_of(text)));
            if let (None, Some(text)) = (kind, text) {
                complaints.push(column, format!("“{text}” is neither pickup nor delivery."));
            }
            way.push((prefix, kind));
        }
    }
    way.push(("delivery".to_owned(), Some(StopKind::Delivery)));
    let mut planned = Vec::with_capacity(way.len());
    for (prefix, kind) in way {
        let earliest_local = cells.local(&format!("{prefix}_date"), &format!("{prefix}_time"), complaints);
        planned.extend(kind.map(|kind| Planned { prefix, kind, earliest_local }));
    }
    planned
}

/// The facility that a stop's columns name; an unknown one is created from its address.
async fn facility(
    write: &mut Write,
    places: &mut Places,
    cells: &Cells,
    prefix: &str,
    made: &mut Vec<Uuid>,
    complaints: &mut Complaints,
) -> Result<Option<Uuid>, ApiError> {
    let column = |part: &str| format!("{prefix}_{part}");
    let Some(name) = cells.needed(&column("facility"), complaints) else { return Ok(None) };
    let (city, state) = (cells.text(&column("city")), cells.text(&column("state")));
    match places.facility(&name, city, state) {
        Found::One(id) => return Ok(Some(id)),
        Found::Several => {
            complaints.push(column("facility"), format!("Several facilities are called “{name}”. Add city and state."));
            return Ok(None);
        }
        Found::None => {}
    }
    let Some(street) = cells.text(&column("street")) else {
        complaints
            .push(column("facility"), format!("There is no facility called “{name}”. Add its address to create it."));
        return Ok(None);
    };
    // A refused row creates nothing.
    if !complaints.0.is_empty() {
        return Ok(None);
    }
    let owned = |text: Option<&str>| text.unwrap_or_default().to_owned();
    let address = Address {
        line1: street.to_owned(),
        line2: None,
        city: owned(city),
        state: owned(state).to_uppercase(),
        postal_code: owned(cells.text(&column("zip"))),
        country: "US".to_owned(),
    };
    let input = FacilityCreate {
        name: name.clone(),
        address,
        time_zone: cells.text(&column("time_zone")).map(str::to_owned),
        latitude: None,
        longitude: None,
        geofence_radius_meters: None,
        phone: None,
        hours: None,
        instructions: None,
    };
    match write.add::<Facility>(input).await {
        Ok(facility) => {
            places.add(&name, facility.id, &facility.address.city, &facility.address.state);
            made.push(facility.id);
            Ok(Some(facility.id))
        }
        Err(error @ ApiError::Unprocessable(_)) => {
            for field in &error.problem().fields {
                let part = match field.path.as_str() {
                    "address.line1" => "street",
                    "address.city" => "city",
                    "address.state" => "state",
                    "address.postal_code" => "zip",
                    "time_zone" => "time_zone",
                    _ => "facility",
                };
                complaints.push(column(part), field.message.clone());
            }
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

impl LoadRow {
    /// Maps the verb's errors to the row's columns. An error that is not the row's fault stays an error.
    pub fn complaints(&self, error: ApiError) -> Result<Complaints, ApiError> {
        let problem = error.problem();
        if !(400..500).contains(&problem.status) {
            return Err(error);
        }
        let mut complaints = Complaints::default();
        for field in &problem.fields {
            complaints.push(self.column_of(&field.path), field.message.clone());
        }
        if problem.fields.is_empty() {
            let column =
                if problem.code == ErrorCode::CustomerReferenceAlreadyUsed { "customer_reference" } else { "customer" };
            complaints.push(column, problem.message.clone());
        }
        Ok(complaints)
    }

    fn column_of(&self, path: &str) -> String {
        let mut parts = path.split('.');
        let (head, index) =
            (parts.next().unwrap_or_default(), parts.next().and_then(|text| text.parse::<usize>().ok()));
        match (head, index) {
            ("stops", Some(index)) => {
                let part = match parts.next().unwrap_or_default() {
                    "kind" => "type",
                    "facility_id" => "facility",
                    _ => "date",
                };
                let prefix = self.prefixes.get(index).map_or("pickup", String::as_str);
                let is_fixed = part == "type" && !prefix.starts_with("stop_");
                format!("{prefix}_{}", if is_fixed { "facility" } else { part })
            }
            ("charges", Some(index)) => (*self.charge_columns.get(index).unwrap_or(&"line_haul")).to_owned(),
            ("stops", None) => "pickup_facility".to_owned(),
            ("weight_pounds", _) => "weight".to_owned(),
            ("loaded_miles", _) => "miles".to_owned(),
            ("customer_id", _) => "customer".to_owned(),
            (other, _) => other.to_owned(),
        }
    }
}
