//! Finding customers by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind, phone_digits},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    partners::customer::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect};

pub const SEARCH: Search =
    Search { kind: SearchKind::Customer, permission: Permission::CustomersRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let phone = phone_digits(q).map(|digits| contains(Column::Phone, &digits));
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(Condition::any().add(contains(Column::NameFolded, q)).add_option(phone))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Customer,
        id: row.id,
        title: row.name,
        subtitle: row.email,
        status: None,
        path: format!("/apps/customers?customer={}", row.id),
    });
    Ok(hits.collect())
}
