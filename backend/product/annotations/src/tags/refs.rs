//! Tags for the responses of other features.

use std::collections::HashMap;

use haul_api::by_ids;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{load_tag, tag},
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

use super::views::TagRef;

/// The tags of these loads, by load and name, with two queries for a whole page.
pub async fn tags_of_loads(
    db: &impl Connection,
    company_id: Uuid,
    load_ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Vec<TagRef>>, DbErr> {
    let ids: Vec<Uuid> = load_ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let links =
        load_tag::Entity::owned_by(company_id).filter(load_tag::Column::LoadId.is_in(ids)).fetch_all(db).await?;
    let wanted = links.iter().map(|link| link.tag_id);
    let tags = by_ids(db, tag::Entity::owned_by(company_id), tag::Column::Id, wanted).await?;
    let mut of_loads: HashMap<Uuid, Vec<tag::Model>> = HashMap::new();
    for link in links {
        if let Some(row) = tags.get(&link.tag_id) {
            of_loads.entry(link.load_id).or_default().push(row.clone());
        }
    }
    let by_name = |(load_id, mut rows): (Uuid, Vec<tag::Model>)| {
        rows.sort_by(|one, other| one.name_folded.cmp(&other.name_folded));
        (load_id, rows.into_iter().map(TagRef::from).collect())
    };
    Ok(of_loads.into_iter().map(by_name).collect())
}
