//! Opening an invoice for a change, and saving it.

use haul_api::{Change, Write, same_version, zone_of_company};
use haul_entity::money::invoice::{ActiveModel, Entity, Model};
use haul_types::Date;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::error::InvoiceError;

/// The invoice, locked until the transaction ends, and today at the company.
pub async fn opened(write: &Write, id: Uuid, version: i32) -> Result<(Model, Date), InvoiceError> {
    let row = write.find_for_update::<Entity>(id).await?.ok_or(InvoiceError::NotFound)?;
    same_version(row.version, version)?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    Ok((row, today))
}

/// The next version of an invoice, in its history.
pub async fn saved(
    write: &mut Write,
    before: &Model,
    change: ActiveModel,
    action: &str,
    noted: Vec<Change>,
) -> Result<Model, InvoiceError> {
    let change = ActiveModel {
        id: Set(before.id),
        version: Set(before.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..change
    };
    let row = change.update(write.tx()).await?;
    write.record(action, "invoice", row.id, &row.number, noted);
    Ok(row)
}

/// For the reader of the journal, such as `Invoice INV-1001, Blue Ridge Logistics`.
pub fn memo(row: &Model, what: &str) -> String {
    format!("{what} {}, {}", row.number, row.bill_to.lines().next().unwrap_or_default())
}
