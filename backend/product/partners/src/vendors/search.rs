//! Finding vendors by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind, phone_digits},
};
use haul_db::Fetch;
use haul_entity::{
    Archivable,
    partners::vendor::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{Condition, QueryFilter, QueryOrder, QuerySelect};

pub const SEARCH: Search =
    Search { kind: SearchKind::Vendor, permission: Permission::VendorsRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let phone = phone_digits(q).map(|digits| contains(Column::Phone, &digits));
    let rows = Entity::archived_or_not(company_id, false)
        .filter(Condition::any().add(contains(Column::NameFolded, q)).add_option(phone))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Vendor,
        id: row.id,
        title: row.name,
        subtitle: row.contact_name.or(row.email),
        status: None,
        path: format!("/apps/financial/vendors?vendor={}", row.id),
    });
    Ok(hits.collect())
}
