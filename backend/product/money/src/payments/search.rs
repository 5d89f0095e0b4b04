//! Finding payments by a few letters.

use haul_api::{
    ApiError, by_ids, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::payment::{Column, Entity},
    partners::customer,
};
use haul_types::{Permission, dollars};
use sea_orm::{Condition, QueryFilter, QueryOrder, QuerySelect};

pub const SEARCH: Search =
    Search { kind: SearchKind::Payment, permission: Permission::PaymentsRead, find: |query| Box::pin(find(query)) };

/// By the check's number, the trace of the transfer, or the customer.
async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let named = Condition::any().add(contains(Column::ReferenceFolded, q)).add(contains(Column::CustomerNameFolded, q));
    let rows = Entity::owned_by(company_id)
        .filter(named)
        .order_by_desc(Column::ReceivedOn)
        .order_by_desc(Column::Id)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let ids = rows.iter().map(|row| row.customer_id);
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let hits = rows.into_iter().map(|row| {
        let customer = customers.get(&row.customer_id).map(|customer| customer.name.as_str()).unwrap_or_default();
        SearchHit {
            kind: SearchKind::Payment,
            id: row.id,
            title: format!("Payment {}", row.reference),
            subtitle: Some(format!("{customer} · {}", dollars(row.amount_cents))),
            status: Some(row.status.as_str().to_owned()),
            path: format!("/apps/financial/payments?payment={}", row.id),
        }
    });
    Ok(hits.collect())
}
