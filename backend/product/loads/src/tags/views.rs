//! Wire types of tags.

use chrono::{DateTime, Utc};
use haul_entity::loads::tag;
use haul_types::TagColor;
use poem_openapi::Object;
use uuid::Uuid;

/// A word of your company's own for its loads.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Tag {
    pub id: Uuid,
    /// 1 to 30 characters, unique in your company.
    pub name: String,
    pub color: TagColor,
    /// It stays where it is and is no longer offered.
    pub archived_at: Option<DateTime<Utc>>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// A tag as records show it.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct TagRef {
    pub id: Uuid,
    pub name: String,
    pub color: TagColor,
}

/// A tag to add.
#[derive(Clone, Debug, Object)]
pub struct TagCreate {
    /// 1 to 30 characters, unique in your company.
    pub name: String,
    pub color: TagColor,
}

/// Changes to a tag: what is left out stays.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TagUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub name: Option<String>,
    pub color: Option<TagColor>,
}

impl From<TagCreate> for TagUpdate {
    fn from(input: TagCreate) -> Self {
        Self { version: 0, name: Some(input.name), color: Some(input.color) }
    }
}

/// A page of tags.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TagPage {
    pub items: Vec<Tag>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

impl From<tag::Model> for Tag {
    fn from(row: tag::Model) -> Self {
        Self {
            id: row.id,
            name: row.name,
            color: row.color,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}

impl From<tag::Model> for TagRef {
    fn from(row: tag::Model) -> Self {
        Self { id: row.id, name: row.name, color: row.color }
    }
}
