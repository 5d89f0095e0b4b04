//! The company's EIN, sealed at rest.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::Fetch;
use haul_entity::company::company;
use haul_ports::Sealing;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QuerySelect, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

pub(super) fn seal(sealing: &dyn Sealing, company_id: Uuid, ein: &str) -> Result<String, ApiError> {
    sealing.seal(ein.as_bytes(), &bound_to(company_id)).map_err(ApiError::internal)
}

/// The EIN of a row; unsealed rows are those the job has not processed yet.
pub(super) fn of(row: &company::Model, sealing: &dyn Sealing) -> Result<Option<String>, ApiError> {
    let Some(sealed) = &row.ein_sealed else { return Ok(row.ein.clone()) };
    let plain = sealing.open(sealed, &bound_to(row.id)).map_err(ApiError::internal)?;
    String::from_utf8(plain).map(Some).map_err(ApiError::internal)
}

/// The last four digits, which people recognize.
pub(super) fn masked(ein: &str) -> String {
    format!("…{}", ein.get(ein.len().saturating_sub(4)..).unwrap_or_default())
}

fn bound_to(company_id: Uuid) -> String {
    format!("company.ein.{company_id}")
}

/// Seals an EIN that was stored in the clear.
pub struct SealEin;

/// The company says it all.
#[derive(Serialize, Deserialize)]
pub struct OfCompany {}

impl Job for SealEin {
    const KIND: &'static str = "seal_ein";
    const TITLE: &'static str = "Encrypt the EIN";
    const IS_NEEDED: bool = true;
    type Payload = OfCompany;

    async fn run(ctx: &AppContext, company_id: Uuid, _: OfCompany) -> Result<(), JobError> {
        let write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let found = company::Entity::find_by_id(company_id).lock_exclusive().fetch_optional(write.tx()).await;
        let Some(found) = found.map_err(JobError::passing)? else { return Ok(()) };
        let Some(ein) = found.ein.clone() else { return Ok(()) };
        let mut row = found.into_active_model();
        row.ein_sealed = Set(Some(seal(&*ctx.sealing, company_id, &ein)?));
        row.ein = Set(None);
        row.update(write.tx()).await.map_err(JobError::passing)?;
        write.commit(true).await?;
        Ok(())
    }
}
