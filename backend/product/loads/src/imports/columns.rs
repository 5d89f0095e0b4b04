//! The columns of a file of loads: the load itself, and a block of columns for each stop.

use haul_ports::Cell;

use haul_api::imports::Column;
use haul_types::{
    ChargeBasis, ChargeCode, Equipment, ImportNames, LoadKind, LoadPriority, PackingGroup, Schedule, StopKind, Tarps,
    TemperatureMode,
};
use sea_orm::Iterable;

/// Stops between the first and the last: a longer route is better planned on a map.
pub const MORE_STOPS: usize = 3;

/// Charges beside line haul and fuel.
pub const CHARGES: usize = 8;

/// Every column, in the order of the template.
pub fn columns() -> Vec<Column> {
    let mut columns = vec![
        Column::needed("customer", "Customer", "Blue Ridge Brokerage").naming(ImportNames::Customers),
        Column::optional("customer_reference", "Customer reference", "BRB-20417"),
        Column::needed("equipment", "Equipment", "dry van").one_of(Equipment::iter().map(Equipment::as_str)),
        Column::optional("kind", "Kind", "").one_of(LoadKind::iter().map(LoadKind::as_str)),
        Column::optional("priority", "Priority", "").one_of(LoadPriority::iter().map(LoadPriority::as_str)),
        Column::optional("po", "PO", "4500123"),
        Column::optional("bol", "BOL", ""),
        Column::optional("pro", "PRO", ""),
        Column::optional("other_references", "Other references", ""),
        Column::optional("commodity", "Commodity", "Bottled water"),
        Column::optional("weight", "Weight (lb)", 38_500),
        Column::optional("pieces", "Pieces", ""),
        Column::optional("pallets", "Pallets", ""),
        Column::optional("length", "Length (ft)", ""),
        Column::optional("tarps", "Tarps", "").one_of(Tarps::iter().map(Tarps::as_str)),
        Column::optional("cargo_value", "Cargo value", ""),
        Column::optional("temperature", "Temperature (°F)", ""),
        Column::optional("temperature_mode", "Reefer runs", "")
            .one_of(TemperatureMode::iter().map(TemperatureMode::as_str)),
        Column::optional("is_hazmat", "Hazardous", "no").one_of(["yes", "no"]),
        Column::optional("un_number", "UN number", ""),
        Column::optional("hazard_class", "Hazard class", ""),
        Column::optional("shipping_name", "Proper shipping name", ""),
        Column::optional("packing_group", "Packing group", "").one_of(PackingGroup::iter().map(PackingGroup::as_str)),
        Column::optional("is_team_required", "Team", "").one_of(["yes", "no"]),
        Column::optional("is_twic_required", "TWIC", "").one_of(["yes", "no"]),
        Column::optional("seal", "Seal", ""),
        Column::optional("driver", "Driver", "").naming(ImportNames::Drivers),
        Column::optional("co_driver", "Co-driver", "").naming(ImportNames::Drivers),
        Column::optional("truck", "Truck", "").naming(ImportNames::Trucks),
        Column::optional("trailer", "Trailer", "").naming(ImportNames::Trailers),
        Column::optional("miles", "Miles", Cell::Decimal("967.5".to_owned())),
        Column::optional("line_haul", "Line haul", Cell::Money(237_000)),
        Column::optional("fuel", "Fuel", Cell::Money(41_500)),
        Column::optional("notes", "Notes", ""),
        Column::optional("driver_notes", "Driver notes", ""),
    ];
    let pickup = ["Lakeside Cold Storage", "1200 Dock St", "Chicago", "IL", "60601", "2026-11-18", "08:00"];
    columns.extend(place("pickup", "Pickup", true, pickup));
    let delivery = ["Trinity Distribution", "4400 Mill Rd", "Dallas", "TX", "75201", "2026-11-19", "10:00"];
    columns.extend(place("delivery", "Delivery", true, delivery));
    for number in 1..=MORE_STOPS {
        let (key, title) = (format!("stop_{number}"), format!("Stop {number}"));
        let kind = Column::optional(&format!("{key}_type"), &format!("{title} type"), "");
        columns.push(kind.one_of(StopKind::iter().map(StopKind::as_str)));
        columns.extend(place(&key, &title, false, [""; 7]));
    }
    for number in 1..=CHARGES {
        columns.extend(charge(&format!("charge_{number}"), &format!("Charge {number}")));
    }
    columns
}

fn charge(key: &str, title: &str) -> [Column; 4] {
    let column = |part: &str, word: &str| Column::optional(&format!("{key}_{part}"), &format!("{title} {word}"), "");
    [
        column("code", "code").one_of(ChargeCode::iter().map(ChargeCode::as_str)),
        column("basis", "basis").one_of(ChargeBasis::iter().map(ChargeBasis::as_str)),
        column("quantity", "quantity"),
        column("rate", "rate"),
    ]
}

fn place(
    key: &str,
    title: &str,
    is_required: bool,
    [facility, street, city, state, zip, date, time]: [&'static str; 7],
) -> impl Iterator<Item = Column> {
    let zone = if state == "IL" || state == "TX" { "America/Chicago" } else { "" };
    let parts = [
        ("facility", "facility", is_required, facility),
        ("street", "street", false, street),
        ("city", "city", false, city),
        ("state", "state", false, state),
        ("zip", "ZIP", false, zip),
        ("time_zone", "time zone", false, zone),
        ("date", "date", is_required, date),
        ("time", "time", false, time),
        ("date_to", "date to", false, ""),
        ("time_to", "time to", false, ""),
        ("schedule", "schedule", false, ""),
        ("reference", "number", false, ""),
        ("instructions", "instructions", false, ""),
    ];
    parts.into_iter().map(move |(part, words, is_required, example)| {
        let column = Column::optional(&format!("{key}_{part}"), &format!("{title} {words}"), example);
        let column = match part {
            "facility" => column.naming(ImportNames::Facilities),
            "schedule" => column.one_of(Schedule::iter().map(Schedule::as_str)),
            _ => column,
        };
        Column { is_required, ..column }
    })
}

#[cfg(test)]
mod tests {
    use haul_api::imports::read_header;

    use super::columns;

    fn titles(of: &[&str]) -> Vec<String> {
        of.iter().map(|title| (*title).to_owned()).collect()
    }

    #[test]
    fn titles_differ_in_case_and_signs_and_order() {
        let header = read_header(
            &columns(),
            &titles(&[
                "DELIVERY_DATE",
                "delivery facility",
                "pickup-date",
                "Pickup Facility",
                "equipment",
                "Colour",
                "customer",
                "Weight (LB)",
                "Customer",
            ]),
        )
        .unwrap();
        assert_eq!(header.ignored, ["Colour", "Customer"]);
        assert_eq!(header.keys.first().unwrap().as_deref(), Some("delivery_date"));
        assert_eq!(header.keys.get(7).unwrap().as_deref(), Some("weight"));
    }

    #[test]
    fn what_is_missing_is_named() {
        let of_loads = titles(&["Customer", "Pickup facility", "Pickup date", "Delivery facility"]);
        let missing = read_header(&columns(), &of_loads).unwrap_err();
        assert_eq!(missing, ["Equipment", "Delivery date"]);
    }
}
