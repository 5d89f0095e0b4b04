//! From a row to a load for the verbs of loads, and from their errors back to the row's columns.

use haul_api::{
    ApiError, Write,
    imports::{Cells, Complaints, word_of},
};
use haul_types::{Equipment, ErrorCode};
use uuid::Uuid;

use super::{charges::charges, freight::load_of, names::Names, stops::route};
use crate::{LoadCreate, assignment::crew::Crew};

/// A parsed row.
pub struct LoadRow {
    pub input: LoadCreate,
    pub crew: Crew,
    /// The columns' prefix of each stop, in route order.
    prefixes: Vec<String>,
    /// The column of each charge.
    charge_columns: Vec<String>,
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
    names: &mut Names,
    cells: &Cells,
) -> Result<Result<LoadRow, Complaints>, ApiError> {
    let mut complaints = Complaints::default();
    let customer_id = cells.needed("customer", &mut complaints).and_then(|name| {
        let found = names.places.customer(&name);
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
    let crew = names.crews.crew(cells, &mut complaints);
    let load = load_of(customer_id.unwrap_or_default(), equipment.unwrap_or(Equipment::DryVan), cells, &mut complaints);
    let (charges, charge_columns) = charges(cells, &mut complaints);
    let route = route(write, &mut names.places, cells, &mut complaints).await?;
    if !complaints.0.is_empty() {
        return Ok(Err(complaints));
    }
    Ok(Ok(LoadRow {
        input: LoadCreate { stops: route.stops, charges, ..load },
        crew,
        prefixes: route.prefixes,
        charge_columns,
        facility_ids: route.facility_ids,
    }))
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
                    "latest_local" => "time_to",
                    "references" => "reference",
                    "instructions" => "instructions",
                    _ => "date",
                };
                let prefix = self.prefixes.get(index).map_or("pickup", String::as_str);
                let is_fixed = part == "type" && !prefix.starts_with("stop_");
                format!("{prefix}_{}", if is_fixed { "facility" } else { part })
            }
            ("charges", Some(index)) => self.charge_column(index, parts.next().unwrap_or_default()),
            ("stops", None) => "pickup_facility".to_owned(),
            ("references", _) => "other_references".to_owned(),
            ("weight_pounds", _) => "weight".to_owned(),
            ("loaded_miles", _) => "miles".to_owned(),
            ("length_feet", _) => "length".to_owned(),
            ("cargo_value_cents", _) => "cargo_value".to_owned(),
            ("temperature_fahrenheit", _) => "temperature".to_owned(),
            ("load_kind", _) => "kind".to_owned(),
            ("seal_number", _) => "seal".to_owned(),
            ("customer_id", _) => "customer".to_owned(),
            ("driver_id" | "co_driver_id" | "truck_id" | "trailer_id", _) => head.trim_end_matches("_id").to_owned(),
            (other, _) => other.to_owned(),
        }
    }

    /// The column of a charge's field; line haul and fuel have one each.
    fn charge_column(&self, index: usize, field: &str) -> String {
        let column = self.charge_columns.get(index).map_or("line_haul", String::as_str);
        match column.strip_suffix("_rate") {
            Some(key) if ["code", "basis", "quantity"].contains(&field) => format!("{key}_{field}"),
            _ => column.to_owned(),
        }
    }
}
