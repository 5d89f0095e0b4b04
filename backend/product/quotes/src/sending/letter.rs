//! The email that delivers a quote to the customer.

use std::fmt::Write as _;

use chrono_tz::Tz;
use haul_entity::company::company;
use haul_papers::words::{agreed, moment};
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{ChargeCode, Equipment, capitalized, dollars};

use crate::record::views::Quote;

/// The quote as text, with the link for answering it, and as a PDF.
pub fn offer(
    carrier: &company::Model,
    quote: &Quote,
    to: &str,
    message: Option<&str>,
    link: &str,
    paper: MailAttachment,
) -> MailMessage {
    let lane = quote.stops.first().zip(quote.stops.last());
    let lane = lane
        .map(|(from, to)| format!("{} to {}", from.facility.address.town(), to.facility.address.town()))
        .unwrap_or_default();
    let mut text = String::new();
    let mut line = |words: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{words}");
    };
    let contact = quote.freight.broker_contact.as_ref().map(|contact| contact.name.as_str());
    line(&format!("Hello{},\n", contact.map(|name| format!(" {name}")).unwrap_or_default()));
    if let Some(message) = message {
        line(&format!("{message}\n"));
    }
    line(&format!("{} offers you {} for {lane}:\n", carrier.legal_name, money(quote.total_cents, &quote.currency)));
    line(&format!("Quote      {}", quote.number));
    line(&format!("Equipment  {}", equipment(quote.freight.equipment)));
    if let Some(commodity) = &quote.freight.commodity {
        line(&format!("Freight    {commodity}"));
    }
    for stop in &quote.stops {
        let what = if stop.kind.takes_on() { "Pickup   " } else { "Delivery " };
        let zone = stop.time_zone.parse().unwrap_or(Tz::UTC);
        let times = (stop.earliest_at, stop.latest_at);
        let when = agreed(stop.schedule, stop.is_appointment_confirmed, times, zone);
        line(&format!("{what}  {}, {when}", stop.facility.address.town()));
    }
    line("");
    for charge in &quote.charges {
        line(&format!("{:>14}  {}", money(charge.amount_cents, &charge.currency), charge_word(charge.code)));
    }
    line(&format!("{:>14}  Total\n", money(quote.total_cents, &quote.currency)));
    if let Some(note) = &quote.customer_note {
        line(&format!("{note}\n"));
    }
    if let Some(terms) = &quote.terms {
        line(&format!("Terms: {terms}\n"));
    }
    line(&format!("It is attached as a PDF and valid until {}. View, accept or decline it here:", until(quote)));
    line(link);
    line("\nAnyone with this link can answer for you. If you did not ask for this quote, ignore this message.");
    let subject = format!("Quote {} from {}: {lane}", quote.number, carrier.legal_name);
    // A name with a line break must not become a separate header.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    MailMessage { to: to.to_owned(), subject, text, html: None, attachments: vec![paper] }
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
