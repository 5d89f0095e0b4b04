//! Reminds the Admins of the next biennial update, three times ahead and on the last day.

use chrono::TimeDelta;
use haul_api::{
    AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError, send_mail},
    mail::{link, message},
    notices::{NewNotice, notify_admins},
    settings_of_company, today_at_company,
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::{
        company,
        filing_reminder::{ActiveModel, Column, Entity},
    },
};
use haul_types::{Date, NoticeKind};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::mcs150;

/// Days before the last day on which the Admins are reminded, the nearest first.
const AHEAD: [i64; 4] = [0, 7, 30, 60];
const PAGE: &str = "/CompanyInfo?tab=settings";

/// Looks at a company's filings once a day; there is one such job for each company.
pub struct WatchFilings;

/// Nothing: the job's company is all it needs.
#[derive(Serialize, Deserialize)]
pub struct OfCompany {}

/// Starts watching a new company.
pub async fn watch_filings(write: &Write) -> Result<(), haul_api::ApiError> {
    write.enqueue_at::<WatchFilings>(&OfCompany {}, write.now + TimeDelta::days(1)).await?;
    Ok(())
}

impl Job for WatchFilings {
    const KIND: &'static str = "watch_filings";
    const TITLE: &'static str = "Check the company's filings";
    const IS_NEEDED: bool = true;
    type Payload = OfCompany;

    async fn run(ctx: &AppContext, company_id: Uuid, _: OfCompany) -> Result<(), JobError> {
        let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let found = company::Entity::find_by_id(company_id).fetch_optional(write.tx()).await;
        let Some(company) = found.map_err(JobError::passing)? else { return Ok(()) };
        let settings = settings_of_company(write.tx(), company_id).await.map_err(JobError::passing)?;
        let today = today_at_company(write.tx(), company_id, write.now).await.map_err(JobError::passing)?;
        if let Some(due_on) = mcs150::next_due(&company.dot_number, settings.mcs150_filed_on, today) {
            remind(&mut write, due_on, today).await?;
        }
        write.commit(true).await?;
        Err(JobError::NotBefore(ctx.now() + TimeDelta::days(1)))
    }
}

/// Once for each step.
async fn remind(write: &mut Write, due_on: Date, today: Date) -> Result<(), JobError> {
    let left = due_on.days_since(today);
    let Some(step) = AHEAD.into_iter().find(|days| left <= *days) else { return Ok(()) };
    let days_ahead = i32::try_from(step).unwrap_or_default();
    let sent = Entity::owned_by(write.company_id())
        .filter(Column::DueOn.eq(due_on))
        .filter(Column::DaysAhead.eq(days_ahead))
        .fetch_optional(write.tx())
        .await;
    if sent.map_err(JobError::passing)?.is_some() {
        return Ok(());
    }
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        due_on: Set(due_on),
        days_ahead: Set(days_ahead),
        sent_at: Set(write.now),
    };
    row.insert(write.tx()).await.map_err(JobError::passing)?;
    let day = due_on.words();
    let title = match left {
        ..0 => format!("The biennial update (MCS-150) was due on {day}"),
        0 => "The biennial update (MCS-150) is due today".to_owned(),
        1 => "The biennial update (MCS-150) is due tomorrow".to_owned(),
        days => format!("The biennial update (MCS-150) is due in {days} days, on {day}"),
    };
    let body = "FMCSA can deactivate a USDOT number without it. Once filed, enter the date under Company.".to_owned();
    let notice = NewNotice {
        kind: NoticeKind::Filing,
        matter: format!("mcs150:{due_on}"),
        title: title.clone(),
        body: Some(body.clone()),
        path: Some(PAGE.to_owned()),
    };
    for admin in notify_admins(write, notice).await? {
        let text = format!("Hello {},\n\n{title}. {body}\n\n{}\n", admin.full_name, link(&write.ctx, PAGE));
        send_mail(write, message(&admin.email, title.clone(), text)).await?;
    }
    Ok(())
}
