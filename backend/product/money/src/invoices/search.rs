//! Finding invoices by a few letters.

use haul_api::{
    ApiError, contains,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::invoice::{Column, Entity},
};
use haul_types::{Permission, dollars};
use sea_orm::{Condition, QueryFilter, QueryOrder, QuerySelect};

pub const SEARCH: Search =
    Search { kind: SearchKind::Invoice, permission: Permission::InvoicesRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let named = Condition::any()
        .add(contains(Column::Number, &q.to_uppercase()))
        .add(contains(Column::ReferenceFolded, q))
        .add(contains(Column::CustomerNameFolded, q));
    let rows = Entity::owned_by(company_id)
        .filter(named)
        .order_by_desc(Column::NumberSequence)
        .limit(HITS_OF_A_KIND)
        .fetch_all(db)
        .await?;
    let hits = rows.into_iter().map(|row| SearchHit {
        kind: SearchKind::Invoice,
        id: row.id,
        title: format!("Invoice {}", row.number),
        subtitle: Some(format!("{} · {}", row.bill_to.lines().next().unwrap_or_default(), dollars(row.total_cents))),
        status: Some(row.status.as_str().to_owned()),
        path: format!("/apps/financial/invoices?invoice={}", row.id),
    });
    Ok(hits.collect())
}
