//! Wire types of tags.

use haul_api::{FromModel, IntoUpdate, page_of};
use haul_entity::annotations::tag;
use haul_types::{TagColor, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// One of your company's own tags for its records.
#[derive(Clone, Debug, PartialEq, Eq, FromModel, Object, WriteJson)]
#[from_model(tag::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Tag {
    /// The tag's id.
    pub id: Uuid,
    /// 1 to 30 characters, unique in your company.
    pub name: String,
    pub color: TagColor,
    /// It stays on its records and is no longer offered.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the tag was added.
    pub created_at: Timestamp,
    /// When the tag last changed.
    pub updated_at: Timestamp,
}

/// A tag as records show it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TagRef {
    /// The tag's id.
    pub id: Uuid,
    /// The tag's name.
    pub name: String,
    pub color: TagColor,
}

/// A tag to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TagUpdate)]
pub struct TagCreate {
    /// 1 to 30 characters, unique in your company.
    #[oai(validator(max_length = 30))]
    pub name: String,
    pub color: TagColor,
}

/// Changes to a tag: omitted fields stay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TagUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 30 characters, unique in your company.
    #[oai(validator(max_length = 30))]
    pub name: Option<String>,
    pub color: Option<TagColor>,
}

/// Tags to add to a record and to remove from it.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TagsChange {
    /// Ids of active tags.
    pub add: Option<Vec<Uuid>>,
    /// Ids of tags.
    pub remove: Option<Vec<Uuid>>,
}

/// The tags of a record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RecordTags {
    /// By name.
    pub tags: Vec<TagRef>,
}

page_of! {
    /// A page of tags.
    pub struct TagPage of Tag;
}

impl From<tag::Model> for TagRef {
    fn from(row: tag::Model) -> Self {
        Self { id: row.id, name: row.name, color: row.color }
    }
}
