//! What invoices do to their loads.

use haul_api::{Change, Write};
use haul_entity::loads::load;
use haul_types::BillingStatus;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use crate::record::{
    billing::{Decision, decide},
    editing::open,
    error::LoadError,
};

/// Puts an approved load on an invoice, which locks it until the invoice is voided.
pub async fn put_on_invoice(write: &mut Write, id: Uuid, number: &str) -> Result<(), LoadError> {
    follow(write, id, Decision::Invoice, "load.invoiced", number).await
}

/// Takes a load off a voided invoice: it can be invoiced again, or its approval undone.
pub async fn take_off_invoice(write: &mut Write, id: Uuid, number: &str) -> Result<(), LoadError> {
    follow(write, id, Decision::TakeOff, "load.taken_off_invoice", number).await
}

/// Follows what is paid of the invoice that a load is on.
pub async fn settle_billing(write: &mut Write, id: Uuid, status: BillingStatus, number: &str) -> Result<(), LoadError> {
    follow(write, id, Decision::Settle(status), "load.billing_settled", number).await
}

/// The approval stays what it was; only where the load stands changes.
async fn follow(write: &mut Write, id: Uuid, decision: Decision, action: &str, number: &str) -> Result<(), LoadError> {
    let editing = open(write, id, None).await?;
    let before = editing.aggregate.load.billing_status;
    let after = decide(before, decision)?;
    if after == Some(before) {
        return Ok(());
    }
    if let Some(status) = after {
        let row = load::ActiveModel { id: Set(id), billing_status: Set(status), ..Default::default() };
        row.update(write.tx()).await?;
    }
    let noted = Change { field: "invoice".to_owned(), from: None, to: Some(number.to_owned()) };
    editing.finish_noting(write, action, vec![noted]).await?;
    Ok(())
}
