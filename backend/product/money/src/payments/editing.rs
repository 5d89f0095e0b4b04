//! Opening a payment for a change, and saving it.

use haul_api::{Change, Write, same_version};
use haul_entity::{
    Owned,
    money::payment::{ActiveModel, Entity, Model},
    partners::customer,
};
use haul_types::PaymentStatus;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::error::PaymentError;

/// The payment, locked, and its customer's name. Its invoices are locked before.
pub async fn opened(write: &Write, id: Uuid, version: i32) -> Result<(Model, String), PaymentError> {
    let row = write.find_for_update::<Entity>(id).await?.ok_or(PaymentError::NotFound)?;
    same_version(row.version, version)?;
    if !row.status.is_kept() {
        return Err(PaymentError::Ended);
    }
    let customer = customer::Entity::find_owned(row.company_id, row.customer_id).fetch_optional(write.tx()).await?;
    Ok((row, customer.map(|customer| customer.name).unwrap_or_default()))
}

/// The status and the rest of a payment of which this much is left.
pub fn of_left(unapplied_cents: i64) -> ActiveModel {
    let status = if unapplied_cents == 0 { PaymentStatus::Applied } else { PaymentStatus::Unapplied };
    ActiveModel { status: Set(status), unapplied_cents: Set(unapplied_cents), ..Default::default() }
}

/// The next version of a payment, in its history.
pub async fn saved(
    write: &mut Write,
    before: &Model,
    change: ActiveModel,
    action: &str,
    noted: Vec<Change>,
) -> Result<Model, PaymentError> {
    let change = ActiveModel {
        id: Set(before.id),
        version: Set(before.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..change
    };
    let row = change.update(write.tx()).await?;
    write.record(action, "payment", row.id, &row.reference, noted);
    Ok(row)
}
