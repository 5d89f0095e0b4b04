//! Wire types of batches.

use haul_api::{ApiError, from_json_column};
use haul_entity::money::invoice_batch::Model;
use haul_types::{InvoiceBatchStatus, InvoiceGrouping, InvoiceStep, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Loads to invoice in the background.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceBatchCreate {
    /// Loads approved for billing, of any customers; 1 to 500.
    #[oai(validator(min_items = 1, max_items = 500))]
    pub load_ids: Vec<Uuid>,
    /// How they become invoices; as each customer wants if omitted.
    pub grouping: Option<InvoiceGrouping>,
    pub last_step: InvoiceStep,
}

/// Why loads of a batch were not invoiced, or an invoice was not sent.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceBatchProblem {
    /// The customer, by name.
    pub customer: Option<String>,
    /// The loads concerned, by number.
    pub loads: Vec<String>,
    /// The invoice, if it was made.
    pub invoice: Option<NamedRef>,
    /// What to do about it.
    pub message: String,
}

/// Many invoices that are made in the background.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceBatch {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub status: InvoiceBatchStatus,
    pub last_step: InvoiceStep,
    /// As each customer wants if omitted.
    pub grouping: Option<InvoiceGrouping>,
    /// How many loads it has.
    pub load_count: i32,
    /// Loads that are on an invoice by now, or have a problem.
    pub done_count: i32,
    /// Invoices made so far.
    pub invoice_count: i32,
    /// Invoices whose mail is queued or sent.
    pub mailed_count: i32,
    /// Posted invoices that weren't mailed because their customers want them submitted to a portal; 0 unless the batch
    /// mails invoices.
    pub portal_count: i32,
    /// The sum of the invoices made so far, in cents.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// What went wrong.
    pub problems: Vec<InvoiceBatchProblem>,
    /// When it was done, in UTC.
    pub finished_at: Option<Timestamp>,
    /// When it was started, in UTC.
    pub created_at: Timestamp,
}

impl InvoiceBatch {
    pub(super) fn of(row: Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            status: row.status,
            last_step: row.last_step,
            grouping: row.grouping,
            load_count: row.load_count,
            done_count: row.done_count,
            invoice_count: row.invoice_count,
            mailed_count: row.mailed_count,
            portal_count: row.portal_count,
            total_cents: row.total_cents,
            currency: "USD".to_owned(),
            problems: from_json_column(row.problems)?,
            finished_at: row.finished_at,
            created_at: row.created_at,
        })
    }
}
