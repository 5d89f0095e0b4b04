//! Finding vendors by a few letters.

use haul_api::{
    ApiError,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
    searched,
};
use haul_db::Fetch;
use haul_entity::{
    Archivable,
    partners::vendor::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{QueryFilter, QueryOrder, QuerySelect};

pub const SEARCH: Search = Search { permission: Permission::VendorsRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let rows = Entity::archived_or_not(company_id, false)
        .filter(searched(Some(q), &[Column::NameFolded], &[]))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Vendor,
        id: row.id,
        title: row.name,
        subtitle: row.contact_name.or(row.email),
        path: format!("/apps/financial/vendors?vendor={}", row.id),
    });
    Ok(hits.collect())
}
