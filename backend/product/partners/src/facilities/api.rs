//! The operations of facilities.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, merging::RecordMerge, paging::PageParams,
    record_operations,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    duplicates, merge,
    merge_views::{FacilityDuplicatesList, FacilityMergePreview},
    ops,
    views::{Facility, FacilityCreate, FacilityPage, FacilityUpdate},
};

#[derive(Default)]
pub struct FacilitiesApi;

#[record_operations(
    Facility,
    path = "/api/facilities",
    create = "Without a time zone it is that of the ZIP Code or city, else of the state, where the state has only one.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Facilities")]
impl FacilitiesApi {
    /// List facilities
    ///
    /// The places your company picks up from and delivers to, by name unless sorted otherwise.
    #[oai(path = "/api/facilities", method = "get", operation_id = "list_facilities")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_facilities(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or city.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// States, in two letters.
        Query(state): Query<AnyOf<String>>,
        /// The name of a city, case-insensitive.
        Query(city): Query<Option<String>>,
        /// IANA names such as `America/Denver`.
        Query(time_zone): Query<AnyOf<String>>,
        /// Only those where a truck is still due on an open load, or only the others.
        Query(has_appointments): Query<Option<bool>>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Facility>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<FacilityPage>, ApiError> {
        let filter = ops::Filter { q, ids, state, city, time_zone, has_appointments, tag, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// List possible duplicates of facilities
    ///
    /// Active facilities that look alike, and why: the name in the same city, the address, or the location.
    #[oai(path = "/api/facility_duplicates", method = "get", operation_id = "list_facility_duplicates")]
    async fn list_facility_duplicates(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<FacilityDuplicatesList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(duplicates::list(&db, actor.company_id).await?))
    }

    /// Preview a merge of facilities
    ///
    /// The facility's values after merging the other into it, and the records that would move.
    #[oai(
        path = "/api/facilities/:facility_id/merge/:merged_facility_id",
        method = "get",
        operation_id = "preview_facility_merge"
    )]
    async fn preview_facility_merge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The facility that stays.
        Path(facility_id): Path<Uuid>,
        /// The facility to archive; its stops move to the one that stays.
        Path(merged_facility_id): Path<Uuid>,
    ) -> Result<Answer<FacilityMergePreview>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(merge::preview(&db, actor.company_id, facility_id, merged_facility_id).await?))
    }

    /// Merge two facilities
    ///
    /// Stops of loads and quotes, and their detention, move to the facility. The other stays as an archived record that
    /// links here; this can't be undone. Refused if either has changed since.
    #[oai(
        path = "/api/facilities/:facility_id/merge/:merged_facility_id",
        method = "post",
        operation_id = "merge_facility"
    )]
    async fn merge_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The facility that stays.
        Path(facility_id): Path<Uuid>,
        /// The facility to archive; its stops move to the one that stays.
        Path(merged_facility_id): Path<Uuid>,
        Json(body): Json<RecordMerge>,
    ) -> Result<Answer<Facility>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let facility = merge::merge(&mut write, facility_id, merged_facility_id, body).await?;
        Ok(Answer(write.commit(facility).await?))
    }
}
