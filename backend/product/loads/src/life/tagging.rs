//! Tags on loads.

use haul_api::{Invalid, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::{load_tag, tag},
};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use crate::record::{action_views::LoadTagsChange, editing::open, error::LoadError, present::present, views::Load};

/// A list could not show more.
const MAX_TAGS: usize = 20;

/// Adds and removes tags. Adding one that is there, or removing one that is not, changes nothing.
pub async fn change(write: &mut Write, id: Uuid, input: LoadTagsChange) -> Result<Load, LoadError> {
    let editing = open(write, id, input.version).await?;
    let links = load_tag::Entity::owned_by(write.company_id()).filter(load_tag::Column::LoadId.eq(id));
    let there: Vec<Uuid> = links.fetch_all(write.tx()).await?.into_iter().map(|link| link.tag_id).collect();
    let wanted = input.add.unwrap_or_default();
    let unwanted = input.remove.unwrap_or_default();
    let mut added: Vec<Uuid> = wanted.into_iter().filter(|tag_id| !there.contains(tag_id)).collect();
    added.sort_unstable();
    added.dedup();
    let removed: Vec<Uuid> = there.iter().copied().filter(|tag_id| unwanted.contains(tag_id)).collect();
    if added.is_empty() && removed.is_empty() {
        return Ok(present(write.tx(), editing.aggregate).await?);
    }
    check(write, &added, there.len() + added.len() - removed.len()).await?;
    let gone = load_tag::Column::TagId.is_in(removed);
    load_tag::Entity::delete_many()
        .filter(load_tag::Column::CompanyId.eq(write.company_id()))
        .filter(load_tag::Column::LoadId.eq(id))
        .filter(gone)
        .exec(write.tx())
        .await?;
    for tag_id in added {
        let row = load_tag::ActiveModel { company_id: Set(write.company_id()), load_id: Set(id), tag_id: Set(tag_id) };
        row.insert(write.tx()).await?;
    }
    editing.finish_fact(write, "load.tagged").await
}

/// Only the company's own active tags can be added to a load.
async fn check(write: &Write, added: &[Uuid], count: usize) -> Result<(), LoadError> {
    let offered = tag::Entity::owned_by(write.company_id())
        .filter(tag::Column::Id.is_in(added.iter().copied()))
        .filter(tag::Column::ArchivedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    let mut invalid = Invalid::default();
    invalid.require(offered.len() == added.len(), "add", "There is no such tag in use.");
    invalid.require(count <= MAX_TAGS, "add", &format!("A load takes at most {MAX_TAGS} tags."));
    Ok(invalid.finish()?)
}
