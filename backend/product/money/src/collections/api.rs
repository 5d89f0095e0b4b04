//! The operations of collecting.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    entries, sending, statement,
    views::{CollectionEntry, CollectionEntryCreate, CollectionEntryPage, StatementOpen, StatementSend},
};

#[derive(Default)]
pub struct CollectionsApi;

#[OpenApi(tag = "crate::Chapter::Receivables")]
impl CollectionsApi {
    /// List a customer's collection entries
    ///
    /// Calls, promises, statements and reminders about what the customer owes, the latest first. Needs all of the company's
    /// terminals.
    #[oai(path = "/api/receivables/:customer_id/entries", method = "get", operation_id = "list_collection_entries")]
    async fn list_collection_entries(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<CollectionEntry>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<CollectionEntryPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(entries::list(&ctx, &actor, customer_id, &params).await?))
    }

    /// Add a collection entry
    ///
    /// A call, a message or a note, with what the customer promised and when to follow up. Needs all of the company's
    /// terminals.
    #[oai(path = "/api/receivables/:customer_id/entries", method = "post", operation_id = "create_collection_entry")]
    async fn create_collection_entry(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<CollectionEntryCreate>,
    ) -> Result<Created<CollectionEntry>, ApiError> {
        let operation = format!("create_collection_entry {customer_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let added = entries::add(&mut write, customer_id, body).await?;
        Ok(Created::new(write.commit(added).await?))
    }

    /// Open a statement
    ///
    /// A link to a PDF of the invoices that the customer owes today, by age; it works for a few minutes. Needs all of
    /// the company's terminals.
    #[oai(path = "/api/receivables/:customer_id/statement", method = "post", operation_id = "open_statement")]
    async fn open_statement(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        Json(body): Json<StatementOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(statement::open(&ctx, &actor, customer_id, body.is_inline).await?))
    }

    /// Send a statement
    ///
    /// By email, with a PDF of what the customer owes when it goes out. The entry says whether it was sent. Needs all of
    /// the company's terminals.
    #[oai(path = "/api/receivables/:customer_id/send_statement", method = "post", operation_id = "send_statement")]
    async fn send_statement(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<StatementSend>,
    ) -> Result<Created<CollectionEntry>, ApiError> {
        let operation = format!("send_statement {customer_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let queued = sending::send(&mut write, customer_id, body).await?;
        Ok(Created::new(write.commit(queued).await?))
    }
}
