//! The operations of deposits.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, audit::RecordHistory,
    auth::Member, paging::PageParams,
};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    making, reading,
    views::{Deposit, DepositCreate, DepositPage, DepositVoid},
};

#[derive(Default)]
pub struct DepositsApi;

#[OpenApi(tag = "crate::Chapter::Deposits")]
impl DepositsApi {
    /// List deposits
    ///
    /// The latest first. Needs all of the company's terminals.
    #[oai(path = "/api/deposits", method = "get", operation_id = "list_deposits")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_deposits(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only voided ones, or only the others.
        Query(is_voided): Query<Option<bool>>,
        /// Only those of this day or later.
        Query(from): Query<Option<Date>>,
        /// Only those of this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Deposit>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DepositPage>, ApiError> {
        let filter = reading::Filter { ids, is_voided, from, to };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(reading::list(&ctx, &actor, filter, &params).await?))
    }

    /// Make a deposit
    ///
    /// Moves payments from undeposited funds to the bank's account. Needs all of the company's terminals.
    #[oai(path = "/api/deposits", method = "post", operation_id = "create_deposit")]
    async fn create_deposit(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DepositCreate>,
    ) -> Result<Created<Deposit>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_deposit", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let made = making::create(&mut write, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// Read a deposit
    ///
    /// With its payments. Needs all of the company's terminals.
    #[oai(path = "/api/deposits/:deposit_id", method = "get", operation_id = "read_deposit")]
    async fn read_deposit(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The deposit's id.
        Path(deposit_id): Path<Uuid>,
    ) -> Result<Answer<Deposit>, ApiError> {
        Ok(Answer(reading::read(&ctx, &actor, deposit_id).await?))
    }

    /// List a deposit's history
    ///
    /// What happened to it, newest first. Needs all of the company's terminals.
    #[oai(path = "/api/deposits/:deposit_id/history", method = "get", operation_id = "list_deposit_history")]
    async fn list_deposit_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The deposit's id.
        Path(deposit_id): Path<Uuid>,
    ) -> Result<Answer<RecordHistory>, ApiError> {
        Ok(Answer(reading::history(&ctx, &actor, deposit_id).await?))
    }

    /// Void a deposit
    ///
    /// Moves its payments back to undeposited funds, dated today. Needs all of the company's terminals.
    #[oai(path = "/api/deposits/:deposit_id/void", method = "post", operation_id = "void_deposit")]
    async fn void_deposit(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The deposit's id.
        Path(deposit_id): Path<Uuid>,
        Json(body): Json<DepositVoid>,
    ) -> Result<Answer<Deposit>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let voided = making::void(&mut write, deposit_id, body).await?;
        Ok(Answer(write.commit(voided).await?))
    }
}
