//! The operations of documents.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{
        Document, DocumentCreate, DocumentLink, DocumentList, DocumentOpen, DocumentUpdate, DocumentUpload,
        DocumentUploadCreate,
    },
};

#[derive(Default)]
pub struct DocumentsApi;

#[OpenApi(tag = "crate::Chapter::Documents")]
impl DocumentsApi {
    /// Start an upload
    ///
    /// Returns a URL to `PUT` the bytes to. Its response contains the receipt for creating a document.
    #[oai(path = "/api/document_uploads", method = "post", operation_id = "create_document_upload")]
    async fn create_document_upload(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DocumentUploadCreate>,
    ) -> Result<Created<DocumentUpload>, ApiError> {
        Ok(Created::new(ops::begin_upload(&ctx, actor.company_id, &body)?))
    }

    /// Add a document to a load
    ///
    /// A POD or rate confirmation counts for billing at once.
    #[oai(path = "/api/loads/:load_id/documents", method = "post", operation_id = "create_load_document")]
    async fn create_load_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<DocumentCreate>,
    ) -> Result<Created<Document>, ApiError> {
        let mut write =
            match Write::begin_create(&ctx, &actor, key.0, format!("create_load_document {load_id}"), &body).await? {
                Begun::New(write) => write,
                Begun::Done(document) => return Ok(Created::replayed(document)),
            };
        let (document, blob_id) = ops::create(&mut write, load_id, body).await?;
        let document = write.commit(document).await?;
        // The write's deferred job does this too; doing it now lets the user open the document right away.
        if let Err(error) = ctx.blobs.claim(actor.company_id, blob_id).await {
            tracing::warn!(cause = %error, "an upload is kept later");
        }
        Ok(Created::new(document))
    }

    /// List a load's documents
    ///
    /// In the order they were added, including archived ones.
    #[oai(path = "/api/loads/:load_id/documents", method = "get", operation_id = "list_load_documents")]
    async fn list_load_documents(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
    ) -> Result<Answer<DocumentList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id, load_id).await?))
    }

    /// Change a document
    ///
    /// A merge patch: omitted fields stay, null clears.
    #[oai(path = "/api/documents/:document_id", method = "patch", operation_id = "update_document")]
    async fn update_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(document_id): Path<Uuid>,
        Json(body): Json<DocumentUpdate>,
    ) -> Result<Answer<Document>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::update(&mut write, document_id, body).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Archive a document
    ///
    /// It stays readable and keeps its history, but no longer counts.
    #[oai(path = "/api/documents/:document_id/archive", method = "post", operation_id = "archive_document")]
    async fn archive_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(document_id): Path<Uuid>,
    ) -> Result<Answer<Document>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::set_archived(&mut write, document_id, true).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Restore a document
    ///
    /// Returns it from the archive.
    #[oai(path = "/api/documents/:document_id/restore", method = "post", operation_id = "restore_document")]
    async fn restore_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(document_id): Path<Uuid>,
    ) -> Result<Answer<Document>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::set_archived(&mut write, document_id, false).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Open a document
    ///
    /// Returns a link to the file that works for a few minutes.
    #[oai(path = "/api/documents/:document_id/open", method = "post", operation_id = "open_document")]
    async fn open_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(document_id): Path<Uuid>,
        Json(body): Json<DocumentOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::open(&ctx, &db, actor.company_id, document_id, body.is_inline).await?))
    }
}
