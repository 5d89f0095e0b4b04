//! What is still open in a month before it is closed. Nothing of it prevents closing.

use haul_api::{ApiError, AppContext, Invalid, authz::Actor, today_at_company, zone_of_company};
use haul_db::{Connection, sum_of};
use haul_entity::{
    Owned,
    loads::load,
    money::{invoice, payment},
};
use haul_types::{BillingStatus, Date, InvoiceStatus, PaymentStatus, start_of_day};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QuerySelect, Select, sea_query::Expr};

use super::{
    balances::require_everything,
    periods::month_of,
    views::{ChecklistLine, PeriodChecklist},
};

#[derive(FromQueryResult)]
struct Sum {
    count: i64,
    cents: i64,
}

pub async fn read(ctx: &AppContext, actor: &Actor, starts_on: Option<Date>) -> Result<PeriodChecklist, ApiError> {
    require_everything(actor)?;
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    let starts_on = match starts_on {
        Some(day) => day,
        None => month_of(today_at_company(&db, company_id, ctx.now()).await?),
    };
    if starts_on != month_of(starts_on) {
        return Err(Invalid::field("starts_on", "Name a month by its first day.").into());
    }
    let ends_on = starts_on.end_of_month();
    let next = start_of_day(ends_on.plus_days(1), zone_of_company(&db, company_id).await?);
    let to_bill = BillingStatus::TO_BILL.iter().copied().chain([BillingStatus::Approved]);
    let unbilled = load::Entity::owned_by(company_id)
        .filter(load::Column::DeliveredAt.lt(next))
        .filter(load::Column::BillingStatus.is_in(to_bill));
    let drafts = invoice::Entity::owned_by(company_id)
        .filter(invoice::Column::Status.eq(InvoiceStatus::Draft))
        .filter(invoice::Column::InvoicedOn.lte(ends_on));
    let unapplied = payment::Entity::owned_by(company_id)
        .filter(payment::Column::Status.eq(PaymentStatus::Unapplied))
        .filter(payment::Column::ReceivedOn.lte(ends_on));
    Ok(PeriodChecklist {
        starts_on,
        unbilled_loads: line(&db, unbilled, load::Column::Id, load::Column::TotalCents).await?,
        draft_invoices: line(&db, drafts, invoice::Column::Id, invoice::Column::TotalCents).await?,
        unapplied_payments: line(&db, unapplied, payment::Column::Id, payment::Column::UnappliedCents).await?,
        currency: "USD".to_owned(),
    })
}

async fn line<E: EntityTrait>(
    db: &impl Connection,
    select: Select<E>,
    id: E::Column,
    cents: E::Column,
) -> Result<ChecklistLine, DbErr> {
    let sum = sum_of(Expr::col(cents.as_column_ref()));
    let found = select.select_only().column_as(id.count(), "count").column_as(sum, "cents").into_model::<Sum>();
    let found = found.one(db).await?.unwrap_or(Sum { count: 0, cents: 0 });
    Ok(ChecklistLine { count: found.count, amount_cents: found.cents })
}
