//! The operations of papers.

use haul_api::{Answer, ApiError, AppContext, Json, auth::Member};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use crate::{
    ops,
    views::{LoadPrint, PaperOpen},
};

#[derive(Default)]
pub struct PapersApi;

#[OpenApi(tag = "haul_loads::Chapter::Documents")]
impl PapersApi {
    /// Print a load
    ///
    /// Renders a load sheet, bill of lading or dispatch sheet from the load as it is now and returns a link to the PDF.
    /// The link works for a few minutes.
    #[oai(path = "/api/loads/:load_id/print", method = "post", operation_id = "print_load")]
    async fn print_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadPrint>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::print(&ctx, actor.company_id, load_id, body.paper, body.is_inline).await?))
    }

    /// Open a load's invoice packet
    ///
    /// Combines the invoice's first page, the case files of claimed detention and the supporting documents into one
    /// PDF, in the customer's order, and returns a link that works for a few minutes.
    /// Case files go where the customer wants detention sheets, otherwise right after the invoice.
    /// Missing items are refused with `packet_incomplete`; `fields` names them, such as `documents.proof_of_delivery`.
    /// An unreadable file is refused with `packet_document_unusable` and named as `documents.<its id>`.
    #[oai(path = "/api/loads/:load_id/invoice_packet", method = "post", operation_id = "open_load_invoice_packet")]
    async fn open_load_invoice_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open_packet(&ctx, actor.company_id, load_id, body.is_inline).await?))
    }

    /// Open a detention case file
    ///
    /// Renders a claim's evidence: the clock and the amount, what is on record, and the terms. Returns a link to the
    /// PDF that works for a few minutes. Notes and undone entries are left out, because the customer gets this PDF.
    #[oai(path = "/api/detention/:detention_id/case_file", method = "post", operation_id = "open_detention_case_file")]
    async fn open_detention_case_file(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open_case_file(&ctx, actor.company_id, detention_id, body.is_inline).await?))
    }
}
