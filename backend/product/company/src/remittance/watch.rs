//! Tells the Admins when a change takes effect. It takes effect by the clock, whether or not this job runs.

use haul_api::{
    AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_entity::company::remittance_change::Entity;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    mail,
    views::{RemittanceChange, RemittanceStatus},
};

pub struct AnnounceRemittance;

#[derive(Serialize, Deserialize)]
pub struct OfChange {
    pub change_id: Uuid,
}

impl Job for AnnounceRemittance {
    const KIND: &'static str = "announce_remittance";
    const TITLE: &'static str = "Announce a change of payment instructions";
    const IS_NEEDED: bool = true;
    type Payload = OfChange;

    async fn run(ctx: &AppContext, company_id: Uuid, payload: OfChange) -> Result<(), JobError> {
        let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let found = write.find_for_update::<Entity>(payload.change_id).await.map_err(JobError::passing)?;
        let Some(found) = found.filter(|row| row.stopped_at.is_none() && row.announced_at.is_none()) else {
            return Ok(());
        };
        if found.effective_at > write.now {
            return Err(JobError::NotBefore(found.effective_at));
        }
        let mut row = found.into_active_model();
        row.announced_at = Set(Some(write.now));
        let row = row.update(write.tx()).await.map_err(JobError::passing)?;
        let change = RemittanceChange::of(row, RemittanceStatus::InEffect)?;
        write.record("remittance_change.took_effect", "remittance_change", change.id, &change.remit_name, Vec::new());
        mail::tell_in_effect(&mut write, &change).await?;
        write.commit(true).await?;
        Ok(())
    }
}
