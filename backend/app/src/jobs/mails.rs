//! The texts of the messages that the product sends, with links to its own pages.

use sea_orm::EntityTrait;

use crate::{
    AppContext,
    api::{ApiError, Write},
    entity::{company, join_request, user_account},
    ports::MailMessage,
    users::INVITED_PATH,
};

/// Asks somebody to join the write's company.
pub async fn invitation(write: &Write, user: &user_account::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let path = format!("{INVITED_PATH}?companyId={}", user.company_id);
    let text = format!(
        "Hello {},\n\n{} invites you to {company} on {}.\n\n\
         Make your account with this email address:\n{}\n\n\
         If you already have one, just sign in. If you do not know {company}, ignore this message.\n",
        user.full_name,
        write.actor.name,
        write.ctx.settings.product_name,
        link(&write.ctx, &path),
    );
    Ok(message(&user.email, format!("You are invited to {company}"), text))
}

/// Tells an Admin that somebody asks to join.
pub fn join_requested(write: &Write, admin: &user_account::Model, request: &join_request::Model) -> MailMessage {
    let text = format!(
        "Hello {},\n\n{} ({}) asks to join your company on {}.\n\nAdmit or reject the request here:\n{}\n",
        admin.full_name,
        request.full_name,
        request.email,
        write.ctx.settings.product_name,
        link(&write.ctx, crate::join_requests::LIST_PATH),
    );
    message(&admin.email, format!("{} asks to join your company", request.full_name), text)
}

/// Tells somebody that the company admitted them.
pub async fn admitted(write: &Write, request: &join_request::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let text = format!(
        "Hello {},\n\n{company} has admitted you. Sign in here:\n{}\n",
        request.full_name,
        link(&write.ctx, "/auth/login"),
    );
    Ok(message(&request.email, format!("Welcome to {company}"), text))
}

/// Tells somebody that the company rejected the request.
pub async fn rejected(write: &Write, request: &join_request::Model) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let reason = request.reason.as_deref().map(|reason| format!("\n\nThey say: {reason}")).unwrap_or_default();
    let text = format!(
        "Hello {},\n\n{company} has not admitted you.{reason}\n\nYou may register again here:\n{}\n",
        request.full_name,
        link(&write.ctx, "/auth/register"),
    );
    Ok(message(&request.email, format!("Your request to join {company}"), text))
}

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

/// What a customer is told about a truck that waits. Times are those of the stop.
pub struct DetentionFacts {
    pub customer: String,
    pub load: String,
    /// The customer's own number of the load.
    pub reference: Option<String>,
    pub facility: String,
    pub arrived: String,
    pub free_until: String,
    pub hourly_rate: String,
}

/// Tells a customer that the free time of a truck is about to end.
pub async fn detention_notice(write: &Write, to: &str, facts: &DetentionFacts) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let DetentionFacts { customer, load, reference, facility, arrived, free_until, hourly_rate } = facts;
    let reference = reference.as_deref().map(|number| format!(" (your {number})")).unwrap_or_default();
    let text = format!(
        "Hello {customer},\n\nour truck with load {load}{reference} has been at {facility} since {arrived}.\n\n\
         Its free time ends {free_until}. From then on detention of {hourly_rate} an hour is due until it leaves.\n\n\
         {company}\n",
    );
    Ok(message(to, format!("Load {load}{reference}: free time at {facility} ends {free_until}"), text))
}

fn message(to: &str, subject: String, text: String) -> MailMessage {
    // A name with a line break must not become a header of its own.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    MailMessage { to: to.to_owned(), subject, text, html: None, attachments: Vec::new() }
}

fn link(ctx: &AppContext, path: &str) -> String {
    format!("{}{path}", ctx.settings.public_url)
}

async fn company_name(write: &Write) -> Result<String, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).one(write.tx()).await?;
    Ok(company.map(|company| company.legal_name).unwrap_or_default())
}
