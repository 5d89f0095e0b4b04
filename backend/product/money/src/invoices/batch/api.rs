//! The operations of batches.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    making,
    views::{InvoiceBatch, InvoiceBatchCreate},
};

#[derive(Default)]
pub struct InvoiceBatchesApi;

#[OpenApi(tag = "crate::Chapter::Invoices")]
impl InvoiceBatchesApi {
    /// Create invoices in the background
    ///
    /// For up to 500 loads: makes their invoices one after the other, and posts and sends them as asked. Loads that can't
    /// be invoiced are told with the reason; they delay no other. Access is checked again while it runs.
    #[oai(path = "/api/invoice_batches", method = "post", operation_id = "create_invoice_batch")]
    async fn create_invoice_batch(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<InvoiceBatchCreate>,
    ) -> Result<Created<InvoiceBatch>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_invoice_batch", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let batch = making::create(&mut write, body).await?;
        Ok(Created::new(write.commit(batch).await?))
    }

    /// Read a batch of invoices
    ///
    /// One of your own, with its progress. It is kept for 30 days; its invoices stay.
    #[oai(path = "/api/invoice_batches/:invoice_batch_id", method = "get", operation_id = "read_invoice_batch")]
    async fn read_invoice_batch(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The id of one of your own batches.
        Path(invoice_batch_id): Path<Uuid>,
    ) -> Result<Answer<InvoiceBatch>, ApiError> {
        Ok(Answer(making::read(&ctx.db_of(&actor), &actor, invoice_batch_id).await?))
    }
}
