//! Remittances: files in which customers and banks list what was paid. Reading one writes nothing.

mod file;
mod matching;
mod upload;

use std::collections::{BTreeSet, HashMap};

use haul_api::{ApiError, AppContext, authz::Actor};
use haul_db::{Connection, Fetch};
use haul_entity::{Owned, money::payment};
use haul_ports::UploadPurpose;
use haul_types::{NamedRef, dollars};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use self::{
    file::{Paid, Row},
    matching::{Found, Invoices},
};
use super::{
    error::PaymentError,
    views::{MatchedRemittance, RemittanceLine, RemittanceMatch, RemittancePayment},
};
use crate::ledger::require_everything;

pub use upload::begin as begin_upload;

/// Reads an uploaded file, and finds the invoice of each row.
pub async fn read(ctx: &AppContext, actor: &Actor, input: RemittanceMatch) -> Result<MatchedRemittance, PaymentError> {
    require_everything(actor)?;
    let receipt = ctx.blobs.verify_receipt(&input.receipt, actor.company_id, UploadPurpose::ImportFile);
    let receipt = receipt.map_err(upload::refused)?;
    let file = file::read(ctx, actor.company_id, receipt.blob_id).await?;
    let db = ctx.db_of(actor);
    let numbers = file.payments.iter().flat_map(|paid| &paid.rows).filter_map(|row| row.number.as_deref());
    let invoices = Invoices::named(&db, actor.company_id, numbers).await?;
    let mut left = HashMap::new();
    let mut payments: Vec<_> = file.payments.into_iter().map(|paid| matched(paid, &invoices, &mut left)).collect();
    note_recorded(&db, actor.company_id, &mut payments).await?;
    Ok(MatchedRemittance { payments, ignored_columns: file.ignored, currency: "USD".to_owned() })
}

/// What is left of each invoice once the rows before have paid their part.
type Left = HashMap<Uuid, i64>;

fn matched(paid: Paid, invoices: &Invoices, left: &mut Left) -> RemittancePayment {
    let find = |row: &Row, payer: Option<Uuid>| match &row.problem {
        Some(problem) => Err(problem.clone()),
        None => invoices.find(row.number.as_deref(), row.amount_cents, payer),
    };
    let sure: Vec<_> = paid.rows.iter().filter_map(|row| find(row, None).ok()).collect();
    let customer = most_of(&sure);
    let payer = customer.as_ref().map(|customer| customer.id);
    let sum = paid.rows.iter().map(|row| row.amount_cents).fold(0, i64::saturating_add);
    let mut lines = Vec::with_capacity(paid.rows.len());
    for row in paid.rows {
        let (invoice, problem) = match find(&row, payer) {
            Ok(found) if Some(found.customer.id) != payer => {
                (None, Some(format!("{} is an invoice of {}.", found.number, found.customer.name)))
            }
            Ok(found) => {
                let problem = use_up(&found, row.amount_cents, left);
                (Some(found), problem)
            }
            Err(problem) => (None, Some(problem)),
        };
        let discount = invoice.as_ref().and_then(|found| found.discount);
        lines.push(RemittanceLine {
            row_number: row.row_number,
            number: row.number,
            amount_cents: row.amount_cents,
            owed_cents: invoice.as_ref().map(|found| found.owed_cents),
            discount_until: discount.map(|(until, _)| until),
            discount_left_cents: discount.map(|(_, cents)| cents),
            invoice: invoice.map(|found| NamedRef { id: found.id, name: found.number }),
            problem,
        });
    }
    RemittancePayment {
        reference: paid.reference,
        method: paid.method,
        paid_on: paid.paid_on,
        amount_cents: paid.amount_cents.unwrap_or(sum),
        lines,
        customer,
        recorded: None,
    }
}

/// Takes the amount off what is left of the invoice; says why it can't if that is less.
fn use_up(found: &Found, amount_cents: i64, left: &mut Left) -> Option<String> {
    if !found.is_owed {
        return Some(format!("Nothing is owed on {}.", found.number));
    }
    let left = left.entry(found.id).or_insert(found.owed_cents);
    if amount_cents > *left {
        let before = if *left < found.owed_cents { " after the rows before" } else { "" };
        return Some(format!("Only {} is owed on {}{before}.", dollars(*left), found.number));
    }
    *left = left.saturating_sub(amount_cents);
    None
}

/// The customer of most invoices; of the first one if several have as many.
fn most_of(found: &[Found]) -> Option<NamedRef> {
    let mut counts: Vec<(&NamedRef, usize)> = Vec::new();
    for found in found {
        match counts.iter_mut().find(|(customer, _)| customer.id == found.customer.id) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => counts.push((&found.customer, 1)),
        }
    }
    let most = counts.iter().map(|(_, count)| *count).max()?;
    counts.into_iter().find(|(_, count)| *count == most).map(|(customer, _)| customer.clone())
}

/// Names the payments of the same customer and reference that count already.
async fn note_recorded(
    db: &impl Connection,
    company_id: Uuid,
    payments: &mut [RemittancePayment],
) -> Result<(), ApiError> {
    let references: BTreeSet<String> = payments.iter().filter_map(|payment| payment.reference.clone()).collect();
    let references: Vec<String> = references.into_iter().collect();
    let mut known: HashMap<(Uuid, String), Uuid> = HashMap::new();
    for some in references.chunks(1_000) {
        let found = payment::Entity::owned_by(company_id)
            .filter(payment::Column::Reference.is_in(some))
            .filter(payment::Column::EndedAt.is_null())
            .fetch_all(db)
            .await?;
        known.extend(found.into_iter().map(|row| ((row.customer_id, row.reference), row.id)));
    }
    for payment in payments {
        let Some((customer, reference)) = payment.customer.as_ref().zip(payment.reference.as_ref()) else { continue };
        let id = known.get(&(customer.id, reference.clone()));
        payment.recorded = id.map(|id| NamedRef { id: *id, name: reference.clone() });
    }
    Ok(())
}
