//! Daily mail limits per company: mail goes out from the operator's domain, whose reputation all companies share.

use chrono::TimeDelta;
use haul_db::{Db, Fetch, Scope};
use haul_entity::{
    Owned,
    base::{job, mail_refusal, notice, sent_mail},
    company::company,
};
use haul_types::{NoticeKind, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, Set};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::JobError;
use crate::{
    ApiError, AppContext, Write,
    authz::Actor,
    notices::{NewNotice, notify_admins},
};

/// The kind of the job that sends mail.
pub(super) const SEND_MAIL: &str = "send_mail";

/// Mails per day of a company with an unconfirmed DOT number: enough to invite an office and send a few quotes.
const UNPROVEN: Budget = Budget { company: 20, recipient: 5 };
/// A fleet of 200 trucks sends about 600 messages about loads a day; three times that is a mistake or an attack.
const PROVEN: Budget = Budget { company: 2_000, recipient: 200 };
/// Counts are per day; one more is kept for clocks and zones.
const KEPT_FOR: TimeDelta = TimeDelta::days(2);

/// Mails per day: in total, and to one address.
#[derive(Clone, Copy, Debug)]
struct Budget {
    company: u64,
    recipient: u64,
}

/// What a company has sent today, and what waits until tomorrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailUse {
    pub sent_today: u64,
    pub daily_limit: u64,
    pub waiting: u64,
}

/// Whether a message may be sent now.
pub(super) enum Leave {
    Now,
    /// The day's budget is used up.
    Later(Timestamp),
    /// The address refused the company's mail.
    Never,
}

pub(super) async fn leave(ctx: &AppContext, company_id: Uuid, to: &str) -> Result<Leave, JobError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let hash = recipient_hash(to);
    let refused = mail_refusal::Entity::owned_by(company_id).filter(mail_refusal::Column::RecipientHash.eq(&hash));
    if refused.count(&db).await.map_err(JobError::passing)? > 0 {
        return Ok(Leave::Never);
    }
    let budget = budget_of(&db, company_id).await.map_err(JobError::passing)?;
    let today = sent_since(company_id, start_of_day(ctx.now()));
    let to_all = today.clone().count(&db).await.map_err(JobError::passing)?;
    let to_one =
        today.filter(sent_mail::Column::RecipientHash.eq(&hash)).count(&db).await.map_err(JobError::passing)?;
    if to_all < budget.company && to_one < budget.recipient {
        return Ok(Leave::Now);
    }
    tell_admins(ctx, company_id, budget).await.map_err(JobError::passing)?;
    Ok(Leave::Later(start_of_day(ctx.now()) + TimeDelta::days(1)))
}

/// Counts a sent message.
pub(super) async fn count(ctx: &AppContext, company_id: Uuid, to: &str) -> Result<(), JobError> {
    let row = sent_mail::ActiveModel {
        id: Set(ctx.ids.next()),
        company_id: Set(company_id),
        recipient_hash: Set(recipient_hash(to)),
        sent_at: Set(ctx.now()),
    };
    row.insert(&ctx.db.scoped(Scope::Company(company_id))).await.map_err(JobError::passing)?;
    Ok(())
}

/// Stops all mail from the write's company to an address.
pub async fn refuse_mail(write: &Write, address: &str) -> Result<(), ApiError> {
    let hash = recipient_hash(address);
    let known = mail_refusal::Entity::owned_by(write.company_id());
    if known.filter(mail_refusal::Column::RecipientHash.eq(&hash)).count(write.tx()).await? == 0 {
        let row = mail_refusal::ActiveModel {
            id: Set(write.new_id()),
            company_id: Set(write.company_id()),
            recipient_hash: Set(hash),
            created_at: Set(write.now),
        };
        row.insert(write.tx()).await?;
    }
    Ok(())
}

pub async fn mail_use(ctx: &AppContext, company_id: Uuid) -> Result<MailUse, DbErr> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let now = ctx.now();
    // A failed message waits for seconds or minutes; only the budget makes one wait until tomorrow.
    let tomorrow = start_of_day(now) + TimeDelta::days(1);
    let waiting = job::Entity::find()
        .filter(job::Column::CompanyId.eq(company_id))
        .filter(job::Column::Kind.eq(SEND_MAIL))
        .filter(job::Column::FinishedAt.is_null())
        .filter(job::Column::FailedAt.is_null())
        .filter(job::Column::RunAfter.gte(tomorrow));
    Ok(MailUse {
        sent_today: sent_since(company_id, start_of_day(now)).count(&db).await?,
        daily_limit: budget_of(&db, company_id).await?.company,
        waiting: waiting.count(&db).await?,
    })
}

pub(super) async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    sent_mail::Entity::delete_many().filter(sent_mail::Column::SentAt.lt(now - KEPT_FOR)).exec(db).await?;
    Ok(())
}

async fn budget_of(db: &Db, company_id: Uuid) -> Result<Budget, DbErr> {
    let company = company::Entity::find_by_id(company_id).fetch_optional(db).await?;
    Ok(if company.is_some_and(|company| company.is_dot_proven) { PROVEN } else { UNPROVEN })
}

fn sent_since(company_id: Uuid, since: Timestamp) -> sea_orm::Select<sent_mail::Entity> {
    sent_mail::Entity::owned_by(company_id).filter(sent_mail::Column::SentAt.gte(since))
}

/// The budget's days are in UTC.
fn start_of_day(now: Timestamp) -> Timestamp {
    haul_types::start_of_day(now.date(), chrono_tz::UTC)
}

/// Once a day.
async fn tell_admins(ctx: &AppContext, company_id: Uuid, budget: Budget) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let told = notice::Entity::owned_by(company_id)
        .filter(notice::Column::Kind.eq(NoticeKind::Mail))
        .filter(notice::Column::CreatedAt.gte(start_of_day(write.now)));
    if told.count(write.tx()).await? > 0 {
        return Ok(());
    }
    let notice = NewNotice {
        kind: NoticeKind::Mail,
        matter: company_id.to_string(),
        title: "Some of your company's mail is waiting until tomorrow".to_owned(),
        body: Some(format!(
            "Your company can send {} messages a day, up to {} to one address. The rest will go out tomorrow.",
            budget.company, budget.recipient
        )),
        path: Some("/CompanyInfo".to_owned()),
    };
    notify_admins(&mut write, notice).await?;
    write.commit(true).await?;
    Ok(())
}

fn recipient_hash(address: &str) -> String {
    hex::encode(Sha256::digest(address.trim().to_lowercase()))
}
