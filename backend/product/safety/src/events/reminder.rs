//! The notice of a follow-up, on the morning of its day.
//!
//! The job is enqueued by the write that plans the follow-up; one that finds another day, or that it was done, does nothing.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, close_matter, notify_section},
    zone_of_company,
};
use haul_entity::{
    Owned,
    fleet::driver,
    safety::driver_event::{Entity, Model},
};
use haul_types::{Date, NoticeKind, Section, hour_of_day};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::views::DriverEvent;

/// With the notices of papers.
const HOUR: i32 = 6;

/// Reminds of a follow-up.
pub struct RemindFollowUp;

#[derive(Serialize, Deserialize)]
pub struct Planned {
    driver_event_id: Uuid,
    follow_up_on: Date,
}

impl Job for RemindFollowUp {
    const KIND: &'static str = "remind_follow_up";
    const TITLE: &'static str = "Send a reminder about a driver's follow-up";
    type Payload = Planned;

    async fn run(ctx: &AppContext, company_id: Uuid, planned: Planned) -> Result<(), JobError> {
        let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let found = write.find_for_update::<Entity>(planned.driver_event_id).await;
        let Some(row) = found.map_err(JobError::passing)? else { return Ok(()) };
        if !is_waiting(&row, planned.follow_up_on) {
            return Ok(());
        }
        let found = driver::Entity::find_owned(company_id, row.driver_id).fetch_optional(write.tx()).await;
        let Some(driver) = found.map_err(JobError::passing)? else { return Ok(()) };
        notify_section(&mut write, Section::Safety, driver.terminal_id, notice(&row, &driver)).await?;
        write.commit(true).await?;
        Ok(())
    }
}

fn is_waiting(row: &Model, day: Date) -> bool {
    row.archived_at.is_none() && row.followed_up_on.is_none() && row.follow_up_on == Some(day)
}

fn notice(row: &Model, driver: &driver::Model) -> NewNotice {
    NewNotice {
        kind: NoticeKind::FollowUp,
        matter: row.id.to_string(),
        title: format!("{} {}: follow up on “{}”", driver.first_name, driver.last_name, row.title),
        body: Some(format!("From {}.", row.happened_on.words())),
        path: Some(format!("/apps/safety/drivers?driver_event={}", row.id)),
    }
}

/// The day of a follow-up that is still to do.
fn waits_for(event: &DriverEvent) -> Option<Date> {
    event.follow_up_on.filter(|_| event.is_follow_up_open && event.archived_at.is_none())
}

/// Plans the notice of a new event.
pub async fn plan(write: &Write, event: &DriverEvent) -> Result<(), ApiError> {
    let Some(day) = waits_for(event) else { return Ok(()) };
    let zone = zone_of_company(write.tx(), write.company_id()).await?;
    let planned = Planned { driver_event_id: event.id, follow_up_on: day };
    write.enqueue_at::<RemindFollowUp>(&planned, hour_of_day(day, HOUR, zone).max(write.now)).await?;
    Ok(())
}

/// The same after a change; a notice of a day that no longer holds is closed.
pub async fn replan(write: &mut Write, before: &DriverEvent, after: &DriverEvent) -> Result<(), ApiError> {
    if waits_for(before) == waits_for(after) {
        return Ok(());
    }
    forget(write, after.id).await?;
    plan(write, after).await
}

/// Closes the notice of an event that needs none anymore.
pub async fn forget(write: &mut Write, id: Uuid) -> Result<(), ApiError> {
    close_matter(write, NoticeKind::FollowUp, &id.to_string()).await.map(drop)
}
