//! Wire types of search.

use haul_api::search::SearchHit;
use haul_types::WriteJson;
use poem_openapi::Object;

/// Search hits, kind by kind.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct SearchResults {
    /// At most 5 of each kind; loads first.
    pub items: Vec<SearchHit>,
}
