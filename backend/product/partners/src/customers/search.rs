//! Finding customers by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    partners::customer::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

pub const SEARCH: Search = Search { permission: Permission::CustomersRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::NameFolded, q))
        .order_by_asc(Column::NameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    Ok(rows.into_iter().map(|row| hit(row.id, row.name, row.email)).collect())
}

fn hit(id: Uuid, title: String, subtitle: Option<String>) -> SearchHit {
    SearchHit { kind: SearchKind::Customer, id, title, subtitle, path: format!("/apps/customers?customer={id}") }
}
