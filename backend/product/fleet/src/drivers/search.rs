//! Finding drivers by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind, phone_digits},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::driver::{Column, Entity},
};
use haul_types::Permission;
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};

pub const SEARCH: Search =
    Search { kind: SearchKind::Driver, permission: Permission::DriversRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let phone = phone_digits(q).map(|digits| contains(Column::Phone, &digits));
    let matches = contains(Column::FullNameFolded, q).or(contains(Column::Code, &q.to_uppercase()));
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .filter(Condition::any().add(matches).add_option(phone))
        .order_by_asc(Column::LastNameFolded)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Driver,
        id: row.id,
        title: format!("{} {}", row.first_name, row.last_name),
        subtitle: row.phone,
        status: Some(row.status.as_str().to_owned()),
        path: format!("/apps/safety/drivers?driver={}", row.id),
    });
    Ok(hits.collect())
}
