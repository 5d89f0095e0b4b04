//! Posting and voiding.

use std::collections::BTreeSet;

use haul_api::{Change, Invalid, Write};
use haul_entity::money::{invoice::ActiveModel, invoice_line};
use haul_papers::due_on;
use haul_types::{AccountRole, InvoiceStatus, PostingFact, PostingSource};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set, sea_query::Expr};
use uuid::Uuid;

use super::{
    adjusting::take_all_back,
    approving::close_open,
    discounts,
    editing::{opened, saved},
    error::InvoiceError,
    naming::memo,
    overdue,
    rows::{lines_of, shown_one},
    settling::locked,
    views::{Invoice, InvoiceMarkSent, InvoicePost, InvoiceVoid},
};
use crate::ledger::{About, Fact, NewLine, check_day, post as post_fact, reverse};

/// Writes a draft to the ledger: the customer owes it from then on.
pub async fn post(write: &mut Write, id: Uuid, input: InvoicePost) -> Result<Invoice, InvoiceError> {
    let (row, today) = opened(write, id, input.version).await?;
    if row.status != InvoiceStatus::Draft {
        return Err(InvoiceError::NotDraft);
    }
    let invoiced_on = input.invoiced_on.unwrap_or(today);
    let mut invalid = Invalid::default();
    check_day(&mut invalid, "invoiced_on", invoiced_on, today);
    invalid.finish()?;
    let due = due_on(write.tx(), write.company_id(), invoiced_on, row.payment_terms_days).await?;
    let lines = lines_of(write.tx(), write.company_id(), id).await?;
    let owed = NewLine {
        account: AccountRole::AccountsReceivable,
        amount_cents: row.total_cents,
        about: About { invoice_id: Some(id), ..About::default() },
    };
    let earned = lines.iter().map(|line| NewLine {
        account: AccountRole::of_charge(line.code),
        amount_cents: line.amount_cents.saturating_neg(),
        about: About { invoice_id: Some(id), invoice_line_id: Some(line.id), payment_id: None },
    });
    let fact = Fact {
        source: PostingSource::Invoice,
        source_id: id,
        fact: PostingFact::Posted,
        posted_on: invoiced_on,
        memo: memo(&row, "Invoice"),
        lines: std::iter::once(owed).chain(earned).collect(),
    };
    post_fact(write, fact).await?;
    let change = ActiveModel {
        status: Set(InvoiceStatus::Posted),
        invoiced_on: Set(invoiced_on),
        due_on: Set(due),
        discount_until: Set(discounts::until(write.tx(), &row, invoiced_on).await?),
        balance_cents: Set(row.total_cents),
        posted_at: Set(Some(write.now)),
        posted_by: Set(Some(write.actor.name.clone())),
        ..Default::default()
    };
    let row = saved(write, &row, change, "invoice.posted", Vec::new()).await?;
    overdue::watch(write, &row).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

/// Takes an invoice back, its adjustments with it: the ledger gets the opposite, and its loads can be invoiced again.
pub async fn void(write: &mut Write, id: Uuid, input: InvoiceVoid) -> Result<Invoice, InvoiceError> {
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    let lines = lines_of(write.tx(), write.company_id(), id).await?;
    let load_ids: BTreeSet<Uuid> = lines.iter().map(|line| line.load_id).collect();
    locked(write, &BTreeSet::from([id])).await?;
    let (row, today) = opened(write, id, input.version).await?;
    match row.status {
        InvoiceStatus::Voided => return Err(InvoiceError::Voided),
        InvoiceStatus::PartiallyPaid | InvoiceStatus::Paid | InvoiceStatus::WrittenOff => {
            return Err(InvoiceError::HasPayments);
        }
        InvoiceStatus::Draft => {}
        InvoiceStatus::Posted | InvoiceStatus::Sent => {
            close_open(write, &row).await?;
            take_all_back(write, &row, &reason, today).await?;
            reverse(write, (PostingSource::Invoice, id), PostingFact::Voided, today, memo(&row, "Voided invoice"))
                .await?;
        }
    }
    invoice_line::Entity::update_many()
        .col_expr(invoice_line::Column::VoidedAt, Expr::value(write.now))
        .filter(invoice_line::Column::CompanyId.eq(write.company_id()))
        .filter(invoice_line::Column::InvoiceId.eq(id))
        .exec(write.tx())
        .await?;
    let change = ActiveModel {
        status: Set(InvoiceStatus::Voided),
        adjusted_cents: Set(0),
        balance_cents: Set(0),
        disputed_cents: Set(0),
        voided_at: Set(Some(write.now)),
        voided_by: Set(Some(write.actor.name.clone())),
        void_reason: Set(Some(reason.clone())),
        ..Default::default()
    };
    let noted = vec![Change { field: "reason".to_owned(), from: None, to: Some(reason) }];
    let row = saved(write, &row, change, "invoice.voided", noted).await?;
    for load_id in load_ids {
        haul_loads::take_off_invoice(write, load_id, &row.number).await?;
    }
    Ok(shown_one(write.tx(), row, today).await?)
}

/// Records that a person submitted a posted invoice, such as in the customer's portal.
pub async fn mark_sent(write: &mut Write, id: Uuid, input: InvoiceMarkSent) -> Result<Invoice, InvoiceError> {
    let mut invalid = Invalid::default();
    let sent_to = invalid.text("sent_to", &input.sent_to, 200);
    invalid.finish()?;
    let (row, today) = opened(write, id, input.version).await?;
    if row.status != InvoiceStatus::Posted {
        return Err(InvoiceError::NotOwed);
    }
    let change = ActiveModel {
        status: Set(InvoiceStatus::Sent),
        sent_at: Set(Some(write.now)),
        sent_to: Set(Some(sent_to.clone())),
        ..Default::default()
    };
    let noted = vec![Change { field: "sent_to".to_owned(), from: None, to: Some(sent_to) }];
    let row = saved(write, &row, change, "invoice.marked_sent", noted).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}
