//! The operation on places.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::views::{FoundPlace, PlaceList};

/// What fits under a field.
const SHOWN: usize = 10;

/// As CC BY 4.0 asks for.
const ATTRIBUTION: &str = "GeoNames (geonames.org), CC BY 4.0, changed";

#[derive(Default)]
pub struct PlacesApi;

#[OpenApi(tag = "crate::Chapter::Facilities")]
impl PlacesApi {
    /// Find a place
    ///
    /// Cities, towns and ZIP Codes of the United States by what was typed so far: `381`, `38118`, `memphis` or `st louis, mo`.
    #[oai(path = "/api/places", method = "get", operation_id = "search_places")]
    async fn search_places(
        &self,
        ctx: Data<&AppContext>,
        Member(_actor): Member,
        /// Two letters or three digits at least; fewer find nothing.
        Query(q): Query<Option<String>>,
    ) -> Result<Answer<PlaceList>, ApiError> {
        let items = ctx.places.search(&q.unwrap_or_default(), SHOWN).into_iter().map(FoundPlace::from).collect();
        Ok(Answer(PlaceList { items, attribution: ATTRIBUTION.to_owned() }))
    }
}
