//! The mail of an entry: a job makes it, hands it over once, and says on the entry what became of it.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{JobError, deliver},
};
use haul_entity::money::collection_entry::{ActiveModel, Entity, Model};
use haul_ports::MailMessage;
use haul_types::{CollectionKind, MessageStatus};
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::entries::customer_of;

/// The entry, if its mail is still to be sent.
pub async fn waiting(ctx: &AppContext, company_id: Uuid, entry_id: Uuid) -> Result<Option<Model>, JobError> {
    let write = Write::begin(ctx, &Actor::system(company_id)).await?;
    Ok(locked(&write, entry_id).await?)
}

async fn locked(write: &Write, entry_id: Uuid) -> Result<Option<Model>, ApiError> {
    let row = write.find_for_update::<Entity>(entry_id).await?;
    Ok(row.filter(|row| row.mail_status == Some(MessageStatus::Queued)))
}

/// Delivers the mail, which comes with what it says is owed, and settles the entry unless it is to be tried again.
pub async fn hand_over(
    ctx: &AppContext,
    entry: &Model,
    mail: Result<(MailMessage, i64), JobError>,
) -> Result<(), JobError> {
    let outcome = match mail {
        Ok((mail, owed_cents)) => deliver(ctx, entry.company_id, &mail).await.map(|()| owed_cents),
        Err(error) => Err(error),
    };
    match outcome {
        Ok(owed_cents) => settle(ctx, entry, Ok(owed_cents)).await,
        Err(JobError::Final(problem)) => settle(ctx, entry, Err(problem)).await,
        Err(later) => Err(later),
    }
}

async fn settle(ctx: &AppContext, entry: &Model, outcome: Result<i64, String>) -> Result<(), JobError> {
    let mut write = Write::begin(ctx, &Actor::system(entry.company_id)).await?;
    let Some(row) = locked(&write, entry.id).await? else { return Ok(()) };
    let customer = customer_of(write.tx(), row.company_id, row.customer_id).await.map_err(ApiError::from)?;
    let is_sent = outcome.is_ok();
    let change = match outcome {
        Ok(owed_cents) => ActiveModel {
            mail_status: Set(Some(MessageStatus::Sent)),
            owed_cents: Set(Some(owed_cents)),
            ..Default::default()
        },
        Err(problem) => ActiveModel {
            mail_status: Set(Some(MessageStatus::Failed)),
            mail_problem: Set(Some(problem)),
            ..Default::default()
        },
    };
    let action = match (row.kind == CollectionKind::Reminder, is_sent) {
        (false, true) => "collection_entry.sent",
        (false, false) => "collection_entry.mail_failed",
        (true, true) => "collection_entry.reminded",
        (true, false) => "collection_entry.reminder_failed",
    };
    ActiveModel { id: Set(row.id), ..change }.update(write.tx()).await.map_err(JobError::passing)?;
    write.record(action, "collection_entry", row.id, &customer.name, Vec::new());
    write.commit(true).await?;
    Ok(())
}
