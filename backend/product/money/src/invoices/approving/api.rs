//! The operations of limits of write-offs and of requests beyond them.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::requests;
use crate::invoices::{
    views::Invoice,
    write_offs::{
        limits,
        views::{WriteOffDecision, WriteOffRequestCreate, WriteOffSettings, WriteOffSettingsReplace},
    },
};

#[derive(Default)]
pub struct WriteOffsApi;

#[OpenApi(tag = "crate::Chapter::Invoices")]
impl WriteOffsApi {
    /// Read the write-off limits
    ///
    /// How much each role can write off on an invoice without approval, and how much you can.
    #[oai(path = "/api/write_off_settings", method = "get", operation_id = "read_write_off_settings")]
    async fn read_write_off_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<WriteOffSettings>, ApiError> {
        Ok(Answer(limits::effective(&ctx.db_of(&actor), &actor).await?))
    }

    /// Replace the write-off limits
    ///
    /// For Admins. Limits are per invoice: write-offs of one invoice count together.
    #[oai(path = "/api/write_off_settings", method = "put", operation_id = "replace_write_off_settings")]
    async fn replace_write_off_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<WriteOffSettingsReplace>,
    ) -> Result<Answer<WriteOffSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = limits::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }

    /// Ask for a write-off
    ///
    /// For more than your limit. The others with the Financial section are told, and the invoice stays owed until another
    /// person approves. One request at a time is open for an invoice.
    #[oai(path = "/api/invoices/:invoice_id/request_write_off", method = "post", operation_id = "request_write_off")]
    async fn request_write_off(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<WriteOffRequestCreate>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let requested = requests::request(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(requested).await?))
    }

    /// Approve a write-off
    ///
    /// For another person than the one who asked, whose limit covers it. Posts the write-off, dated today.
    #[oai(path = "/api/invoices/:invoice_id/approve_write_off", method = "post", operation_id = "approve_write_off")]
    async fn approve_write_off(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<WriteOffDecision>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let approved = requests::approve(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(approved).await?))
    }

    /// Reject a write-off
    ///
    /// The invoice stays owed. The note tells the person who asked why.
    #[oai(path = "/api/invoices/:invoice_id/reject_write_off", method = "post", operation_id = "reject_write_off")]
    async fn reject_write_off(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<WriteOffDecision>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let rejected = requests::reject(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(rejected).await?))
    }

    /// Withdraw a request to write off
    ///
    /// Only for the person who asked.
    #[oai(path = "/api/invoices/:invoice_id/withdraw_write_off", method = "post", operation_id = "withdraw_write_off")]
    async fn withdraw_write_off(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<WriteOffDecision>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let withdrawn = requests::withdraw(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(withdrawn).await?))
    }
}
