//! Bank accounts in the United States.

use crate::text_enum;

/// Nine digits that name a bank, with the check digit of the American Bankers Association.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoutingNumber(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidRoutingNumber {
    #[error("Enter a routing number of 9 digits.")]
    Digits,
    #[error("This routing number has a typo: its last digit does not match the others.")]
    CheckDigit,
}

/// What each digit counts in the check sum.
const WEIGHTS: [u32; 9] = [3, 7, 1, 3, 7, 1, 3, 7, 1];

impl RoutingNumber {
    pub fn parse(text: &str) -> Result<Self, InvalidRoutingNumber> {
        let digits = digits(text).filter(|digits| digits.len() == WEIGHTS.len()).ok_or(InvalidRoutingNumber::Digits)?;
        let values = digits.chars().filter_map(|digit| digit.to_digit(10));
        let sum =
            values.zip(WEIGHTS).fold(0_u32, |sum, (digit, weight)| sum.saturating_add(digit.saturating_mul(weight)));
        // A Federal Reserve district, a thrift, an electronic one, or a traveler's check; 00 is the government.
        let is_issued =
            matches!(digits.get(..2).and_then(|two| two.parse::<u8>().ok()), Some(0..=12 | 21..=32 | 61..=72 | 80));
        if sum == 0 || sum % 10 != 0 || !is_issued {
            return Err(InvalidRoutingNumber::CheckDigit);
        }
        Ok(Self(digits))
    }
}

impl From<RoutingNumber> for String {
    fn from(number: RoutingNumber) -> Self {
        number.0
    }
}

/// Four to seventeen digits: the longest that an ACH entry has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountNumber(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter an account number of 4 to 17 digits.")]
pub struct InvalidAccountNumber;

impl AccountNumber {
    pub fn parse(text: &str) -> Result<Self, InvalidAccountNumber> {
        digits(text).filter(|digits| (4..=17).contains(&digits.len())).map(Self).ok_or(InvalidAccountNumber)
    }
}

impl From<AccountNumber> for String {
    fn from(number: AccountNumber) -> Self {
        number.0
    }
}

/// The digits, however grouped.
fn digits(text: &str) -> Option<String> {
    let digits: String = text.trim().chars().filter(|c| !matches!(c, '-' | ' ')).collect();
    digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(digits)
}

text_enum! {
    /// A kind of bank account.
    pub enum BankAccountKind {
        Checking = "checking",
        Savings = "savings",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routing_number_has_its_check_digit() {
        for good in ["071000013", "0210-0002-1", " 121000358 ", "322271627"] {
            assert!(RoutingNumber::parse(good).is_ok(), "{good}");
        }
        for typo in ["071000014", "170000013", "000000000", "999999992", "501000013"] {
            assert_eq!(RoutingNumber::parse(typo), Err(InvalidRoutingNumber::CheckDigit), "{typo}");
        }
        for wrong in ["", "07100001", "0710000130", "07100001a", "０７１０００００３"] {
            assert_eq!(RoutingNumber::parse(wrong), Err(InvalidRoutingNumber::Digits), "{wrong}");
        }
    }

    #[test]
    fn every_swap_of_neighbors_but_those_five_apart_is_noticed() {
        let good = "071000013";
        for at in 0..8 {
            let mut digits: Vec<char> = good.chars().collect();
            digits.swap(at, at + 1);
            let swapped: String = digits.into_iter().collect();
            assert_eq!(RoutingNumber::parse(&swapped).is_ok(), swapped == good, "{swapped}");
        }
    }

    #[test]
    fn account_number_fits_an_ach_entry() {
        assert_eq!(AccountNumber::parse("0012 3456-789").map(String::from).as_deref(), Ok("00123456789"));
        for wrong in ["123", "123456789012345678", "12345x", ""] {
            assert!(AccountNumber::parse(wrong).is_err(), "{wrong}");
        }
    }
}
