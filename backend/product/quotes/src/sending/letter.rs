//! The email that delivers a quote to the customer.

use chrono_tz::Tz;
use haul_api::{
    ApiError, Write,
    mail::{MailTemplate, company_name, optional, required, words},
};
use haul_papers::words::{agreed, moment};
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{ChargeCode, Equipment, MailKind, capitalized, dollars};

use crate::record::views::Quote;

pub const OFFER: MailTemplate = MailTemplate {
    kind: MailKind::QuoteOffer,
    title: "Quote",
    subject: "Quote {number} from {company}: {lane}",
    body: "{greeting}\n\n{message}\n\n{company} offers you {total} for {lane}:\n\n{details}\n\n{charges}\n\n{note}\n\n{terms}\n\n\
           It is attached as a PDF and valid until {valid_until}. View, accept or decline it here:\n{link}\n\n\
           Anyone with this link can answer for you. If you did not ask for this quote, ignore this message.",
    placeholders: &[
        optional("greeting", "a greeting with the contact's name, if known", "Hello Ann Lee,"),
        optional("message", "what you write when you send it", "As we discussed."),
        optional("company", "your company", "Prairie Line Transport"),
        optional("number", "the quote's number", "Q-1008"),
        optional("total", "the price", "$2,808.90"),
        optional("lane", "where the load goes", "Chicago, IL to Dallas, TX"),
        optional("details", "equipment, freight and stops", "Quote      Q-1008\nEquipment  Reefer"),
        optional("charges", "the charges, line by line", "     $2,808.90  Total"),
        optional("note", "your note to the customer", "Team drivers on request."),
        optional("terms", "your terms", "Terms: Net 30 days."),
        optional("valid_until", "the last day the quote is valid", "Wed, Nov 25, 2026, 17:00 CST"),
        required("link", "the link where the customer answers", "https://haul.example/apps/quotation/offer#1"),
    ],
};

/// The quote as text, with the link for answering it, and as a PDF.
pub async fn offer(
    write: &Write,
    quote: &Quote,
    to: &str,
    message: Option<&str>,
    link: &str,
    paper: MailAttachment,
) -> Result<MailMessage, ApiError> {
    let lane = quote.stops.first().zip(quote.stops.last());
    let lane = lane
        .map(|(from, to)| format!("{} to {}", from.facility.address.town(), to.facility.address.town()))
        .unwrap_or_default();
    let contact = quote.freight.broker_contact.as_ref().map(|contact| format!(" {}", contact.name));
    let terms = quote.terms.as_ref().map(|terms| format!("Terms: {terms}"));
    let values = [
        ("greeting", format!("Hello{},", contact.unwrap_or_default())),
        ("message", message.unwrap_or_default().to_owned()),
        ("company", company_name(write).await?),
        ("number", quote.number.clone()),
        ("total", money(quote.total_cents, &quote.currency)),
        ("lane", lane),
        ("details", details(quote)),
        ("charges", charges(quote)),
        ("note", quote.customer_note.clone().unwrap_or_default()),
        ("terms", terms.unwrap_or_default()),
        ("valid_until", until(quote)),
        ("link", link.to_owned()),
    ];
    let (subject, text) = words(write, &OFFER, &values.each_ref().map(|(name, value)| (*name, value.as_str()))).await?;
    let mut mail = haul_api::mail::message(to, subject, text);
    mail.attachments.push(paper);
    Ok(mail)
}

/// Two or more spaces separate a name from its value.
fn details(quote: &Quote) -> String {
    let mut lines =
        vec![format!("Quote      {}", quote.number), format!("Equipment  {}", equipment(quote.freight.equipment))];
    lines.extend(quote.freight.commodity.as_ref().map(|commodity| format!("Freight    {commodity}")));
    for stop in &quote.stops {
        let what = if stop.kind.takes_on() { "Pickup   " } else { "Delivery " };
        let zone = stop.time_zone.parse().unwrap_or(Tz::UTC);
        let times = (stop.earliest_at, stop.latest_at);
        let when = agreed(stop.schedule, stop.is_appointment_confirmed, times, zone);
        lines.push(format!("{what}  {}, {when}", stop.facility.address.town()));
    }
    lines.join("\n")
}

fn charges(quote: &Quote) -> String {
    let line = |amount: String, what: &str| format!("{amount:>14}  {what}");
    let charges = quote.charges.iter();
    let charges = charges.map(|charge| line(money(charge.amount_cents, &charge.currency), &charge_word(charge.code)));
    let total = line(money(quote.total_cents, &quote.currency), "Total");
    charges.chain([total]).collect::<Vec<_>>().join("\n")
}

/// In the zone of the first stop, which the customer knows.
fn until(quote: &Quote) -> String {
    let zone = quote.stops.first().and_then(|stop| stop.time_zone.parse().ok());
    moment(quote.valid_until, zone.unwrap_or(Tz::UTC))
}

/// `$2,808.90`; with the currency's name if it is not USD.
fn money(cents: i64, currency: &str) -> String {
    let unit = if currency == "USD" { String::new() } else { format!(" {currency}") };
    format!("{}{unit}", dollars(cents))
}

/// `STOP_OFF` as people write it: `Stop off`.
pub fn charge_word(code: ChargeCode) -> String {
    capitalized(code.as_str())
}

fn equipment(equipment: Equipment) -> String {
    capitalized(equipment.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_of_another_currency_names_it() {
        assert_eq!((money(5, "USD"), money(5, "CAD")), ("$0.05".to_owned(), "$0.05 CAD".to_owned()));
        assert_eq!(charge_word(ChargeCode::StopOff), "Stop off");
    }
}
