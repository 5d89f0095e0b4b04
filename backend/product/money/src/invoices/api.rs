//! The operations of invoices.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write,
    audit::RecordHistory,
    auth::{Authenticator, Member},
    paging::PageParams,
};
use haul_loads::documents::DocumentLink;
use haul_papers::PaperOpen;
use haul_types::{
    AdjustmentKind, Date, InvoiceDelivery, InvoiceOrigin, InvoiceStatus,
    Permission::{InvoicesAdjust, InvoicesWriteOff},
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    adjusting, disputes, drafting, life, paper, reading, sending,
    views::{
        Invoice, InvoiceAdjust, InvoiceAdjustmentVoid, InvoiceCounts, InvoiceCreate, InvoiceDisputeClose,
        InvoiceDisputeOpen, InvoiceList, InvoiceMarkSent, InvoicePage, InvoicePost, InvoicePreviewList, InvoiceSend,
        InvoiceVoid,
    },
};

#[derive(Default)]
pub struct InvoicesApi;

#[OpenApi(tag = "crate::Chapter::Invoices")]
impl InvoicesApi {
    /// List invoices
    ///
    /// The highest number first.
    #[oai(path = "/api/invoices", method = "get", operation_id = "list_invoices")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_invoices(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the number, the reference or the customer's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<InvoiceStatus>>,
        /// Only those for loads, or only opening balances.
        Query(origin): Query<AnyOf<InvoiceOrigin>>,
        /// Only those whose customers want them by mail, or only those that a person submits to a portal.
        Query(delivery): Query<AnyOf<InvoiceDelivery>>,
        /// Only those of one customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// Only those that a load is or was on.
        Query(load_id): Query<Option<Uuid>>,
        /// Only those that are owed after their last day, or only the others.
        Query(is_overdue): Query<Option<bool>>,
        /// Only those with open disputes, or only the others.
        Query(is_disputed): Query<Option<bool>>,
        /// Only owed ones with a write-off that waits for approval, or only the others.
        Query(has_write_off_request): Query<Option<bool>>,
        /// Only those dated this day or later.
        Query(invoiced_from): Query<Option<Date>>,
        /// Only those dated this day or earlier.
        Query(invoiced_to): Query<Option<Date>>,
        /// Only those due on this day or later.
        Query(due_from): Query<Option<Date>>,
        /// Only those due on this day or earlier.
        Query(due_to): Query<Option<Date>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Invoice>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<InvoicePage>, ApiError> {
        let filter = reading::Filter {
            q,
            ids,
            status,
            origin,
            delivery,
            customer_id,
            load_id,
            is_overdue,
            is_disputed,
            has_write_off_request,
            invoiced_from,
            invoiced_to,
            due_from,
            due_to,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(reading::list(&ctx, &actor, filter, &params).await?))
    }

    /// Count invoices
    ///
    /// Those of each status, with their amounts, and those that are overdue.
    #[oai(path = "/api/invoices/counts", method = "get", operation_id = "count_invoices")]
    async fn count_invoices(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<InvoiceCounts>, ApiError> {
        Ok(Answer(reading::counts(&ctx, &actor).await?))
    }

    /// Preview invoices
    ///
    /// What creating invoices of these loads would make. Nothing is saved.
    #[oai(path = "/api/invoices/preview", method = "post", operation_id = "preview_invoices")]
    async fn preview_invoices(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<InvoiceCreate>,
    ) -> Result<Answer<InvoicePreviewList>, ApiError> {
        Ok(Answer(drafting::preview(&ctx, &actor, body).await?))
    }

    /// Create invoices
    ///
    /// Makes drafts of approved loads, as each customer wants them grouped, with one line for each charge that the
    /// customer agreed to. A load that isn't approved is refused with `load_not_approved`, one that is on an invoice
    /// with `load_on_invoice`. Either all invoices are created or none.
    #[oai(path = "/api/invoices", method = "post", operation_id = "create_invoices")]
    async fn create_invoices(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<InvoiceCreate>,
    ) -> Result<Created<InvoiceList>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_invoices", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let made = drafting::create(&mut write, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// Read an invoice
    ///
    /// With its lines.
    #[oai(path = "/api/invoices/:invoice_id", method = "get", operation_id = "read_invoice")]
    async fn read_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
    ) -> Result<Answer<Invoice>, ApiError> {
        Ok(Answer(reading::read(&ctx, &actor, invoice_id).await?))
    }

    /// List an invoice's history
    ///
    /// What happened to it, newest first.
    #[oai(path = "/api/invoices/:invoice_id/history", method = "get", operation_id = "list_invoice_history")]
    async fn list_invoice_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
    ) -> Result<Answer<RecordHistory>, ApiError> {
        Ok(Answer(reading::history(&ctx, &actor, invoice_id).await?))
    }

    /// Open an invoice
    ///
    /// Combines the invoice and the papers of its loads, in the customer's order, into one PDF and returns a link that
    /// works for a few minutes. Missing papers are refused with `packet_incomplete`; `fields` names them.
    #[oai(path = "/api/invoices/:invoice_id/open", method = "post", operation_id = "open_invoice")]
    async fn open_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(paper::open(&ctx, &actor, invoice_id, body.is_inline).await?))
    }

    /// Post an invoice
    ///
    /// Writes a draft to the ledger: accounts receivable against revenue by kind of charge. From then on the customer
    /// owes it, and only voiding takes it back. Refused with `period_closed` if its month is closed.
    #[oai(path = "/api/invoices/:invoice_id/post", method = "post", operation_id = "post_invoice")]
    async fn post_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoicePost>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let posted = life::post(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(posted).await?))
    }

    /// Send an invoice
    ///
    /// Mails the invoice and the papers of its loads as one PDF of at most 15 MB. `mail_status` says how far that is.
    #[oai(path = "/api/invoices/:invoice_id/send", method = "post", operation_id = "send_invoice")]
    async fn send_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceSend>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let queued = sending::send(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(queued).await?))
    }

    /// Mark an invoice as sent
    ///
    /// For a posted invoice that a person submitted, such as in the customer's portal.
    #[oai(path = "/api/invoices/:invoice_id/mark_sent", method = "post", operation_id = "mark_invoice_sent")]
    async fn mark_invoice_sent(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceMarkSent>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let marked = life::mark_sent(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(marked).await?))
    }

    /// Void an invoice
    ///
    /// The ledger gets the opposite of what was posted, adjustments included, dated today, and the invoice's loads can be
    /// invoiced again. An invoice with payments is refused with `invoice_has_payments`.
    #[oai(path = "/api/invoices/:invoice_id/void", method = "post", operation_id = "void_invoice")]
    async fn void_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceVoid>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let voided = life::void(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(voided).await?))
    }

    /// Adjust an invoice
    ///
    /// Changes what is owed other than by a payment, and posts it: credits, discounts and short pays against allowances,
    /// debits against accessorial revenue, write-offs against bad debt. More than is owed is refused with
    /// `more_than_owed`.
    #[oai(path = "/api/invoices/:invoice_id/adjust", method = "post", operation_id = "adjust_invoice")]
    async fn adjust_invoice(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceAdjust>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let needed = if body.kind == AdjustmentKind::WriteOff { InvoicesWriteOff } else { InvoicesAdjust };
        auth.require(&actor, needed, "adjust_invoice").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let adjusted = adjusting::adjust(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(adjusted).await?))
    }

    /// Void an adjustment
    ///
    /// The ledger gets the opposite of what was posted, dated today, and the invoice is owed as before.
    #[oai(
        path = "/api/invoices/:invoice_id/void_adjustment",
        method = "post",
        operation_id = "void_invoice_adjustment"
    )]
    async fn void_invoice_adjustment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceAdjustmentVoid>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let voided = adjusting::void_adjustment(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(voided).await?))
    }

    /// Dispute an invoice
    ///
    /// Records what the customer doesn't want to pay, and why. What is owed stays as it is until you adjust it.
    #[oai(path = "/api/invoices/:invoice_id/dispute", method = "post", operation_id = "dispute_invoice")]
    async fn dispute_invoice(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceDisputeOpen>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let disputed = disputes::open(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(disputed).await?))
    }

    /// Close a dispute
    ///
    /// Records how it ended. Adjust the invoice if the customer pays less.
    #[oai(path = "/api/invoices/:invoice_id/close_dispute", method = "post", operation_id = "close_invoice_dispute")]
    async fn close_invoice_dispute(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The invoice's id.
        Path(invoice_id): Path<Uuid>,
        Json(body): Json<InvoiceDisputeClose>,
    ) -> Result<Answer<Invoice>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let closed = disputes::close(&mut write, invoice_id, body).await?;
        Ok(Answer(write.commit(closed).await?))
    }
}
