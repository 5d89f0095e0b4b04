//! Checks all carriers with FMCSA: one job for each company, once a night. It only deals out the checks; the
//! port fails fast while the registry is down, so the queue goes on. The same steps as in `compliance/src/watch/job.rs`.
//!
//! `motor_carrier_watch` says which night is done. The job that moves it enqueues the checks and the next night's job in
//! the same transaction, so a repeated job finds that it is done.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    zone_of_company,
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::{
        motor_carrier,
        motor_carrier_watch::{ActiveModel, Column, Entity},
    },
};
use haul_types::{Date, MotorCarrierKind, hour_of_day};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect, Set,
    sea_query::OnConflict,
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::checks::CheckMotorCarrier;

/// After the registry's own nightly update, and hours before the first truck is assigned.
const HOUR: i32 = 3;

/// Deals out a company's checks of a night.
pub struct WatchMotorCarriers;

impl Job for WatchMotorCarriers {
    const KIND: &'static str = "watch_motor_carriers";
    const TITLE: &'static str = "Check all carriers with FMCSA";
    const IS_NEEDED: bool = true;
    type Payload = After;

    async fn run(ctx: &AppContext, company_id: Uuid, after: After) -> Result<(), JobError> {
        watch(ctx, company_id, after.day).await
    }
}

/// The last night that was done when the job was enqueued.
#[derive(Serialize, Deserialize)]
pub struct After {
    day: Option<Date>,
}

/// Begins the watch with a company's first carrier.
pub async fn begin(write: &Write) -> Result<(), ApiError> {
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        checked_on: Set(None),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let is_begun = OnConflict::column(Column::CompanyId).do_nothing().to_owned();
    let made = Entity::insert(row).on_conflict(is_begun).exec_without_returning(write.tx()).await?;
    if made > 0 {
        let zone = zone_of_company(write.tx(), write.company_id()).await?;
        let tomorrow = write.now.date_in(zone).plus_days(1);
        write.enqueue_at::<WatchMotorCarriers>(&After { day: None }, hour_of_day(tomorrow, HOUR, zone)).await?;
    }
    Ok(())
}

async fn watch(ctx: &AppContext, company_id: Uuid, after: Option<Date>) -> Result<(), JobError> {
    let write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mine = Entity::owned_by(company_id).lock_exclusive();
    let Some(row) = mine.fetch_optional(write.tx()).await.map_err(JobError::passing)? else { return Ok(()) };
    if row.checked_on != after {
        return Ok(());
    }
    let zone = zone_of_company(write.tx(), company_id).await.map_err(JobError::passing)?;
    let today = write.now.date_in(zone);
    // The company's time zone moved west.
    if let Some(day) = after.filter(|day| *day >= today) {
        return Err(JobError::NotBefore(hour_of_day(day.plus_days(1), HOUR, zone)));
    }
    if ctx.settings.has_carrier_registry {
        // Trucks still run under an own authority in the archive.
        let is_in_force = Condition::any()
            .add(motor_carrier::Column::ArchivedAt.is_null())
            .add(motor_carrier::Column::Kind.eq(MotorCarrierKind::Own));
        let carriers = motor_carrier::Entity::owned_by(company_id).filter(is_in_force).fetch_all(write.tx()).await;
        for carrier in carriers.map_err(JobError::passing)? {
            CheckMotorCarrier::enqueue_on(&write, carrier.id, today).await?;
        }
    }
    let mut row = row.into_active_model();
    row.checked_on = Set(Some(today));
    row.updated_at = Set(write.now);
    row.update(write.tx()).await.map_err(JobError::passing)?;
    let tomorrow = hour_of_day(today.plus_days(1), HOUR, zone);
    write.enqueue_at::<WatchMotorCarriers>(&After { day: Some(today) }, tomorrow).await?;
    write.commit(true).await?;
    Ok(())
}
