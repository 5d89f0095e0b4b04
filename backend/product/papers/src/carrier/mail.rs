//! The email that takes the carrier packet along.

use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, message, optional, words},
};
use haul_company::company::Company;
use haul_ports::{MailAttachment, MailMessage};
use haul_types::MailKind;

use crate::words::phone;

pub const CARRIER_PACKET: MailTemplate = MailTemplate {
    kind: MailKind::CarrierPacket,
    title: "Carrier packet",
    subject: "Carrier packet from {company}",
    body: "Hello,\n\n{message}\n\nOur carrier packet is attached: {company}, USDOT {dot_number}.\n\nQuestions? {reach}",
    placeholders: &[
        optional("message", "what you write when you send it", "As you asked."),
        optional("company", "your company", "Prairie Line Transport"),
        optional("dot_number", "your USDOT number", "2873641"),
        optional("sender", "who sends it", "Rosa Medina"),
        optional("reach", "your phone number and email", "(312) 555-0142, office@prairie.example"),
    ],
};

pub async fn packet(
    write: &Write,
    company: &Company,
    to: &str,
    own: Option<&str>,
    paper: MailAttachment,
) -> Result<MailMessage, ApiError> {
    let reach = [company.phone.as_deref().map(phone), company.email.clone()];
    let reach = reach.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let values = [
        ("message", own.unwrap_or_default()),
        ("company", company.legal_name.as_str()),
        ("dot_number", company.dot_number.as_str()),
        ("sender", write.actor.name.as_str()),
        ("reach", reach.as_str()),
    ];
    let (subject, text) = words(write, &CARRIER_PACKET, &values).await?;
    let mut mail = message(to, subject, text);
    mail.attachments.push(paper);
    Ok(mail)
}
