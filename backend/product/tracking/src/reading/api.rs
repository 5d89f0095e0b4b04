//! The operations of the list of open loads, its settings and the on-time report.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};
use haul_types::{Date, Timeliness};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    list::{self, Filter},
    on_time,
    report_views::OnTimeReport,
};
use crate::record::{
    settings,
    views::{TrackedLoad, TrackedLoadPage, TrackingSettings, TrackingSettingsReplace, TrackingSummary},
};

#[derive(Default)]
pub struct TrackingApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl TrackingApi {
    /// List open loads by urgency
    ///
    /// Open loads, the most urgent first unless sorted otherwise, and for a day after delivery those whose driver has
    /// not reported the truck empty. With `is_check_call_due=true` and
    /// `sort=check_call_due_at` it is the list of calls to make.
    #[oai(path = "/api/tracking/loads", method = "get", operation_id = "list_tracked_loads")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_tracked_loads(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the load's number or reference, of the customer's, driver's or truck's name, or of a stop's city.
        Query(q): Query<Option<String>>,
        /// Timeliness to show. Only loads that are still open, as the summary counts them.
        Query(timeliness): Query<AnyOf<Timeliness>>,
        /// Only this load: none if it is a draft, or delivered with an empty truck.
        Query(load_id): Query<Option<Uuid>>,
        /// Only loads of this customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// Only loads whose current leg has this driver or co-driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Only loads that this user dispatches.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// Only those whose next check call is due, or only the others.
        Query(is_check_call_due): Query<Option<bool>>,
        /// Only those with an open exception, or only the others.
        Query(has_exception): Query<Option<bool>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<TrackedLoad>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TrackedLoadPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter =
            Filter { q, timeliness, load_id, customer_id, driver_id, dispatcher_id, is_check_call_due, has_exception };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(list::list(&db, actor.company_id, filter, &params, ctx.now()).await?))
    }

    /// Count open loads
    ///
    /// Open loads by timeliness, counted as in the list of loads; calls due; and open exceptions.
    #[oai(path = "/api/tracking/summary", method = "get", operation_id = "read_tracking_summary")]
    async fn read_tracking_summary(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<TrackingSummary>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(list::summary(&db, actor.company_id, ctx.now()).await?))
    }

    /// Read the tracking settings
    ///
    /// When check calls are due, and what counts as an exception.
    #[oai(path = "/api/tracking_settings", method = "get", operation_id = "read_tracking_settings")]
    async fn read_tracking_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<TrackingSettings>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(settings::effective(&db, actor.company_id).await?))
    }

    /// Replace the tracking settings
    ///
    /// Open loads are re-evaluated within moments. Arrivals of delivered loads keep their results.
    #[oai(path = "/api/tracking_settings", method = "put", operation_id = "replace_tracking_settings")]
    async fn replace_tracking_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<TrackingSettingsReplace>,
    ) -> Result<Answer<TrackingSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = settings::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }

    /// Report on punctuality
    ///
    /// Arrivals compared with agreed times, by customer and by facility, over the last 91 days of stops unless you give
    /// a range.
    #[oai(path = "/api/on_time_report", method = "get", operation_id = "read_on_time_report")]
    async fn read_on_time_report(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// First day a stop starts, in the company's time zone.
        Query(from): Query<Option<Date>>,
        /// Last day a stop starts, in the company's time zone.
        Query(to): Query<Option<Date>>,
        /// Minutes of grace for every stop, 0 to 240. If omitted, each stop has its load's own grace, or
        /// else its customer's or your company's.
        Query(grace_minutes): Query<Option<i32>>,
    ) -> Result<Answer<OnTimeReport>, ApiError> {
        let db = ctx.db_of(&actor);
        let report = on_time::read(&db, actor.company_id, from, to, grace_minutes, ctx.now()).await?;
        Ok(Answer(report))
    }
}
