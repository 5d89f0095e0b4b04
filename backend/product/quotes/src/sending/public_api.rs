//! The operations for a customer to answer a quote with the token of a mailed link.
//!
//! The token is sent in the body, never in a URL, so no log or cache stores it.

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
    /// Renders a quote that is open or accepted and returns a link to the PDF that works for a few minutes.
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
    /// Gives the name of the person who accepts. Accepting twice changes nothing.
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
    /// Gives a reason. Declining twice changes nothing.
    #[oai(path = "/api/public_quotes/decline", method = "post", operation_id = "decline_public_quote")]
    async fn decline_public_quote(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<QuoteLinkDecline>,
    ) -> Result<Answer<PublicQuote>, ApiError> {
        Ok(Answer(public::decline(&ctx, body).await?))
    }
}
