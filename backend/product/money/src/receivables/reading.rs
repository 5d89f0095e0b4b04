//! What customers owed at the end of a day.

use std::collections::{BTreeMap, HashMap};

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid,
    authz::Actor,
    by_ids,
    paging::{DEFAULT_LIMIT, MAX_LIMIT},
    search_words, today_at_company,
};
use haul_db::{Connection, sum_of};
use haul_entity::{
    Owned,
    money::{invoice, payment, posting, posting_line},
    partners::customer,
};
use haul_loads::{DaysToPay, days_to_pay};
use haul_types::{AccountRole, CollectionStage, Date, NamedRef, PostingSource};
use sea_orm::{
    ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, QueryTrait, Select,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{
    aging::Aged,
    views::{Receivable, ReceivableList, ReceivableTotals},
};
use crate::{
    collections::{Standing, standings},
    ledger::{account_of, require_everything},
};

/// Days that the days sales outstanding look back.
pub const SALES_DAYS: u32 = 90;

#[derive(FromQueryResult)]
struct Sum {
    id: Uuid,
    cents: i64,
}

#[derive(Default)]
struct OfCustomer {
    aged: Aged,
    disputed_cents: i64,
    unapplied_cents: i64,
    invoice_count: i64,
    oldest_due_on: Option<Date>,
}

/// Which customers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub as_of: Option<Date>,
    pub customer_id: Option<Uuid>,
    pub stage: AnyOf<CollectionStage>,
    pub follow_up_to: Option<Date>,
    pub is_promise_broken: Option<bool>,
}

impl Filter {
    fn shows(&self, item: &Receivable) -> bool {
        let is_due = |day: Date| item.follow_up_on.is_some_and(|on| on <= day);
        self.customer_id.is_none_or(|id| item.customer.id == id)
            && (self.stage.is_empty() || self.stage.values().contains(&item.stage))
            && self.follow_up_to.is_none_or(is_due)
            && self.is_promise_broken.is_none_or(|is_broken| item.is_promise_broken == is_broken)
    }
}

pub async fn list(ctx: &AppContext, actor: &Actor, filter: Filter) -> Result<ReceivableList, ApiError> {
    require_everything(actor)?;
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    let today = today_at_company(&db, company_id, ctx.now()).await?;
    let as_of = filter.as_of.unwrap_or(today);
    let mut by_customer: BTreeMap<Uuid, OfCustomer> = BTreeMap::new();
    let owed =
        balances(&db, company_id, AccountRole::AccountsReceivable, posting_line::Column::InvoiceId, as_of).await?;
    let ids: Vec<Uuid> = owed.iter().map(|sum| sum.id).collect();
    let mut invoices = HashMap::new();
    // A statement takes some ten thousand parameters.
    for some in ids.chunks(5_000) {
        let select = invoice::Entity::owned_by(company_id);
        invoices.extend(by_ids(&db, select, invoice::Column::Id, some.iter().copied()).await?);
    }
    for sum in owed {
        let Some(invoice) = invoices.get(&sum.id) else { continue };
        let customer = by_customer.entry(invoice.customer_id).or_default();
        customer.aged.add(invoice.due_on, as_of, sum.cents);
        customer.invoice_count = customer.invoice_count.saturating_add(1);
        customer.disputed_cents = customer.disputed_cents.saturating_add(invoice.disputed_cents);
        let oldest = customer.oldest_due_on.map_or(invoice.due_on, |day| std::cmp::min(day, invoice.due_on));
        customer.oldest_due_on = Some(oldest);
    }
    let held =
        balances(&db, company_id, AccountRole::UnappliedPayments, posting_line::Column::PaymentId, as_of).await?;
    let ids = held.iter().map(|sum| sum.id);
    let payments = by_ids(&db, payment::Entity::owned_by(company_id), payment::Column::Id, ids).await?;
    for sum in held {
        let Some(payment) = payments.get(&sum.id) else { continue };
        let customer = by_customer.entry(payment.customer_id).or_default();
        // The account is a liability: its credits are negative.
        customer.unapplied_cents = customer.unapplied_cents.saturating_sub(sum.cents);
    }
    let days = days_to_pay(&db, company_id, as_of).await?;
    let ids = by_customer.keys().copied();
    let customers = by_ids(&db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let ids: Vec<Uuid> = by_customer.keys().copied().collect();
    let mut standings = standings(&db, company_id, &ids, as_of).await?;
    let words = search_words(filter.q.as_deref());
    let (mut items, mut all, mut sums) = (Vec::new(), Aged::default(), Sums::default());
    for (id, found) in by_customer {
        let Some(customer) = customers.get(&id) else { continue };
        all.join(found.aged);
        let standing = standings.remove(&id).unwrap_or_default();
        let item = shown(customer, &found, days.get(&id), &standing, as_of);
        sums.add(&item, as_of);
        let is_named = words.as_ref().is_none_or(|words| customer.name_folded.contains(words.as_str()));
        if is_named && filter.shows(&item) {
            items.push(item);
        }
    }
    items.sort_by(|a, b| b.owed_cents.cmp(&a.owed_cents).then_with(|| a.customer.name.cmp(&b.customer.name)));
    let sales_cents = invoiced_since(&db, company_id, as_of.minus_days(SALES_DAYS), as_of).await?;
    Ok(ReceivableList {
        as_of,
        total_count: u64::try_from(items.len()).unwrap_or(u64::MAX),
        items,
        next_cursor: None,
        totals: totals(all, sums, sales_cents),
        currency: "USD".to_owned(),
    })
}

/// Leaves one page of the list: what follows the row that the cursor names by what it owes and by its customer.
pub fn cut(list: &mut ReceivableList, limit: Option<u64>, cursor: Option<&str>) -> Result<(), ApiError> {
    list.next_cursor = cut_by(&mut list.items, limit, cursor, |item| (item.owed_cents, item.customer.id))?;
    Ok(())
}

/// Leaves one page of rows in the order of their amounts, the largest first; returns the cursor of the next page.
pub fn cut_by<T>(
    items: &mut Vec<T>,
    limit: Option<u64>,
    cursor: Option<&str>,
    place: impl Fn(&T) -> (i64, Uuid),
) -> Result<Option<String>, ApiError> {
    if let Some(cursor) = cursor {
        let (owed, after) =
            read_cursor(cursor).ok_or_else(|| Invalid::field("cursor", "Use the previous page's `next_cursor`."))?;
        let named = items.iter().position(|item| place(item).1 == after).map(|at| at.saturating_add(1));
        // A customer who paid meanwhile is elsewhere or gone; those who owe less are still to come.
        let passed = named.or_else(|| items.iter().position(|item| place(item).0 < owed));
        items.drain(..passed.unwrap_or(items.len()));
    }
    let limit = usize::try_from(limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT)).unwrap_or(usize::MAX);
    if items.len() <= limit {
        return Ok(None);
    }
    items.truncate(limit);
    Ok(items.last().map(place).map(|(cents, id)| format!("{cents}.{id}")))
}

fn read_cursor(cursor: &str) -> Option<(i64, Uuid)> {
    let (owed, id) = cursor.split_once('.')?;
    Some((owed.parse().ok()?, id.parse().ok()?))
}

/// Sums over all customers, besides those by age.
#[derive(Default)]
struct Sums {
    unapplied_cents: i64,
    follow_up_count: i64,
    broken_promise_count: i64,
}

impl Sums {
    fn add(&mut self, item: &Receivable, as_of: Date) {
        self.unapplied_cents = self.unapplied_cents.saturating_add(item.unapplied_cents);
        let is_due = item.follow_up_on.is_some_and(|day| day <= as_of);
        self.follow_up_count = self.follow_up_count.saturating_add(i64::from(is_due));
        self.broken_promise_count = self.broken_promise_count.saturating_add(i64::from(item.is_promise_broken));
    }
}

fn shown(
    customer: &customer::Model,
    found: &OfCustomer,
    days: Option<&DaysToPay>,
    standing: &Standing,
    as_of: Date,
) -> Receivable {
    let aged = found.aged;
    let promise = standing.promise;
    Receivable {
        stage: standing.stage(found.oldest_due_on, as_of),
        last_contact_on: standing.last_contact_on,
        follow_up_on: standing.follow_up_on,
        promised_on: promise.map(|promise| promise.promised_on),
        promised_cents: promise.map(|promise| promise.promised_cents),
        promise_paid_cents: promise.map(|promise| promise.paid_cents),
        is_promise_broken: promise.is_some_and(|promise| promise.is_broken(as_of)),
        customer: NamedRef { id: customer.id, name: customer.name.clone() },
        current_cents: aged.current_cents,
        days_1_to_30_cents: aged.days_1_to_30_cents,
        days_31_to_60_cents: aged.days_31_to_60_cents,
        days_61_to_90_cents: aged.days_61_to_90_cents,
        over_90_days_cents: aged.over_90_days_cents,
        owed_cents: aged.total(),
        disputed_cents: found.disputed_cents,
        unapplied_cents: found.unapplied_cents,
        invoice_count: found.invoice_count,
        oldest_due_on: found.oldest_due_on,
        average_days_to_pay: days.and_then(|days| days.average()),
        credit_limit_cents: customer.credit_limit_cents,
        is_on_credit_hold: customer.is_on_credit_hold,
    }
}

fn totals(all: Aged, sums: Sums, sales_cents: i64) -> ReceivableTotals {
    ReceivableTotals {
        current_cents: all.current_cents,
        days_1_to_30_cents: all.days_1_to_30_cents,
        days_31_to_60_cents: all.days_31_to_60_cents,
        days_61_to_90_cents: all.days_61_to_90_cents,
        over_90_days_cents: all.over_90_days_cents,
        owed_cents: all.total(),
        unapplied_cents: sums.unapplied_cents,
        follow_up_count: sums.follow_up_count,
        broken_promise_count: sums.broken_promise_count,
        days_sales_outstanding: days_of_sales(all.total(), sales_cents),
    }
}

/// What is owed, as days of these sales; none without sales. More may have been voided than invoiced.
pub fn days_of_sales(owed_cents: i64, sales_cents: i64) -> Option<i64> {
    let sales_cents = i128::from(std::cmp::max(sales_cents, 0));
    let days = i128::from(owed_cents).checked_mul(i128::from(SALES_DAYS))?.checked_div(sales_cents)?;
    i64::try_from(days).ok()
}

/// What is on an account for each invoice or payment, those of nothing left out.
async fn balances(
    db: &impl Connection,
    company_id: Uuid,
    role: AccountRole,
    about: posting_line::Column,
    as_of: Date,
) -> Result<Vec<Sum>, DbErr> {
    let Some(account_id) = account_of(db, company_id, role).await? else { return Ok(Vec::new()) };
    lines(company_id, as_of)
        .filter(posting_line::Column::AccountId.eq(account_id))
        .filter(about.is_not_null())
        .select_only()
        .column_as(about, "id")
        .column_as(sum(posting_line::Column::AmountCents), "cents")
        .group_by(about)
        .having(sum(posting_line::Column::AmountCents).ne(0_i64))
        .into_model::<Sum>()
        .all(db)
        .await
}

fn lines(company_id: Uuid, as_of: Date) -> Select<posting_line::Entity> {
    posting_line::Entity::owned_by(company_id).filter(posting_line::Column::PostedOn.lte(as_of))
}

fn sum(column: impl ColumnTrait) -> Expr {
    sum_of(Expr::col(column.as_column_ref()))
}

/// What invoices added to accounts receivable after `from`, opening balances among them, voided ones taken off.
pub async fn invoiced_since(db: &impl Connection, company_id: Uuid, from: Date, as_of: Date) -> Result<i64, DbErr> {
    let Some(account_id) = account_of(db, company_id, AccountRole::AccountsReceivable).await? else { return Ok(0) };
    let of_invoices = posting::Entity::owned_by(company_id)
        .filter(posting::Column::Source.eq(PostingSource::Invoice))
        .filter(posting::Column::PostedOn.gt(from))
        .select_only()
        .column(posting::Column::Id)
        .into_query();
    let sums = lines(company_id, as_of)
        .filter(posting_line::Column::AccountId.eq(account_id))
        .filter(posting_line::Column::PostedOn.gt(from))
        .filter(posting_line::Column::PostingId.in_subquery(of_invoices))
        .select_only()
        .column_as(posting_line::Column::AccountId, "id")
        .column_as(sum(posting_line::Column::AmountCents), "cents")
        .group_by(posting_line::Column::AccountId)
        .into_model::<Sum>()
        .all(db)
        .await?;
    Ok(sums.first().map(|sum| sum.cents).unwrap_or_default())
}
