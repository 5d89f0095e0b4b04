//! Finding loads by a few letters.

use haul_api::{
    ApiError,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::loads::load::Column;
use haul_types::Permission;
use sea_orm::{QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    list::{Filter, filtered},
    summaries::summaries,
};

pub const SEARCH: Search = Search { permission: Permission::LoadsRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let filter = Filter { q: Some(q.to_owned()), ..Filter::default() };
    let select = filtered(company_id, &filter, now)?;
    let rows = select.order_by_desc(Column::PickupAt).limit(HITS_OF_A_KIND).fetch_all(db).await?;
    let found = summaries(db, company_id, rows).await?;
    let shown = found.into_iter().map(|load| {
        let way = format!(
            "{}, {} → {}, {}",
            load.origin.city, load.origin.state, load.destination.city, load.destination.state
        );
        hit(load.id, format!("Load {}", load.number), Some(format!("{} · {way}", load.customer.name)))
    });
    Ok(shown.collect())
}

fn hit(id: Uuid, title: String, subtitle: Option<String>) -> SearchHit {
    SearchHit { kind: SearchKind::Load, id, title, subtitle, path: format!("/apps/loads/{id}") }
}
