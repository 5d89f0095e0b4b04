//! Checks of an endpoint's URL.

use haul_api::{ApiError, AppContext, Invalid};
use haul_ports::WebhookUrlError;

/// Longer than any URL that people use.
const MAX_LENGTH: usize = 2_000;

/// Refuses a URL that leads anywhere but the public internet. It asks the name server, so never in a transaction.
pub async fn check(ctx: &AppContext, url: &str) -> Result<(), ApiError> {
    if url.len() > MAX_LENGTH {
        return Err(Invalid::field("url", "Use at most 2000 characters.").into());
    }
    let refusal = match ctx.webhooks.check(url).await {
        Ok(()) => return Ok(()),
        Err(WebhookUrlError::Invalid) => "Enter a URL that starts with https:// and has no user name or password.",
        Err(WebhookUrlError::NotPublic) => "This URL leads to an address that is not on the public internet.",
        Err(WebhookUrlError::Unknown) => "No server has this name. Check the URL.",
    };
    Err(Invalid::field("url", refusal).into())
}
