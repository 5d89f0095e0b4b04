//! The operations of exceptions.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member,
    paging::PageParams,
};
use haul_types::{ExceptionKind, ExceptionStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{ops as exceptions, ops::Filter};
use crate::record::exception_views::{
    TrackingException, TrackingExceptionAcknowledge, TrackingExceptionCreate, TrackingExceptionPage,
    TrackingExceptionResolve, TrackingExceptionUpdate,
};

#[derive(Default)]
pub struct TrackingExceptionsApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl TrackingExceptionsApi {
    /// List exceptions
    ///
    /// Current and past problems of loads on the road, the latest first unless sorted otherwise.
    #[oai(path = "/api/tracking/exceptions", method = "get", operation_id = "list_tracking_exceptions")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_tracking_exceptions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the load's number or reference, of the customer's, driver's or truck's name, or of a stop's city.
        Query(q): Query<Option<String>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<ExceptionStatus>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<ExceptionKind>>,
        /// Only those of this load.
        Query(load_id): Query<Option<Uuid>>,
        /// Only those that this user handles.
        Query(owner_id): Query<Option<Uuid>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<TrackingException>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<TrackingExceptionPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = Filter { q, status, kind, load_id, owner_id };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(exceptions::list(&db, actor.company_id, filter, &params, ctx.now()).await?))
    }

    /// Read an exception
    ///
    /// The same fields as in the list.
    #[oai(
        path = "/api/tracking/exceptions/:tracking_exception_id",
        method = "get",
        operation_id = "read_tracking_exception"
    )]
    async fn read_tracking_exception(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The exception's id.
        Path(tracking_exception_id): Path<Uuid>,
    ) -> Result<Answer<TrackingException>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(exceptions::read(&db, actor.company_id, tracking_exception_id).await?))
    }

    /// Report an exception
    ///
    /// Something only people notice, such as a breakdown. Only one of a kind can be open at a stop at a time.
    #[oai(
        path = "/api/loads/:load_id/tracking_exceptions",
        method = "post",
        operation_id = "create_tracking_exception"
    )]
    async fn create_tracking_exception(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<TrackingExceptionCreate>,
    ) -> Result<Created<TrackingException>, ApiError> {
        let operation = format!("create_tracking_exception {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(exception) => return Ok(Created::replayed(exception)),
        };
        let exception = exceptions::create(&mut write, load_id, body).await?;
        Ok(Created::new(write.commit(exception).await?))
    }

    /// Change an exception
    ///
    /// A merge patch: omitted fields stay, null clears. A resolved one can still be explained.
    #[oai(
        path = "/api/tracking/exceptions/:tracking_exception_id",
        method = "patch",
        operation_id = "update_tracking_exception"
    )]
    async fn update_tracking_exception(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The exception's id.
        Path(tracking_exception_id): Path<Uuid>,
        Json(body): Json<TrackingExceptionUpdate>,
    ) -> Result<Answer<TrackingException>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let exception = exceptions::update(&mut write, tracking_exception_id, body).await?;
        Ok(Answer(write.commit(exception).await?))
    }

    /// Acknowledge an exception
    ///
    /// The user becomes the owner, unless there is one already.
    #[oai(
        path = "/api/tracking/exceptions/:tracking_exception_id/acknowledge",
        method = "post",
        operation_id = "acknowledge_tracking_exception"
    )]
    async fn acknowledge_tracking_exception(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The exception's id.
        Path(tracking_exception_id): Path<Uuid>,
        Json(body): Json<TrackingExceptionAcknowledge>,
    ) -> Result<Answer<TrackingException>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let exception = exceptions::acknowledge(&mut write, tracking_exception_id, body).await?;
        Ok(Answer(write.commit(exception).await?))
    }

    /// Resolve an exception
    ///
    /// Requires a reason. It is not opened again automatically unless there is later evidence.
    #[oai(
        path = "/api/tracking/exceptions/:tracking_exception_id/resolve",
        method = "post",
        operation_id = "resolve_tracking_exception"
    )]
    async fn resolve_tracking_exception(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The exception's id.
        Path(tracking_exception_id): Path<Uuid>,
        Json(body): Json<TrackingExceptionResolve>,
    ) -> Result<Answer<TrackingException>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let exception = exceptions::resolve(&mut write, tracking_exception_id, body).await?;
        Ok(Answer(write.commit(exception).await?))
    }
}
