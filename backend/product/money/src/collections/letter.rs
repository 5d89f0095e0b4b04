//! The email that takes a statement along.

use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, company_name, html_of, message, optional, words},
};
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{MailKind, dollars};

use super::statement::Owed;

pub const STATEMENT: MailTemplate = MailTemplate {
    kind: MailKind::Statement,
    title: "Statement",
    subject: "Statement of account from {company}",
    body: "Hello,\n\n{message}\n\nOur statement of your account as of {date} is attached. The amount \
           due is {total} (past due: {late}).\n\nIf a payment is on its way, thank you. If something is wrong, please reply.\n\n\
           Please pay to:\n{remit_to}\n\n{company}",
    placeholders: &[
        optional("message", "what you write when you send it", "Please let us know when we can expect the check."),
        optional("date", "the statement's day", "Nov 27, 2026"),
        optional("total", "what is due, payments on account taken off", "$12,400.00"),
        optional("late", "what is owed on invoices that are past due", "$4,900.00"),
        optional("remit_to", "whom and where to pay", "Prairie Line Transport\nPO Box 1180\nAurora, IL 60507"),
        optional("company", "your company", "Prairie Line Transport"),
    ],
};

/// The whole message, ready to go out.
pub async fn letter(
    write: &Write,
    owed: &Owed,
    to: &str,
    own: Option<&str>,
    paper: MailAttachment,
) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let (date, total, late) = (owed.as_of.words().to_string(), dollars(owed.due_cents), dollars(owed.late_cents));
    let values = [
        ("message", own.unwrap_or_default()),
        ("date", date.as_str()),
        ("total", total.as_str()),
        ("late", late.as_str()),
        ("remit_to", owed.remit_to.as_str()),
        ("company", company.as_str()),
    ];
    let (subject, text) = words(write, &STATEMENT, &values).await?;
    let html = html_of(write, &text).await?;
    let mut mail = message(to, subject, text);
    mail.html = Some(html);
    mail.attachments.push(paper);
    Ok(mail)
}
