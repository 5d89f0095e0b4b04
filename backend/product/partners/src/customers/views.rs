//! Wire types of customers.

use haul_api::{Clearable, FromModel, IntoUpdate, page_of};
use haul_entity::partners::customer;
use haul_types::{Address, CustomerKind, DocumentKind, ReferenceKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Who pays for loads.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(customer::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Customer {
    pub id: Uuid,
    /// 1 to 120 characters, unique in the company.
    pub name: String,
    pub kind: CustomerKind,
    /// As written on papers, such as `MC123456`.
    pub docket_number: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub email: Option<String>,
    /// Where invoices go.
    pub billing_email: Option<String>,
    #[from_model(json)]
    pub address: Option<Address>,
    /// Days from invoice to payment; 30 unless said otherwise.
    pub payment_terms_days: i32,
    pub credit_limit_cents: Option<i64>,
    /// No load of theirs is billed as ready while it holds.
    pub is_on_credit_hold: bool,
    /// An arrival this many minutes after the agreed time is on time for them; the company's terms where it is left out. 0 to 240.
    pub on_time_grace_minutes: Option<i32>,
    /// The fuel program whose surcharge its new loads have; none where fuel is in the rate.
    pub fuel_program_id: Option<Uuid>,
    /// Kinds of reference without which no load of theirs is ready to bill.
    #[from_model(json)]
    pub required_references: Vec<ReferenceKind>,
    /// Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation.
    #[from_model(json)]
    pub required_documents: Vec<DocumentKind>,
    /// Kinds of document in the order in which they follow an invoice. Kinds that are left out come after them, as is usual:
    /// rate confirmation, BOL, POD, receipts, the rest.
    #[from_model(json)]
    pub invoice_packet_order: Vec<DocumentKind>,
    #[from_model(json)]
    pub contacts: Vec<CustomerContact>,
    pub notes: Option<String>,
    /// Always `USD`.
    pub currency: String,
    pub archived_at: Option<Timestamp>,
    /// The customer that has its loads now, where it was entered twice. It cannot be restored.
    pub merged_into_id: Option<Uuid>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A customer to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(CustomerUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerCreate {
    /// 1 to 120 characters, unique in the company.
    pub name: String,
    pub kind: CustomerKind,
    /// As written on papers, such as `MC123456`.
    pub docket_number: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub email: Option<String>,
    /// Where invoices go.
    pub billing_email: Option<String>,
    pub address: Option<Address>,
    /// Days from invoice to payment; 30 unless said otherwise.
    pub payment_terms_days: Option<i32>,
    pub credit_limit_cents: Option<i64>,
    /// No load of theirs is billed as ready while it holds.
    pub is_on_credit_hold: Option<bool>,
    /// An arrival this many minutes after the agreed time is on time for them; the company's terms where it is left out. 0 to 240.
    pub on_time_grace_minutes: Option<i32>,
    /// The fuel program whose surcharge its new loads have; none where fuel is in the rate.
    pub fuel_program_id: Option<Uuid>,
    /// Kinds of reference without which no load of theirs is ready to bill.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Kinds of document in the order in which they follow an invoice; each at most once.
    pub invoice_packet_order: Option<Vec<DocumentKind>>,
    pub contacts: Option<Vec<CustomerContact>>,
    pub notes: Option<String>,
}

/// Changes to a customer: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerUpdate {
    /// The version that the change was made on.
    pub version: i32,
    /// 1 to 120 characters, unique in the company.
    pub name: Option<String>,
    pub kind: Option<CustomerKind>,
    /// As written on papers, such as `MC123456`.
    pub docket_number: Clearable<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    pub email: Clearable<String>,
    /// Where invoices go.
    pub billing_email: Clearable<String>,
    pub address: Clearable<Address>,
    /// Days from invoice to payment; 30 unless said otherwise.
    pub payment_terms_days: Option<i32>,
    pub credit_limit_cents: Clearable<i64>,
    /// No load of theirs is billed as ready while it holds.
    pub is_on_credit_hold: Option<bool>,
    /// An arrival this many minutes after the agreed time is on time for them; the company's terms where it is left out. 0 to 240.
    pub on_time_grace_minutes: Clearable<i32>,
    /// The fuel program whose surcharge its new loads have; none where fuel is in the rate.
    pub fuel_program_id: Clearable<Uuid>,
    /// Kinds of reference without which no load of theirs is ready to bill.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Kinds of document in the order in which they follow an invoice; each at most once.
    pub invoice_packet_order: Option<Vec<DocumentKind>>,
    pub contacts: Option<Vec<CustomerContact>>,
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of customers.
    pub struct CustomerPage of Customer;
}

/// Somebody at a customer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerContact {
    pub name: String,
    /// What they do there, such as `dispatch` or `accounts payable`.
    pub function: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
}
