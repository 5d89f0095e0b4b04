//! Numbers, times and words as papers show them. Pure.

use chrono_tz::Tz;
pub use haul_types::national_phone as phone;
use haul_types::{ChargeBasis, Schedule, Timestamp, capitalized, grouped};

/// `bill_of_lading` → `Bill of lading`; acronyms stay in capitals.
pub fn phrase(word: &str) -> String {
    match word {
        "TONU" | "tonu" => return "Truck ordered, not used".to_owned(),
        "four_foot" | "six_foot" | "eight_foot" => return capitalized(word).replace(' ', "-"),
        "po" | "bol" | "pro" => return word.to_uppercase(),
        _ => {}
    }
    capitalized(word)
}

/// A non-negative whole number.
pub fn count(number: i32) -> String {
    grouped(u64::try_from(number).unwrap_or_default())
}

/// How a charge is calculated, such as `967.5 mi × $2.45`; nothing for a single flat charge.
pub fn rate(basis: ChargeBasis, quantity: &str, rate: &str) -> String {
    let quantity = shortened(quantity, 0);
    let dollars = format!("${}", shortened(rate, 2));
    match basis {
        ChargeBasis::Flat if quantity == "1" => String::new(),
        ChargeBasis::Flat => format!("{quantity} × {dollars}"),
        ChargeBasis::PerMile => format!("{quantity} mi × {dollars}"),
        ChargeBasis::PerHour => format!("{quantity} h × {dollars}"),
        ChargeBasis::PerHundredweight => format!("{quantity} cwt × {dollars}"),
        ChargeBasis::Percent => format!("{}% of line haul", shortened(rate, 0)),
    }
}

/// A decimal without trailing zeros, but with at least `places` places.
pub fn shortened(decimal: &str, places: usize) -> String {
    let Some((whole, fraction)) = decimal.split_once('.') else { return decimal.to_owned() };
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() && places == 0 { whole.to_owned() } else { format!("{whole}.{fraction:0<places$}") }
}

/// A time in a zone: `Wed, Nov 18, 2026, 08:00 CST`.
pub fn moment(at: Timestamp, zone: Tz) -> String {
    at.in_zone(zone).format("%a, %b %-d, %Y, %H:%M %Z").to_string()
}

/// `08:00 CST`, for the second of two times on one day.
fn hour(at: Timestamp, zone: Tz) -> String {
    at.in_zone(zone).format("%H:%M %Z").to_string()
}

/// A stop's scheduled times in its own zone: `Wed, Nov 18, 2026, 08:00 CST, appointment`.
pub fn agreed(
    schedule: Schedule,
    is_confirmed: bool,
    (earliest, latest): (Timestamp, Option<Timestamp>),
    zone: Tz,
) -> String {
    let date = |at: Timestamp| at.date_in(zone);
    let until = latest.map(|at| if date(at) == date(earliest) { hour(at, zone) } else { moment(at, zone) });
    let times = match until {
        Some(until) => format!("{} to {until}", moment(earliest, zone)),
        None => moment(earliest, zone),
    };
    match (schedule, is_confirmed) {
        (Schedule::FirstCome, _) => format!("{times}, first come, first served"),
        (Schedule::Appointment, true) => format!("{times}, appointment confirmed"),
        (Schedule::Appointment, false) => format!("{times}, appointment"),
        (Schedule::Window, _) => times,
    }
}

/// `Nov 18, 2026`.
pub fn day(at: Timestamp, zone: Tz) -> String {
    at.in_zone(zone).format("%b %-d, %Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_as_the_trade_writes_them() {
        for (basis, quantity, price, text) in [
            (ChargeBasis::PerMile, "967.500", "2.4500", "967.5 mi × $2.45"),
            (ChargeBasis::PerMile, "1000.000", "2.4525", "1000 mi × $2.4525"),
            (ChargeBasis::Percent, "1.000", "18.5000", "18.5% of line haul"),
            (ChargeBasis::Flat, "1.000", "150.0000", ""),
            (ChargeBasis::Flat, "2.000", "75.0000", "2 × $75.00"),
            (ChargeBasis::PerHour, "2.250", "50.0000", "2.25 h × $50.00"),
        ] {
            assert_eq!(rate(basis, quantity, price), text);
        }
    }

    #[test]
    fn words_read_as_people_write_them() {
        for (word, text) in [
            ("bill_of_lading", "Bill of lading"),
            ("LINE_HAUL", "Line haul"),
            ("po", "PO"),
            ("TONU", "Truck ordered, not used"),
        ] {
            assert_eq!(phrase(word), text);
        }
    }

    #[test]
    fn times_are_those_of_the_place() {
        let at: Timestamp = "2026-11-18T14:00:00Z".parse().unwrap();
        assert_eq!(moment(at, chrono_tz::America::Chicago), "Wed, Nov 18, 2026, 08:00 CST");
        assert_eq!(hour(at, chrono_tz::America::Phoenix), "07:00 MST");
        let late: Timestamp = "2026-11-19T04:00:00Z".parse().unwrap();
        assert_eq!(day(late, chrono_tz::America::New_York), "Nov 18, 2026");
    }
}
