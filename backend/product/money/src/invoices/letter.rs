//! The email that takes an invoice along.

use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, company_name, html_of, message, optional, words},
};
use haul_entity::money::invoice::Model;
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{MailKind, dollars};

pub const INVOICE: MailTemplate = MailTemplate {
    kind: MailKind::Invoice,
    title: "Invoice",
    subject: "Invoice {number} from {company}",
    body: "Hello,\n\n{message}\n\nInvoice {number} for {total} is attached, with its papers. It is due on {due}.\n\n\
           Please pay to:\n{remit_to}\n\n{company}",
    placeholders: &[
        optional("message", "what you write when you send it", "Thank you for your business."),
        optional("number", "the invoice's number", "INV-1001"),
        optional("total", "what it comes to", "$2,450.00"),
        optional("due", "the last day to pay it", "Dec 26, 2026"),
        optional("remit_to", "whom and where to pay", "Prairie Line Transport\nPO Box 1180\nAurora, IL 60507"),
        optional("company", "your company", "Prairie Line Transport"),
    ],
};

/// The whole message, ready to go out.
pub async fn letter(
    write: &Write,
    row: &Model,
    to: &str,
    own: Option<&str>,
    packet: MailAttachment,
) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let (total, due) = (dollars(row.total_cents), row.due_on.words().to_string());
    let values = [
        ("message", own.unwrap_or_default()),
        ("number", row.number.as_str()),
        ("total", total.as_str()),
        ("due", due.as_str()),
        ("remit_to", row.remit_to.as_str()),
        ("company", company.as_str()),
    ];
    let (subject, text) = words(write, &INVOICE, &values).await?;
    let html = html_of(write, &text).await?;
    let mut mail = message(to, subject, text);
    mail.html = Some(html);
    mail.attachments.push(packet);
    Ok(mail)
}
