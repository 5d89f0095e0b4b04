//! Amounts and vocabulary as people read them.

/// Cents as dollars: `-123456` is `-$1,234.56`.
pub fn dollars(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let cents = cents.unsigned_abs();
    format!("{sign}${}.{:02}", grouped(cents / 100), cents % 100)
}

/// `38500` is `38,500`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A word of a vocabulary at the start of a line: `bill_of_lading` is `Bill of lading`.
pub fn capitalized(word: &str) -> String {
    let words = word.replace('_', " ").to_lowercase();
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// `+13125550123` → `(312) 555-0123`.
pub fn national_phone(number: &str) -> String {
    let parts = number.strip_prefix("+1").filter(|digits| digits.len() == 10);
    let parts = parts.and_then(|digits| Some((digits.get(..3)?, digits.get(3..6)?, digits.get(6..)?)));
    parts.map_or_else(|| number.to_owned(), |(area, exchange, line)| format!("({area}) {exchange}-{line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_reads_like_money() {
        for (cents, text) in [
            (0, "$0.00"),
            (5, "$0.05"),
            (16_250, "$162.50"),
            (280_890, "$2,808.90"),
            (123_456_789, "$1,234,567.89"),
            (-50, "-$0.50"),
            (-100, "-$1.00"),
        ] {
            assert_eq!(dollars(cents), text);
        }
    }

    #[test]
    fn phone_reads_as_people_dial_it() {
        assert_eq!(national_phone("+13125550123"), "(312) 555-0123");
        assert_eq!(national_phone("+4930123456"), "+4930123456");
    }

    #[test]
    fn word_becomes_a_line() {
        assert_eq!(capitalized("STOP_OFF"), "Stop off");
        assert_eq!(capitalized(""), "");
    }
}
