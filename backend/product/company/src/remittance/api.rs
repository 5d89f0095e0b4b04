//! The operations of payment instructions.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    account, ops,
    views::{BankAccountNumbers, Remittance, RemittanceChange, RemittanceChangeCreate},
};

#[derive(Default)]
pub struct RemittanceApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl RemittanceApi {
    /// Read the payment instructions
    ///
    /// The name, address and bank account that customers pay to, and the change that is waiting, if any. Only the last
    /// four digits of the bank account's numbers are shown.
    #[oai(path = "/api/company/remittance", method = "get", operation_id = "read_remittance")]
    async fn read_remittance(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<Remittance>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, ctx.now()).await?))
    }

    /// Request a change of payment instructions
    ///
    /// It takes effect 24 hours later. Every Admin is notified at once, also by email, and can stop it until then.
    /// Requires a sign-in within the last ten minutes; only one change can wait at a time.
    #[oai(path = "/api/company/remittance_changes", method = "post", operation_id = "create_remittance_change")]
    async fn create_remittance_change(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<RemittanceChangeCreate>,
    ) -> Result<Created<RemittanceChange>, ApiError> {
        let known = account::without_numbers(&body);
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_remittance_change", &known).await? {
            Begun::New(write) => write,
            Begun::Done(change) => return Ok(Created::replayed(change)),
        };
        let change = ops::request(&mut write, body).await?;
        Ok(Created::new(write.commit(change).await?))
    }

    /// Stop a change of payment instructions
    ///
    /// Customers pay as before. Every Admin is notified. A change that has taken effect can't be stopped.
    #[oai(
        path = "/api/company/remittance_changes/:remittance_change_id/stop",
        method = "post",
        operation_id = "stop_remittance_change"
    )]
    async fn stop_remittance_change(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The change's id.
        Path(remittance_change_id): Path<Uuid>,
    ) -> Result<Answer<RemittanceChange>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let change = ops::stop(&mut write, remittance_change_id).await?;
        Ok(Answer(write.commit(change).await?))
    }

    /// See full bank account numbers
    ///
    /// Each call is in the audit log.
    #[oai(
        path = "/api/company/remittance_changes/:remittance_change_id/reveal",
        method = "post",
        operation_id = "reveal_bank_account"
    )]
    async fn reveal_bank_account(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The change's id.
        Path(remittance_change_id): Path<Uuid>,
    ) -> Result<Answer<BankAccountNumbers>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let numbers = ops::reveal(&mut write, remittance_change_id).await?;
        Ok(Answer(write.commit(numbers).await?))
    }
}
