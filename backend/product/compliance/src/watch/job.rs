//! Gives notice of papers about to expire: one job for each company, once a day, from its first dated paper on. On which
//! days, the type of each paper says.
//!
//! `paper_watch` says up to which day notice was given. The job that moves it enqueues the next one in the same
//! transaction, so a repeated job finds that it is done.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, close_others, notify_section},
    zone_of_company,
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    compliance::paper_watch::{ActiveModel, Column, Entity, Model},
};
use haul_types::{Date, NoticeKind, Section, hour_of_day};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QuerySelect, Set, sea_query::OnConflict};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::ending::{EndingPaper, ending_soon};

/// Before the office opens.
const HOUR: i32 = 6;

/// Gives a company's notices of a day.
pub struct WatchPapers;

impl Job for WatchPapers {
    const KIND: &'static str = "watch_papers";
    const TITLE: &'static str = "Check for expiring papers";
    const IS_NEEDED: bool = true;
    type Payload = After;

    async fn run(ctx: &AppContext, company_id: Uuid, after: After) -> Result<(), JobError> {
        watch(ctx, company_id, after.day).await
    }
}

/// The last day for which notice was given when the job was enqueued.
#[derive(Serialize, Deserialize)]
pub struct After {
    day: Option<Date>,
}

/// Begins the watch with a company's first dated paper.
pub async fn begin(write: &Write) -> Result<(), ApiError> {
    if Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?.is_some() {
        return Ok(());
    }
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        noticed_on: Set(None),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let is_begun = OnConflict::column(Column::CompanyId).do_nothing().to_owned();
    let made = Entity::insert(row).on_conflict(is_begun).exec_without_returning(write.tx()).await?;
    if made > 0 {
        let zone = zone_of_company(write.tx(), write.company_id()).await?;
        let tomorrow = write.now.date_in(zone).plus_days(1);
        write.enqueue_at::<WatchPapers>(&After { day: None }, hour_of_day(tomorrow, HOUR, zone)).await?;
    }
    Ok(())
}

async fn watch(ctx: &AppContext, company_id: Uuid, after: Option<Date>) -> Result<(), JobError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mine = Entity::owned_by(company_id).lock_exclusive();
    let Some(row) = mine.fetch_optional(write.tx()).await.map_err(JobError::passing)? else { return Ok(()) };
    if row.noticed_on != after {
        return Ok(());
    }
    let zone = zone_of_company(write.tx(), company_id).await.map_err(JobError::passing)?;
    let today = write.now.date_in(zone);
    // The company's time zone moved west.
    if let Some(day) = after.filter(|day| *day >= today) {
        return Err(JobError::NotBefore(hour_of_day(day.plus_days(1), HOUR, zone)));
    }
    give_notice(&mut write, after, today).await?;
    crate::testing::program::give_notice(&mut write).await?;
    move_on(&write, row, today).await?;
    let tomorrow = hour_of_day(today.plus_days(1), HOUR, zone);
    write.enqueue_at::<WatchPapers>(&After { day: Some(today) }, tomorrow).await?;
    write.commit(true).await?;
    Ok(())
}

async fn move_on(write: &Write, row: Model, today: Date) -> Result<(), ApiError> {
    let mut row = row.into_active_model();
    row.noticed_on = Set(Some(today));
    row.updated_at = Set(write.now);
    row.update(write.tx()).await?;
    Ok(())
}

async fn give_notice(write: &mut Write, after: Option<Date>, today: Date) -> Result<(), ApiError> {
    let papers = ending_soon(write.tx(), write.company_id(), today).await?;
    // A renewed paper, or one of a record no longer in use, needs no action.
    let standing: Vec<String> = papers.iter().map(matter).collect();
    close_others(write, NoticeKind::PaperExpiring, &standing).await?;
    for paper in papers.into_iter().filter(|paper| is_news(paper.warning_days(), paper.expires_on, after, today)) {
        notify_section(write, Section::Safety, paper.terminal_id, notice(&paper, today)).await?;
    }
    Ok(())
}

/// A step was reached since the last notices.
fn is_news(warning_days: &[u32], expires_on: Date, after: Option<Date>, today: Date) -> bool {
    let reached = |days: u32| {
        let on = expires_on.minus_days(days);
        on <= today && after.is_none_or(|day| on > day)
    };
    expires_on >= today && warning_days.iter().copied().any(reached)
}

fn matter(paper: &EndingPaper) -> String {
    format!("{}:{}:{}", paper.owner_id, paper.item_type.code, paper.expires_on)
}

fn notice(paper: &EndingPaper, today: Date) -> NewNotice {
    let left = match paper.expires_on.days_since(today) {
        0 => "expires today".to_owned(),
        1 => "expires tomorrow".to_owned(),
        days => format!("expires in {days} days"),
    };
    NewNotice {
        kind: NoticeKind::PaperExpiring,
        matter: matter(paper),
        title: format!("{}: {} {left}", paper.owner_name, paper.item_type.name_in_sentence()),
        body: Some(format!("Valid through {}.", paper.expires_on.words())),
        path: Some(paper.path.clone()),
    }
}

#[cfg(test)]
mod tests {
    use haul_types::ComplianceSubject;

    use super::is_news;
    use crate::types::find;

    #[test]
    fn notice_is_given_on_each_step_once_even_if_a_day_was_missed() {
        let day = |text: &str| text.parse().unwrap();
        let license = find(ComplianceSubject::Driver, "license").unwrap();
        for (expires_on, after, today, expected) in [
            ("2026-12-20", Some("2026-11-19"), "2026-11-20", true),
            ("2026-12-20", Some("2026-11-20"), "2026-11-21", false),
            ("2026-12-21", Some("2026-11-19"), "2026-11-20", false),
            ("2026-12-04", Some("2026-11-19"), "2026-11-20", true),
            ("2026-12-02", Some("2026-11-17"), "2026-11-20", true),
            ("2026-11-20", Some("2026-11-19"), "2026-11-20", true),
            ("2026-11-19", Some("2026-11-17"), "2026-11-20", false),
            ("2026-12-10", None, "2026-11-20", true),
        ] {
            assert_eq!(
                is_news(license.warning_days, day(expires_on), after.map(day), day(today)),
                expected,
                "{expires_on} on {today}"
            );
        }
    }
}
