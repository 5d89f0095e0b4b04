//! Who owes an invoice to whom, and by when.

use haul_api::{ApiError, settings_of_company};
use haul_company::{company::Company, remittance::RemittanceChange, settings::holidays_of};
use haul_db::Connection;
use haul_entity::company::company_settings;
use haul_partners::customers::Customer;
use haul_types::{Address, Date, basis_points_of_cents, dollars, next_business_day, percent_words};
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

/// What a customer may deduct when it pays early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discount {
    /// Hundredths of a percent.
    pub basis_points: i32,
    /// Days from the invoice in which it may be taken.
    pub days: i32,
    /// The last day to take it, moved off days off as the due date is.
    pub until: Date,
}

impl Discount {
    /// How much it is of an invoice.
    pub fn cents_of(self, total_cents: i64) -> i64 {
        basis_points_of_cents(total_cents, self.basis_points)
    }

    /// Such as `Pay $2,752.72 by Nov 30, 2026 and take a discount of $56.18.`
    pub fn sentence(self, total_cents: i64) -> String {
        let cents = self.cents_of(total_cents);
        let (rest, until) = (dollars(total_cents.saturating_sub(cents)), self.until.words());
        format!("Pay {rest} by {until} and take a discount of {}.", dollars(cents))
    }
}

/// Such as `Net 30 days`, or `2/10 net 30` with a discount.
pub fn terms(days: i32, discount: Option<Discount>) -> String {
    match (discount, days) {
        (Some(Discount { basis_points, days: early, .. }), _) => {
            format!("{}/{early} net {days}", percent_words(basis_points))
        }
        (None, 0) => "Due on receipt".to_owned(),
        (None, _) => format!("Net {days} days"),
    }
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

#[cfg(test)]
mod tests {
    use haul_types::Date;

    use super::{Discount, terms};

    #[test]
    fn terms_are_written_as_the_trade_does() {
        let until = Date::new(2026, 11, 30).unwrap();
        let discount = |basis_points, days| Some(Discount { basis_points, days, until });
        for (days, discount, words) in [
            (0, None, "Due on receipt"),
            (30, None, "Net 30 days"),
            (30, discount(200, 10), "2/10 net 30"),
            (45, discount(150, 15), "1.5/15 net 45"),
        ] {
            assert_eq!(terms(days, discount), words);
        }
    }

    #[test]
    fn a_discount_says_what_to_pay_until_when() {
        let discount = Discount { basis_points: 200, days: 10, until: Date::new(2026, 11, 30).unwrap() };
        let sentence = "Pay $2,752.72 by Nov 30, 2026 and take a discount of $56.18.";
        assert_eq!(discount.sentence(280_890), sentence);
    }
}
