//! Finding drivers by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::driver::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};
use uuid::Uuid;

pub const SEARCH: Search = Search { permission: Permission::DriversRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(contains(Column::FullNameFolded, q).or(contains(Column::Code, &q.to_uppercase())))
        .order_by_asc(Column::LastNameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let shown = rows.into_iter().map(|row| hit(row.id, format!("{} {}", row.first_name, row.last_name), row.phone));
    Ok(shown.collect())
}

fn hit(id: Uuid, title: String, subtitle: Option<String>) -> SearchHit {
    SearchHit { kind: SearchKind::Driver, id, title, subtitle, path: format!("/apps/safety/drivers?driver={id}") }
}
