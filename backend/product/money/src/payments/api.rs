//! The operations of payments.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, audit::RecordHistory,
    auth::Member, paging::PageParams,
};
use haul_types::{Date, PaymentMethod, PaymentStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    applying,
    ending::{Ending, end},
    reading, recording, refunding, remittance,
    views::{
        MatchedRemittance, Payment, PaymentApply, PaymentCounts, PaymentCreate, PaymentEnd, PaymentPage,
        PaymentRefundCreate, PaymentRefundVoid, PaymentUnapply, RemittanceMatch, RemittanceUpload,
    },
};

#[derive(Default)]
pub struct PaymentsApi;

#[OpenApi(tag = "crate::Chapter::Payments")]
impl PaymentsApi {
    /// List payments
    ///
    /// The latest first. Needs all of the company's terminals.
    #[oai(path = "/api/payments", method = "get", operation_id = "list_payments")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_payments(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the reference or of the customer's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<PaymentStatus>>,
        /// Methods to show.
        Query(method): Query<AnyOf<PaymentMethod>>,
        /// Only those of one customer.
        Query(customer_id): Query<Option<Uuid>>,
        /// Only those that pay or paid an invoice.
        Query(invoice_id): Query<Option<Uuid>>,
        /// Only those received on this day or later.
        Query(received_from): Query<Option<Date>>,
        /// Only those received on this day or earlier.
        Query(received_to): Query<Option<Date>>,
        /// Only those of one deposit.
        Query(deposit_id): Query<Option<Uuid>>,
        /// Only those that a deposit took to the bank, or only the others.
        Query(is_deposited): Query<Option<bool>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Payment>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<PaymentPage>, ApiError> {
        let filter = reading::Filter {
            q,
            ids,
            status,
            method,
            customer_id,
            invoice_id,
            received_from,
            received_to,
            deposit_id,
            is_deposited,
        };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(reading::list(&ctx, &actor, filter, &params).await?))
    }

    /// Count payments
    ///
    /// Those of each status, with their amounts. Needs all of the company's terminals.
    #[oai(path = "/api/payments/counts", method = "get", operation_id = "count_payments")]
    async fn count_payments(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<PaymentCounts>, ApiError> {
        Ok(Answer(reading::counts(&ctx, &actor).await?))
    }

    /// Record a payment
    ///
    /// Posts it to the ledger and applies it to the invoices that you name; what is left over stays unapplied. More than
    /// an invoice is owed is refused with `more_than_owed`. `discount_cents` of an application takes the invoice's discount
    /// for paying early with it; it is refused once `received_on` is after the invoice's `discount_until`. Needs all of the
    /// company's terminals.
    #[oai(path = "/api/payments", method = "post", operation_id = "create_payment")]
    async fn create_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<PaymentCreate>,
    ) -> Result<Created<Payment>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_payment", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let recorded = recording::create(&mut write, body).await?;
        Ok(Created::new(write.commit(recorded).await?))
    }

    /// Start a remittance's upload
    ///
    /// A ticket for one CSV or XLSX file. Nothing is stored for longer than a day. Needs all of the company's terminals.
    #[oai(path = "/api/payments/remittance/uploads", method = "post", operation_id = "create_remittance_upload")]
    async fn create_remittance_upload(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Created<RemittanceUpload>, ApiError> {
        Ok(Created::new(remittance::begin_upload(&ctx, &actor)?))
    }

    /// Match a remittance
    ///
    /// Reads a CSV or XLSX file in which a customer or bank lists what was paid, uploaded before, and finds
    /// the invoice of each row: by its number, its load's number, or a number of the customer on the load. Writes
    /// nothing; record the payments once you agree. Needs all of the company's terminals.
    #[oai(path = "/api/payments/remittance", method = "post", operation_id = "match_remittance")]
    async fn match_remittance(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<RemittanceMatch>,
    ) -> Result<Answer<MatchedRemittance>, ApiError> {
        Ok(Answer(remittance::read(&ctx, &actor, body).await?))
    }

    /// Read a payment
    ///
    /// With the invoices that it pays. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id", method = "get", operation_id = "read_payment")]
    async fn read_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
    ) -> Result<Answer<Payment>, ApiError> {
        Ok(Answer(reading::read(&ctx, &actor, payment_id).await?))
    }

    /// List a payment's history
    ///
    /// What happened to it, newest first. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id/history", method = "get", operation_id = "list_payment_history")]
    async fn list_payment_history(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
    ) -> Result<Answer<RecordHistory>, ApiError> {
        Ok(Answer(reading::history(&ctx, &actor, payment_id).await?))
    }

    /// Apply a payment
    ///
    /// Pays more invoices with what is unapplied of it, dated today; what counts for a discount is the day on which the
    /// payment was received. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id/apply", method = "post", operation_id = "apply_payment")]
    async fn apply_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentApply>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let applied = applying::apply(&mut write, payment_id, body).await?;
        Ok(Answer(write.commit(applied).await?))
    }

    /// Take a payment off an invoice
    ///
    /// The invoice is owed again, with the discount that was taken, and the money is unapplied, dated today. Needs all of
    /// the company's terminals.
    #[oai(path = "/api/payments/:payment_id/unapply", method = "post", operation_id = "unapply_payment")]
    async fn unapply_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentUnapply>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let left = applying::unapply(&mut write, payment_id, body).await?;
        Ok(Answer(write.commit(left).await?))
    }

    /// Refund a payment
    ///
    /// Records that unapplied money was refunded to the customer. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id/refund", method = "post", operation_id = "refund_payment")]
    async fn refund_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentRefundCreate>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let refunded = refunding::refund(&mut write, payment_id, body).await?;
        Ok(Answer(write.commit(refunded).await?))
    }

    /// Void a refund
    ///
    /// For a refund that never reached the customer: the money is unapplied again, dated today. Needs all of the
    /// company's terminals.
    #[oai(path = "/api/payments/:payment_id/void_refund", method = "post", operation_id = "void_payment_refund")]
    async fn void_payment_refund(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentRefundVoid>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let voided = refunding::void_refund(&mut write, payment_id, body).await?;
        Ok(Answer(write.commit(voided).await?))
    }

    /// Return a payment
    ///
    /// For money that the bank took back. Its invoices are owed again, and the ledger gets the opposite of what was
    /// posted, dated today. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id/return", method = "post", operation_id = "return_payment")]
    async fn return_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentEnd>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let returned = end(&mut write, payment_id, Ending::Returned, body).await?;
        Ok(Answer(write.commit(returned).await?))
    }

    /// Void a payment
    ///
    /// For a payment that was recorded by mistake. Its invoices are owed again, and the ledger gets the opposite of what
    /// was posted, dated today. Needs all of the company's terminals.
    #[oai(path = "/api/payments/:payment_id/void", method = "post", operation_id = "void_payment")]
    async fn void_payment(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The payment's id.
        Path(payment_id): Path<Uuid>,
        Json(body): Json<PaymentEnd>,
    ) -> Result<Answer<Payment>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let voided = end(&mut write, payment_id, Ending::Voided, body).await?;
        Ok(Answer(write.commit(voided).await?))
    }
}
