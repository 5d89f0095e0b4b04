//! Finding loads by a few letters.

use haul_api::{
    ApiError,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::loads::load::Column;
use haul_types::Permission;
use sea_orm::{QueryOrder, QuerySelect};

use super::{
    list::{Filter, filtered},
    summaries::summaries,
};

pub const SEARCH: Search =
    Search { kind: SearchKind::Load, permission: Permission::LoadsRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let filter = Filter { q: Some(q.to_owned()), ..Filter::default() };
    let select = filtered(company_id, &filter, now);
    let rows = select.order_by_desc(Column::PickupAt).limit(HITS_OF_A_KIND).fetch_all(db).await?;
    let found = summaries(db, company_id, rows).await?;
    let shown = found.into_iter().map(|load| {
        let way = format!(
            "{}, {} → {}, {}",
            load.origin.city, load.origin.state, load.destination.city, load.destination.state
        );
        let driver = load.driver.map(|driver| driver.name);
        SearchHit {
            kind: SearchKind::Load,
            id: load.id,
            title: format!("Load {}", load.number),
            subtitle: Some(
                [Some(load.customer.name), Some(way), driver].into_iter().flatten().collect::<Vec<_>>().join(" · "),
            ),
            status: Some(load.status.as_str().to_owned()),
            path: format!("/apps/loads/{}", load.id),
        }
    });
    Ok(shown.collect())
}
