//! What the rows charge, against the charges of the loads that they became.

use haul_api::{
    ApiError, by_ids,
    imports::{Cells, Complaints, Reconciliation, made_by},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    insight::import_row,
    loads::{charge, load},
};
use haul_types::{ChargeBasis, ChargeStatus, Quantity, Rate, amount_cents};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use super::charges::charges;
use crate::ChargeInput;

/// Adds the amounts of some rows and their loads.
pub async fn add(
    db: &Db,
    company_id: Uuid,
    rows: &[import_row::Model],
    found: &mut Reconciliation,
) -> Result<(), ApiError> {
    for row in rows {
        add_stated(row, found)?;
    }
    let loads = load::Entity::owned_by(company_id);
    let loads = by_ids(db, loads, load::Column::Id, made_by(rows).map(|(id, _)| id)).await?;
    let open = loads.values().filter(|load| load.cancelled_at.is_none()).map(|load| load.id);
    let booked = charge::Entity::owned_by(company_id)
        .filter(charge::Column::LoadId.is_in(open))
        .filter(charge::Column::Status.ne(ChargeStatus::Denied));
    for charge in booked.fetch_all(db).await? {
        let amount = found.amounts.entry(charge.code).or_default();
        amount.booked_cents = amount.booked_cents.saturating_add(charge.amount_cents);
    }
    Ok(())
}

fn add_stated(row: &import_row::Model, found: &mut Reconciliation) -> Result<(), ApiError> {
    let cells: Cells = serde_json::from_value(row.cells.clone()).map(Cells).map_err(ApiError::internal)?;
    let mut complaints = Complaints::default();
    let (charges, _) = charges(&cells, &mut complaints);
    if !complaints.0.is_empty() {
        found.unreadable_rows = found.unreadable_rows.saturating_add(1);
    }
    for charge in charges {
        let amount = found.amounts.entry(charge.code).or_default();
        let Some(cents) = stated_cents(&charge, &cells) else {
            amount.uncounted_rows = amount.uncounted_rows.saturating_add(1);
            continue;
        };
        amount.file_cents = amount.file_cents.saturating_add(cents);
        if row.record_id.is_some() {
            amount.imported_cents = amount.imported_cents.saturating_add(cents);
        }
    }
    Ok(())
}

/// The amount of a charge, if the row says all of it: a percentage depends on other charges.
fn stated_cents(charge: &ChargeInput, cells: &Cells) -> Option<i64> {
    let quantity = match (charge.basis, &charge.quantity) {
        (ChargeBasis::Percent, _) => return None,
        (_, Some(quantity)) => quantity.clone(),
        (ChargeBasis::Flat, None) => "1".to_owned(),
        (ChargeBasis::PerMile, None) => cells.number("miles", &mut Complaints::default())?,
        (_, None) => return None,
    };
    Some(amount_cents(Quantity::parse(&quantity).ok()?, Rate::parse(&charge.rate).ok()?))
}
