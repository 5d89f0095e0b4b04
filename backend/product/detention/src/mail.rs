//! The mail that tells a customer that free time is about to end.

use haul_api::{
    ApiError, Write,
    mail::{company_name, message},
};
use haul_ports::MailMessage;

/// What a customer is told about a truck that waits. Times are those of the stop.
pub struct DetentionFacts {
    pub customer: String,
    pub load: String,
    /// The customer's own number of the load.
    pub reference: Option<String>,
    pub facility: String,
    pub arrived: String,
    pub free_until: String,
    pub hourly_rate: String,
}

/// Tells a customer that the free time of a truck is about to end.
pub async fn detention_notice(write: &Write, to: &str, facts: &DetentionFacts) -> Result<MailMessage, ApiError> {
    let company = company_name(write).await?;
    let DetentionFacts { customer, load, reference, facility, arrived, free_until, hourly_rate } = facts;
    let reference = reference.as_deref().map(|number| format!(" (your {number})")).unwrap_or_default();
    let text = format!(
        "Hello {customer},\n\nour truck with load {load}{reference} has been at {facility} since {arrived}.\n\n\
         Its free time ends {free_until}. From then on detention of {hourly_rate} an hour is due until it leaves.\n\n\
         {company}\n",
    );
    Ok(message(to, format!("Load {load}{reference}: free time at {facility} ends {free_until}"), text))
}
