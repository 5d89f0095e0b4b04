//! Totals of a load's charges.

use haul_entity::loads::charge;
use haul_types::{ChargeLine, ChargeStatus, Priced, Quantity, Rate, TooMuch, price_charges};

/// What the customer owes, and what may be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub agreed_cents: i64,
    pub pending_cents: i64,
}

pub fn price(charges: &[charge::Model]) -> Result<(Priced, Sums), TooMuch> {
    let lines: Vec<_> = charges.iter().map(line).collect();
    let priced = price_charges(&lines)?;
    let mut sums = Sums::default();
    for (charge, cents) in charges.iter().zip(&priced.amounts) {
        match charge.status {
            status if status.is_agreed() => sums.agreed_cents = sums.agreed_cents.saturating_add(*cents),
            ChargeStatus::Pending => sums.pending_cents = sums.pending_cents.saturating_add(*cents),
            _ => {}
        }
    }
    Ok((priced, sums))
}

fn line(row: &charge::Model) -> ChargeLine {
    ChargeLine {
        code: row.code,
        basis: row.basis,
        quantity: Quantity::from_thousandths(row.quantity_thousandths),
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths),
        is_owed: row.status != ChargeStatus::Denied,
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use haul_types::{ChargeBasis, ChargeCode};

    fn charge(code: ChargeCode, basis: ChargeBasis, quantity: &str, rate: &str, status: ChargeStatus) -> charge::Model {
        charge::Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            load_id: Uuid::nil(),
            sequence: 1,
            code,
            description: None,
            basis,
            quantity_thousandths: Quantity::parse(quantity).unwrap().value(),
            follows_miles: false,
            is_from_program: false,
            rate_ten_thousandths: Rate::parse(rate).unwrap().value(),
            amount_cents: 0,
            status,
            status_before_tonu: None,
            review_reason: None,
            approval_reference: None,
            version: 1,
            created_at: haul_types::Timestamp::EPOCH,
            updated_at: haul_types::Timestamp::EPOCH,
        }
    }

    #[test]
    fn percent_is_of_the_line_haul_alone() {
        use ChargeBasis::{Flat, PerHour, PerMile, Percent};
        use ChargeStatus::{Approved, Denied, Pending};
        let charges = [
            charge(ChargeCode::LineHaul, PerMile, "812.5", "2.4500", Approved),
            charge(ChargeCode::Fuel, Percent, "1", "18.5", Approved),
            charge(ChargeCode::Detention, PerHour, "2.25", "50", Pending),
            charge(ChargeCode::Lumper, Flat, "1", "175", Denied),
            charge(ChargeCode::LineHaul, Flat, "1", "1000", Denied),
        ];
        let (priced, sums) = price(&charges).unwrap();
        assert_eq!(priced.amounts, [199_063, 36_827, 11_250, 17_500, 100_000]);
        assert_eq!(sums, Sums { agreed_cents: 199_063 + 36_827, pending_cents: 11_250 });
    }
}
