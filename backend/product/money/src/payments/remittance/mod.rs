//! Remittances: files in which customers and banks list what was paid. Reading one writes nothing.

mod file;
mod matching;
mod upload;

use haul_api::{ApiError, AppContext, authz::Actor};
use haul_db::Fetch;
use haul_entity::{Owned, money::payment};
use haul_ports::UploadPurpose;
use haul_types::NamedRef;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect};

use self::{
    file::Paid,
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
    let mut payments = Vec::with_capacity(file.payments.len());
    for paid in file.payments {
        let mut payment = matched(paid, &invoices);
        payment.recorded = recorded(ctx, actor, &payment).await?;
        payments.push(payment);
    }
    Ok(MatchedRemittance { payments, ignored_columns: file.ignored, currency: "USD".to_owned() })
}

fn matched(paid: Paid, invoices: &Invoices) -> RemittancePayment {
    let mut found: Vec<Result<Found, String>> = Vec::with_capacity(paid.rows.len());
    for row in &paid.rows {
        found.push(match &row.problem {
            Some(problem) => Err(problem.clone()),
            None => invoices.find(row.number.as_deref(), row.amount_cents),
        });
    }
    let customer = most_of(&found);
    let sum = paid.rows.iter().map(|row| row.amount_cents).fold(0, i64::saturating_add);
    let lines = paid.rows.into_iter().zip(found).map(|(row, found)| {
        let (invoice, problem) = match found {
            Ok(found) if Some(found.customer.id) != customer.as_ref().map(|it| it.id) => {
                let problem = format!("{} is an invoice of {}.", found.number, found.customer.name);
                (None, Some(problem))
            }
            Ok(found) => {
                let problem = found.problem(row.amount_cents);
                (Some(found), problem)
            }
            Err(problem) => (None, Some(problem)),
        };
        RemittanceLine {
            row_number: row.row_number,
            number: row.number,
            amount_cents: row.amount_cents,
            owed_cents: invoice.as_ref().map(|found| found.owed_cents),
            invoice: invoice.map(|found| NamedRef { id: found.id, name: found.number }),
            problem,
        }
    });
    RemittancePayment {
        reference: paid.reference,
        method: paid.method,
        paid_on: paid.paid_on,
        amount_cents: paid.amount_cents.unwrap_or(sum),
        lines: lines.collect(),
        customer,
        recorded: None,
    }
}

/// The customer of most invoices; of the first one if several have as many.
fn most_of(found: &[Result<Found, String>]) -> Option<NamedRef> {
    let mut counts: Vec<(&NamedRef, usize)> = Vec::new();
    for found in found.iter().flatten() {
        match counts.iter_mut().find(|(customer, _)| customer.id == found.customer.id) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => counts.push((&found.customer, 1)),
        }
    }
    let most = counts.iter().map(|(_, count)| *count).max()?;
    counts.into_iter().find(|(_, count)| *count == most).map(|(customer, _)| customer.clone())
}

/// A payment that still counts, of the same customer and with the same reference.
async fn recorded(ctx: &AppContext, actor: &Actor, payment: &RemittancePayment) -> Result<Option<NamedRef>, ApiError> {
    let Some((customer, reference)) = payment.customer.as_ref().zip(payment.reference.as_ref()) else {
        return Ok(None);
    };
    let found = payment::Entity::owned_by(actor.company_id)
        .filter(payment::Column::CustomerId.eq(customer.id))
        .filter(payment::Column::Reference.eq(reference))
        .filter(payment::Column::EndedAt.is_null())
        .limit(1)
        .fetch_optional(&ctx.db_of(actor))
        .await?;
    Ok(found.map(|row| NamedRef { id: row.id, name: row.reference }))
}
