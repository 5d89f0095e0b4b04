//! Creating and reading the sample load.

use haul_api::Write;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    insight::sample::{ActiveModel, Entity, Model},
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{error::SampleError, freight, present::present, views::SampleLoad};

/// The row comes first: a second write at the same time waits for it, and finds that there is a sample.
pub async fn create(write: &mut Write) -> Result<SampleLoad, SampleError> {
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        load_id: Set(None),
        customer_id: Set(None),
        origin_facility_id: Set(None),
        destination_facility_id: Set(None),
        driver_id: Set(None),
        truck_id: Set(None),
        trailer_id: Set(None),
        created_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await?;
    let row = freight::make(write, row).await?.update(write.tx()).await?;
    present(write.tx(), row, write.now).await
}

pub async fn read(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<SampleLoad, SampleError> {
    let row: Option<Model> = Entity::owned_by(company_id).fetch_optional(db).await?;
    present(db, row.ok_or(SampleError::NotFound)?, now).await
}
