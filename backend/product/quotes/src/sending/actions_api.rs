//! The operations for decisions about quotes.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write, auth::Member};
use haul_loads::{Load, documents::DocumentLink};
use haul_papers::PaperOpen;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{ops as sending, paper};
use crate::{
    life::{convert, ops as actions},
    record::{
        action_views::{
            QuoteAcceptance, QuoteConvert, QuoteLoss, QuoteReason, QuoteReopen, QuoteSend, QuoteSent, QuoteStep,
        },
        views::Quote,
    },
};

#[derive(Default)]
pub struct QuoteActionsApi;

#[OpenApi(tag = "crate::Chapter::Quotes")]
impl QuoteActionsApi {
    /// Ask for approval
    ///
    /// Submits a draft with a margin below the floor to those who may approve it.
    #[oai(path = "/api/quotes/:quote_id/request_approval", method = "post", operation_id = "request_quote_approval")]
    async fn request_quote_approval(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteStep>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::request_approval(&mut write, quote_id, body.version).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Approve a quote
    ///
    /// Lets a quote be sent with a margin below the floor.
    #[oai(path = "/api/quotes/:quote_id/approve", method = "post", operation_id = "approve_quote")]
    async fn approve_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteStep>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::approve(&mut write, quote_id, body.version).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Return a quote
    ///
    /// Turns a quote that awaits or has approval back into a draft.
    #[oai(path = "/api/quotes/:quote_id/return", method = "post", operation_id = "return_quote")]
    async fn return_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteReason>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::send_back(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Send a quote
    ///
    /// Emails the figures and the quote as a PDF, with a link for the customer to answer without an account. If it is
    /// sent again, earlier links keep working.
    #[oai(path = "/api/quotes/:quote_id/send", method = "post", operation_id = "send_quote")]
    async fn send_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteSend>,
    ) -> Result<Answer<QuoteSent>, ApiError> {
        let enclosed = sending::enclose(&ctx, actor.company_id, quote_id, body.version).await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        let sent = sending::send(&mut write, quote_id, body, enclosed).await?;
        Ok(Answer(write.commit(sent).await?))
    }

    /// Print a quote
    ///
    /// Renders the quote as the customer sees it and returns a link to the PDF that works for a few minutes.
    #[oai(path = "/api/quotes/:quote_id/print", method = "post", operation_id = "print_quote")]
    async fn print_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<PaperOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(paper::print(&ctx, actor.company_id, quote_id, body.is_inline).await?))
    }

    /// Record an acceptance
    ///
    /// The customer accepted by phone or in person.
    #[oai(path = "/api/quotes/:quote_id/accept", method = "post", operation_id = "accept_quote")]
    async fn accept_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteAcceptance>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::accept(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Mark a quote as lost
    ///
    /// Says why, to whom and by how much, as far as known.
    #[oai(path = "/api/quotes/:quote_id/lose", method = "post", operation_id = "lose_quote")]
    async fn lose_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteLoss>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::mark_lost(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Reopen a quote
    ///
    /// The customer can answer a lost or declined quote again.
    #[oai(path = "/api/quotes/:quote_id/reopen", method = "post", operation_id = "reopen_quote")]
    async fn reopen_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteReopen>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::reopen(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Withdraw a quote
    ///
    /// The customer can no longer accept it, and the link says so.
    #[oai(path = "/api/quotes/:quote_id/withdraw", method = "post", operation_id = "withdraw_quote")]
    async fn withdraw_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        Json(body): Json<QuoteReason>,
    ) -> Result<Answer<Quote>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let quote = actions::withdraw(&mut write, quote_id, body).await?;
        Ok(Answer(write.commit(quote).await?))
    }

    /// Book a load from a quote
    ///
    /// Copies every field of an accepted quote into a load, by the rules of loads. The load and the quote refer to each
    /// other.
    #[oai(path = "/api/quotes/:quote_id/convert", method = "post", operation_id = "convert_quote")]
    async fn convert_quote(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The quote's id.
        Path(quote_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<QuoteConvert>,
    ) -> Result<Created<Load>, ApiError> {
        let operation = format!("convert_quote {quote_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(load) => return Ok(Created::replayed(load)),
        };
        let load = convert::convert(&mut write, quote_id, body).await?;
        Ok(Created::new(write.commit(load).await?))
    }
}
