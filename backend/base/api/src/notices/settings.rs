//! A person's notice settings: reading, replacing, going back to the defaults.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::{
        notice,
        notice_settings::{ActiveModel, Model},
    },
};
use haul_types::NoticeKind;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use std::collections::HashSet;
use uuid::Uuid;

use super::{
    plan::plan,
    spec::NoticeSpec,
    views::{NoticeSettings, NoticeSettingsReplace, NoticeWish},
    wishes::{DIGEST_HOUR, Wishes, by_default},
};
use crate::{
    ApiError, Change, Invalid, Write, area::Product, authz::Actor, from_json_column, json_column, same_version,
};

/// The name in the audit log.
const LABEL: &str = "Notice settings";

/// The kinds that a person may get, in the order in which the areas declare them.
fn kinds_for(product: &'static Product, actor: &Actor) -> impl Iterator<Item = &'static NoticeSpec> {
    product.notices().filter(move |spec| spec.readers.lets_hear(actor))
}

pub async fn read(db: &impl Connection, product: &'static Product, actor: &Actor) -> Result<NoticeSettings, ApiError> {
    let wishes = Wishes::read(db, actor.company_id, actor.id.unwrap_or_default()).await?;
    shown(db, product, actor, wishes).await
}

async fn shown(
    db: &impl Connection,
    product: &'static Product,
    actor: &Actor,
    wishes: Wishes,
) -> Result<NoticeSettings, ApiError> {
    let hours = wishes.hours(db, actor.company_id).await?;
    let row = wishes.row.as_ref();
    Ok(NoticeSettings {
        time_zone: row.and_then(|row| row.time_zone.clone()),
        effective_time_zone: hours.zone.name().to_owned(),
        digest_hour: hours.digest,
        quiet_from: hours.quiet.map(|(from, _)| from),
        quiet_until: hours.quiet.map(|(_, until)| until),
        choices: kinds_for(product, actor).map(|spec| wishes.choice(spec)).collect(),
        version: row.map_or(0, |row| row.version),
    })
}

pub async fn replace(write: &mut Write, input: NoticeSettingsReplace) -> Result<NoticeSettings, ApiError> {
    let before = Wishes::read_locked(write.tx(), write.company_id(), person(write)).await?;
    same_version(before.row.as_ref().map_or(0, |row| row.version), input.version)?;
    let product = write.ctx.product;
    let mut invalid = Invalid::default();
    let row = ActiveModel {
        time_zone: Set(input.time_zone.map(|zone| invalid.time_zone("time_zone", &zone))),
        digest_hour: Set(invalid.between("digest_hour", input.digest_hour, 0, 23)),
        quiet_from: Set(input.quiet_from.map(|hour| invalid.between("quiet_from", hour, 0, 23))),
        quiet_until: Set(input.quiet_until.map(|hour| invalid.between("quiet_until", hour, 0, 23))),
        choices: Set(json_column(&checked_choices(&mut invalid, product, &write.actor, input.choices))),
        ..Default::default()
    };
    check_quiet(&mut invalid, input.quiet_from, input.quiet_until);
    invalid.finish()?;
    save(write, before, row).await
}

/// As if the person had never chosen anything.
pub async fn reset(write: &mut Write) -> Result<NoticeSettings, ApiError> {
    let before = Wishes::read_locked(write.tx(), write.company_id(), person(write)).await?;
    if before.row.is_none() {
        return shown(write.tx(), write.ctx.product, &write.actor, before).await;
    }
    let row = ActiveModel {
        time_zone: Set(None),
        digest_hour: Set(DIGEST_HOUR),
        quiet_from: Set(None),
        quiet_until: Set(None),
        choices: Set(serde_json::json!([])),
        ..Default::default()
    };
    save(write, before, row).await
}

fn person(write: &Write) -> Uuid {
    write.actor.id.unwrap_or_default()
}

fn check_quiet(invalid: &mut Invalid, from: Option<i32>, until: Option<i32>) {
    let path = if from.is_none() { "quiet_from" } else { "quiet_until" };
    invalid.require(from.is_some() == until.is_some(), path, "Quiet hours need a beginning and an end.");
    let is_empty = from.is_some() && from == until;
    invalid.require(!is_empty, "quiet_until", "Choose another hour than the beginning.");
}

/// Only what differs from the defaults is kept, so that a better default reaches everyone who has not chosen.
fn checked_choices(
    invalid: &mut Invalid,
    product: &'static Product,
    actor: &Actor,
    choices: Vec<NoticeWish>,
) -> Vec<NoticeWish> {
    let mut seen = HashSet::<NoticeKind>::new();
    let mut own = Vec::new();
    for (index, wish) in choices.into_iter().enumerate() {
        let path = format!("choices.{index}.kind");
        invalid.require(seen.insert(wish.kind), &path, "This kind is named twice.");
        match kinds_for(product, actor).find(|spec| spec.kind == wish.kind) {
            None => invalid.require(false, &path, "You don't get notices of this kind."),
            Some(spec) if by_default(spec) != wish => own.push(wish),
            Some(_) => {}
        }
    }
    own
}

async fn save(write: &mut Write, before: Wishes, change: ActiveModel) -> Result<NoticeSettings, ApiError> {
    let was = before.row.clone();
    let row = match before.row {
        Some(row) => {
            let change = ActiveModel {
                id: Set(row.id),
                version: Set(row.version.saturating_add(1)),
                updated_at: Set(write.now),
                ..change
            };
            change.update(write.tx()).await?
        }
        None => {
            let change = ActiveModel {
                id: Set(write.new_id()),
                company_id: Set(write.company_id()),
                user_id: Set(person(write)),
                version: Set(1),
                created_at: Set(write.now),
                updated_at: Set(write.now),
                ..change
            };
            // Two first changes at once: the second was made without seeing the first.
            change.insert(write.tx()).await.map_err(|error| match haul_db::unique_violation(&error) {
                Some("notice_settings_user_key") => ApiError::version_stale(),
                _ => error.into(),
            })?
        }
    };
    let changes = changes(was.as_ref(), &row)?;
    write.record("notice.settings_changed", "notice", row.id, LABEL, changes);
    let wishes = Wishes::of(Some(row))?;
    replan(write, &wishes).await?;
    shown(write.tx(), write.ctx.product, &write.actor, wishes).await
}

/// Mail that is still due follows the new settings.
async fn replan(write: &Write, wishes: &Wishes) -> Result<(), ApiError> {
    let user_id = person(write);
    let due = notice::Entity::owned_by(write.company_id())
        .filter(notice::Column::UserId.eq(user_id))
        .filter(notice::Column::MailDueAt.is_not_null())
        .order_by_asc(notice::Column::Id)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    let hours = wishes.hours(write.tx(), write.company_id()).await?;
    for row in due {
        let spec = write.ctx.product.notice(row.kind)?;
        let at = hours.mail_at(wishes.of_kind(spec).mail, spec.priority, write.now, row.mailed_at);
        if at == row.mail_due_at {
            continue;
        }
        if let Some(at) = at {
            plan(write, user_id, at).await?;
        }
        let mut change = row.into_active_model();
        change.mail_due_at = Set(at);
        change.update(write.tx()).await?;
    }
    Ok(())
}

/// What differs, in words.
fn changes(before: Option<&Model>, after: &Model) -> Result<Vec<Change>, ApiError> {
    let (before, after) = (facts(before)?, facts(Some(after))?);
    let pairs = before.into_iter().zip(after).filter(|(before, after)| before != after);
    Ok(pairs.map(|((field, from), (_, to))| Change { field: field.to_owned(), from, to }).collect())
}

fn facts(row: Option<&Model>) -> Result<[(&'static str, Option<String>); 4], ApiError> {
    let hour = |hour: i32| format!("{hour}:00");
    let quiet = row.and_then(|row| row.quiet_from.zip(row.quiet_until));
    let own: Vec<NoticeWish> = match row {
        Some(row) => from_json_column(row.choices.clone())?,
        None => Vec::new(),
    };
    let said = |wish: &NoticeWish| {
        let bell = if wish.is_in_bell { "bell" } else { "no bell" };
        format!("{}: {bell}, mail {}", wish.kind.as_str(), wish.mail.as_str()).replace('_', " ")
    };
    let own: Vec<String> = own.iter().map(said).collect();
    Ok([
        ("time_zone", row.and_then(|row| row.time_zone.clone())),
        ("digest_hour", Some(hour(row.map_or(DIGEST_HOUR, |row| row.digest_hour)))),
        ("quiet_hours", quiet.map(|(from, until)| format!("{} to {}", hour(from), hour(until)))),
        ("choices", (!own.is_empty()).then(|| own.join("; "))),
    ])
}
