//! The verbs of tags.

use haul_api::{
    ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_entity::{
    Archivable,
    annotations::tag::{ActiveModel, Column, Entity},
};
use haul_types::{ErrorCode, folded};
use sea_orm::{QueryFilter, Set};
use uuid::Uuid;

use super::views::{Tag, TagCreate, TagPage, TagUpdate};

/// A chip in a table has no room for more.
const MAX_NAME: usize = 30;

/// Which tags a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

impl SortBy for Tag {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("name", Column::NameFolded), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Tag>,
) -> Result<TagPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded], &[]);
    let select = Entity::archived_or_not(actor.company_id, filter.archived).filter(found);
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for Tag {
    simple_record!("tag", Entity, TagCreate, TagUpdate, name, plain);

    async fn apply(
        _write: &Write,
        row: &mut ActiveModel,
        input: TagUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(name) = input.name {
            let name = invalid.text("name", &name, MAX_NAME);
            row.name_folded = Set(folded(&name));
            row.name = Set(name);
        }
        if let Some(color) = input.color {
            row.color = Set(color);
        }
        Ok(())
    }

    fn taken(key: &str, row: &ActiveModel) -> Option<ApiError> {
        let name = row.name.try_as_ref().map_or("", String::as_str);
        let message = format!("There is a tag named {name}, perhaps an archived one.");
        (key == "tag_name_key").then(|| ApiError::new(ErrorCode::TagNameAlreadyUsed, message))
    }
}
