//! Shared by all mails. The texts are in the areas that send them.

pub(crate) mod html;
mod template;

pub use template::{
    MailTemplate, Placeholder, checked, fill, optional, own_words, placeholders_in, preview, required, words,
};

use haul_db::Fetch;
use haul_entity::company::company;
use haul_ports::MailMessage;
use sea_orm::EntityTrait;

use crate::{ApiError, AppContext, Write, settings_of_company};

/// A message. Its HTML version is generated from the text when it is queued.
pub fn message(to: &str, subject: String, text: String) -> MailMessage {
    // A name with a line break must not become a separate header.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    MailMessage { id: None, to: to.to_owned(), subject, text, html: None, attachments: Vec::new() }
}

/// The HTML version of a text.
pub async fn html_of(write: &Write, text: &str) -> Result<String, ApiError> {
    let color = settings_of_company(write.tx(), write.company_id()).await?.brand_color;
    Ok(html::page(&company_name(write).await?, color.as_deref(), text, &write.ctx.settings.public_url))
}

/// The URL of a page of the product.
pub fn link(ctx: &AppContext, path: &str) -> String {
    format!("{}{path}", ctx.settings.public_url)
}

/// The name of the write's company.
pub async fn company_name(write: &Write) -> Result<String, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    Ok(company.map(|company| company.legal_name).unwrap_or_default())
}
