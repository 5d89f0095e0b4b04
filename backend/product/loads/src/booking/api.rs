//! The operations of loads as records: list, read, book, change, copy, history.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Invalid, Json, Sort, Write, auth::Member,
    paging::PageParams,
};
use haul_types::{
    BillingStatus, Date, Equipment, LoadFact, LoadGroup, LoadPriority, LoadSource, LoadStatus, Timeliness,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{LoadCreate, LoadUpdate},
};
use crate::{
    reading::{
        expand::{self, LoadExpansion},
        figures, history,
        list::{self, Filter},
        near,
    },
    record::{
        action_views::LoadHistory,
        summary_views::{LoadCounts, LoadFigures, LoadPage, LoadSummary},
        views::Load,
    },
};

#[derive(Default)]
pub struct LoadsApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl LoadsApi {
    /// List loads
    ///
    /// The loads of your company, latest pickup first unless sorted otherwise.
    #[oai(path = "/api/loads", method = "get", operation_id = "list_loads")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_loads(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of a number, reference, customer, city, driver or truck.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Numbers of loads, or the customers' references, as pasted; the response names those that no load has.
        Query(numbers): Query<AnyOf<String>>,
        /// All if omitted; `today` in your company's time zone.
        Query(group): Query<Option<LoadGroup>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<LoadStatus>>,
        /// Billing statuses to show.
        Query(billing_status): Query<AnyOf<BillingStatus>>,
        /// Timeliness to show.
        Query(timeliness): Query<AnyOf<Timeliness>>,
        /// Priorities to show.
        Query(priority): Query<AnyOf<LoadPriority>>,
        /// How they were entered.
        Query(source): Query<AnyOf<LoadSource>>,
        /// The customer that gave you the load.
        Query(customer_id): Query<Option<Uuid>>,
        /// Loads with a stop there.
        Query(facility_id): Query<Option<Uuid>>,
        /// Driver or co-driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Truck of the load's current leg.
        Query(truck_id): Query<Option<Uuid>>,
        /// Trailer of the load's current leg.
        Query(trailer_id): Query<Option<Uuid>>,
        /// The user who dispatches the load.
        Query(dispatcher_id): Query<Option<Uuid>>,
        /// The load's terminal.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Equipment to show.
        Query(equipment): Query<AnyOf<Equipment>>,
        /// Tags, of which a load has at least one.
        Query(tag): Query<AnyOf<Uuid>>,
        /// States of the first pickup, in two letters.
        Query(origin_state): Query<AnyOf<String>>,
        /// States of the last delivery, in two letters.
        Query(destination_state): Query<AnyOf<String>>,
        /// First day of pickup, in the stop's time zone.
        Query(pickup_from): Query<Option<Date>>,
        /// Last day of pickup, in the stop's time zone.
        Query(pickup_to): Query<Option<Date>>,
        /// First day of delivery, in the stop's time zone.
        Query(delivery_from): Query<Option<Date>>,
        /// Last day of delivery, in the stop's time zone.
        Query(delivery_to): Query<Option<Date>>,
        /// First day of entry, in your company's time zone.
        Query(created_from): Query<Option<Date>>,
        /// Last day of entry, in your company's time zone.
        Query(created_to): Query<Option<Date>>,
        /// First day of departure from the last stop, in your company's time zone.
        Query(delivered_from): Query<Option<Date>>,
        /// Last day of departure from the last stop, in your company's time zone.
        Query(delivered_to): Query<Option<Date>>,
        /// First day on which it earned its revenue, in your company's time zone: delivered then, or decided then to be a
        /// truck ordered and not used.
        Query(earned_from): Query<Option<Date>>,
        /// Last such day.
        Query(earned_to): Query<Option<Date>>,
        /// What is known of the load, all of it, so that a figure counts it.
        Query(has): Query<AnyOf<LoadFact>>,
        /// Rolling and due at the next stop within 4 hours.
        Query(is_arriving_soon): Query<Option<bool>>,
        /// To be moved, but lacking a driver or a truck, or declined by its driver.
        Query(is_unassigned): Query<Option<bool>>,
        /// Dispatched, and the driver has neither accepted nor declined.
        Query(is_unanswered): Query<Option<bool>>,
        /// Delivered without a proof of delivery.
        Query(is_missing_pod): Query<Option<bool>>,
        /// Delivered without a rate confirmation.
        Query(is_missing_rate_confirmation): Query<Option<bool>>,
        /// Only hazardous freight, or only other freight.
        Query(is_hazmat): Query<Option<bool>>,
        /// A US city with its state, or a ZIP Code: loads with a stop around it.
        Query(near): Query<Option<String>>,
        /// Miles around `near`, 1 to 500; 50 if omitted.
        Query(within_miles): Query<Option<u32>>,
        /// Delivered at least this many days ago and not yet approved for billing, 0 to 3,650.
        Query(unbilled_for_days): Query<Option<u32>>,
        /// What to show of each load besides its summary.
        Query(expand): Query<AnyOf<LoadExpansion>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<LoadSummary>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<LoadPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let (created_from, created_before) = list::moments(&db, actor.company_id, created_from, created_to).await?;
        let (delivered_from, delivered_before) =
            list::moments(&db, actor.company_id, delivered_from, delivered_to).await?;
        let (earned_from, earned_before) = list::moments(&db, actor.company_id, earned_from, earned_to).await?;
        let tonight = match group {
            Some(LoadGroup::Today) => Some(list::tonight(&db, actor.company_id, ctx.now()).await?),
            _ => None,
        };
        let mut invalid = Invalid::default();
        let near = near::circle(&*ctx.places, near.as_deref(), within_miles, &mut invalid);
        let is_span = unbilled_for_days.is_none_or(|days| days <= 3650);
        invalid.require(is_span, "unbilled_for_days", "Enter at most 3,650 days.");
        invalid.finish()?;
        let filter = Filter {
            q,
            ids,
            numbers,
            group,
            tonight,
            status,
            billing_status,
            timeliness,
            priority,
            source,
            customer_id,
            facility_id,
            driver_id,
            truck_id,
            trailer_id,
            dispatcher_id,
            terminal_id,
            equipment,
            tag,
            origin_state,
            destination_state,
            pickup_from,
            pickup_to,
            delivery_from,
            delivery_to,
            created_from,
            created_before,
            delivered_from,
            delivered_before,
            earned_from,
            earned_before,
            has,
            is_arriving_soon,
            is_unassigned,
            is_unanswered,
            is_missing_pod,
            is_missing_rate_confirmation,
            is_hazmat,
            near,
            unbilled_for_days,
        };
        let params = PageParams { limit, cursor, sort };
        let mut page = list::list(&db, actor.company_id, &filter, &params, ctx.now()).await?;
        expand::expand(&db, actor.company_id, &mut page.items, &expand).await?;
        Ok(Answer(page))
    }

    /// Count loads
    ///
    /// How many of your company's loads are in each work group, as the list counts them with that `group`.
    #[oai(path = "/api/load_counts", method = "get", operation_id = "count_loads")]
    async fn count_loads(&self, ctx: Data<&AppContext>, Member(actor): Member) -> Result<Answer<LoadCounts>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(list::counts(&db, actor.company_id, ctx.now()).await?))
    }

    /// Read the figures above the list
    ///
    /// Each counts the rows that the list shows with the filters in its description.
    #[oai(path = "/api/load_figures", method = "get", operation_id = "read_load_figures")]
    async fn read_load_figures(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<LoadFigures>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(figures::figures(&db, actor.company_id, ctx.now()).await?))
    }

    /// Read a load
    ///
    /// One load of your company with its stops, legs and charges.
    #[oai(path = "/api/loads/:load_id", method = "get", operation_id = "read_load")]
    async fn read_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<Load>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, load_id).await?))
    }

    /// Book a load
    ///
    /// Stop times are in the facility's time zone. A time skipped or repeated by a clock change is refused with
    /// `local_time_missing` or `local_time_ambiguous`. The server assigns the number and computes the amounts.
    #[oai(path = "/api/loads", method = "post", operation_id = "create_load")]
    async fn create_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<LoadCreate>,
    ) -> Result<Created<Load>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_load", &body).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Created::replayed(load)),
        };
        let load = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(load).await?))
    }

    /// Change a load
    ///
    /// A merge patch of the load's own fields: omitted fields stay, null clears.
    #[oai(path = "/api/loads/:load_id", method = "patch", operation_id = "update_load")]
    async fn update_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadUpdate>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = ops::update(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Copy a load
    ///
    /// Creates a draft with the same customer, stops and charges, without the first load's reference numbers.
    #[oai(path = "/api/loads/:load_id/copy", method = "post", operation_id = "copy_load")]
    async fn copy_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
    ) -> Result<Created<Load>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "copy_load", &load_id).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Created::replayed(load)),
        };
        let load = ops::copy(&mut write, load_id).await?;
        Ok(Created::new(write.commit(load).await?))
    }

    /// Read a load's history
    ///
    /// Newest first, documents included.
    #[oai(path = "/api/loads/:load_id/history", method = "get", operation_id = "list_load_history")]
    async fn list_load_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<LoadHistory>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(history::of_load(ctx.product, &db, actor.company_id, load_id).await?))
    }
}
