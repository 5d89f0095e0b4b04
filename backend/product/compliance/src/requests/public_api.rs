//! The operations for drivers to send papers, with the token of a link.

use haul_annotations::files::RecordFileUpload;
use haul_api::{Answer, ApiError, AppContext, Created, IdempotencyKey, Json};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    public,
    public_views::{DocumentRequestOpen, PublicDocumentRequest, PublicDocumentSubmit, PublicDocumentUpload},
};

#[derive(Default)]
pub struct PublicDocumentRequestApi;

#[OpenApi(tag = "crate::Chapter::DocumentRequests")]
impl PublicDocumentRequestApi {
    /// Open a request's link
    ///
    /// Shows the driver what is asked for, and what became of what they sent.
    #[oai(path = "/api/public_document_request/open", method = "post", operation_id = "open_public_document_request")]
    async fn open_public_document_request(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<DocumentRequestOpen>,
    ) -> Result<Answer<PublicDocumentRequest>, ApiError> {
        Ok(Answer(public::see(&ctx, &body.token).await?))
    }

    /// Start an upload for a request
    ///
    /// Returns a URL to `PUT` the bytes to. Its response contains the receipt for sending a paper.
    #[oai(path = "/api/public_document_request/upload", method = "post", operation_id = "begin_public_document_upload")]
    async fn begin_public_document_upload(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<PublicDocumentUpload>,
    ) -> Result<Created<RecordFileUpload>, ApiError> {
        Ok(Created::new(public::begin_upload(&ctx, body).await?))
    }

    /// Send a paper
    ///
    /// The carrier reviews it. Sending the same type again before that takes the place of the first.
    #[oai(path = "/api/public_document_request/submit", method = "post", operation_id = "submit_public_document")]
    async fn submit_public_document(
        &self,
        ctx: Data<&AppContext>,
        /// Any text that is unique for the link; repeating the call with it has no other effect than the first.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<PublicDocumentSubmit>,
    ) -> Result<Answer<PublicDocumentRequest>, ApiError> {
        Ok(Answer(public::submit(&ctx, key.0, body).await?))
    }
}
