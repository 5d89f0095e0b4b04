//! The columns of a file of loads: the load itself, and a block of columns for each stop.

use haul_ports::Cell;

use haul_api::imports::Column;
use haul_types::{Equipment, ImportNames, StopKind};
use sea_orm::Iterable;

/// Stops between the first and the last: a longer route is better planned on a map.
pub const MORE_STOPS: usize = 3;

/// Every column, in the order of the template.
pub fn columns() -> Vec<Column> {
    let mut columns = vec![
        Column::needed("customer", "Customer", "Blue Ridge Brokerage").naming(ImportNames::Customers),
        Column::optional("customer_reference", "Customer reference", "BRB-20417"),
        Column::needed("equipment", "Equipment", "dry van").one_of(Equipment::iter().map(Equipment::as_str)),
        Column::optional("commodity", "Commodity", "Bottled water"),
        Column::optional("weight", "Weight (lb)", 38_500),
        Column::optional("miles", "Miles", Cell::Decimal("967.5".to_owned())),
        Column::optional("line_haul", "Line haul", Cell::Money(237_000)),
        Column::optional("fuel", "Fuel", Cell::Money(41_500)),
        Column::optional("notes", "Notes", ""),
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
    columns
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
    ];
    parts.into_iter().map(move |(part, words, is_required, example)| Column {
        is_required,
        names: (part == "facility").then_some(ImportNames::Facilities),
        ..Column::optional(&format!("{key}_{part}"), &format!("{title} {words}"), example)
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
                "Driver",
                "customer",
                "Weight (LB)",
                "Customer",
            ]),
        )
        .unwrap();
        assert_eq!(header.ignored, ["Driver", "Customer"]);
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
