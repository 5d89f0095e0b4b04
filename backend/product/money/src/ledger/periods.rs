//! The ledger's months.

use chrono_tz::Tz;
use haul_api::{
    ApiError, AppContext, Change, Invalid, Write, authz::Actor, same_version, today_at_company, zone_of_company,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{
        accounting_period::{ActiveModel, Column, Entity, Model},
        posting,
    },
};
use haul_types::{Date, PeriodStatus};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set, sea_query::OnConflict,
};
use uuid::Uuid;

use super::{
    balances::require_everything,
    error::LedgerError,
    views::{AccountingPeriod, AccountingPeriodList, PeriodClose, PeriodReopen},
};

/// The first of a day's month.
pub fn month_of(day: Date) -> Date {
    Date::new(day.year(), day.month(), 1).unwrap_or(day)
}

/// Days that a document may be back-dated: ten years. An older day is a typing error.
const MOST_DAYS_BACK: u32 = 3_653;

/// Complains about a day of the future or of long ago.
pub fn check_day(invalid: &mut Invalid, path: &str, day: Date, today: Date) {
    invalid.require(day <= today, path, "Use today or an earlier day.");
    invalid.require(day >= today.minus_days(MOST_DAYS_BACK), path, "This is more than ten years ago. Check the year.");
}

/// Fails if the day's month is closed; otherwise it stays open until the transaction ends.
pub async fn require_open(write: &Write, day: Date) -> Result<(), LedgerError> {
    let row = locked(write, month_of(day)).await?;
    match row.status {
        PeriodStatus::Open => Ok(()),
        PeriodStatus::Closed => Err(LedgerError::PeriodClosed(day)),
    }
}

/// The month's row, made if there is none, locked until the transaction ends.
async fn locked(write: &Write, starts_on: Date) -> Result<Model, LedgerError> {
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        starts_on: Set(starts_on),
        status: Set(PeriodStatus::Open),
        closed_by: Set(None),
        closed_at: Set(None),
        reopened_because: Set(None),
        version: Set(0),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let once = OnConflict::columns([Column::CompanyId, Column::StartsOn]).do_nothing().to_owned();
    Entity::insert_many([row]).on_conflict(once).exec_without_returning(write.tx()).await?;
    let found = Entity::owned_by(write.company_id())
        .filter(Column::StartsOn.eq(starts_on))
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?;
    found.ok_or_else(|| ApiError::internal("a month without a row").into())
}

/// All months from the first posting to today's, the latest first.
pub async fn list(ctx: &AppContext, actor: &Actor) -> Result<AccountingPeriodList, LedgerError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    let rows = Entity::owned_by(actor.company_id).order_by_desc(Column::StartsOn).fetch_all(&db).await?;
    let first = first_posting(&db, actor.company_id).await?.map_or(today, |day| day.min(today));
    let first = rows.last().map_or(first, |row| row.starts_on.min(first));
    let (mut month, mut items) = (month_of(today), Vec::new());
    let latest = rows.first().map_or(month, |row| row.starts_on.max(month));
    month = month.max(latest);
    // A ledger of a hundred years is a mistake.
    for _ in 0..1_200 {
        items.push(shown(month, rows.iter().find(|row| row.starts_on == month), today));
        if month <= first {
            break;
        }
        month = month_of(month.minus_days(1));
    }
    Ok(AccountingPeriodList { items })
}

async fn first_posting(db: &impl Connection, company_id: Uuid) -> Result<Option<Date>, DbErr> {
    let first = posting::Entity::owned_by(company_id).order_by_asc(posting::Column::PostedOn).limit(1);
    Ok(first.fetch_optional(db).await?.map(|row| row.posted_on))
}

fn shown(starts_on: Date, row: Option<&Model>, today: Date) -> AccountingPeriod {
    let ends_on = starts_on.end_of_month();
    AccountingPeriod {
        starts_on,
        ends_on,
        is_over: ends_on < today,
        status: row.map_or(PeriodStatus::Open, |row| row.status),
        closed_by: row.and_then(|row| row.closed_by.clone()),
        closed_at: row.and_then(|row| row.closed_at),
        reopened_because: row.and_then(|row| row.reopened_because.clone()),
        version: row.map_or(0, |row| row.version),
    }
}

pub async fn close(write: &mut Write, input: PeriodClose) -> Result<AccountingPeriod, LedgerError> {
    require_everything(&write.actor)?;
    let (row, today) = opened(write, input.starts_on, input.version).await?;
    if row.status == PeriodStatus::Closed {
        return Err(LedgerError::PeriodAlreadyClosed);
    }
    if row.starts_on.end_of_month() >= today {
        return Err(LedgerError::PeriodNotOver);
    }
    let change = ActiveModel {
        id: Set(row.id),
        status: Set(PeriodStatus::Closed),
        closed_by: Set(Some(write.actor.name.clone())),
        closed_at: Set(Some(write.now)),
        reopened_because: Set(None),
        version: Set(row.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..Default::default()
    };
    saved(write, change, today, "accounting_period.closed", Vec::new()).await
}

/// The reason stays in the history.
pub async fn reopen(write: &mut Write, input: PeriodReopen) -> Result<AccountingPeriod, LedgerError> {
    require_everything(&write.actor)?;
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    let (row, today) = opened(write, input.starts_on, input.version).await?;
    if row.status == PeriodStatus::Open {
        return Err(LedgerError::PeriodNotClosed);
    }
    let change = ActiveModel {
        id: Set(row.id),
        status: Set(PeriodStatus::Open),
        closed_by: Set(None),
        closed_at: Set(None),
        reopened_because: Set(Some(reason.clone())),
        version: Set(row.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..Default::default()
    };
    let noted = vec![Change { field: "reason".to_owned(), from: None, to: Some(reason) }];
    saved(write, change, today, "accounting_period.reopened", noted).await
}

async fn opened(write: &Write, starts_on: Date, version: i32) -> Result<(Model, Date), LedgerError> {
    if starts_on != month_of(starts_on) {
        return Err(Invalid::field("starts_on", "Name a month by its first day.").into());
    }
    let zone: Tz = zone_of_company(write.tx(), write.company_id()).await?;
    let today = write.now.date_in(zone);
    if starts_on > today {
        return Err(LedgerError::PeriodNotOver);
    }
    let row = locked(write, starts_on).await?;
    same_version(row.version, version)?;
    Ok((row, today))
}

async fn saved(
    write: &mut Write,
    change: ActiveModel,
    today: Date,
    action: &str,
    noted: Vec<Change>,
) -> Result<AccountingPeriod, LedgerError> {
    let row = change.update(write.tx()).await?;
    write.record(action, "accounting_period", row.id, row.starts_on.format("%B %Y").to_string(), noted);
    Ok(shown(row.starts_on, Some(&row), today))
}
