//! A business that pays for loads.

use haul_db::FromRow;
use haul_types::{CustomerKind, Date, InvoiceDelivery, InvoiceGrouping, InvoiceSplit, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "customer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub name_folded: String,
    pub kind: CustomerKind,
    /// As written on papers, such as `MC123456`.
    pub docket_number: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub billing_email: Option<String>,
    pub address: Option<Json>,
    pub payment_terms_days: i32,
    /// What it may deduct when it pays within `discount_days`, in hundredths of a percent; there with the days or not at all.
    pub discount_basis_points: Option<i32>,
    pub discount_days: Option<i32>,
    pub invoice_grouping: InvoiceGrouping,
    pub invoice_split: Option<InvoiceSplit>,
    pub invoice_delivery: InvoiceDelivery,
    /// The portal's name or address.
    pub invoice_portal: Option<String>,
    pub credit_limit_cents: Option<i64>,
    /// Where its credit was checked, such as a credit bureau.
    pub credit_source: Option<String>,
    pub credit_checked_on: Option<Date>,
    pub currency: String,
    pub is_on_credit_hold: bool,
    /// Minutes after the agreed time that still count as on time; the company's terms if none.
    pub on_time_grace_minutes: Option<i32>,
    /// The program whose surcharge new loads get.
    pub fuel_program_id: Option<Uuid>,
    /// Reference numbers required before its loads can be billed.
    pub required_references: Json,
    /// Documents required before its loads can be billed.
    pub required_documents: Json,
    /// Order of the documents after the invoice; empty for the usual order.
    pub invoice_packet_order: Json,
    pub contacts: Json,
    /// Where it gets updates about its loads; if none, the contact who tendered the load, or the general address.
    pub tracking_email: Option<String>,
    /// The milestones that are mailed to it.
    pub tracking_milestones: Json,
    pub notes: Option<String>,
    pub archived_at: Option<Timestamp>,
    /// The customer that has its loads now; it then stays archived.
    pub merged_into_id: Option<Uuid>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
