//! The operations of requests.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member,
    paging::PageParams,
};
use haul_types::DocumentRequestStatus;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{
        DocumentRequest, DocumentRequestAddress, DocumentRequestCreate, DocumentRequestPage, DocumentRequestsCreated,
    },
};

#[derive(Default)]
pub struct DocumentRequestsApi;

#[OpenApi(tag = "crate::Chapter::DocumentRequests")]
impl DocumentRequestsApi {
    /// Ask drivers for papers
    ///
    /// Each driver gets a link with which they send pictures from their phone, without an account. It works for 45 days.
    #[oai(path = "/api/document_requests", method = "post", operation_id = "create_document_requests")]
    async fn create_document_requests(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DocumentRequestCreate>,
    ) -> Result<Created<DocumentRequestsCreated>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_document_requests", &body).await? {
            Begun::New(write) => write,
            Begun::Done(made) => return Ok(Created::replayed(made)),
        };
        let made = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// List requests
    ///
    /// The latest first.
    #[oai(path = "/api/document_requests", method = "get", operation_id = "list_document_requests")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_document_requests(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<DocumentRequestStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DocumentRequest>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DocumentRequestPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, ops::Filter { driver_id, status }, &params).await?))
    }

    /// Revoke a request
    ///
    /// Its link stops working at once. What was sent can still be reviewed.
    #[oai(
        path = "/api/document_requests/:document_request_id/revoke",
        method = "post",
        operation_id = "revoke_document_request"
    )]
    async fn revoke_document_request(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The request's id.
        Path(document_request_id): Path<Uuid>,
    ) -> Result<Answer<DocumentRequest>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let request = ops::revoke(&mut write, document_request_id).await?;
        Ok(Answer(write.commit(request).await?))
    }

    /// Read the link of a request
    ///
    /// To copy it again, as long as the request is open.
    #[oai(
        path = "/api/document_requests/:document_request_id/address",
        method = "get",
        operation_id = "read_document_request_address"
    )]
    async fn read_document_request_address(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The request's id.
        Path(document_request_id): Path<Uuid>,
    ) -> Result<Answer<DocumentRequestAddress>, ApiError> {
        Ok(Answer(ops::address(&ctx, &actor, document_request_id).await?))
    }
}
