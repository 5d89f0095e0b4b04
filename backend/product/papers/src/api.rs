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
    /// Sets a load sheet, bill of lading or dispatch sheet of the load as it is now, and answers a link to the PDF that is
    /// good for a few minutes.
    #[oai(path = "/api/loads/:load_id/print", method = "post", operation_id = "print_load")]
    async fn print_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadPrint>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::print(&ctx, actor.company_id, load_id, body.paper, body.is_inline).await?))
    }

    /// Open a load's invoice packet
    ///
    /// Puts the invoice's first page, the case files of claimed detention and the documents that go with it into one PDF, in
    /// the customer's order, and answers a link to it that is good for a few minutes.
    /// Case files stand where the customer wants detention sheets, else right behind the invoice.
    /// What the packet lacks is refused with `packet_incomplete`; `fields` says what, such as `documents.proof_of_delivery`.
    /// A file that cannot be read is refused with `packet_document_unusable` and named as `documents.<its id>`.
    #[oai(path = "/api/loads/:load_id/invoice_packet", method = "post", operation_id = "open_load_invoice_packet")]
    async fn open_load_invoice_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open_packet(&ctx, actor.company_id, load_id, body.is_inline).await?))
    }

    /// Open a detention case file
    ///
    /// Sets what speaks for a claim: the clock and what it comes to, what is on record, and the terms. Answers a link to the
    /// PDF that is good for a few minutes. Notes and what was taken back stay out of it, for it goes to the customer.
    #[oai(path = "/api/detention/:detention_id/case_file", method = "post", operation_id = "open_detention_case_file")]
    async fn open_detention_case_file(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(detention_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(ops::open_case_file(&ctx, actor.company_id, detention_id, body.is_inline).await?))
    }
}
