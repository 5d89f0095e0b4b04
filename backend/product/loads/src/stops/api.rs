//! The operations of a load's stops and their events.

use haul_api::{Answer, ApiError, AppContext, Begun, IdempotencyKey, Invalid, Json, Write, auth::Member};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    events, ops as stops,
    time_views::{MissingTimeList, StopTimes, StopTimesRecorded},
    times,
};
use crate::record::{
    action_views::{LoadStep, StopEventVoid},
    stop_views::{StopAdd, StopEventRecord, StopOrder, StopUpdate},
    views::Load,
};

#[derive(Default)]
pub struct LoadStopsApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl LoadStopsApi {
    /// Add a stop
    ///
    /// Before the last stop if no position is given, or after it once the truck has been there. With a position it may
    /// come before stops that the truck has visited, such as a forgotten drop; record its times then.
    #[oai(path = "/api/loads/:load_id/stops", method = "post", operation_id = "add_load_stop")]
    async fn add_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<StopAdd>,
    ) -> Result<Answer<Load>, ApiError> {
        let operation = format!("add_load_stop {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Answer(load)),
        };
        let load = stops::add(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Change a stop
    ///
    /// A merge patch: omitted fields stay, null clears.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id", method = "patch", operation_id = "update_load_stop")]
    async fn update_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A stop of the load.
        Path(stop_id): Path<Uuid>,
        Json(body): Json<StopUpdate>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::update(&mut write, load_id, stop_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Remove a stop
    ///
    /// At least two must remain, and a stop with events stays.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id/remove", method = "post", operation_id = "remove_load_stop")]
    async fn remove_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A stop of the load.
        Path(stop_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::remove(&mut write, load_id, stop_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Reorder the stops
    ///
    /// Stops that the truck has visited stay in front.
    #[oai(path = "/api/loads/:load_id/stops/reorder", method = "post", operation_id = "reorder_load_stops")]
    async fn reorder_load_stops(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<StopOrder>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::reorder(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Record a stop event
    ///
    /// Status and timeliness follow. Missing earlier arrivals and departures are filled in and marked as estimated. A
    /// doubtful time is accepted, marked with the reason, and counted once confirmed.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id/events", method = "post", operation_id = "record_stop_event")]
    async fn record_stop_event(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A stop of the load.
        Path(stop_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<StopEventRecord>,
    ) -> Result<Answer<Load>, ApiError> {
        let operation = format!("record_stop_event {stop_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Answer(load)),
        };
        let load = events::record(&mut write, load_id, stop_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Void a stop event
    ///
    /// It stays in the history, and the status follows the remaining events.
    #[oai(
        path = "/api/loads/:load_id/stops/:stop_id/events/:stop_event_id/void",
        method = "post",
        operation_id = "void_stop_event"
    )]
    async fn void_stop_event(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A stop of the load.
        Path(stop_id): Path<Uuid>,
        /// An event at the stop.
        Path(stop_event_id): Path<Uuid>,
        Json(body): Json<StopEventVoid>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = events::void(&mut write, load_id, stop_id, stop_event_id, &body.reason).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// List missing times
    ///
    /// Arrivals and departures of a load, or of a truck's day, that should be known by now but are missing, estimated
    /// or doubtful. Estimates and doubtful times move the status and are not counted elsewhere until confirmed.
    /// Without a load and a truck: the latest 100 stops with an estimate or a doubtful time.
    #[oai(path = "/api/missing_stop_times", method = "get", operation_id = "list_missing_stop_times")]
    async fn list_missing_stop_times(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Of this load.
        Query(load_id): Query<Option<Uuid>>,
        /// Of this truck, together with `on`.
        Query(truck_id): Query<Option<Uuid>>,
        /// The day on which the stops start, in their time zones.
        Query(on): Query<Option<Date>>,
    ) -> Result<Answer<MissingTimeList>, ApiError> {
        let of = match (load_id, truck_id, on) {
            (None, None, None) => times::Of::Company,
            (Some(load_id), None, None) => times::Of::Load(load_id),
            (None, Some(truck_id), Some(on)) => times::Of::TruckDay(truck_id, on),
            _ => return Err(Invalid::field("load_id", "Give a load, a truck and a day, or nothing.").into()),
        };
        let db = ctx.db_of(&actor);
        Ok(Answer(times::missing(&db, actor.company_id, of, ctx.now()).await?))
    }

    /// Record times at stops
    ///
    /// All of them or none, for one load or several. An identical time is confirmed; a different one replaces an
    /// estimate. Errors name the time by its index in the list.
    #[oai(path = "/api/stop_times", method = "post", operation_id = "record_stop_times")]
    async fn record_stop_times(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<StopTimes>,
    ) -> Result<Answer<StopTimesRecorded>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "record_stop_times", &body).await? {
            Begun::New(write) => write,
            Begun::Done(recorded) => return Ok(Answer(recorded)),
        };
        let recorded = times::record(&mut write, body).await?;
        Ok(Answer(write.commit(recorded).await?))
    }
}
