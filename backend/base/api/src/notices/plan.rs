//! Plans the job that mails what is due to a person. `mailing.rs` does it.

use haul_entity::{
    Owned,
    base::notice::{Column, Entity},
};
use haul_types::Timestamp;
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, Select};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{ApiError, Write};

/// Mails what is due to a person.
pub struct MailNotices;

/// The person to mail.
#[derive(Serialize, Deserialize)]
pub struct To {
    pub user_id: Uuid,
}

/// Makes sure that a job runs at `at`. Call it before a notice with that time is written.
pub async fn plan(write: &Write, user_id: Uuid, at: Timestamp) -> Result<(), ApiError> {
    // One that is due now may have looked already.
    let is_planned = at > write.now && of(write, user_id).filter(Column::MailDueAt.eq(at)).count(write.tx()).await? > 0;
    if !is_planned {
        write.enqueue_at::<MailNotices>(&To { user_id }, at).await?;
    }
    Ok(())
}

/// The person's notices.
pub fn of(write: &Write, user_id: Uuid) -> Select<Entity> {
    Entity::owned_by(write.company_id()).filter(Column::UserId.eq(user_id))
}
