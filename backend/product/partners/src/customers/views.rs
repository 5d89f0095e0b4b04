//! Wire types of customers.

use haul_annotations::tags::TagRef;
use haul_api::{Clearable, FromModel, IntoUpdate, page_of};
use haul_entity::partners::customer;
use haul_types::{
    Address, CustomerKind, Date, DocumentKind, InvoiceDelivery, InvoiceGrouping, InvoiceSplit, ReferenceKind,
    Timestamp, TrackingMilestone, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A business that pays for loads.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(customer::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Customer {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// 1 to 120 characters, unique in the company.
    pub name: String,
    pub kind: CustomerKind,
    /// As written on papers, such as `MC123456`.
    pub docket_number: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The customer's general email address, in lowercase; invoices go there if there is no `billing_email`.
    pub email: Option<String>,
    /// Where invoices go.
    pub billing_email: Option<String>,
    #[from_model(json)]
    pub address: Option<Address>,
    /// Days from invoice to payment; the company's default if omitted.
    pub payment_terms_days: i32,
    /// What it may deduct when it pays within `discount_days`, in hundredths of a percent: 200 for 2%; omitted if nothing.
    pub discount_basis_points: Option<i32>,
    /// Days from the invoice in which it may deduct the discount; omitted if there is none.
    pub discount_days: Option<i32>,
    /// How its loads become invoices.
    pub invoice_grouping: InvoiceGrouping,
    /// What the loads on one of its invoices have in common; omitted if nothing.
    pub invoice_split: Option<InvoiceSplit>,
    /// How it wants its invoices.
    pub invoice_delivery: InvoiceDelivery,
    /// The name or address of the portal where its invoices are submitted.
    pub invoice_portal: Option<String>,
    /// The most the customer may owe you, in cents of `currency`, loads not yet billed included; omitted if there is no
    /// limit.
    pub credit_limit_cents: Option<i64>,
    /// Where you checked its credit, such as a credit bureau or your factor.
    pub credit_source: Option<String>,
    /// When you last checked its credit.
    pub credit_checked_on: Option<Date>,
    /// While set, the customer's loads can't be billed.
    pub is_on_credit_hold: bool,
    /// Minutes after the agreed time that still count as on time, 0 to 240; the company's terms if omitted.
    pub on_time_grace_minutes: Option<i32>,
    /// The fuel program whose surcharge new loads get; none if the rate includes fuel.
    pub fuel_program_id: Option<Uuid>,
    /// Reference numbers required before the customer's loads can be billed.
    #[from_model(json)]
    pub required_references: Vec<ReferenceKind>,
    /// Documents required before the customer's loads can be billed, besides the POD and the rate confirmation.
    #[from_model(json)]
    pub required_documents: Vec<DocumentKind>,
    /// Order of the documents after the invoice. Kinds not listed follow in the usual order:
    /// rate confirmation, BOL, POD, receipts, the rest.
    #[from_model(json)]
    pub invoice_packet_order: Vec<DocumentKind>,
    /// People to contact there.
    #[from_model(json)]
    pub contacts: Vec<CustomerContact>,
    /// Where tracking emails go; if omitted, to the contact who tendered the load, or else to `email`.
    pub tracking_email: Option<String>,
    /// Milestones at which the customer gets an email with a link to track the load.
    #[from_model(json)]
    pub tracking_milestones: Vec<TrackingMilestone>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// Always `USD`.
    pub currency: String,
    /// By name.
    #[from_model(default)]
    pub tags: Vec<TagRef>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// If it was a duplicate, the customer that has its loads now. It can't be restored.
    pub merged_into_id: Option<Uuid>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A customer to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(CustomerUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerCreate {
    /// 1 to 120 characters, unique in the company.
    #[oai(validator(max_length = 120))]
    pub name: String,
    pub kind: CustomerKind,
    /// As written on papers, such as `MC123456`.
    #[oai(validator(max_length = 20))]
    pub docket_number: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The customer's general email address, in lowercase; invoices go there if there is no `billing_email`.
    pub email: Option<String>,
    /// Where invoices go.
    pub billing_email: Option<String>,
    pub address: Option<Address>,
    /// Days from invoice to payment; the company's default if omitted.
    pub payment_terms_days: Option<i32>,
    /// What it may deduct when it pays within `discount_days`, in hundredths of a percent: 200 for 2%; nothing if omitted
    /// or 0.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000")))]
    pub discount_basis_points: Option<i32>,
    /// Days from the invoice in which it may deduct the discount, 0 to 90 and no more than its terms; needed with a
    /// discount.
    #[oai(validator(minimum(value = "0"), maximum(value = "90")))]
    pub discount_days: Option<i32>,
    /// How its loads become invoices; `per_load` if omitted.
    pub invoice_grouping: Option<InvoiceGrouping>,
    /// What the loads on one of its invoices have in common; nothing if omitted.
    pub invoice_split: Option<InvoiceSplit>,
    /// How it wants its invoices; `email` if omitted.
    pub invoice_delivery: Option<InvoiceDelivery>,
    /// The name or address of the portal where its invoices are submitted, at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub invoice_portal: Option<String>,
    /// The most the customer may owe you, in US cents, loads not yet billed included; no limit if omitted.
    pub credit_limit_cents: Option<i64>,
    /// Where you checked its credit, such as a credit bureau or your factor; at most 100 characters.
    #[oai(validator(max_length = 100))]
    pub credit_source: Option<String>,
    /// When you last checked its credit; not in the future.
    pub credit_checked_on: Option<Date>,
    /// While set, the customer's loads can't be billed.
    pub is_on_credit_hold: Option<bool>,
    /// Minutes after the agreed time that still count as on time, 0 to 240; the company's terms if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "240")))]
    pub on_time_grace_minutes: Option<i32>,
    /// The fuel program whose surcharge new loads get; your company's default if omitted, null if rates include fuel.
    pub fuel_program_id: Clearable<Uuid>,
    /// Reference numbers required before the customer's loads can be billed.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Documents required before the customer's loads can be billed, besides the POD and the rate confirmation.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Order of the documents after the invoice; each kind at most once.
    pub invoice_packet_order: Option<Vec<DocumentKind>>,
    /// People to contact there.
    pub contacts: Option<Vec<CustomerContact>>,
    /// Where tracking emails go; if omitted, to the contact who tendered the load, or else to `email`.
    pub tracking_email: Option<String>,
    /// Milestones at which the customer gets an email with a link to track the load.
    pub tracking_milestones: Option<Vec<TrackingMilestone>>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a customer: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 120 characters, unique in the company.
    #[oai(validator(max_length = 120))]
    pub name: Option<String>,
    pub kind: Option<CustomerKind>,
    /// As written on papers, such as `MC123456`.
    #[oai(validator(max_length = 20))]
    pub docket_number: Clearable<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    /// The customer's general email address, in lowercase; invoices go there if there is no `billing_email`.
    pub email: Clearable<String>,
    /// Where invoices go.
    pub billing_email: Clearable<String>,
    /// The customer's postal address; null if it isn't known.
    pub address: Clearable<Address>,
    /// Days from invoice to payment.
    pub payment_terms_days: Option<i32>,
    /// What it may deduct when it pays within `discount_days`, in hundredths of a percent: 200 for 2%; null or 0 for
    /// nothing. Invoices keep the terms with which they were created.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000")))]
    pub discount_basis_points: Clearable<i32>,
    /// Days from the invoice in which it may deduct the discount, 0 to 90 and no more than its terms; needed with a
    /// discount, null without one.
    #[oai(validator(minimum(value = "0"), maximum(value = "90")))]
    pub discount_days: Clearable<i32>,
    /// How its loads become invoices.
    pub invoice_grouping: Option<InvoiceGrouping>,
    /// What the loads on one of its invoices have in common; null for nothing.
    pub invoice_split: Clearable<InvoiceSplit>,
    /// How it wants its invoices.
    pub invoice_delivery: Option<InvoiceDelivery>,
    /// The name or address of the portal where its invoices are submitted, at most 200 characters; null if it isn't known.
    #[oai(validator(max_length = 200))]
    pub invoice_portal: Clearable<String>,
    /// The most the customer may owe you, in US cents, loads not yet billed included; null for no limit.
    pub credit_limit_cents: Clearable<i64>,
    /// Where you checked its credit, such as a credit bureau or your factor; at most 100 characters; null if nowhere.
    #[oai(validator(max_length = 100))]
    pub credit_source: Clearable<String>,
    /// When you last checked its credit; not in the future; null if never.
    pub credit_checked_on: Clearable<Date>,
    /// While set, the customer's loads can't be billed.
    pub is_on_credit_hold: Option<bool>,
    /// Minutes after the agreed time that still count as on time, 0 to 240; null for the company's terms.
    #[oai(validator(minimum(value = "0"), maximum(value = "240")))]
    pub on_time_grace_minutes: Clearable<i32>,
    /// The fuel program whose surcharge new loads get; none if the rate includes fuel.
    pub fuel_program_id: Clearable<Uuid>,
    /// Reference numbers required before the customer's loads can be billed.
    pub required_references: Option<Vec<ReferenceKind>>,
    /// Documents required before the customer's loads can be billed, besides the POD and the rate confirmation.
    pub required_documents: Option<Vec<DocumentKind>>,
    /// Order of the documents after the invoice; each kind at most once.
    pub invoice_packet_order: Option<Vec<DocumentKind>>,
    /// All people to contact there.
    pub contacts: Option<Vec<CustomerContact>>,
    /// Where tracking emails go; null for the contact who tendered the load, or else `email`.
    pub tracking_email: Clearable<String>,
    /// Milestones at which the customer gets an email with a link to track the load.
    pub tracking_milestones: Option<Vec<TrackingMilestone>>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of customers.
    pub struct CustomerPage of Customer;
}

/// A contact person at a customer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerContact {
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// Their role there, such as `dispatch` or `accounts payable`.
    #[oai(validator(max_length = 60))]
    pub function: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The person's email address, in lowercase.
    pub email: Option<String>,
}
