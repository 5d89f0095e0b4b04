//! The columns that a file of loads may have, and which of them a file has. Pure.

use std::collections::HashMap;

use crate::{ports::Cell, types::folded};

/// Places between the first and the last: more belong to a route that somebody plans on a map.
pub const MORE_STOPS: usize = 3;

/// One column of a file.
pub struct Column {
    pub key: String,
    pub title: String,
    pub is_required: bool,
    /// What the template's one row says.
    pub example: Cell,
}

/// Every column, in the order of the template.
pub fn all() -> Vec<Column> {
    let text = |text: &str| if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) };
    let mut columns = Vec::new();
    let mut add = |key: &str, title: &str, is_required: bool, example: Cell| {
        columns.push(Column { key: key.to_owned(), title: title.to_owned(), is_required, example });
    };
    add("customer", "Customer", true, text("Blue Ridge Brokerage"));
    add("customer_reference", "Customer reference", false, text("BRB-20417"));
    add("equipment", "Equipment", true, text("dry van"));
    add("commodity", "Commodity", false, text("Bottled water"));
    add("weight", "Weight (lb)", false, Cell::Integer(38_500));
    add("miles", "Miles", false, Cell::Decimal("967.5".to_owned()));
    add("line_haul", "Line haul", false, Cell::Money(237_000));
    add("fuel", "Fuel", false, Cell::Money(41_500));
    add("notes", "Notes", false, Cell::Empty);
    let places = [
        (
            "pickup",
            "Pickup",
            true,
            ["Lakeside Cold Storage", "1200 Dock St", "Chicago", "IL", "60601", "2026-11-18", "08:00"],
        ),
        (
            "delivery",
            "Delivery",
            true,
            ["Trinity Distribution", "4400 Mill Rd", "Dallas", "TX", "75201", "2026-11-19", "10:00"],
        ),
    ];
    for (key, title, is_required, [facility, street, city, state, zip, date, time]) in places {
        add_place(&mut add, key, title, is_required, [facility, street, city, state, zip, date, time]);
    }
    for number in 1..=MORE_STOPS {
        let (key, title) = (format!("stop_{number}"), format!("Stop {number}"));
        add(&format!("{key}_type"), &format!("{title} type"), false, Cell::Empty);
        add_place(&mut add, &key, &title, false, [""; 7]);
    }
    columns
}

fn add_place(
    add: &mut impl FnMut(&str, &str, bool, Cell),
    key: &str,
    title: &str,
    is_required: bool,
    [facility, street, city, state, zip, date, time]: [&str; 7],
) {
    let text = |text: &str| if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) };
    let day = date.parse().map_or(Cell::Empty, Cell::Date);
    let zone = if state == "IL" || state == "TX" { "America/Chicago" } else { "" };
    for (part, words, is_required, example) in [
        ("facility", "facility", is_required, text(facility)),
        ("street", "street", false, text(street)),
        ("city", "city", false, text(city)),
        ("state", "state", false, text(state)),
        ("zip", "ZIP", false, text(zip)),
        ("time_zone", "time zone", false, text(zone)),
        ("date", "date", is_required, day),
        ("time", "time", false, text(time)),
    ] {
        add(&format!("{key}_{part}"), &format!("{title} {words}"), is_required, example);
    }
}

/// Which column of the file is which.
#[derive(Debug, PartialEq, Eq)]
pub struct Header {
    /// For each column of the file the key of what it means.
    pub keys: Vec<Option<String>>,
    /// Titles that mean nothing here.
    pub ignored: Vec<String>,
}

/// Reads a file's header; titles may differ in case, spaces and signs. Answers the titles that are missing when some are.
pub fn read_header(titles: &[String]) -> Result<Header, Vec<String>> {
    let columns = all();
    let mut known: HashMap<String, &Column> = HashMap::new();
    for column in &columns {
        known.insert(simplified(&column.title), column);
        known.insert(simplified(&column.key), column);
    }
    let mut keys: Vec<Option<String>> = Vec::with_capacity(titles.len());
    let mut ignored = Vec::new();
    for title in titles {
        let key = known.get(&simplified(title)).map(|column| column.key.clone());
        // Of two columns with one title the first counts.
        let key = key.filter(|key| !keys.iter().flatten().any(|taken| taken == key));
        if key.is_none() && !title.is_empty() {
            ignored.push(title.clone());
        }
        keys.push(key);
    }
    let is_missing = |column: &&Column| column.is_required && !keys.iter().flatten().any(|key| *key == column.key);
    let missing: Vec<String> = columns.iter().filter(is_missing).map(|column| column.title.clone()).collect();
    if missing.is_empty() { Ok(Header { keys, ignored }) } else { Err(missing) }
}

/// What a person calls a column.
pub fn title_of(key: &str) -> String {
    all().into_iter().find(|column| column.key == key).map_or_else(|| "Row".to_owned(), |column| column.title)
}

fn simplified(title: &str) -> String {
    folded(title).chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles(of: &[&str]) -> Vec<String> {
        of.iter().map(|title| (*title).to_owned()).collect()
    }

    #[test]
    fn the_template_is_a_header() {
        let template: Vec<String> = all().into_iter().map(|column| column.title).collect();
        let header = read_header(&template).unwrap();
        assert!(header.ignored.is_empty());
        assert_eq!(header.keys.iter().flatten().count(), template.len());
    }

    #[test]
    fn titles_differ_in_case_and_signs_and_order() {
        let header = read_header(&titles(&[
            "DELIVERY_DATE",
            "delivery facility",
            "pickup-date",
            "Pickup Facility",
            "equipment",
            "Driver",
            "customer",
            "Weight (LB)",
            "Customer",
        ]))
        .unwrap();
        assert_eq!(header.ignored, ["Driver", "Customer"]);
        assert_eq!(header.keys.first().unwrap().as_deref(), Some("delivery_date"));
        assert_eq!(header.keys.get(7).unwrap().as_deref(), Some("weight"));
    }

    #[test]
    fn what_is_missing_is_named() {
        let missing =
            read_header(&titles(&["Customer", "Pickup facility", "Pickup date", "Delivery facility"])).unwrap_err();
        assert_eq!(missing, ["Equipment", "Delivery date"]);
    }
}
