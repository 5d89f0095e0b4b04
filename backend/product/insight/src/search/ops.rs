//! Asks each area for what it finds of what the actor may see.

use haul_api::{ApiError, AppContext, Invalid, authz::Actor, search::Query};
use haul_db::Scope;
use haul_types::folded;

use super::views::SearchResults;

/// One letter finds everything and helps nobody.
const MIN_LENGTH: usize = 2;

pub async fn search(ctx: &AppContext, actor: &Actor, q: &str) -> Result<SearchResults, ApiError> {
    let q = folded(q);
    if q.chars().count() < MIN_LENGTH {
        return Err(Invalid::field("q", "Enter two letters at least.").into());
    }
    let db = ctx.db.scoped(Scope::Company(actor.company_id));
    let query = Query { db: &db, company_id: actor.company_id, q: &q, now: ctx.now() };
    let mut items = Vec::new();
    for search in ctx.product.areas.iter().flat_map(|area| area.searches).filter(|search| actor.may(search.permission))
    {
        items.extend((search.find)(query).await?);
    }
    // Loads first: most people look for one.
    items.sort_by_key(|hit| hit.kind);
    Ok(SearchResults { items })
}
