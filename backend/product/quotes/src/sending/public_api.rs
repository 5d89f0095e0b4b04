//! The operations by which a customer answers a quote, by the token of a mailed link.
//!
//! The token travels in the body, never in an address: no log and no cache keeps it.

use haul_api::{Answer, ApiError, AppContext, Json};
use haul_loads::documents::DocumentLink;
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    public,
    public_views::{PublicQuote, QuoteLinkAccept, QuoteLinkDecline, QuoteLinkOpen, QuoteLinkPrint},
};

#[derive(Default)]
pub struct PublicQuotesApi;

#[OpenApi(tag = "crate::Chapter::Quotes")]
impl PublicQuotesApi {
    /// Open a mailed quote
    ///
    /// Shows the quote of a link; the carrier sees that it was opened.
    #[oai(path = "/api/public_quotes/open", method = "post", operation_id = "open_public_quote")]
    async fn open_public_quote(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<QuoteLinkOpen>,
    ) -> Result<Answer<PublicQuote>, ApiError> {
        Ok(Answer(public::see(&ctx, &body.token).await?))
    }

    /// Print a mailed quote
    ///
    /// Sets a quote that can be answered, or was accepted, and answers a link to the PDF that is good for a few minutes.
    #[oai(path = "/api/public_quotes/print", method = "post", operation_id = "print_public_quote")]
    async fn print_public_quote(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<QuoteLinkPrint>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        Ok(Answer(public::print(&ctx, &body.token, body.is_inline).await?))
    }

    /// Accept a mailed quote
    ///
    /// Names who accepts. Accepting twice changes nothing.
    #[oai(path = "/api/public_quotes/accept", method = "post", operation_id = "accept_public_quote")]
    async fn accept_public_quote(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<QuoteLinkAccept>,
    ) -> Result<Answer<PublicQuote>, ApiError> {
        Ok(Answer(public::accept(&ctx, body).await?))
    }

    /// Decline a mailed quote
    ///
    /// Says why. Declining twice changes nothing.
    #[oai(path = "/api/public_quotes/decline", method = "post", operation_id = "decline_public_quote")]
    async fn decline_public_quote(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<QuoteLinkDecline>,
    ) -> Result<Answer<PublicQuote>, ApiError> {
        Ok(Answer(public::decline(&ctx, body).await?))
    }
}
