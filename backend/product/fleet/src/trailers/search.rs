//! Finding trailers by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::trailer::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};

use crate::units::described;

pub const SEARCH: Search =
    Search { kind: SearchKind::Trailer, permission: Permission::TrailersRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::UnitNumberFolded, q).or(contains(Column::Vin, &q.to_uppercase())))
        .order_by_asc(Column::UnitNumberFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Trailer,
        id: row.id,
        title: format!("Trailer {}", row.unit_number),
        subtitle: described(row.year, row.make, row.model),
        status: Some(row.status.as_str().to_owned()),
        path: format!("/apps/safety/trucks?trailer={}", row.id),
    });
    Ok(hits.collect())
}
