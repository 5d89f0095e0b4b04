//! The row of a new invoice.

use haul_api::{HumanNumber, Write};
use haul_company::{company, remittance};
use haul_entity::{money::invoice::ActiveModel, partners::customer};
use haul_papers::{Discount, parties};
use haul_types::{Date, InvoiceOrigin, InvoiceStatus, folded};
use sea_orm::Set;

use super::error::InvoiceError;

/// What differs from one invoice to the next.
pub struct NewInvoice {
    pub number: HumanNumber,
    pub origin: InvoiceOrigin,
    pub invoiced_on: Date,
    pub due_on: Date,
    pub payment_terms_days: i32,
    pub discount: Option<Discount>,
    pub load_count: usize,
    pub line_count: usize,
    pub total_cents: i64,
    pub reference: Option<String>,
}

/// A draft with the customer's and the company's names and addresses as they are now.
pub async fn row(write: &Write, customer: customer::Model, new: NewInvoice) -> Result<ActiveModel, InvoiceError> {
    let company_id = write.company_id();
    let company = company::read(write.tx(), &*write.ctx.sealing, company_id).await?;
    let remittance = remittance::in_effect(write.tx(), company_id, write.now).await?;
    let email = customer.billing_email.clone().or(customer.email.clone());
    let currency = customer.currency.clone();
    let name_folded = folded(&customer.name);
    let customer_id = customer.id;
    let parties = parties(&customer.try_into()?, &company, remittance.as_ref());
    Ok(ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(company_id),
        number: Set(new.number.text),
        number_sequence: Set(new.number.sequence),
        status: Set(InvoiceStatus::Draft),
        is_owed: Set(false),
        origin: Set(new.origin),
        reference_folded: Set(new.reference.as_deref().map(folded)),
        reference: Set(new.reference),
        customer_id: Set(customer_id),
        customer_name_folded: Set(name_folded),
        invoiced_on: Set(new.invoiced_on),
        due_on: Set(new.due_on),
        payment_terms_days: Set(new.payment_terms_days),
        discount_basis_points: Set(new.discount.map(|discount| discount.basis_points)),
        discount_days: Set(new.discount.map(|discount| discount.days)),
        discount_until: Set(new.discount.map(|discount| discount.until)),
        bill_to: Set(parties.bill_to),
        remit_to: Set(parties.remit_to),
        email: Set(email),
        load_count: Set(i32::try_from(new.load_count).unwrap_or(i32::MAX)),
        line_count: Set(i32::try_from(new.line_count).unwrap_or(i32::MAX)),
        total_cents: Set(new.total_cents),
        adjusted_cents: Set(0),
        paid_cents: Set(0),
        balance_cents: Set(0),
        disputed_cents: Set(0),
        currency: Set(currency),
        created_by: Set(write.actor.name.clone()),
        posted_at: Set(None),
        posted_by: Set(None),
        mail_status: Set(None),
        mail_problem: Set(None),
        mail_id: Set(None),
        sent_at: Set(None),
        sent_to: Set(None),
        voided_at: Set(None),
        voided_by: Set(None),
        void_reason: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    })
}
