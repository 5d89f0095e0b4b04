//! Opening an invoice for a change, and saving it.

use haul_api::{Change, Write, authz::Actor, same_version, zone_of_company};
use haul_entity::money::invoice::{ActiveModel, Entity, Model};
use haul_types::Date;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{error::InvoiceError, overdue};

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
    let status = change.status.try_as_ref().copied().unwrap_or(before.status);
    let change = ActiveModel {
        id: Set(before.id),
        is_owed: Set(status.is_owed()),
        version: Set(before.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..change
    };
    let row = change.update(write.tx()).await?;
    write.record(action, "invoice", row.id, &row.number, noted);
    if before.balance_cents > 0 && row.balance_cents == 0 {
        overdue::settled(write, &row).await?;
    }
    Ok(row)
}

/// The person who acts; a key acts for the one who made it.
pub fn author(actor: &Actor) -> Option<Uuid> {
    actor.on_behalf_of.as_ref().map(|(id, _)| *id).or(actor.id)
}
