//! Asks each area for hits among what the actor may see.

use haul_api::{
    ApiError, AppContext, Invalid,
    authz::Actor,
    search::{Query, SearchHit, SearchKind},
};
use haul_types::folded;

use super::views::SearchResults;

/// One letter would match almost everything.
const MIN_LENGTH: usize = 2;

pub async fn search(ctx: &AppContext, actor: &Actor, q: &str) -> Result<SearchResults, ApiError> {
    let q = folded(q);
    if q.chars().count() < MIN_LENGTH {
        return Err(Invalid::field("q", "Enter at least two letters.").into());
    }
    let narrowed = match of_a_kind(&q) {
        Some((kind, rest)) => find(ctx, actor, Some(kind), rest).await?,
        None => Vec::new(),
    };
    // "Truck Center" may also be a customer's name.
    let mut items = if narrowed.is_empty() { find(ctx, actor, None, &q).await? } else { narrowed };
    // Loads first: most people look for one.
    items.sort_by_key(|hit| hit.kind);
    Ok(SearchResults { items })
}

async fn find(ctx: &AppContext, actor: &Actor, kind: Option<SearchKind>, q: &str) -> Result<Vec<SearchHit>, ApiError> {
    let db = ctx.db_of(actor);
    let query = Query { db: &db, company_id: actor.company_id, q, now: ctx.now() };
    let searches = ctx.product.areas.iter().flat_map(|area| area.searches);
    let wanted = searches.filter(|search| kind.is_none_or(|kind| kind == search.kind) && actor.may(search.permission));
    let mut items = Vec::new();
    for search in wanted {
        items.extend((search.find)(query).await?);
    }
    Ok(items)
}

/// `truck 119` searches trucks only.
fn of_a_kind(q: &str) -> Option<(SearchKind, &str)> {
    let (word, rest) = q.split_once(' ')?;
    let kind = SearchKind::ALL.into_iter().find(|kind| kind.word() == word)?;
    let rest = rest.trim_start_matches([' ', '#']);
    (!rest.is_empty()).then_some((kind, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_in_front_narrows_the_search() {
        for (text, found) in [
            ("truck 119", Some((SearchKind::Truck, "119"))),
            ("load #4711", Some((SearchKind::Load, "4711"))),
            ("customer great lakes", Some((SearchKind::Customer, "great lakes"))),
            ("truck", None),
            ("truck #", None),
            ("truckers paradise", None),
        ] {
            assert_eq!(of_a_kind(text), found, "{text}");
        }
    }
}
