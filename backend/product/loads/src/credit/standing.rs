//! Where a customer stands against its credit limit.

use haul_db::{Connection, Whole, sum_of};
use haul_entity::{Owned, loads::load, money::invoice, partners::customer};
use haul_types::{BillingStatus, CreditStatus, InvoiceStatus, LoadStatus, dollars};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, sea_query::Expr};

use crate::record::totals::totals;

/// The share of the limit that triggers a warning: the next load may exceed the limit.
const WARNED_AT_PERCENT: i64 = 80;

/// What a customer owes or has ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credit {
    pub customer: String,
    pub limit_cents: Option<i64>,
    /// Loads that are not invoiced yet, with their pending charges, and what is owed on invoices.
    pub used_cents: i64,
    pub is_on_hold: bool,
}

pub async fn credit_of(db: &impl Connection, customer: &customer::Model) -> Result<Credit, DbErr> {
    use load::Column;
    let owed = load::Entity::owned_by(customer.company_id)
        .filter(Column::CustomerId.eq(customer.id))
        .filter(Column::Status.is_not_in([LoadStatus::Draft, LoadStatus::Cancelled]))
        .filter(Column::BillingStatus.is_not_in([
            BillingStatus::Invoiced,
            BillingStatus::PartiallyPaid,
            BillingStatus::Paid,
            BillingStatus::WrittenOff,
        ]));
    // The limit is the company's, whoever asks.
    let db = Whole(db);
    let owed = totals(&db, owed).await?;
    let invoiced = invoiced(&db, customer).await?;
    Ok(Credit {
        customer: customer.name.clone(),
        limit_cents: customer.credit_limit_cents,
        used_cents: owed.cents.saturating_add(owed.pending_cents).saturating_add(invoiced),
        is_on_hold: customer.is_on_credit_hold,
    })
}

/// What is owed on the customer's invoices, drafts included.
async fn invoiced(db: &impl Connection, customer: &customer::Model) -> Result<i64, DbErr> {
    use invoice::Column;
    let cents = Expr::case(Column::Status.eq(InvoiceStatus::Draft), Expr::col(Column::TotalCents))
        .finally(Expr::col(Column::BalanceCents));
    let found = invoice::Entity::owned_by(customer.company_id)
        .filter(Column::CustomerId.eq(customer.id))
        .select_only()
        .column_as(sum_of(cents), "cents")
        .into_model::<Sum>()
        .one(db)
        .await?;
    Ok(found.map(|sum| sum.cents).unwrap_or_default())
}

#[derive(FromQueryResult)]
struct Sum {
    cents: i64,
}

/// [`credit_of`], for a customer with a limit or on hold.
pub async fn watched_credit_of(db: &impl Connection, customer: &customer::Model) -> Result<Option<Credit>, DbErr> {
    match customer.credit_limit_cents.is_some() || customer.is_on_credit_hold {
        true => credit_of(db, customer).await.map(Some),
        false => Ok(None),
    }
}

impl Credit {
    /// With an extra amount on top, such as a quote.
    pub fn with(&self, more_cents: i64) -> Self {
        Self { used_cents: self.used_cents.saturating_add(more_cents), ..self.clone() }
    }

    pub fn status(&self) -> CreditStatus {
        match self.limit_cents {
            _ if self.is_on_hold => CreditStatus::OnHold,
            None => CreditStatus::NoLimit,
            Some(limit) if self.used_cents > limit => CreditStatus::OverLimit,
            Some(limit) if self.used_cents.saturating_mul(100) >= limit.saturating_mul(WARNED_AT_PERCENT) => {
                CreditStatus::NearLimit
            }
            Some(_) => CreditStatus::WithinLimit,
        }
    }

    /// The warning to show before the next sale, if any.
    pub fn warning(&self) -> Option<String> {
        let Self { customer, used_cents, .. } = self;
        let limit = self.limit_cents.unwrap_or_default();
        let (used, limit) = (dollars(*used_cents), dollars(limit));
        match self.status() {
            CreditStatus::OnHold => Some(format!("{customer} is on credit hold.")),
            CreditStatus::OverLimit => Some(format!("{customer} is over its credit limit: {used} of {limit}.")),
            CreditStatus::NearLimit => Some(format!("{customer} is near its credit limit: {used} of {limit}.")),
            CreditStatus::WithinLimit | CreditStatus::NoLimit => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_warns_at_four_fifths_and_counts_from_the_cent_above() {
        for (limit, used, is_on_hold, expected) in [
            (None, 1_000_000, false, CreditStatus::NoLimit),
            (None, 0, true, CreditStatus::OnHold),
            (Some(1_000_000), 799_999, false, CreditStatus::WithinLimit),
            (Some(1_000_000), 800_000, false, CreditStatus::NearLimit),
            (Some(1_000_000), 1_000_000, false, CreditStatus::NearLimit),
            (Some(1_000_000), 1_000_001, false, CreditStatus::OverLimit),
            (Some(1_000_000), 1, true, CreditStatus::OnHold),
            // Cash in advance.
            (Some(0), 1, false, CreditStatus::OverLimit),
        ] {
            let credit = Credit { customer: "Acme".to_owned(), limit_cents: limit, used_cents: used, is_on_hold };
            assert_eq!(credit.status(), expected, "{limit:?} {used}");
        }
    }
}
