//! How SQLite stores types that it lacks, and how a declared type names them.
//!
//! Texts have a fixed width, so that they sort and compare like the values.

use chrono::{DateTime, Datelike, NaiveDate, SubsecRound, Timelike, Utc};

use crate::port::SqlType;

/// `2026-11-20T12:00:00.000000Z`; anything finer than a microsecond is cut off.
pub fn format_timestamp(at: DateTime<Utc>) -> String {
    let at = at.trunc_subsecs(6);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}Z",
        at.year(),
        at.month(),
        at.day(),
        at.hour(),
        at.minute(),
        at.second(),
        at.nanosecond() / 1_000
    )
}

/// Reads the output of [`format_timestamp`], and nothing else.
pub fn parse_timestamp(text: &str) -> Option<DateTime<Utc>> {
    let bytes = text.as_bytes();
    let punctuation = [(10, b'T'), (13, b':'), (16, b':'), (19, b'.'), (26, b'Z')];
    if bytes.len() != 27 || punctuation.iter().any(|(at, byte)| bytes.get(*at) != Some(byte)) {
        return None;
    }
    let date = parse_date(text.get(..10)?)?;
    let number = |from: usize, to: usize| digits(bytes.get(from..to)?);
    let time = date.and_hms_micro_opt(number(11, 13)?, number(14, 16)?, number(17, 19)?, number(20, 26)?)?;
    Some(time.and_utc())
}

/// `2026-11-20`.
pub fn format_date(on: NaiveDate) -> String {
    format!("{:04}-{:02}-{:02}", on.year(), on.month(), on.day())
}

/// Reads the output of [`format_date`], and nothing else.
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes.get(4) != Some(&b'-') || bytes.get(7) != Some(&b'-') {
        return None;
    }
    let year = i32::try_from(digits(bytes.get(..4)?)?).ok()?;
    NaiveDate::from_ymd_opt(year, digits(bytes.get(5..7)?)?, digits(bytes.get(8..10)?)?)
}

fn digits(bytes: &[u8]) -> Option<u32> {
    bytes.iter().try_fold(0u32, |sum, byte| byte.is_ascii_digit().then(|| sum * 10 + u32::from(byte - b'0')))
}

/// The type that a SQLite column declares; `None` for a declaration that the migrations never use.
///
/// SQLite returns its own standard words in capitals, however they were written.
pub fn declared_type(declaration: &str) -> Option<SqlType> {
    Some(match declaration {
        "uuid_text" => SqlType::Uuid,
        "timestamp_with_timezone_text" => SqlType::Timestamp,
        "date_text" => SqlType::Date,
        "json_text" => SqlType::Json,
        "boolean" => SqlType::Bool,
        "INTEGER" | "integer" => SqlType::Int32,
        "bigint" => SqlType::Int,
        "double" => SqlType::Real,
        "BLOB" | "blob" => SqlType::Bytes,
        "TEXT" | "text" => SqlType::Text,
        _ if declaration.starts_with("varchar") => SqlType::Text,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_survive_to_the_microsecond() {
        for text in ["2026-11-20T12:00:00.000000Z", "1969-12-31T23:59:59.999999Z", "0001-01-01T00:00:00.000001Z"] {
            assert_eq!(parse_timestamp(text).map(format_timestamp).as_deref(), Some(text));
        }
    }

    #[test]
    fn other_texts_are_no_timestamps() {
        for text in [
            "",
            "2026-11-20 12:00:00.000000Z",
            "2026-11-20T12:00:00Z",
            "2026-13-20T12:00:00.000000Z",
            "2026-11-2éT12:00:00.000000Z",
        ] {
            assert_eq!(parse_timestamp(text), None, "{text}");
        }
    }

    #[test]
    fn dates_survive() {
        assert_eq!(parse_date("2024-02-29").map(format_date).as_deref(), Some("2024-02-29"));
        assert_eq!(parse_date("2023-02-29"), None);
        assert_eq!(parse_date("+023-02-28"), None);
    }
}
