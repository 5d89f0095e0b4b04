//! What all mails have in common. The texts are in the areas that send them.

pub(crate) mod html;

use haul_db::Fetch;
use haul_entity::company::company;
use haul_ports::MailMessage;
use sea_orm::EntityTrait;

use crate::{ApiError, AppContext, Write};

/// A message. Its HTML side is made of the text when it is put into the queue.
pub fn message(to: &str, subject: String, text: String) -> MailMessage {
    // A name with a line break must not become a header of its own.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    MailMessage { to: to.to_owned(), subject, text, html: None, attachments: Vec::new() }
}

/// A page of the product.
pub fn link(ctx: &AppContext, path: &str) -> String {
    format!("{}{path}", ctx.settings.public_url)
}

/// What the write's company calls itself.
pub async fn company_name(write: &Write) -> Result<String, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    Ok(company.map(|company| company.legal_name).unwrap_or_default())
}
