//! The operations of the company's documents.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{
        CompanyDocument, CompanyDocumentCreate, CompanyDocumentLink, CompanyDocumentList, CompanyDocumentOpen,
        CompanyDocumentOrder, CompanyDocumentUpdate,
    },
};

#[derive(Default)]
pub struct CompanyDocumentsApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl CompanyDocumentsApi {
    /// List the company's documents
    ///
    /// W-9, authority, insurance certificate and so on, in the order of the carrier packet, including archived ones.
    #[oai(path = "/api/company/documents", method = "get", operation_id = "list_company_documents")]
    async fn list_company_documents(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<CompanyDocumentList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, actor.company_id).await?))
    }

    /// Add a company document
    ///
    /// Takes the receipt of an upload that was started with `create_company_file_upload`.
    #[oai(path = "/api/company/documents", method = "post", operation_id = "create_company_document")]
    async fn create_company_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<CompanyDocumentCreate>,
    ) -> Result<Created<CompanyDocument>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_company_document", &body).await? {
            Begun::New(write) => write,
            Begun::Done(document) => return Ok(Created::replayed(document)),
        };
        let (document, blob_id) = ops::create(&mut write, body).await?;
        let document = write.commit(document).await?;
        // The write's deferred job does this too; doing it now lets the user open the document right away.
        if let Err(error) = ctx.blobs.claim(actor.company_id, blob_id).await {
            tracing::warn!(cause = %error, "an upload is kept later");
        }
        Ok(Created::new(document))
    }

    /// Change the order of the carrier packet
    ///
    /// List all documents that aren't archived, in the order in which they go out.
    #[oai(path = "/api/company/documents/reorder", method = "post", operation_id = "reorder_company_documents")]
    async fn reorder_company_documents(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CompanyDocumentOrder>,
    ) -> Result<Answer<CompanyDocumentList>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let list = ops::reorder(&mut write, body).await?;
        Ok(Answer(write.commit(list).await?))
    }

    /// Change a company document
    ///
    /// A merge patch: omitted fields stay, null clears.
    #[oai(
        path = "/api/company/documents/:company_document_id",
        method = "patch",
        operation_id = "update_company_document"
    )]
    async fn update_company_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(company_document_id): Path<Uuid>,
        Json(body): Json<CompanyDocumentUpdate>,
    ) -> Result<Answer<CompanyDocument>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::update(&mut write, company_document_id, body).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Archive a company document
    ///
    /// It stays readable and no longer goes out with the carrier packet.
    #[oai(
        path = "/api/company/documents/:company_document_id/archive",
        method = "post",
        operation_id = "archive_company_document"
    )]
    async fn archive_company_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(company_document_id): Path<Uuid>,
    ) -> Result<Answer<CompanyDocument>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::set_archived(&mut write, company_document_id, true).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Restore a company document
    ///
    /// Returns it from the archive.
    #[oai(
        path = "/api/company/documents/:company_document_id/restore",
        method = "post",
        operation_id = "restore_company_document"
    )]
    async fn restore_company_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(company_document_id): Path<Uuid>,
    ) -> Result<Answer<CompanyDocument>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let document = ops::set_archived(&mut write, company_document_id, false).await?;
        Ok(Answer(write.commit(document).await?))
    }

    /// Open a company document
    ///
    /// Returns a link to the file that works for a few minutes. A bank letter needs `banking:reveal`, and each opening
    /// of one is in the audit log.
    #[oai(
        path = "/api/company/documents/:company_document_id/open",
        method = "post",
        operation_id = "open_company_document"
    )]
    async fn open_company_document(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The document's id.
        Path(company_document_id): Path<Uuid>,
        Json(body): Json<CompanyDocumentOpen>,
    ) -> Result<Answer<CompanyDocumentLink>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let link = ops::open(&mut write, company_document_id, body.is_inline).await?;
        Ok(Answer(write.commit(link).await?))
    }
}
