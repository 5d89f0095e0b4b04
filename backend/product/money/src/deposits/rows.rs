//! A deposit as the API shows it.

use haul_api::{ApiError, by_ids};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{deposit::Model, payment},
    partners::customer,
};
use haul_types::NamedRef;
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::{Deposit, DepositedPayment};

/// By reference.
pub async fn payments_of(
    db: &impl Connection,
    company_id: Uuid,
    deposit_id: Uuid,
) -> Result<Vec<payment::Model>, DbErr> {
    payment::Entity::owned_by(company_id)
        .filter(payment::Column::DepositId.eq(deposit_id))
        .order_by_asc(payment::Column::Reference)
        .order_by_asc(payment::Column::Id)
        .fetch_all(db)
        .await
}

/// A row with its payments.
pub async fn shown_one(db: &impl Connection, row: Model) -> Result<Deposit, ApiError> {
    let payments = payments_of(db, row.company_id, row.id).await?;
    let ids = payments.iter().map(|payment| payment.customer_id);
    let customers = by_ids(db, customer::Entity::owned_by(row.company_id), customer::Column::Id, ids).await?;
    let payment = |row: payment::Model| DepositedPayment {
        customer: NamedRef {
            id: row.customer_id,
            name: customers.get(&row.customer_id).map(|customer| customer.name.clone()).unwrap_or_default(),
        },
        id: row.id,
        method: row.method,
        reference: row.reference,
        status: row.status,
        amount_cents: row.amount_cents,
    };
    Ok(Deposit { payments: Some(payments.into_iter().map(payment).collect()), ..shown(row) })
}

/// A row without its payments.
pub fn shown(row: Model) -> Deposit {
    Deposit {
        id: row.id,
        deposited_on: row.deposited_on,
        reference: row.reference,
        payment_count: row.payment_count,
        amount_cents: row.amount_cents,
        currency: row.currency,
        payments: None,
        created_by: row.created_by,
        voided_at: row.voided_at,
        voided_by: row.voided_by,
        void_reason: row.void_reason,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
