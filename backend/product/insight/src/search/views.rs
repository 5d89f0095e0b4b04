//! Wire types of search.

use haul_api::search::SearchHit;
use poem_openapi::Object;

/// What a search found, kind by kind.
#[derive(Clone, Debug, Object)]
pub struct SearchResults {
    pub items: Vec<SearchHit>,
}
