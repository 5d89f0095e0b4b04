//! Tags for the responses and filters of other areas.

use std::collections::HashMap;

use haul_api::{AnyOf, by_ids};
use haul_db::{Cell, Cells, Connection, Fetch, fetch_all_kept};
use haul_entity::{
    Owned,
    annotations::{record_tag, tag},
};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter, QuerySelect, QueryTrait, sea_query::SelectStatement};
use uuid::Uuid;

use super::views::TagRef;

/// The tags of these records, by record and name: one query for one record, two for a whole page.
pub async fn tags_of(
    db: &impl Connection,
    company_id: Uuid,
    record_ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Vec<TagRef>>, DbErr> {
    let ids: Vec<Uuid> = record_ids.into_iter().collect();
    match ids[..] {
        [] => Ok(HashMap::new()),
        [id] => Ok(HashMap::from([(id, tags_of_one(db, company_id, id).await?)])),
        _ => tags_of_many(db, company_id, ids).await,
    }
}

/// Runs whenever a record is read.
async fn tags_of_one(db: &impl Connection, company_id: Uuid, record_id: Uuid) -> Result<Vec<TagRef>, DbErr> {
    struct TagsOfRecord;
    let params = Cells::from_iter([Cell::Uuid(company_id), Cell::Uuid(company_id), Cell::Uuid(record_id)]);
    let tags = fetch_all_kept::<TagsOfRecord, _>(db, params, || {
        let linked = record_tag::Entity::owned_by(company_id)
            .filter(record_tag::Column::RecordId.eq(record_id))
            .select_only()
            .column(record_tag::Column::TagId)
            .into_query();
        tag::Entity::owned_by(company_id).filter(tag::Column::Id.in_subquery(linked))
    });
    Ok(by_name(tags.await?))
}

async fn tags_of_many(
    db: &impl Connection,
    company_id: Uuid,
    ids: Vec<Uuid>,
) -> Result<HashMap<Uuid, Vec<TagRef>>, DbErr> {
    let links =
        record_tag::Entity::owned_by(company_id).filter(record_tag::Column::RecordId.is_in(ids)).fetch_all(db).await?;
    let wanted = links.iter().map(|link| link.tag_id);
    let tags = by_ids(db, tag::Entity::owned_by(company_id), tag::Column::Id, wanted).await?;
    let mut of_records: HashMap<Uuid, Vec<tag::Model>> = HashMap::new();
    for link in links {
        if let Some(row) = tags.get(&link.tag_id) {
            of_records.entry(link.record_id).or_default().push(row.clone());
        }
    }
    Ok(of_records.into_iter().map(|(record_id, rows)| (record_id, by_name(rows))).collect())
}

fn by_name(mut rows: Vec<tag::Model>) -> Vec<TagRef> {
    rows.sort_by(|one, other| one.name_folded.cmp(&other.name_folded));
    rows.into_iter().map(TagRef::from).collect()
}

/// Rows whose id is that of a record with at least one of the tags; all rows without a tag.
pub fn tagged(company_id: Uuid, tags: &AnyOf<Uuid>, id: impl ColumnTrait) -> Condition {
    let ids: Option<SelectStatement> = (!tags.is_empty()).then(|| {
        record_tag::Entity::owned_by(company_id)
            .filter(tags.on(record_tag::Column::TagId))
            .select_only()
            .column(record_tag::Column::RecordId)
            .into_query()
    });
    Condition::all().add_option(ids.map(|ids| id.in_subquery(ids)))
}
