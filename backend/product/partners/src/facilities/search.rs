//! Finding facilities by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    partners::facility::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};

pub const SEARCH: Search = Search { permission: Permission::FacilitiesRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::NameFolded, q).or(contains(Column::CityFolded, q)))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Facility,
        id: row.id,
        subtitle: Some(row.town()),
        title: row.name,
        path: format!("/apps/facilities?facility={}", row.id),
    });
    Ok(hits.collect())
}
