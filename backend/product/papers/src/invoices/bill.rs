//! An invoice, as its paper needs it.

use haul_types::{ChargeBasis, ChargeCode, Date};
use uuid::Uuid;

use crate::parties::Discount;

/// An invoice to print.
#[derive(Clone, Debug)]
pub struct Bill {
    pub number: String,
    pub is_draft: bool,
    pub invoiced_on: Date,
    pub due_on: Date,
    pub payment_terms_days: i32,
    pub discount: Option<Discount>,
    /// Lines of text, the name first.
    pub bill_to: String,
    pub remit_to: String,
    pub total_cents: i64,
    pub currency: String,
    /// In order; those of one load together.
    pub charges: Vec<BilledCharge>,
}

/// A line of the invoice.
#[derive(Clone, Debug)]
pub struct BilledCharge {
    pub load_id: Uuid,
    pub load_number: String,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    pub quantity_thousandths: i64,
    pub rate_ten_thousandths: i64,
    pub amount_cents: i64,
}

impl Bill {
    /// Its loads, in order.
    pub fn load_ids(&self) -> Vec<Uuid> {
        let mut ids: Vec<Uuid> = self.charges.iter().map(|charge| charge.load_id).collect();
        ids.dedup();
        ids
    }
}
