//! What a person wants to hear, and when: their own settings, or the defaults.

use std::collections::HashMap;

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::notice_settings::{Column, Entity, Model},
};
use haul_types::NoticeKind;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect};
use uuid::Uuid;

use super::{
    spec::NoticeSpec,
    timing::Hours,
    views::{NoticeChoice, NoticeWish},
};
use crate::{ApiError, from_json_column, zone_of_company};

/// Early enough to plan the day.
pub const DIGEST_HOUR: i32 = 7;

/// The settings of one person.
pub struct Wishes {
    pub row: Option<Model>,
    own: HashMap<NoticeKind, NoticeWish>,
}

impl Wishes {
    pub async fn read(db: &impl Connection, company_id: Uuid, user_id: Uuid) -> Result<Self, ApiError> {
        let found = Entity::owned_by(company_id).filter(Column::UserId.eq(user_id)).fetch_optional(db).await?;
        Self::of(found)
    }

    /// Locked until the write ends.
    pub async fn read_locked(db: &impl Connection, company_id: Uuid, user_id: Uuid) -> Result<Self, ApiError> {
        let mine = Entity::owned_by(company_id).filter(Column::UserId.eq(user_id)).lock_exclusive();
        Self::of(mine.fetch_optional(db).await?)
    }

    pub fn of(row: Option<Model>) -> Result<Self, ApiError> {
        let own: Vec<NoticeWish> = match &row {
            Some(row) => from_json_column(row.choices.clone())?,
            None => Vec::new(),
        };
        Ok(Self { row, own: own.into_iter().map(|wish| (wish.kind, wish)).collect() })
    }

    pub fn of_kind(&self, spec: &NoticeSpec) -> NoticeWish {
        self.own.get(&spec.kind).cloned().unwrap_or_else(|| by_default(spec))
    }

    pub async fn hours(&self, db: &impl Connection, company_id: Uuid) -> Result<Hours, ApiError> {
        let own = self.row.as_ref().and_then(|row| row.time_zone.as_deref());
        let zone = match own.and_then(|zone| zone.parse().ok()) {
            Some(zone) => zone,
            None => zone_of_company(db, company_id).await?,
        };
        let digest = self.row.as_ref().map_or(DIGEST_HOUR, |row| row.digest_hour);
        let quiet = self.row.as_ref().and_then(|row| row.quiet_from.zip(row.quiet_until));
        Ok(Hours { zone, digest, quiet })
    }

    /// As the settings page shows a kind.
    pub fn choice(&self, spec: &NoticeSpec) -> NoticeChoice {
        let (wish, usual) = (self.of_kind(spec), by_default(spec));
        NoticeChoice {
            kind: spec.kind,
            priority: spec.priority,
            sentence: spec.sentence.to_owned(),
            is_in_bell: wish.is_in_bell,
            mail: wish.mail,
            default_is_in_bell: usual.is_in_bell,
            default_mail: usual.mail,
        }
    }
}

pub fn by_default(spec: &NoticeSpec) -> NoticeWish {
    NoticeWish { kind: spec.kind, is_in_bell: true, mail: spec.mail }
}
