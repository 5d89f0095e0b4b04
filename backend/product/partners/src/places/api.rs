//! The operation on places.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::views::{FoundPlace, PlaceList};

/// As many as fit below a field.
const SHOWN: usize = 10;

/// Required by CC BY 4.0.
const ATTRIBUTION: &str = "GeoNames (geonames.org), CC BY 4.0, changed";

#[derive(Default)]
pub struct PlacesApi;

#[OpenApi(tag = "crate::Chapter::Facilities")]
impl PlacesApi {
    /// Find a place
    ///
    /// Cities, towns and ZIP Codes of the United States that match a partial input: `381`, `38118`, `memphis` or
    /// `st louis, mo`.
    #[oai(path = "/api/places", method = "get", operation_id = "search_places")]
    async fn search_places(
        &self,
        ctx: Data<&AppContext>,
        Member(_actor): Member,
        /// At least two letters or three digits; fewer find nothing.
        Query(q): Query<Option<String>>,
    ) -> Result<Answer<PlaceList>, ApiError> {
        let items = ctx.places.search(&q.unwrap_or_default(), SHOWN).into_iter().map(FoundPlace::from).collect();
        Ok(Answer(PlaceList { items, attribution: ATTRIBUTION.to_owned() }))
    }
}
