//! An invoice as the API shows it, and what its status allows.

use haul_api::{ApiError, by_ids};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{
        invoice::Model,
        invoice_adjustment, invoice_dispute,
        invoice_line::{self, Column},
        payment, payment_application,
    },
    partners::customer,
};
use haul_types::{Date, InvoiceOrigin, InvoiceStatus, NamedRef, Quantity, Rate};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    discounts,
    views::{Invoice, InvoiceAction, InvoiceAdjustment, InvoiceDispute, InvoiceLine, InvoicePayment},
    write_offs::Requests,
};

/// Lines in order.
pub async fn lines_of(
    db: &impl Connection,
    company_id: Uuid,
    invoice_id: Uuid,
) -> Result<Vec<invoice_line::Model>, DbErr> {
    invoice_line::Entity::owned_by(company_id)
        .filter(Column::InvoiceId.eq(invoice_id))
        .order_by_asc(Column::Sequence)
        .fetch_all(db)
        .await
}

/// Rows without their lines.
pub async fn shown_all(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    today: Date,
) -> Result<Vec<Invoice>, ApiError> {
    let ids = rows.iter().map(|row| row.customer_id);
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let taken = discounts::taken(db, company_id, &rows).await?;
    let shown = rows.into_iter().map(|row| {
        let customer = customers.get(&row.customer_id).ok_or_else(|| ApiError::internal("no customer"))?;
        let taken_cents = taken.get(&row.id).copied().unwrap_or_default();
        Ok(shown(row, customer, None, taken_cents, today))
    });
    shown.collect()
}

/// A row with its lines, and with what was paid and adjusted.
pub async fn shown_one(db: &impl Connection, row: Model, today: Date) -> Result<Invoice, ApiError> {
    let customer = customer::Entity::find_owned(row.company_id, row.customer_id).fetch_optional(db).await?;
    let customer = customer.ok_or_else(|| ApiError::internal("no customer"))?;
    let lines = lines_of(db, row.company_id, row.id).await?;
    let taken = discounts::taken(db, row.company_id, [&row]).await?;
    let taken_cents = taken.get(&row.id).copied().unwrap_or_default();
    let adjustments = invoice_adjustment::Entity::owned_by(row.company_id)
        .filter(invoice_adjustment::Column::InvoiceId.eq(row.id))
        .order_by_asc(invoice_adjustment::Column::CreatedAt)
        .order_by_asc(invoice_adjustment::Column::Id)
        .fetch_all(db)
        .await?;
    let applications = payment_application::Entity::owned_by(row.company_id)
        .filter(payment_application::Column::InvoiceId.eq(row.id))
        .order_by_asc(payment_application::Column::CreatedAt)
        .order_by_asc(payment_application::Column::Id)
        .fetch_all(db)
        .await?;
    let ids = applications.iter().map(|row| row.payment_id);
    let payments = by_ids(db, payment::Entity::owned_by(row.company_id), payment::Column::Id, ids).await?;
    let paid = applications.into_iter().filter_map(|row| {
        let payment = payments.get(&row.payment_id)?;
        Some(InvoicePayment {
            id: row.id,
            payment: NamedRef { id: payment.id, name: payment.reference.clone() },
            method: payment.method,
            amount_cents: row.amount_cents,
            applied_on: row.applied_on,
            created_by: row.created_by,
            voided_at: row.voided_at,
        })
    });
    let disputes = invoice_dispute::Entity::owned_by(row.company_id)
        .filter(invoice_dispute::Column::InvoiceId.eq(row.id))
        .order_by_asc(invoice_dispute::Column::CreatedAt)
        .order_by_asc(invoice_dispute::Column::Id)
        .fetch_all(db)
        .await?;
    let requests = Requests::of(db, row.company_id, row.id).await?;
    let adjustments = adjustments.into_iter().map(|row| {
        let requested_by = requests.author_of(row.id);
        shown_adjustment(row, requested_by)
    });
    Ok(Invoice {
        payments: Some(paid.collect()),
        adjustments: Some(adjustments.collect()),
        write_off_requests: Some(requests.shown()),
        disputes: Some(disputes.into_iter().map(shown_dispute).collect()),
        ..shown(row, &customer, Some(lines), taken_cents, today)
    })
}

fn shown_adjustment(row: invoice_adjustment::Model, requested_by: Option<String>) -> InvoiceAdjustment {
    InvoiceAdjustment {
        id: row.id,
        kind: row.kind,
        reason: row.reason,
        note: row.note,
        amount_cents: row.amount_cents,
        adjusted_on: row.adjusted_on,
        created_by: row.created_by,
        requested_by,
        voided_at: row.voided_at,
        voided_by: row.voided_by,
        void_reason: row.void_reason,
    }
}

fn shown_dispute(row: invoice_dispute::Model) -> InvoiceDispute {
    InvoiceDispute {
        id: row.id,
        reason: row.reason,
        amount_cents: row.amount_cents,
        note: row.note,
        detention_id: row.detention_id,
        follow_up_on: row.follow_up_on,
        opened_on: row.opened_on,
        opened_by: row.opened_by,
        closed_at: row.closed_at,
        closed_by: row.closed_by,
        outcome: row.outcome,
        close_note: row.close_note,
    }
}

fn shown(
    row: Model,
    customer: &customer::Model,
    lines: Option<Vec<invoice_line::Model>>,
    taken_cents: i64,
    today: Date,
) -> Invoice {
    let discount_cents = discounts::of(&row).map(|discount| discount.cents_of(row.total_cents));
    Invoice {
        allowed_actions: allowed_actions(&row),
        is_overdue: row.status.is_owed() && row.due_on < today,
        customer: NamedRef { id: customer.id, name: customer.name.clone() },
        lines: lines.map(|lines| lines.into_iter().map(shown_line).collect()),
        payments: None,
        adjustments: None,
        disputes: None,
        write_off_requests: None,
        id: row.id,
        number: row.number,
        status: row.status,
        origin: row.origin,
        reference: row.reference,
        invoiced_on: row.invoiced_on,
        due_on: row.due_on,
        payment_terms_days: row.payment_terms_days,
        discount_basis_points: row.discount_basis_points,
        discount_days: row.discount_days,
        discount_until: row.discount_until,
        discount_cents,
        discount_left_cents: discount_cents.map(|cents| cents.saturating_sub(taken_cents).max(0)),
        bill_to: row.bill_to,
        remit_to: row.remit_to,
        email: row.email,
        delivery: customer.invoice_delivery,
        portal: customer.invoice_portal.clone(),
        load_count: row.load_count,
        total_cents: row.total_cents,
        adjusted_cents: row.adjusted_cents,
        paid_cents: row.paid_cents,
        balance_cents: row.balance_cents,
        disputed_cents: row.disputed_cents,
        currency: row.currency,
        mail_status: row.mail_status,
        mail_problem: row.mail_problem,
        sent_at: row.sent_at,
        sent_to: row.sent_to,
        created_by: row.created_by,
        posted_at: row.posted_at,
        posted_by: row.posted_by,
        voided_at: row.voided_at,
        voided_by: row.voided_by,
        void_reason: row.void_reason,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

fn shown_line(row: invoice_line::Model) -> InvoiceLine {
    InvoiceLine {
        id: row.id,
        load: NamedRef { id: row.load_id, name: row.load_number },
        charge_id: row.charge_id,
        code: row.code,
        description: row.description,
        basis: row.basis,
        quantity: Quantity::from_thousandths(row.quantity_thousandths).to_string(),
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths).to_string(),
        amount_cents: row.amount_cents,
        approved_by: row.approved_by,
    }
}

/// The verbs refuse by the same rules.
pub fn allowed_actions(row: &Model) -> Vec<InvoiceAction> {
    use InvoiceStatus::{Draft, Paid, PartiallyPaid, Posted, Sent};
    let all = [
        InvoiceAction::Post,
        InvoiceAction::Send,
        InvoiceAction::MarkSent,
        InvoiceAction::Adjust,
        InvoiceAction::Dispute,
        InvoiceAction::Void,
    ];
    let is_allowed = |action: &InvoiceAction| match action {
        InvoiceAction::Post => row.status == Draft,
        InvoiceAction::Send => {
            row.origin == InvoiceOrigin::Loads && matches!(row.status, Posted | Sent | PartiallyPaid | Paid)
        }
        InvoiceAction::MarkSent => row.status == Posted,
        InvoiceAction::Adjust | InvoiceAction::Dispute => row.status.is_owed(),
        InvoiceAction::Void => matches!(row.status, Draft | Posted | Sent),
    };
    all.into_iter().filter(is_allowed).collect()
}
