//! The company's schedule of reminders, or the usual one.

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::reminder_settings::{Entity, Model},
};
use sea_orm::DbErr;
use uuid::Uuid;

use super::{schedule::usual, views::ReminderSettings};

pub async fn effective(db: &impl Connection, company_id: Uuid) -> Result<ReminderSettings, ApiError> {
    shown(stored(db, company_id).await?)
}

pub async fn stored(db: &impl Connection, company_id: Uuid) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id).fetch_optional(db).await
}

pub fn shown(row: Option<Model>) -> Result<ReminderSettings, ApiError> {
    let steps = row.as_ref().map(|row| from_json_column(row.steps.clone())).transpose()?;
    Ok(ReminderSettings {
        is_on: row.as_ref().is_some_and(|row| row.is_on),
        steps: steps.unwrap_or_else(usual),
        is_default: row.is_none(),
        version: row.as_ref().map_or(0, |row| row.version),
        updated_at: row.map(|row| row.updated_at),
    })
}
