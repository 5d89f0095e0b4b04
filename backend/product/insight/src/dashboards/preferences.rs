//! How one person likes to see the dashboards, and whether they are mailed.

use chrono::TimeDelta;
use haul_api::{ApiError, Invalid, Write, authz::Actor, from_json_column, json_column, same_version, zone_of_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    insight::dashboard_preference::{Column, Entity, Model},
};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Select};
use uuid::Uuid;

use super::{
    target_views::{DashboardPreference, DashboardPreferenceReplace, DashboardTiles},
    weekly_mail,
};

const MAX_KEY: usize = 60;
/// A job is given up after hours; the mail that it should have sent is scheduled again with the next change.
const GIVEN_UP: TimeDelta = TimeDelta::days(1);

pub async fn read(db: &impl Connection, actor: &Actor) -> Result<DashboardPreference, ApiError> {
    match of(actor.company_id, person(actor)).fetch_optional(db).await? {
        Some(row) => shown(row),
        None => Ok(DashboardPreference {
            tiles: DashboardTiles::default(),
            is_mailed_weekly: false,
            mail_at: None,
            version: 0,
        }),
    }
}

pub async fn replace(write: &mut Write, input: DashboardPreferenceReplace) -> Result<DashboardPreference, ApiError> {
    let user_id = person(&write.actor);
    write.lock_company().await?;
    let before = of(write.company_id(), user_id).fetch_optional(write.tx()).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    check(&input.tiles)?;
    // A mail that is already scheduled keeps its time.
    let scheduled = before.as_ref().and_then(|row| row.mail_at).filter(|at| *at + GIVEN_UP > write.now);
    let mail_at = match scheduled {
        Some(at) if input.is_mailed_weekly => Some(at),
        _ if input.is_mailed_weekly => {
            let zone = zone_of_company(write.tx(), write.company_id()).await?;
            Some(weekly_mail::schedule(write, user_id, zone).await?)
        }
        _ => None,
    };
    let row = Model {
        id: before.as_ref().map_or_else(|| write.new_id(), |row| row.id),
        company_id: write.company_id(),
        user_id,
        tiles: json_column(&input.tiles),
        is_mailed_weekly: input.is_mailed_weekly,
        mail_at,
        version: before.as_ref().map_or(1, |row| row.version + 1),
        created_at: before.as_ref().map_or(write.now, |row| row.created_at),
        updated_at: write.now,
    };
    let active = row.clone().into_active_model().reset_all();
    match before {
        None => active.insert(write.tx()).await?,
        Some(_) => active.update(write.tx()).await?,
    };
    let id = row.id;
    let shown = shown(row)?;
    write.record("dashboard_preference.replaced", "dashboard_preference", id, "Dashboards", Vec::new());
    Ok(shown)
}

fn of(company_id: Uuid, user_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(Column::UserId.eq(user_id))
}

/// The policy admits only people, and they have an id.
fn person(actor: &Actor) -> Uuid {
    actor.id.unwrap_or_default()
}

fn check(tiles: &DashboardTiles) -> Result<(), ApiError> {
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '-' | '.');
    let is_key = |key: &String| (1..=MAX_KEY).contains(&key.len()) && key.chars().all(is_word);
    let mut invalid = Invalid::default();
    for (field, keys) in [
        ("tiles.order", Some(&tiles.order)),
        ("tiles.hidden", Some(&tiles.hidden)),
        ("tiles.wide", tiles.wide.as_ref()),
        ("tiles.tall", tiles.tall.as_ref()),
    ] {
        invalid.require(
            keys.is_none_or(|keys| keys.iter().all(is_key)),
            field,
            "Use 1 to 60 lower-case letters, digits, _, - and dots.",
        );
    }
    invalid.finish()?;
    Ok(())
}

fn shown(row: Model) -> Result<DashboardPreference, ApiError> {
    Ok(DashboardPreference {
        tiles: from_json_column(row.tiles)?,
        is_mailed_weekly: row.is_mailed_weekly,
        mail_at: row.mail_at,
        version: row.version,
    })
}
