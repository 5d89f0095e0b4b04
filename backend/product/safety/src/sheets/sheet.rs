//! Data of the template `record_sheet`: facts, then tables. Pure.

use haul_company::company::Company;
use haul_types::{Date, Timestamp};
use serde::Serialize;
use serde_json::{Value, json};

use haul_papers::{Fact, sheet};

/// A table, or a sentence if it has no rows.
#[derive(Debug, Serialize)]
pub struct Part {
    pub title: &'static str,
    /// The law that asks for it.
    pub source: &'static str,
    pub head: Vec<&'static str>,
    /// Of each column: shares of the width, 0 as wide as its text.
    pub widths: Vec<u8>,
    pub rows: Vec<Vec<String>>,
    pub empty: &'static str,
}

pub fn data(company: &Company, kind: &str, number: &str, now: Timestamp, about: Vec<Fact>, parts: Vec<Part>) -> Value {
    sheet(company, kind, number, now, json!({ "kind": kind, "about": about, "parts": parts }))
}

pub fn day(day: Option<Date>) -> String {
    day.map(|day| day.words().to_string()).unwrap_or_default()
}

pub fn yes(is: bool) -> String {
    if is { "Yes" } else { "No" }.to_owned()
}
