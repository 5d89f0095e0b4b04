//! A row's texts, and how people write amounts, days and times. Pure.

use std::collections::BTreeMap;

use chrono::NaiveTime;
use haul_ports::{Cell, TableRow};
use haul_types::{Address, Date};

use super::{
    columns::{Column, Header, title_of},
    problem::ImportProblem,
};

/// A row's texts by column key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub BTreeMap<String, String>);

/// Collects a row's errors by column, so that the user sees all of them at once.
#[derive(Debug, Default)]
pub struct Complaints(pub Vec<(String, String)>);

impl Complaints {
    pub fn push(&mut self, column: impl Into<String>, message: impl Into<String>) {
        self.0.push((column.into(), message.into()));
    }

    pub fn problems(self, columns: &[Column], cells: &Cells) -> Vec<ImportProblem> {
        let problem = |(column, message): (String, String)| ImportProblem {
            title: title_of(columns, &column),
            value: cells.text(&column).map(str::to_owned),
            column,
            message,
        };
        self.0.into_iter().map(problem).collect()
    }
}

impl Cells {
    pub fn of(header: &Header, row: &TableRow) -> Self {
        let texts = header.keys.iter().zip(&row.cells).filter_map(|(key, cell)| Some((key.clone()?, text_of(cell)?)));
        Self(texts.collect())
    }

    pub fn text(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// A required text.
    pub fn needed(&self, key: &str, complaints: &mut Complaints) -> Option<String> {
        let text = self.text(key).map(str::to_owned);
        if text.is_none() {
            complaints.push(key, "This is required.");
        }
        text
    }

    /// A decimal number as people write amounts: `$1,234.50`.
    pub fn number(&self, key: &str, complaints: &mut Complaints) -> Option<String> {
        let text = self.text(key)?;
        let plain: String = text.chars().filter(|c| !matches!(c, '$' | ',' | ' ')).collect();
        let is_number = plain.chars().any(|c| c.is_ascii_digit())
            && plain.chars().all(|c| c.is_ascii_digit() || c == '.')
            && plain.matches('.').count() <= 1;
        if !is_number {
            complaints.push(key, format!("“{text}” is not a number."));
            return None;
        }
        Some(plain)
    }

    /// A whole number.
    pub fn whole(&self, key: &str, complaints: &mut Complaints) -> Option<i32> {
        let number = self.number(key, complaints)?;
        let whole = number.strip_suffix(".0").unwrap_or(&number).parse().ok();
        if whole.is_none() {
            complaints.push(key, format!("“{number}” is not a whole number."));
        }
        whole
    }

    /// An amount in whole cents.
    pub fn cents(&self, key: &str, complaints: &mut Complaints) -> Option<i64> {
        let number = self.number(key, complaints)?;
        let (whole, part) = number.split_once('.').unwrap_or((&number, ""));
        let cents = match part.len() {
            0..=2 => format!("{whole}{part:0<2}").parse().ok(),
            _ => None,
        };
        if cents.is_none() {
            complaints.push(key, format!("“{number}” is not an amount such as 2500 or 2,500.00."));
        }
        cents
    }

    /// Degrees of latitude or longitude.
    pub fn degrees(&self, key: &str, complaints: &mut Complaints) -> Option<f64> {
        let text = self.text(key)?;
        let degrees = text.parse::<f64>().ok().filter(|degrees| degrees.is_finite());
        if degrees.is_none() {
            complaints.push(key, format!("“{text}” is not a number of degrees such as 41.8781 or -87.6298."));
        }
        degrees
    }

    /// One of a closed vocabulary; `choices` lists it for people.
    pub fn word<T>(
        &self,
        key: &str,
        parse: impl Fn(&str) -> Option<T>,
        choices: &str,
        complaints: &mut Complaints,
    ) -> Option<T> {
        let text = self.text(key)?;
        let word = parse(&word_of(text));
        if word.is_none() {
            complaints.push(key, format!("“{text}” is not {choices}."));
        }
        word
    }

    /// Yes or no.
    pub fn flag(&self, key: &str, complaints: &mut Complaints) -> Option<bool> {
        let read = |word: &str| match word {
            "yes" | "y" | "true" | "1" | "x" => Some(true),
            "no" | "n" | "false" | "0" => Some(false),
            _ => None,
        };
        self.word(key, read, "yes or no", complaints)
    }

    /// A day.
    pub fn day(&self, key: &str, complaints: &mut Complaints) -> Option<Date> {
        let text = self.text(key)?;
        // Spreadsheets like to add midnight.
        let day = read_day(text.split_once([' ', 'T']).map_or(text, |(day, _)| day));
        if day.is_none() {
            complaints.push(key, format!("“{text}” is not a date such as 2026-11-20 or 11/20/2026."));
        }
        day
    }

    /// An address from the columns `street`, `city`, `state`, `zip` and `country` after `prefix`; none if all are
    /// empty.
    pub fn address(&self, prefix: &str) -> Option<Address> {
        let part = |name: &str| self.text(&format!("{prefix}{name}")).map(str::to_owned);
        let parts = [part("street"), part("city"), part("state"), part("zip")];
        if parts.iter().all(Option::is_none) {
            return None;
        }
        let [line1, city, state, zip] = parts.map(Option::unwrap_or_default);
        let country = part("country").unwrap_or_else(|| "US".to_owned()).to_uppercase();
        Some(Address {
            line1,
            line2: None,
            city,
            state: state.to_uppercase(),
            postal_code: if country == "US" { with_zeros(zip) } else { zip },
            country,
        })
    }

    /// Local day and time as verbs take it: `2026-11-20T08:00`. The time may be in the day's cell.
    pub fn local(&self, date_key: &str, time_key: &str, complaints: &mut Complaints) -> Option<String> {
        let text = self.needed(date_key, complaints)?;
        let (day, time) = match text.split_once([' ', 'T']) {
            Some((day, time)) => (day.to_owned(), Some(time.to_owned())),
            None => (text.clone(), None),
        };
        let day = read_day(&day);
        if day.is_none() {
            complaints.push(date_key, format!("“{text}” is not a date such as 2026-11-20 or 11/20/2026."));
        }
        let Some(time) = self.text(time_key).map(str::to_owned).or(time) else {
            complaints.push(time_key, "This is required.");
            return None;
        };
        let read = read_time(&time);
        if read.is_none() {
            complaints.push(time_key, format!("“{time}” is not a time such as 08:00 or 1:30 PM."));
        }
        Some(format!("{}T{}", day?.format("%Y-%m-%d"), read?.format("%H:%M")))
    }
}

/// `Owner-Operator` → `owner_operator`.
pub fn word_of(text: &str) -> String {
    text.trim().to_lowercase().replace([' ', '-'], "_")
}

/// A spreadsheet that reads ZIPs as numbers drops leading zeros: `1101` is `01101` in Springfield.
fn with_zeros(zip: String) -> String {
    if matches!(zip.len(), 3 | 4) && zip.bytes().all(|b| b.is_ascii_digit()) { format!("{zip:0>5}") } else { zip }
}

fn text_of(cell: &Cell) -> Option<String> {
    Some(match cell {
        Cell::Empty => return None,
        Cell::Text(text) => text.trim().to_owned(),
        Cell::Integer(number) => number.to_string(),
        Cell::Decimal(text) => text.clone(),
        Cell::Money(cents) => format!("{}.{:02}", cents / 100, cents.unsigned_abs() % 100),
        Cell::Date(day) => day.format("%Y-%m-%d").to_string(),
        Cell::DateTime(at) => at.format("%Y-%m-%d %H:%M").to_string(),
    })
    .filter(|text| !text.is_empty())
}

/// `2026-11-20`, or the American format.
fn read_day(text: &str) -> Option<Date> {
    let text = text.trim();
    let year_is_short = text.rsplit('/').next().is_some_and(|year| year.len() == 2);
    let formats: &[&str] = if year_is_short { &["%m/%d/%y"] } else { &["%Y-%m-%d", "%m/%d/%Y"] };
    formats.iter().find_map(|format| Date::parse_as(text, format))
}

/// `08:00`, `8:00`, `0800`, `8:00 AM`.
fn read_time(text: &str) -> Option<NaiveTime> {
    let text = text.trim().to_uppercase();
    let is_four_digits = text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
    if is_four_digits {
        return NaiveTime::parse_from_str(&text, "%H%M").ok();
    }
    ["%H:%M", "%H:%M:%S", "%I:%M %p", "%I:%M%p"].iter().find_map(|format| NaiveTime::parse_from_str(&text, format).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(pairs: &[(&str, &str)]) -> Cells {
        Cells(pairs.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect())
    }

    #[test]
    fn days_and_times_are_read_as_people_write_them() {
        for (date, time, local) in [
            ("2026-11-20", Some("08:00"), Some("2026-11-20T08:00")),
            ("11/20/2026", Some("8:00"), Some("2026-11-20T08:00")),
            ("11/20/26", Some("1:30 PM"), Some("2026-11-20T13:30")),
            ("2026-11-20 14:15", None, Some("2026-11-20T14:15")),
            ("2026-11-20", Some("0730"), Some("2026-11-20T07:30")),
            ("2026-11-20", None, None),
            ("20.11.2026", Some("08:00"), None),
            ("2026-11-20", Some("noon"), None),
        ] {
            let mut complaints = Complaints::default();
            let mut pairs = vec![("date", date)];
            pairs.extend(time.map(|time| ("time", time)));
            assert_eq!(cells(&pairs).local("date", "time", &mut complaints).as_deref(), local, "{date} {time:?}");
            assert_eq!(complaints.0.is_empty(), local.is_some(), "{date} {time:?}");
        }
    }

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, number) in
            [("$1,234.50", Some("1234.50")), ("967.5", Some("967.5")), ("a lot", None), ("1.2.3", None), ("-5", None)]
        {
            let mut complaints = Complaints::default();
            assert_eq!(cells(&[("n", text)]).number("n", &mut complaints).as_deref(), number, "{text}");
        }
        let mut complaints = Complaints::default();
        assert_eq!(cells(&[("n", "38,500")]).whole("n", &mut complaints), Some(38_500));
        assert_eq!(cells(&[("n", "1.5")]).whole("n", &mut complaints), None);
        for (text, cents) in
            [("$25,000", Some(2_500_000)), ("12.5", Some(1_250)), ("0.07", Some(7)), ("1.234", None), ("ten", None)]
        {
            assert_eq!(cells(&[("n", text)]).cents("n", &mut complaints), cents, "{text}");
        }
    }

    #[test]
    fn addresses_are_none_or_as_far_as_they_go() {
        assert_eq!(cells(&[("country", "US")]).address(""), None);
        let address =
            cells(&[("home_city", "Springfield"), ("home_state", "ma"), ("home_zip", "1101")]).address("home_");
        let address = address.unwrap();
        assert_eq!((address.line1.as_str(), address.state.as_str()), ("", "MA"));
        assert_eq!((address.postal_code.as_str(), address.country.as_str()), ("01101", "US"));
    }

    #[test]
    fn words_are_read_as_people_write_them() {
        let parse = |word: &str| (word == "owner_operator").then_some(1);
        let mut complaints = Complaints::default();
        for text in ["owner operator", "Owner-Operator", "OWNER_OPERATOR"] {
            assert_eq!(cells(&[("kind", text)]).word("kind", parse, "that", &mut complaints), Some(1), "{text}");
        }
        assert_eq!(cells(&[("kind", "pilot")]).word("kind", parse, "that", &mut complaints), None);
        assert_eq!(complaints.0, [("kind".to_owned(), "“pilot” is not that.".to_owned())]);
        for (text, flag) in [("Yes", Some(true)), ("n", Some(false)), ("perhaps", None)] {
            assert_eq!(cells(&[("f", text)]).flag("f", &mut complaints), flag, "{text}");
        }
    }
}
