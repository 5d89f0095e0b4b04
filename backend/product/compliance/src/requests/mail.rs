//! Mails to drivers: what is needed, and what has to be sent again.

use haul_api::{
    ApiError, LinkCarrier, Write,
    mail::{MailTemplate, message, optional, required, words},
};
use haul_entity::{compliance::document_request, fleet::driver};
use haul_ports::MailMessage;
use haul_types::{MailKind, national_phone};

use crate::types::ItemType;

pub const DOCUMENT_REQUEST: MailTemplate = MailTemplate {
    kind: MailKind::DocumentRequest,
    title: "Request for driver documents",
    subject: "{company} needs documents from you",
    body: "Hello {driver},\n\n{message}\n\nPlease send us:\n{documents}\n\n{due}\n\nOpen this link on your phone, take \
           pictures and send them:\n{link}\n\nIt works without an account. Questions? {reach}",
    placeholders: &[
        required("link", "the driver's own link", "https://haul.example/apps/safety/papers#…"),
        optional("driver", "the driver's first name", "Ann"),
        optional("message", "what you write when you ask", "Your file is almost complete."),
        optional("documents", "what is needed, one per line", "- License\n- Medical certificate"),
        optional("due", "the day by which you want it", "We need them by Dec 4, 2026."),
        optional("company", "your company", "Prairie Line Transport"),
        optional("reach", "your phone number and email", "(312) 555-0142, safety@prairie.example"),
    ],
};

pub const DOCUMENT_REJECTION: MailTemplate = MailTemplate {
    kind: MailKind::DocumentRejection,
    title: "Driver document needed again",
    subject: "Please send your {document} again",
    body: "Hello {driver},\n\nThank you for your {document}. We can't use it yet:\n\n{reason}\n\nPlease send it \
           again:\n{link}\n\nQuestions? {reach}",
    placeholders: &[
        required("link", "the driver's own link", "https://haul.example/apps/safety/papers#…"),
        required("reason", "what you tell the driver", "The back side is missing."),
        optional("driver", "the driver's first name", "Ann"),
        optional("document", "the document", "medical certificate"),
        optional("company", "your company", "Prairie Line Transport"),
        optional("reach", "your phone number and email", "(312) 555-0142, safety@prairie.example"),
    ],
};

pub async fn request(
    write: &Write,
    driver: &driver::Model,
    row: &document_request::Model,
    types: &[&ItemType],
    url: &str,
    to: &str,
) -> Result<MailMessage, ApiError> {
    let documents: Vec<String> = types.iter().map(|item_type| format!("- {}", item_type.name)).collect();
    let due = row.due_on.map(|day| format!("We need them by {}.", day.words())).unwrap_or_default();
    let carrier = LinkCarrier::read(&write.ctx, write.tx(), write.company_id()).await?;
    let (documents, reach) = (documents.join("\n"), reach(&carrier));
    let values = [
        ("link", url),
        ("driver", driver.first_name.as_str()),
        ("message", row.message.as_deref().unwrap_or_default()),
        ("documents", documents.as_str()),
        ("due", due.as_str()),
        ("company", carrier.name.as_str()),
        ("reach", reach.as_str()),
    ];
    let (subject, text) = words(write, &DOCUMENT_REQUEST, &values).await?;
    Ok(message(to, subject, text))
}

pub async fn rejection(
    write: &Write,
    driver: &driver::Model,
    item_type: &ItemType,
    reason: &str,
    url: &str,
    to: &str,
) -> Result<MailMessage, ApiError> {
    let carrier = LinkCarrier::read(&write.ctx, write.tx(), write.company_id()).await?;
    let (document, reach) = (item_type.name_in_sentence(), reach(&carrier));
    let values = [
        ("link", url),
        ("reason", reason),
        ("driver", driver.first_name.as_str()),
        ("document", document.as_str()),
        ("company", carrier.name.as_str()),
        ("reach", reach.as_str()),
    ];
    let (subject, text) = words(write, &DOCUMENT_REJECTION, &values).await?;
    Ok(message(to, subject, text))
}

fn reach(carrier: &LinkCarrier) -> String {
    let phone = carrier.phone.as_deref().map(national_phone);
    phone.into_iter().chain(carrier.email.clone()).collect::<Vec<_>>().join(", ")
}
