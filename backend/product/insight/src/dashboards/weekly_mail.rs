//! Last week's figures by mail, every Monday morning, to each person who asked for them.
//!
//! The preference says when the next mail is due. The job that finds its own time there sends the mail, sets the next
//! time and schedules itself, all in one transaction; a job that was repeated or outlived a change finds another time.

use chrono_tz::Tz;
use haul_api::{
    ApiError, AppContext, Write,
    auth::user_behind,
    authz::Actor,
    jobs::{Job, JobError, send_mail},
    mail::{company_name, link, message},
    zone_of_company,
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::user_account,
    insight::dashboard_preference::{Column, Entity},
};
use haul_types::{Permission, Timestamp, hour_of_day};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QuerySelect, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{analytics, letter, range::Chosen, targets};

/// Before the first meeting of the week.
const HOUR: i32 = 7;

/// Mails last week's figures to a person.
pub struct MailDashboard;

#[derive(Serialize, Deserialize)]
pub struct Due {
    user_id: Uuid,
    at: Timestamp,
}

impl Job for MailDashboard {
    const KIND: &'static str = "mail_dashboard";
    const TITLE: &'static str = "Email the weekly figures";
    type Payload = Due;

    async fn run(ctx: &AppContext, company_id: Uuid, due: Due) -> Result<(), JobError> {
        Ok(mail(ctx, company_id, due).await?)
    }
}

/// Schedules a person's next mail, and answers when it is due.
pub async fn schedule(write: &Write, user_id: Uuid, zone: Tz) -> Result<Timestamp, ApiError> {
    let at = next_monday(write.now, zone);
    write.enqueue_at::<MailDashboard>(&Due { user_id, at }, at).await?;
    Ok(at)
}

fn next_monday(now: Timestamp, zone: Tz) -> Timestamp {
    let monday = now.date_in(zone).monday();
    let this = hour_of_day(monday, HOUR, zone);
    if this > now { this } else { hour_of_day(monday.plus_days(7), HOUR, zone) }
}

async fn mail(ctx: &AppContext, company_id: Uuid, due: Due) -> Result<(), ApiError> {
    let text = text_for(ctx, company_id, due.user_id).await?;
    let write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mine = Entity::owned_by(company_id).filter(Column::UserId.eq(due.user_id)).lock_exclusive();
    let mine = mine.fetch_optional(write.tx()).await?;
    let Some(before) = mine.filter(|row| row.mail_at == Some(due.at)) else { return Ok(()) };
    let zone = zone_of_company(write.tx(), company_id).await?;
    let user = user_account::Entity::find_owned(company_id, due.user_id).fetch_optional(write.tx()).await?;
    if let Some((user, (week, text))) = user.zip(text) {
        let subject = format!("{}: the week of {week}", company_name(&write).await?);
        send_mail(&write, message(&user.email, subject, text)).await?;
    }
    let mut row = before.into_active_model();
    row.mail_at = Set(Some(schedule(&write, due.user_id, zone).await?));
    row.update(write.tx()).await?;
    write.commit(true).await?;
    Ok(())
}

/// The week's first day and the mail's text; none for a person who may no longer see the dashboards.
async fn text_for(ctx: &AppContext, company_id: Uuid, user_id: Uuid) -> Result<Option<(String, String)>, ApiError> {
    let Some(actor) = user_behind(ctx, company_id, user_id).await? else { return Ok(None) };
    if !actor.may(Permission::DashboardRead) {
        return Ok(None);
    }
    // A person limited to terminals gets the figures that their page shows.
    let db = ctx.db_of(&actor);
    let now = ctx.now();
    let monday = now.date_in(zone_of_company(&db, company_id).await?).monday();
    let week = (Some(monday.minus_days(7)), Some(monday.minus_days(1)));
    let figures = analytics::read(&db, company_id, Chosen::default(), false, week, now).await?;
    let targets = targets::read(&db, company_id).await?.targets;
    let text = letter::text(&actor.name, &figures, &targets, &link(ctx, "/dashboard/analytics"));
    Ok(Some((monday.minus_days(7).words().to_string(), text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_monday_morning_is_ahead() {
        let zone: Tz = "America/Chicago".parse().unwrap();
        for (now, expected) in [
            ("2026-11-20T12:00:00Z", "2026-11-23T13:00:00Z"),
            ("2026-11-23T12:59:00Z", "2026-11-23T13:00:00Z"),
            ("2026-11-23T13:00:00Z", "2026-11-30T13:00:00Z"),
            // Sunday evening in Chicago is Monday in UTC.
            ("2026-11-23T03:00:00Z", "2026-11-23T13:00:00Z"),
        ] {
            assert_eq!(next_monday(now.parse().unwrap(), zone), expected.parse().unwrap(), "{now}");
        }
    }
}
