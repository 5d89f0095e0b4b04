//! The operations that move a load through its life.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{ops as lifecycle, tagging as tags};
use crate::{
    assignment::crew::Crew,
    legs::crew as legs,
    record::{
        action_views::{LoadBooking, LoadReason, LoadStep, LoadTagsChange, LoadTonu},
        assignment_views::AssignmentCheck,
        leg_views::{LegDispatch, LegStep, LoadAssign},
        views::Load,
    },
};

#[derive(Default)]
pub struct LoadActionsApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl LoadActionsApi {
    /// Tag a load
    ///
    /// Adds and removes tags. Adding one that is there, or removing one that is not, changes nothing. The load's
    /// version stays, so an open form remains valid.
    #[oai(path = "/api/loads/:load_id/tags", method = "post", operation_id = "tag_load")]
    async fn tag_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadTagsChange>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = tags::change(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Book a draft
    ///
    /// From here on it is to be moved. If the customer is over its credit limit or on hold it is refused with
    /// `credit_not_accepted`, or with `credit_needs_approval` if the company requires an approver.
    #[oai(path = "/api/loads/:load_id/book", method = "post", operation_id = "book_load")]
    async fn book_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadBooking>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::book(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Assign a load
    ///
    /// Refused with `assignment_blocked` if a fact forbids it, and with `assignment_needs_confirmation` if there are
    /// warnings that were not accepted; `fields` lists them.
    #[oai(path = "/api/loads/:load_id/assign", method = "post", operation_id = "assign_load")]
    async fn assign_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadAssign>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::assign(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Unassign a load
    ///
    /// Not allowed once the truck has been at a stop.
    #[oai(path = "/api/loads/:load_id/unassign", method = "post", operation_id = "unassign_load")]
    async fn unassign_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::unassign(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Check an assignment
    ///
    /// Warnings and blocks before an assignment is made, and the deadhead to the first stop.
    #[oai(path = "/api/loads/:load_id/assignment_check", method = "get", operation_id = "check_load_assignment")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn check_load_assignment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// The driver to check; none if omitted.
        Query(driver_id): Query<Option<Uuid>>,
        /// The second driver of a team.
        Query(co_driver_id): Query<Option<Uuid>>,
        /// The truck to check; none if omitted.
        Query(truck_id): Query<Option<Uuid>>,
        /// The trailer to check; none if omitted.
        Query(trailer_id): Query<Option<Uuid>>,
        /// The current leg if omitted.
        Query(leg_id): Query<Option<Uuid>>,
    ) -> Result<Answer<AssignmentCheck>, ApiError> {
        let db = ctx.db_of(&actor);
        let crew = Crew { driver_id, co_driver_id, truck_id, trailer_id };
        Ok(Answer(legs::check_assignment(&db, actor.company_id, load_id, leg_id, crew, ctx.now()).await?))
    }

    /// Dispatch a load
    ///
    /// Sends the work to the driver. If the customer is over its credit limit or on hold it is refused with
    /// `credit_not_accepted`, or with `credit_needs_approval` if the company requires an approver.
    #[oai(path = "/api/loads/:load_id/dispatch", method = "post", operation_id = "dispatch_load")]
    async fn dispatch_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegDispatch>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::dispatch(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Start a load
    ///
    /// The truck is heading to the first stop.
    #[oai(path = "/api/loads/:load_id/start", method = "post", operation_id = "start_load")]
    async fn start_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::start(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Put a load on hold
    ///
    /// Nothing can be recorded on the road until it is released.
    #[oai(path = "/api/loads/:load_id/hold", method = "post", operation_id = "hold_load")]
    async fn hold_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::hold(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Release a load
    ///
    /// Takes it off hold; the status follows its stops again.
    #[oai(path = "/api/loads/:load_id/release", method = "post", operation_id = "release_load")]
    async fn release_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::release(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Record a breakdown
    ///
    /// The load's truck broke down on the road. This opens a tracking exception. Another truck may be assigned, and what
    /// happens at stops can still be recorded.
    #[oai(path = "/api/loads/:load_id/break_down", method = "post", operation_id = "break_down_load")]
    async fn break_down_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::break_down(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// End a breakdown
    ///
    /// The truck is repaired, or another has taken over; the status follows the stops again. This resolves the tracking
    /// exception.
    #[oai(path = "/api/loads/:load_id/repair", method = "post", operation_id = "repair_load")]
    async fn repair_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadStep>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::repair(&mut write, load_id, body.version).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Cancel a load
    ///
    /// Not allowed once freight has been picked up.
    #[oai(path = "/api/loads/:load_id/cancel", method = "post", operation_id = "cancel_load")]
    async fn cancel_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::cancel(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Mark a load as truck ordered, not used
    ///
    /// Planned charges are not owed, only the amount given here.
    #[oai(path = "/api/loads/:load_id/tonu", method = "post", operation_id = "mark_load_tonu")]
    async fn mark_load_tonu(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadTonu>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::tonu(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Reopen a load
    ///
    /// Undoes a cancellation or a TONU, unless something was billed.
    #[oai(path = "/api/loads/:load_id/reopen", method = "post", operation_id = "reopen_load")]
    async fn reopen_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadReason>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = lifecycle::reopen(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
