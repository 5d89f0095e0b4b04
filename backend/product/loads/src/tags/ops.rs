//! The verbs of tags.

use haul_api::{
    ApiError, Invalid, Write, changes_between, contains,
    paging::{PageParams, page},
};
use haul_db::Db;
use haul_entity::{
    Owned,
    loads::tag::{ActiveModel, Column, Entity, Model},
};
use haul_types::folded;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    error::TagError,
    views::{Tag, TagCreate, TagPage, TagUpdate},
};

/// A chip in a table has no room for more.
const MAX_NAME: usize = 30;

/// Which tags a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

pub async fn list(db: &Db, company_id: Uuid, filter: Filter, params: &PageParams) -> Result<TagPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        select = select.filter(contains(Column::NameFolded, &q));
    }
    let sortable = [("name", Column::NameFolded), ("created_at", Column::CreatedAt)];
    let page = page(db, select, params, &sortable, "name", Column::Id).await?;
    let items = page.rows.into_iter().map(Tag::from).collect();
    Ok(TagPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<Tag, TagError> {
    Ok(Entity::find_owned(company_id, id).one(db).await?.ok_or(TagError::NotFound)?.into())
}

pub async fn create(write: &mut Write, input: TagCreate) -> Result<Tag, TagError> {
    let mut invalid = Invalid::default();
    let name = invalid.text("name", &input.name, MAX_NAME);
    invalid.finish()?;
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        name_folded: Set(folded(&name)),
        name: Set(name.clone()),
        color: Set(input.color),
        archived_at: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await.map_err(|error| TagError::from_write(error, &name))?;
    let tag = Tag::from(row);
    write.record("tag.created", "tag", tag.id, &tag.name, changes_between(None, &tag));
    Ok(tag)
}

pub async fn update(write: &mut Write, id: Uuid, input: TagUpdate) -> Result<Tag, TagError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TagError::NotFound)?;
    if before.version != input.version {
        return Err(TagError::VersionStale);
    }
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = input.name {
        let name = invalid.text("name", &name, MAX_NAME);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    if let Some(color) = input.color {
        row.color = Set(color);
    }
    invalid.finish()?;
    save(write, before, row, "tag.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Tag, TagError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TagError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return Ok(before.into());
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "tag.archived" } else { "tag.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Tag, TagError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let name = row.name.clone().take().unwrap_or_default();
    let after = row.update(write.tx()).await.map_err(|error| TagError::from_write(error, &name))?;
    let (before, after) = (Tag::from(before), Tag::from(after));
    write.record(action, "tag", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}
