//! The operations of facilities.

use haul_api::{
    ApiError, AppContext, Created, IdempotencyKey, Tag, Write, audit::RecordHistory, auth::Member,
    merging::RecordMerge, paging::PageParams, records,
};
use haul_db::Scope;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
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

#[OpenApi(tag = "Tag::Facilities")]
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
        /// Two letters; several separated by commas.
        Query(state): Query<Option<String>>,
        /// The name of a city, in whatever case.
        Query(city): Query<Option<String>>,
        /// IANA names such as `America/Denver`; several separated by commas.
        Query(time_zone): Query<Option<String>>,
        /// Only those where a truck is still due on a load to be moved, or only the others.
        Query(has_appointments): Query<Option<bool>>,
        /// Show archived ones instead of those in use.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// `name`, `city` or `created_at`; with `-` before it descending.
        Query(sort): Query<Option<String>>,
        /// 1 to 200 rows.
        Query(limit): Query<Option<u64>>,
        /// From the page before.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Json<FacilityPage>, ApiError> {
        let filter = ops::Filter { q, state, city, time_zone, has_appointments, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Json(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read a facility
    ///
    /// One facility of your company, archived or not.
    #[oai(path = "/api/facilities/:facility_id", method = "get", operation_id = "read_facility")]
    async fn read_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
    ) -> Result<Json<Facility>, ApiError> {
        Ok(Json(records::read(&ctx, &actor, facility_id).await?))
    }

    /// Add a facility
    ///
    /// Without a time zone it is taken from the state, where the state has only one.
    #[oai(path = "/api/facilities", method = "post", operation_id = "create_facility")]
    async fn create_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<FacilityCreate>,
    ) -> Result<Created<Facility>, ApiError> {
        records::create(&ctx, &actor, key.0, body).await
    }

    /// Change a facility
    ///
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/facilities/:facility_id", method = "patch", operation_id = "update_facility")]
    async fn update_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
        Json(body): Json<FacilityUpdate>,
    ) -> Result<Json<Facility>, ApiError> {
        Ok(Json(records::update(&ctx, &actor, facility_id, body).await?))
    }

    /// List a facility's history
    ///
    /// What happened to the facility and who did it, newest first; at most 200 entries.
    #[oai(path = "/api/facilities/:facility_id/history", method = "get", operation_id = "list_facility_history")]
    async fn list_facility_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
    ) -> Result<Json<RecordHistory>, ApiError> {
        Ok(Json(records::history::<Facility>(&ctx, &actor, facility_id).await?))
    }

    /// List possible duplicates of facilities
    ///
    /// Facilities in use that look alike, and why: the name in the same city, the address, or the place on the map.
    #[oai(path = "/api/facility_duplicates", method = "get", operation_id = "list_facility_duplicates")]
    async fn list_facility_duplicates(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Json<FacilityDuplicatesList>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        Ok(Json(duplicates::list(&db, actor.company_id).await?))
    }

    /// Preview a merge of facilities
    ///
    /// What the facility would say, and how much would come to it, if the other were merged into it.
    #[oai(
        path = "/api/facilities/:facility_id/merge/:merged_facility_id",
        method = "get",
        operation_id = "preview_facility_merge"
    )]
    async fn preview_facility_merge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
        Path(merged_facility_id): Path<Uuid>,
    ) -> Result<Json<FacilityMergePreview>, ApiError> {
        let db = ctx.db.scoped(Scope::Company(actor.company_id));
        Ok(Json(merge::preview(&db, actor.company_id, facility_id, merged_facility_id).await?))
    }

    /// Merge two facilities
    ///
    /// Stops of loads and quotes and the waits at them go to the facility. The other stays as an archived record that leads
    /// here; there is no way back. Refused when either has changed since.
    #[oai(
        path = "/api/facilities/:facility_id/merge/:merged_facility_id",
        method = "post",
        operation_id = "merge_facility"
    )]
    async fn merge_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
        Path(merged_facility_id): Path<Uuid>,
        Json(body): Json<RecordMerge>,
    ) -> Result<Json<Facility>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let facility = merge::merge(&mut write, facility_id, merged_facility_id, body).await?;
        Ok(Json(write.commit(facility).await?))
    }

    /// Archive a facility
    ///
    /// It stays readable and keeps its history, but is no longer offered.
    #[oai(path = "/api/facilities/:facility_id/archive", method = "post", operation_id = "archive_facility")]
    async fn archive_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
    ) -> Result<Json<Facility>, ApiError> {
        Ok(Json(records::archive(&ctx, &actor, facility_id).await?))
    }

    /// Restore a facility
    ///
    /// Takes it out of the archive.
    #[oai(path = "/api/facilities/:facility_id/restore", method = "post", operation_id = "restore_facility")]
    async fn restore_facility(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(facility_id): Path<Uuid>,
    ) -> Result<Json<Facility>, ApiError> {
        Ok(Json(records::restore(&ctx, &actor, facility_id).await?))
    }
}
