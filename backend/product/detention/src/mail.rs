//! The mail that warns a customer before free time ends.

use haul_api::{
    ApiError, Write,
    mail::{company_name, message},
};
use haul_ports::MailMessage;

/// What the mail to the customer says. Times are in the stop's zone.
pub struct DetentionFacts {
    pub customer: String,
    pub load: String,
    /// The customer's own number for the load.
    pub reference: Option<String>,
    pub facility: String,
    pub arrived: String,
    pub free_until: String,
    pub hourly_rate: String,
}

/// Warns a customer that a truck's free time is about to end.
pub async fn detention_notice(write: &Write, to: &str, facts: &DetentionFacts) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let DetentionFacts { customer, load, reference, facility, arrived, free_until, hourly_rate } = facts;
    let reference = reference.as_deref().map(|number| format!(" (your {number})")).unwrap_or_default();
    let text = format!(
        "Hello {customer},\n\nOur truck with load {load}{reference} has been at {facility} since {arrived}.\n\n\
         Its free time ends {free_until}. After that, detention accrues at {hourly_rate} an hour until it leaves.\n\n\
         {company}\n",
    );
    Ok(message(to, format!("Load {load}{reference}: free time at {facility} ends {free_until}"), text))
}
