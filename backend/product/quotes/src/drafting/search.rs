//! Finding quotes by a few letters.

use haul_api::{
    ApiError,
    search::{HITS_OF_A_KIND, Query, Search, SearchHit, SearchKind},
};
use haul_db::Fetch;
use haul_entity::quotes::quote::Column;
use haul_types::Permission;
use sea_orm::{QueryOrder, QuerySelect};

use super::list::{Filter, filtered, summaries};

pub const SEARCH: Search =
    Search { kind: SearchKind::Quote, permission: Permission::QuotesRead, find: |query| Box::pin(find(query)) };

async fn find(Query { db, company_id, q, now: _ }: Query<'_>) -> Result<Vec<SearchHit>, ApiError> {
    let filter = Filter { q: Some(q.to_owned()), ..Filter::default() };
    let select = filtered(company_id, &filter);
    let rows = select.order_by_desc(Column::CreatedAt).limit(HITS_OF_A_KIND).fetch_all(db).await?;
    let found = summaries(db, company_id, rows).await?;
    let shown = found.into_iter().map(|quote| {
        let party = quote.customer.map(|customer| customer.name).or(quote.prospect_name).unwrap_or_default();
        let (from, to) = (quote.origin, quote.destination);
        let way = format!("{}, {} → {}, {}", from.city, from.state, to.city, to.state);
        SearchHit {
            kind: SearchKind::Quote,
            id: quote.id,
            title: format!("Quote {}", quote.number),
            subtitle: Some(format!("{party} · {way}")),
            status: Some(quote.status.as_str().to_owned()),
            path: format!("/apps/quotation/{}", quote.id),
        }
    });
    Ok(shown.collect())
}
