//! The operations of a load's stops and of what happens there.

use haul_api::{Answer, ApiError, AppContext, Begun, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{events, ops as stops};
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
    /// Before the last stop unless a place is given; never before one that the truck has been at.
    #[oai(path = "/api/loads/:load_id/stops", method = "post", operation_id = "add_load_stop")]
    async fn add_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
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
    /// A merge patch: what is left out stays, null clears.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id", method = "patch", operation_id = "update_load_stop")]
    async fn update_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Path(stop_id): Path<Uuid>,
        Json(body): Json<StopUpdate>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::update(&mut write, load_id, stop_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Remove a stop
    ///
    /// Two have to remain, and one where something happened stays.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id/remove", method = "post", operation_id = "remove_load_stop")]
    async fn remove_load_stop(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Path(stop_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::remove(&mut write, load_id, stop_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Reorder the stops
    ///
    /// Those that the truck has been at stay in front.
    #[oai(path = "/api/loads/:load_id/stops/reorder", method = "post", operation_id = "reorder_load_stops")]
    async fn reorder_load_stops(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<StopOrder>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = stops::reorder(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Record what happened at a stop
    ///
    /// Status and timeliness follow. Arrivals and departures that must have come before are filled in and marked as estimated.
    #[oai(path = "/api/loads/:load_id/stops/:stop_id/events", method = "post", operation_id = "record_stop_event")]
    async fn record_stop_event(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Path(stop_id): Path<Uuid>,
        /// A text of your choice that makes a repeated call answer as the first did, for 24 hours.
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

    /// Void a fact
    ///
    /// It stays in the history, and status goes back to what the other facts say.
    #[oai(
        path = "/api/loads/:load_id/stops/:stop_id/events/:stop_event_id/void",
        method = "post",
        operation_id = "void_stop_event"
    )]
    async fn void_stop_event(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Path(stop_id): Path<Uuid>,
        Path(stop_event_id): Path<Uuid>,
        Json(body): Json<StopEventVoid>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = events::void(&mut write, load_id, stop_id, stop_event_id, &body.reason).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
