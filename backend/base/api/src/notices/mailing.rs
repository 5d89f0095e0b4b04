//! Mails notices: one message for all that are due to a person, written to the outbox in the transaction that marks
//! them as mailed.

use std::fmt::Write as _;

use chrono_tz::Tz;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    base::notice::{Column, Entity, Model},
    company::user_account,
};
use haul_ports::MailMessage;
use haul_types::{NoticePriority, Timestamp, UserStatus};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use super::{
    plan::{MailNotices, To, of},
    wishes::Wishes,
};
use crate::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError, send_mail},
    mail::{link, message},
};

/// The page where a person chooses what is mailed.
pub const SETTINGS_PATH: &str = "/pages/notices";

/// A longer digest is not read to its end.
const MOST_IN_A_MAIL: usize = 40;

impl Job for MailNotices {
    const KIND: &'static str = "mail_notices";
    const TITLE: &'static str = "Email notices";
    type Payload = To;

    async fn run(ctx: &AppContext, company_id: Uuid, to: To) -> Result<(), JobError> {
        Ok(mail_due(ctx, company_id, to.user_id).await?)
    }
}

async fn mail_due(ctx: &AppContext, company_id: Uuid, user_id: Uuid) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let due = of(&write, user_id)
        .filter(Column::MailDueAt.lte(write.now))
        .order_by_asc(Column::Id)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    if due.is_empty() {
        return Ok(());
    }
    let ids: Vec<Uuid> = due.iter().map(|row| row.id).collect();
    // What was read in the meantime needs no mail.
    let news: Vec<Model> = due.into_iter().filter(|row| row.read_at.is_none() && row.archived_at.is_none()).collect();
    let user = user_account::Entity::find_owned(company_id, user_id).fetch_optional(write.tx()).await?;
    let user = user.filter(|user| user.status == UserStatus::Active && !news.is_empty());
    if let Some(user) = user {
        let zone = Wishes::read(write.tx(), company_id, user_id).await?.hours(write.tx(), company_id).await?.zone;
        send_mail(&write, compose(ctx, &user, news.clone(), zone)).await?;
        mark(&mut write, news.iter().map(|row| row.id).collect(), true).await?;
    }
    mark(&mut write, ids, false).await?;
    write.commit(true).await?;
    Ok(())
}

async fn mark(write: &mut Write, ids: Vec<Uuid>, is_mailed: bool) -> Result<(), ApiError> {
    let mut change = Entity::update_many()
        .col_expr(Column::MailDueAt, Expr::value(None::<Timestamp>))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::Id.is_in(ids));
    if is_mailed {
        change = change.col_expr(Column::MailedAt, Expr::value(write.now));
    }
    change.exec(write.tx()).await?;
    Ok(())
}

/// The most urgent first, then the latest.
fn compose(ctx: &AppContext, user: &user_account::Model, mut news: Vec<Model>, zone: Tz) -> MailMessage {
    news.sort_by(|one, other| one.priority.cmp(&other.priority).then(other.created_at.cmp(&one.created_at)));
    let mut text = format!("Hello {},\n\n", user.full_name);
    for row in news.iter().take(MOST_IN_A_MAIL) {
        let mark = if row.priority == NoticePriority::Critical { "Critical: " } else { "" };
        let _ = writeln!(text, "{mark}{}", row.title);
        if let Some(body) = &row.body {
            let _ = writeln!(text, "{body}");
        }
        let _ = writeln!(text, "{}", row.created_at.in_zone(zone).format("%a, %b %-d, %-I:%M %p %Z"));
        if let Some(path) = &row.path {
            let _ = writeln!(text, "{}", link(ctx, path));
        }
        text.push('\n');
    }
    let more = news.len().saturating_sub(MOST_IN_A_MAIL);
    if more > 0 {
        let _ = writeln!(text, "And {more} more, under the bell in {}.\n", ctx.settings.product_name);
    }
    let _ = writeln!(
        text,
        "Choose which notices are mailed to you, turn them off, or set quiet hours:\n{}",
        link(ctx, SETTINGS_PATH)
    );
    message(&user.email, subject(&news), text)
}

fn subject(news: &[Model]) -> String {
    let first = news.first().map_or("", |row| row.title.as_str());
    match news.len() {
        0 | 1 => first.to_owned(),
        2 => format!("{first}, and 1 more notice"),
        count => format!("{first}, and {} more notices", count.saturating_sub(1)),
    }
}
