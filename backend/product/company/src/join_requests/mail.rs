//! The mails about requests to join.

use haul_api::{
    ApiError, Write,
    mail::{company_name, link, message},
};
use haul_entity::company::{join_request, user_account};
use haul_ports::MailMessage;

use super::LIST_PATH;

/// Tells an Admin that a person wants to join.
pub fn join_requested(write: &Write, admin: &user_account::Model, request: &join_request::Model) -> MailMessage {
    let text = format!(
        "Hello {},\n\n{} ({}) wants to join your company on {}.\n\nAdmit or reject the request here:\n{}\n",
        admin.full_name,
        request.full_name,
        request.email,
        write.ctx.settings.product_name,
        link(&write.ctx, LIST_PATH),
    );
    message(&admin.email, format!("{} wants to join your company", request.full_name), text)
}

/// Tells the person that the company admitted them.
pub async fn admitted(write: &Write, request: &join_request::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let text = format!(
        "Hello {},\n\n{company} accepted your request to join. Sign in here:\n{}\n",
        request.full_name,
        link(&write.ctx, "/auth/login"),
    );
    Ok(message(&request.email, format!("Welcome to {company}"), text))
}

/// Tells the person that the company rejected the request.
pub async fn rejected(write: &Write, request: &join_request::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let reason = request.reason.as_deref().map(|reason| format!("\n\nThey say: {reason}")).unwrap_or_default();
    let text = format!(
        "Hello {},\n\n{company} declined your request to join.{reason}\n\nYou can register again here:\n{}\n",
        request.full_name,
        link(&write.ctx, "/auth/register"),
    );
    Ok(message(&request.email, format!("Your request to join {company}"), text))
}
