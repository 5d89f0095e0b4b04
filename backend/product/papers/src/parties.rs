//! Who owes an invoice to whom, and by when.

use haul_api::{ApiError, settings_of_company};
use haul_company::{company::Company, remittance::RemittanceChange, settings::holidays_of};
use haul_db::Connection;
use haul_entity::company::company_settings;
use haul_partners::customers::Customer;
use haul_types::{Address, Date, next_business_day};
use std::collections::BTreeSet;
use uuid::Uuid;

use crate::words::phone;

/// Lines of text, the names first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parties {
    pub bill_to: String,
    pub remit_to: String,
}

pub fn parties(customer: &Customer, company: &Company, remittance: Option<&RemittanceChange>) -> Parties {
    let text = |(name, rest): (String, Vec<String>)| std::iter::once(name).chain(rest).collect::<Vec<_>>().join("\n");
    Parties { bill_to: text(bill_to(customer)), remit_to: text(remit_to(company, remittance)) }
}

/// The last day of an invoice's terms, or the business day after it where the company wants that.
pub async fn due_on(
    db: &impl Connection,
    company_id: Uuid,
    invoiced_on: Date,
    payment_terms_days: i32,
) -> Result<Date, ApiError> {
    let settings = settings_of_company(db, company_id).await?;
    let holidays = holidays_of(&settings, invoiced_on)?;
    Ok(due_after(&settings, &holidays, invoiced_on, payment_terms_days))
}

/// [`due_on`] with what is known of the company.
pub fn due_after(
    settings: &company_settings::Model,
    holidays: &BTreeSet<Date>,
    invoiced_on: Date,
    payment_terms_days: i32,
) -> Date {
    let due = invoiced_on.plus_days(u32::try_from(payment_terms_days).unwrap_or_default());
    if !settings.due_dates_skip_days_off {
        return due;
    }
    next_business_day(due, |day| holidays.contains(&day))
}

pub fn terms(days: i32) -> String {
    if days == 0 { "Due on receipt".to_owned() } else { format!("Net {days} days") }
}

/// The name, and the lines below it.
pub fn bill_to(customer: &Customer) -> (String, Vec<String>) {
    let mut all = customer.address.as_ref().map(Address::lines).unwrap_or_default();
    all.extend(customer.docket_number.clone());
    all.extend(customer.billing_email.clone().or(customer.email.clone()));
    (customer.name.clone(), all)
}

/// Where the customer pays: what is in effect, or the next best address on file.
pub fn remit_to(company: &Company, remittance: Option<&RemittanceChange>) -> (String, Vec<String>) {
    if let Some(remittance) = remittance {
        let mut all = remittance.address.as_ref().map(Address::lines).unwrap_or_default();
        // The end of the number is enough to notice a forged invoice; payers get the rest in the bank's letter.
        let bank = remittance.bank.as_ref();
        all.extend(bank.map(|bank| format!("ACH: {}, account ending in {}", bank.bank_name, bank.account_last4)));
        all.extend(remittance.email.clone());
        return (remittance.remit_name.clone(), all);
    }
    let mut all = company.addresses.pay_to().map(Address::lines).unwrap_or_default();
    all.extend(company.phone.as_deref().map(phone));
    all.extend(company.email.clone());
    (company.legal_name.clone(), all)
}
