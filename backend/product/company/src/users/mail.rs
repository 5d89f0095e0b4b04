//! The invitation mail.

use haul_api::{
    ApiError, Write,
    mail::{company_name, link, message},
};
use haul_entity::company::user_account;
use haul_ports::MailMessage;

use super::refusal_token;

/// Where an invited person creates an account.
const INVITED_PATH: &str = "/auth/register";
/// Where the link for declining an invitation leads; the token follows a `#`, so no log contains it.
const REFUSED_PATH: &str = "/invitation/refuse";

/// Invites a person to the write's company.
pub async fn invitation(write: &Write, user: &user_account::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let path = format!("{INVITED_PATH}?companyId={}", user.company_id);
    let text = format!(
        "Hello {},\n\n{} invites you to {company} on {}.\n\n\
         Create your account with this email address:\n{}\n\n\
         If you already have one, just sign in.\n\n\
         Not expecting this? Decline the invitation and stop mail from {company} with one click:\n{}\n",
        user.full_name,
        write.actor.name,
        write.ctx.settings.product_name,
        link(&write.ctx, &path),
        link(&write.ctx, &format!("{REFUSED_PATH}#{}", refusal_token::sign(write, user.id)?)),
    );
    Ok(message(&user.email, format!("You're invited to join {company}"), text))
}
