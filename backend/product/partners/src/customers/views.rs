//! Wire types of customers.

use chrono::{DateTime, Utc};
use haul_api::{ApiError, Clearable, from_json_column, from_nullable_json_column};
use haul_entity::partners::customer;
use haul_types::{Address, CustomerKind, DocumentKind, ReferenceKind};
use poem_openapi::Object;
use uuid::Uuid;

/// Who pays for loads.
#[derive(Clone, Debug, PartialEq, Object)]
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
    pub address: Option<Address>,
    /// Days from invoice to payment; 30 unless said otherwise.
    pub payment_terms_days: i32,
    pub credit_limit_cents: Option<i64>,
    /// No load of theirs is billed as ready while it holds.
    pub is_on_credit_hold: bool,
    /// Kinds of reference without which no load of theirs is ready to bill.
    pub required_references: Vec<ReferenceKind>,
    /// Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation.
    pub required_documents: Vec<DocumentKind>,
    /// Kinds of document in the order in which they follow an invoice. Kinds that are left out come after them, as is usual:
    /// rate confirmation, BOL, POD, receipts, the rest.
    pub invoice_packet_order: Vec<DocumentKind>,
    pub contacts: Vec<CustomerContact>,
    pub notes: Option<String>,
    /// Always `USD`.
    pub currency: String,
    pub archived_at: Option<DateTime<Utc>>,
    /// The customer that has its loads now, where it was entered twice. It cannot be restored.
    pub merged_into_id: Option<Uuid>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// A customer to add.
#[derive(Clone, Debug, Object)]
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
    /// Kinds of reference without which no load of theirs is ready to bill.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Kinds of document without which no load of theirs is ready to bill, beside the POD and the rate confirmation.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Kinds of document in the order in which they follow an invoice; each at most once.
    pub invoice_packet_order: Option<Vec<DocumentKind>>,
    pub contacts: Option<Vec<CustomerContact>>,
    pub notes: Clearable<String>,
}

impl From<CustomerCreate> for CustomerUpdate {
    fn from(input: CustomerCreate) -> Self {
        Self {
            version: 0,
            name: Some(input.name),
            kind: Some(input.kind),
            docket_number: input.docket_number.into(),
            phone: input.phone.into(),
            email: input.email.into(),
            billing_email: input.billing_email.into(),
            address: input.address.into(),
            payment_terms_days: input.payment_terms_days,
            credit_limit_cents: input.credit_limit_cents.into(),
            is_on_credit_hold: input.is_on_credit_hold,
            required_references: input.required_references,
            required_documents: input.required_documents,
            invoice_packet_order: input.invoice_packet_order,
            contacts: input.contacts,
            notes: input.notes.into(),
        }
    }
}

/// A page of customers.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerPage {
    pub items: Vec<Customer>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

/// Somebody at a customer.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerContact {
    pub name: String,
    /// What they do there, such as `dispatch` or `accounts payable`.
    pub function: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
}

impl TryFrom<customer::Model> for Customer {
    type Error = ApiError;

    fn try_from(row: customer::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name,
            kind: row.kind,
            docket_number: row.docket_number,
            phone: row.phone,
            email: row.email,
            billing_email: row.billing_email,
            address: from_nullable_json_column(row.address)?,
            payment_terms_days: row.payment_terms_days,
            credit_limit_cents: row.credit_limit_cents,
            is_on_credit_hold: row.is_on_credit_hold,
            required_references: from_json_column(row.required_references)?,
            required_documents: from_json_column(row.required_documents)?,
            invoice_packet_order: from_json_column(row.invoice_packet_order)?,
            contacts: from_json_column(row.contacts)?,
            notes: row.notes,
            currency: row.currency,
            archived_at: row.archived_at,
            merged_into_id: row.merged_into_id,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }
}
