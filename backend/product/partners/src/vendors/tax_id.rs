//! Tax IDs: stored sealed, identified by their last four digits.

use haul_api::{ApiError, Invalid, Write};
use haul_entity::partners::vendor::ActiveModel;
use sea_orm::Set;
use uuid::Uuid;

/// An EIN and an SSN have nine digits each (26 CFR 301.6109-1).
const DIGITS: usize = 9;
const SHOWN: usize = 4;

/// Puts a tax ID into a row that already has its id and company.
pub fn put(write: &Write, row: &mut ActiveModel, text: &str, invalid: &mut Invalid) -> Result<(), ApiError> {
    let Some(digits) = digits(text) else {
        invalid.push("tax_id", "Enter the nine digits of an EIN or SSN.");
        return Ok(());
    };
    let id = row.id.try_as_ref().copied().unwrap_or_default();
    let sealed = write.ctx.sealing.seal(digits.as_bytes(), &associated_data(write.company_id(), id));
    row.tax_id_sealed = Set(Some(sealed.map_err(ApiError::internal)?));
    row.tax_id_last4 = Set(digits.get(DIGITS - SHOWN..).map(str::to_owned));
    Ok(())
}

pub fn clear(row: &mut ActiveModel) {
    row.tax_id_sealed = Set(None);
    row.tax_id_last4 = Set(None);
}

/// Nine digits, however grouped.
fn digits(text: &str) -> Option<String> {
    let digits: String = text.chars().filter(|c| !matches!(c, '-' | ' ')).collect();
    (digits.len() == DIGITS && digits.chars().all(|c| c.is_ascii_digit())).then_some(digits)
}

/// Binds a sealed tax ID to its row.
fn associated_data(company_id: Uuid, id: Uuid) -> String {
    format!("vendor.tax_id.{company_id}.{id}")
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn takes_an_ein_and_an_ssn_and_nothing_else() {
        assert_eq!(digits("12-3456789").as_deref(), Some("123456789"));
        assert_eq!(digits(" 123-45-6789 ").as_deref(), Some("123456789"));
        assert_eq!(digits("123456789").as_deref(), Some("123456789"));
        for wrong in ["", "12-345678", "12-34567890", "12-345678X", "１２３４５６７８９"] {
            assert_eq!(digits(wrong), None, "{wrong}");
        }
    }
}
