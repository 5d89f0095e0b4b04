//! Tags on loads.

use haul_annotations::tags::{self, TagsChange};
use haul_api::Write;
use haul_types::RecordKind;
use uuid::Uuid;

use crate::record::{action_views::LoadTagsChange, editing::open, error::LoadError, present::present, views::Load};

/// Adds and removes tags. Adding one that is there, or removing one that is not, changes nothing.
pub async fn change(write: &mut Write, id: Uuid, input: LoadTagsChange) -> Result<Load, LoadError> {
    let editing = open(write, id, input.version).await?;
    let change = TagsChange { add: input.add, remove: input.remove };
    if !tags::change(write, RecordKind::Load, id, change).await? {
        return Ok(present(write.tx(), editing.aggregate).await?);
    }
    editing.finish_fact(write, "load.tagged").await
}
