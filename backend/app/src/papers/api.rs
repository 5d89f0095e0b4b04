//! The operations of papers.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path, payload::Json};
use uuid::Uuid;

use super::{
    ops,
    views::{LoadPrint, PacketOpen},
};
use crate::{
    api::{ApiError, Tag, auth::Member},
    context::AppContext,
    documents::DocumentLink,
};

pub struct PapersApi;

#[OpenApi(tag = "Tag::Documents")]
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
    ) -> Result<Json<DocumentLink>, ApiError> {
        Ok(Json(ops::print(&ctx, actor.company_id, load_id, body.paper, body.is_inline).await?))
    }

    /// Open a load's invoice packet
    ///
    /// Puts the invoice's first page and the documents that go with it into one PDF, in the customer's order, and answers a
    /// link to it that is good for a few minutes.
    /// What the packet lacks is refused with `packet_incomplete`; `fields` says what, such as `documents.proof_of_delivery`.
    /// A file that cannot be read is refused with `packet_document_unusable` and named as `documents.<its id>`.
    #[oai(path = "/api/loads/:load_id/invoice_packet", method = "post", operation_id = "open_load_invoice_packet")]
    async fn open_load_invoice_packet(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<PacketOpen>,
    ) -> Result<Json<DocumentLink>, ApiError> {
        Ok(Json(ops::open_packet(&ctx, actor.company_id, load_id, body.is_inline).await?))
    }
}
