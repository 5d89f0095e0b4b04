//! The invitation mail.

use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, company_name, link, message, optional, required, words},
};
use haul_entity::company::user_account;
use haul_ports::MailMessage;
use haul_types::MailKind;

use super::refusal_token;

/// Where an invited person creates an account.
const INVITED_PATH: &str = "/auth/register";
/// Where the link for declining an invitation leads; the token follows a `#`, so no log contains it.
const REFUSED_PATH: &str = "/invitation/refuse";

pub const INVITATION: MailTemplate = MailTemplate {
    kind: MailKind::UserInvitation,
    title: "User invitation",
    subject: "You're invited to join {company}",
    body: "Hello {name},\n\n{sender} invites you to {company} on {product}.\n\n\
           Create your account with this email address:\n{link}\n\n\
           If you already have one, just sign in.\n\n\
           Not expecting this? Decline the invitation and stop mail from {company} with one click:\n{decline_link}",
    placeholders: &[
        optional("name", "the invited person", "Ina Invited"),
        optional("sender", "who invites", "Rosa Medina"),
        optional("company", "your company", "Prairie Line Transport"),
        optional("product", "this product", "Haul"),
        required("link", "where the person signs up", "https://haul.example/auth/register"),
        required("decline_link", "where the person declines", "https://haul.example/invitation/refuse"),
    ],
};

/// Invites a person to the write's company.
pub async fn invitation(write: &Write, user: &user_account::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let path = format!("{INVITED_PATH}?companyId={}", user.company_id);
    let decline = format!("{REFUSED_PATH}#{}", refusal_token::sign(write, user.id)?);
    let (accepts_at, declines_at) = (link(&write.ctx, &path), link(&write.ctx, &decline));
    let values = [
        ("name", user.full_name.as_str()),
        ("sender", write.actor.name.as_str()),
        ("company", company.as_str()),
        ("product", write.ctx.settings.product_name.as_str()),
        ("link", accepts_at.as_str()),
        ("decline_link", declines_at.as_str()),
    ];
    let (subject, text) = words(write, &INVITATION, &values).await?;
    Ok(message(&user.email, subject, text))
}
