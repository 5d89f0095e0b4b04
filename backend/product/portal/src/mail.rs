//! The mail that signs a fleet owner in.

use haul_api::{
    AppContext,
    mail::{link, message},
};
use haul_ports::MailMessage;

/// Signs a fleet owner in, once.
pub fn owner_login(ctx: &AppContext, email: &str, token: &str, minutes: i64) -> MailMessage {
    let product = &ctx.settings.product_name;
    let text = format!(
        "Hello,\n\nsign in to your {product} owner portal with this link:\n{}\n\n\
         It works once, within {minutes} minutes. If you did not ask for it, ignore this message.\n",
        link(ctx, &format!("/fleetowner/verify-token/{token}")),
    );
    message(email, format!("Your {product} sign-in link"), text)
}
