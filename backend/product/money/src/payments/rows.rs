//! A payment as the API shows it, and what its status allows.

use haul_api::{ApiError, by_ids};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{
        deposit, invoice,
        payment::Model,
        payment_application::{self, Column},
        payment_refund,
    },
    partners::customer,
};
use haul_types::NamedRef;
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::{Payment, PaymentAction, PaymentApplication, PaymentRefund};
use crate::invoices::discounts;

/// For the reader of the journal, such as `Check 10442, Blue Ridge Logistics`.
pub fn memo(row: &Model, what: &str, customer: &str) -> String {
    format!("{what} {}, {customer}", row.reference)
}

/// In the order in which they were made.
pub async fn applications_of(
    db: &impl Connection,
    company_id: Uuid,
    payment_id: Uuid,
) -> Result<Vec<payment_application::Model>, DbErr> {
    payment_application::Entity::owned_by(company_id)
        .filter(Column::PaymentId.eq(payment_id))
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await
}

/// Rows without their applications.
pub async fn shown_all(db: &impl Connection, company_id: Uuid, rows: Vec<Model>) -> Result<Vec<Payment>, ApiError> {
    let ids = rows.iter().map(|row| row.customer_id);
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let ids = rows.iter().filter_map(|row| row.deposit_id);
    let deposits = by_ids(db, deposit::Entity::owned_by(company_id), deposit::Column::Id, ids).await?;
    let shown = rows.into_iter().map(|row| {
        let customer = customers.get(&row.customer_id).ok_or_else(|| ApiError::internal("no customer"))?;
        let deposit = row.deposit_id.and_then(|id| deposits.get(&id));
        Ok(shown(row, customer, deposit))
    });
    shown.collect()
}

/// A row with its applications.
pub async fn shown_one(db: &impl Connection, row: Model) -> Result<Payment, ApiError> {
    let customer = customer::Entity::find_owned(row.company_id, row.customer_id).fetch_optional(db).await?;
    let customer = customer.ok_or_else(|| ApiError::internal("no customer"))?;
    let applications = applications_of(db, row.company_id, row.id).await?;
    let ids = applications.iter().map(|row| row.invoice_id);
    let invoices = by_ids(db, invoice::Entity::owned_by(row.company_id), invoice::Column::Id, ids).await?;
    let discounts = discounts::of_applications(db, row.company_id, applications.iter().map(|row| row.id)).await?;
    let applications = applications.into_iter().filter_map(|row| {
        let invoice = invoices.get(&row.invoice_id)?;
        Some(PaymentApplication {
            id: row.id,
            invoice: NamedRef { id: invoice.id, name: invoice.number.clone() },
            amount_cents: row.amount_cents,
            discount_cents: discounts.get(&row.id).copied(),
            applied_on: row.applied_on,
            created_by: row.created_by,
            voided_at: row.voided_at,
            voided_by: row.voided_by,
        })
    });
    let refunds = refunds_of(db, row.company_id, row.id).await?;
    let deposit = match row.deposit_id {
        Some(id) => deposit::Entity::find_owned(row.company_id, id).fetch_optional(db).await?,
        None => None,
    };
    Ok(Payment {
        applications: Some(applications.collect()),
        refunds: Some(refunds.into_iter().map(shown_refund).collect()),
        ..shown(row, &customer, deposit.as_ref())
    })
}

/// In the order in which they were made.
async fn refunds_of(
    db: &impl Connection,
    company_id: Uuid,
    payment_id: Uuid,
) -> Result<Vec<payment_refund::Model>, DbErr> {
    payment_refund::Entity::owned_by(company_id)
        .filter(payment_refund::Column::PaymentId.eq(payment_id))
        .order_by_asc(payment_refund::Column::CreatedAt)
        .order_by_asc(payment_refund::Column::Id)
        .fetch_all(db)
        .await
}

fn shown_refund(row: payment_refund::Model) -> PaymentRefund {
    PaymentRefund {
        id: row.id,
        method: row.method,
        reference: row.reference,
        amount_cents: row.amount_cents,
        refunded_on: row.refunded_on,
        note: row.note,
        created_by: row.created_by,
        voided_at: row.voided_at,
        voided_by: row.voided_by,
        void_reason: row.void_reason,
    }
}

fn shown(row: Model, customer: &customer::Model, deposit: Option<&deposit::Model>) -> Payment {
    let deposit = deposit.map(|row| NamedRef { id: row.id, name: row.deposited_on.words().to_string() });
    Payment {
        deposit,
        refunds: None,
        allowed_actions: allowed_actions(&row),
        customer: NamedRef { id: customer.id, name: customer.name.clone() },
        applications: None,
        id: row.id,
        method: row.method,
        reference: row.reference,
        status: row.status,
        received_on: row.received_on,
        amount_cents: row.amount_cents,
        unapplied_cents: row.unapplied_cents,
        refunded_cents: row.refunded_cents,
        currency: row.currency,
        note: row.note,
        created_by: row.created_by,
        ended_at: row.ended_at,
        ended_by: row.ended_by,
        end_reason: row.end_reason,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

/// The verbs refuse by the same rules.
fn allowed_actions(row: &Model) -> Vec<PaymentAction> {
    let all = [
        PaymentAction::Apply,
        PaymentAction::Unapply,
        PaymentAction::Refund,
        PaymentAction::Return,
        PaymentAction::Void,
    ];
    let is_allowed = |action: &PaymentAction| match action {
        PaymentAction::Apply | PaymentAction::Refund => row.unapplied_cents > 0,
        PaymentAction::Unapply => row.unapplied_cents.saturating_add(row.refunded_cents) < row.amount_cents,
        PaymentAction::Return => row.refunded_cents == 0,
        PaymentAction::Void => row.refunded_cents == 0 && row.deposit_id.is_none(),
    };
    if row.status.is_kept() { all.into_iter().filter(is_allowed).collect() } else { Vec::new() }
}
