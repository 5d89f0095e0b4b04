//! What payments and adjustments do to an invoice: its balance, its status, and where its loads stand.

use std::collections::{BTreeMap, BTreeSet};

use haul_api::{Change, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{
        invoice::{ActiveModel, Entity, Model},
        invoice_adjustment, invoice_line,
    },
};
use haul_types::{AdjustmentKind, BillingStatus, InvoiceOrigin, InvoiceStatus};
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect, Set};
use uuid::Uuid;

use super::{editing::saved, error::InvoiceError};

/// What is added to what was paid, and to what was adjusted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moved {
    pub paid_cents: i64,
    pub adjusted_cents: i64,
}

/// The invoices, locked until the transaction ends, with their loads. In a fixed order, loads before invoices, so that
/// two writes never wait for each other.
pub async fn locked(write: &Write, ids: &BTreeSet<Uuid>) -> Result<BTreeMap<Uuid, Model>, InvoiceError> {
    let lines = invoice_line::Entity::owned_by(write.company_id())
        .filter(invoice_line::Column::InvoiceId.is_in(ids.iter().copied()))
        .fetch_all(write.tx())
        .await?;
    let loads: BTreeSet<Uuid> = lines.into_iter().map(|line| line.load_id).collect();
    for load_id in loads {
        haul_loads::lock(write, load_id).await?;
    }
    let mut found = BTreeMap::new();
    for id in ids {
        if let Some(row) = write.find_for_update::<Entity>(*id).await? {
            found.insert(*id, row);
        }
    }
    Ok(found)
}

/// The next version of an invoice of which more or less is owed. It came from [`locked`].
pub async fn settle(
    write: &mut Write,
    before: &Model,
    moved: Moved,
    action: &str,
    noted: Vec<Change>,
) -> Result<Model, InvoiceError> {
    let paid_cents = before.paid_cents.saturating_add(moved.paid_cents);
    let adjusted_cents = before.adjusted_cents.saturating_add(moved.adjusted_cents);
    let balance_cents = before.total_cents.saturating_add(adjusted_cents).saturating_sub(paid_cents);
    if balance_cents < 0 {
        return Err(InvoiceError::MoreThanOwed { number: before.number.clone(), owed_cents: before.balance_cents });
    }
    // An opening balance was sent before.
    let is_sent = before.sent_at.is_some() || before.origin == InvoiceOrigin::OpeningBalance;
    let status = status_of(balance_cents, paid_cents, is_sent, is_written_off(write, before.id).await?);
    let change = ActiveModel {
        status: Set(status),
        paid_cents: Set(paid_cents),
        adjusted_cents: Set(adjusted_cents),
        balance_cents: Set(balance_cents),
        ..Default::default()
    };
    let row = saved(write, before, change, action, noted).await?;
    for load_id in loads_on(write, row.id).await? {
        haul_loads::settle_billing(write, load_id, billing_of(status), &row.number).await?;
    }
    Ok(row)
}

/// The status of an invoice that was posted and not voided.
fn status_of(balance_cents: i64, paid_cents: i64, is_sent: bool, is_written_off: bool) -> InvoiceStatus {
    match (balance_cents, paid_cents) {
        (0, _) if is_written_off => InvoiceStatus::WrittenOff,
        (0, _) => InvoiceStatus::Paid,
        (_, 1..) => InvoiceStatus::PartiallyPaid,
        _ if is_sent => InvoiceStatus::Sent,
        _ => InvoiceStatus::Posted,
    }
}

fn billing_of(status: InvoiceStatus) -> BillingStatus {
    match status {
        InvoiceStatus::Draft | InvoiceStatus::Posted | InvoiceStatus::Sent | InvoiceStatus::Voided => {
            BillingStatus::Invoiced
        }
        InvoiceStatus::PartiallyPaid => BillingStatus::PartiallyPaid,
        InvoiceStatus::Paid => BillingStatus::Paid,
        InvoiceStatus::WrittenOff => BillingStatus::WrittenOff,
    }
}

/// Whether a write-off of it stands.
async fn is_written_off(write: &Write, id: Uuid) -> Result<bool, InvoiceError> {
    let standing = invoice_adjustment::Entity::owned_by(write.company_id())
        .filter(invoice_adjustment::Column::InvoiceId.eq(id))
        .filter(invoice_adjustment::Column::Kind.eq(AdjustmentKind::WriteOff))
        .filter(invoice_adjustment::Column::VoidedAt.is_null())
        .limit(1);
    Ok(standing.fetch_optional(write.tx()).await?.is_some())
}

async fn loads_on(write: &Write, id: Uuid) -> Result<BTreeSet<Uuid>, InvoiceError> {
    let lines = super::rows::lines_of(write.tx(), write.company_id(), id).await?;
    Ok(lines.into_iter().map(|line| line.load_id).collect())
}

#[cfg(test)]
mod tests {
    use haul_types::InvoiceStatus::{Paid, PartiallyPaid, Posted, Sent, WrittenOff};

    use super::status_of;

    #[test]
    fn the_status_follows_what_is_owed() {
        for (balance, paid, is_sent, is_written_off, status) in [
            (100, 0, false, false, Posted),
            (100, 0, true, false, Sent),
            (60, 40, true, false, PartiallyPaid),
            (0, 100, true, false, Paid),
            (0, 0, true, false, Paid),
            (0, 40, true, true, WrittenOff),
            (10, 0, true, true, Sent),
        ] {
            assert_eq!(status_of(balance, paid, is_sent, is_written_off), status, "{balance} {paid}");
        }
    }
}
