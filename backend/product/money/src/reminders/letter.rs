//! The words of reminders.

use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, Placeholder, company_name, html_of, message, optional, required, words},
};
use haul_entity::money::{collection_entry::Model, invoice};
use haul_ports::MailMessage;
use haul_types::{Date, MailKind, ReminderTone, dollars};

use super::plan::undisputed;

/// Longer lists are read in the statement.
const MOST_LISTED: usize = 50;

const PLACEHOLDERS: &[Placeholder] = &[
    required(
        "invoices",
        "the invoices, one on each line",
        "INV-1001  $4,900.00 · dated Oct 1, 2026 · due Oct 31, 2026 · 15 days late",
    ),
    optional("total", "what these invoices add up to", "$4,900.00"),
    optional("message", "what you write when you send it yourself", "Please call me about INV-1001."),
    optional("date", "the day of the mail and of the statement", "Nov 15, 2026"),
    optional("remit_to", "whom and where to pay", "Prairie Line Transport\nPO Box 1180\nAurora, IL 60507"),
    optional("company", "your company", "Prairie Line Transport"),
];

pub const FRIENDLY_REMINDER: MailTemplate = MailTemplate {
    kind: MailKind::FriendlyReminder,
    title: "Payment reminder, friendly",
    subject: "Reminder from {company}: {total}",
    body: "Hello,\n\n{message}\n\nA friendly reminder of these invoices:\n\n{invoices}\n\nTotal: {total}\n\n\
           Our statement of your account as of {date} is attached. If a payment is on its way, thank you. \
           If something is wrong, please reply.\n\nPlease pay to:\n{remit_to}\n\n{company}",
    placeholders: PLACEHOLDERS,
};

pub const PAST_DUE_NOTICE: MailTemplate = MailTemplate {
    kind: MailKind::PastDueNotice,
    title: "Payment reminder, past due",
    subject: "Past due to {company}: {total}",
    body: "Hello,\n\n{message}\n\nWe have not received payment for these invoices:\n\n{invoices}\n\nTotal: {total}\n\n\
           Please send payment, or reply with the day when we can expect it. If something is wrong with an invoice, \
           tell us what it is. Our statement of your account as of {date} is attached.\n\n\
           Please pay to:\n{remit_to}\n\n{company}",
    placeholders: PLACEHOLDERS,
};

pub const FINAL_NOTICE: MailTemplate = MailTemplate {
    kind: MailKind::FinalNotice,
    title: "Payment reminder, final notice",
    subject: "Final notice from {company}: {total} past due",
    body: "Hello,\n\n{message}\n\nThese invoices are still unpaid after our earlier reminders:\n\n{invoices}\n\n\
           Total: {total}\n\nThis is our final notice. Please pay now, or call us today to agree on a date. \
           Without an answer, we will have to take further steps to collect what is owed. \
           Our statement of your account as of {date} is attached.\n\nPlease pay to:\n{remit_to}\n\n{company}",
    placeholders: PLACEHOLDERS,
};

fn template(tone: Option<ReminderTone>) -> &'static MailTemplate {
    match tone {
        None | Some(ReminderTone::Friendly) => &FRIENDLY_REMINDER,
        Some(ReminderTone::PastDue) => &PAST_DUE_NOTICE,
        Some(ReminderTone::FinalNotice) => &FINAL_NOTICE,
    }
}

/// The message without its statement.
pub async fn letter(
    write: &Write,
    entry: &Model,
    invoices: &[invoice::Model],
    total_cents: i64,
    remit_to: &str,
    today: Date,
) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let (list, total, date) = (lines(invoices, today), dollars(total_cents), today.words().to_string());
    let values = [
        ("invoices", list.as_str()),
        ("total", total.as_str()),
        ("message", entry.note.as_deref().unwrap_or_default()),
        ("date", date.as_str()),
        ("remit_to", remit_to),
        ("company", company.as_str()),
    ];
    let (subject, text) = words(write, template(entry.tone), &values).await?;
    let html = html_of(write, &text).await?;
    let mut mail = message(entry.sent_to.as_deref().unwrap_or_default(), subject, text);
    mail.html = Some(html);
    Ok(mail)
}

fn lines(invoices: &[invoice::Model], today: Date) -> String {
    let mut lines: Vec<String> = invoices.iter().take(MOST_LISTED).map(|invoice| line(invoice, today)).collect();
    let more = invoices.len().saturating_sub(MOST_LISTED);
    if more > 0 {
        lines.push(format!("and {more} more in the attached statement"));
    }
    lines.join("\n")
}

/// Two spaces set the number apart from the rest in the HTML version.
fn line(invoice: &invoice::Model, today: Date) -> String {
    let late = match today.days_since(invoice.due_on) {
        ..=0 => String::new(),
        1 => " · 1 day late".to_owned(),
        days => format!(" · {days} days late"),
    };
    let disputed = match invoice.disputed_cents {
        0 => String::new(),
        cents => format!(" · without the disputed {}", dollars(cents)),
    };
    let (owed, dated, due) = (dollars(undisputed(invoice)), invoice.invoiced_on.words(), invoice.due_on.words());
    format!("{}  {owed} · dated {dated} · due {due}{late}{disputed}", invoice.number)
}
