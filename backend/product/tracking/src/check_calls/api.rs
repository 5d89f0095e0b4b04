//! The operations of check calls.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::ops as check_calls;
use crate::record::check_call_views::{CheckCall, CheckCallCreate, CheckCallList, CheckCallVoid};

#[derive(Default)]
pub struct CheckCallsApi;

#[OpenApi(tag = "crate::Chapter::Tracking")]
impl CheckCallsApi {
    /// List a load's check calls
    ///
    /// The latest first, voided ones included.
    #[oai(path = "/api/loads/:load_id/check_calls", method = "get", operation_id = "list_load_check_calls")]
    async fn list_load_check_calls(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<CheckCallList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(check_calls::list(&db, actor.company_id, load_id).await?))
    }

    /// Log a check call
    ///
    /// A call is never changed: a new one with `corrects_id` voids and replaces it.
    #[oai(path = "/api/loads/:load_id/check_calls", method = "post", operation_id = "create_check_call")]
    async fn create_check_call(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<CheckCallCreate>,
    ) -> Result<Created<CheckCall>, ApiError> {
        let operation = format!("create_check_call {load_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(call) => return Ok(Created::replayed(call)),
        };
        let call = check_calls::create(&mut write, load_id, body).await?;
        Ok(Created::new(write.commit(call).await?))
    }

    /// Void a check call
    ///
    /// It stays in the list but no longer counts. Voiding twice changes nothing.
    #[oai(
        path = "/api/loads/:load_id/check_calls/:check_call_id/void",
        method = "post",
        operation_id = "void_check_call"
    )]
    async fn void_check_call(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// A check call of the load.
        Path(check_call_id): Path<Uuid>,
        Json(body): Json<CheckCallVoid>,
    ) -> Result<Answer<CheckCall>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let call = check_calls::void(&mut write, load_id, check_call_id, &body.reason).await?;
        Ok(Answer(write.commit(call).await?))
    }
}
