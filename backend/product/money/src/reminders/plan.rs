//! Whom to remind of what on a day, and who gets no reminder, and why.

use std::collections::{BTreeMap, HashMap};

use haul_api::by_ids;
use haul_db::{Connection, Fetch, sum_of};
use haul_entity::{
    Owned,
    money::{invoice, payment, reminded_invoice},
    partners::customer,
};
use haul_types::{Date, InvoiceOrigin, InvoiceStatus, PaymentStatus, ReminderHold, ReminderTone};
use sea_orm::{
    ColumnTrait, DbErr, FromQueryResult, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{
    schedule::{day_of, next_day, reached},
    views::ReminderStep,
};
use crate::collections::{Standing, standings};

/// Ids in one statement.
const CHUNK: usize = 1_000;

/// Which reminders to plan.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    pub company_id: Uuid,
    pub steps: &'a [ReminderStep],
    pub on: Date,
    /// All customers if none is named.
    pub customer_id: Option<Uuid>,
    /// Also of invoices whose step was in an earlier reminder: for people who send one now.
    pub is_again: bool,
}

/// A reminder to one customer.
pub struct Due {
    pub customer: customer::Model,
    pub standing: Standing,
    pub hold: Option<ReminderHold>,
    /// Those left out included; the first that is due comes first.
    pub invoices: Vec<DueInvoice>,
}

pub struct DueInvoice {
    pub invoice: invoice::Model,
    pub step: ReminderStep,
    pub hold: Option<ReminderHold>,
}

impl Due {
    pub fn email(&self) -> Option<&String> {
        self.customer.billing_email.as_ref().or(self.customer.email.as_ref())
    }

    /// What the mail lists.
    pub fn listed(&self) -> impl Iterator<Item = &DueInvoice> {
        self.invoices.iter().filter(|due| due.hold.is_none())
    }

    pub fn total_cents(&self) -> i64 {
        self.listed().map(|due| undisputed(&due.invoice)).fold(0, i64::saturating_add)
    }

    /// That of the latest step; of those left out if there is nothing else.
    pub fn tone(&self) -> ReminderTone {
        let latest = |due: &&DueInvoice| due.step.days_past_due;
        let found = self.listed().max_by_key(latest).or_else(|| self.invoices.iter().max_by_key(latest));
        found.map_or(ReminderTone::Friendly, |due| due.step.tone)
    }
}

/// What may be asked for.
pub fn undisputed(invoice: &invoice::Model) -> i64 {
    std::cmp::max(invoice.balance_cents.saturating_sub(invoice.disputed_cents), 0)
}

/// Why no reminder may list the invoice.
pub fn hold_of_invoice(invoice: &invoice::Model) -> Option<ReminderHold> {
    // An opening balance went out before the company came here.
    if invoice.origin == InvoiceOrigin::Loads && invoice.sent_at.is_none() {
        return Some(ReminderHold::NotSent);
    }
    (undisputed(invoice) == 0).then_some(ReminderHold::Disputed)
}

/// Why the customer gets no reminder, whatever is owed.
pub fn hold_of_customer(standing: &Standing, on: Date) -> Option<ReminderHold> {
    if standing.is_placed {
        return Some(ReminderHold::Agency);
    }
    if standing.no_reminders.is_some() {
        return Some(ReminderHold::OptedOut);
    }
    standing.promise.filter(|promise| promise.is_open(on)).map(|_| ReminderHold::Promised)
}

/// The same in words, for people.
pub fn why(hold: ReminderHold, standing: &Standing) -> String {
    match hold {
        ReminderHold::Agency => "A collection agency has the account.".to_owned(),
        ReminderHold::OptedOut => {
            let because = standing.no_reminders.as_deref().unwrap_or_default();
            format!("Reminders to this customer are turned off: {because}")
        }
        ReminderHold::Promised => match standing.promise {
            Some(promise) => format!("They promised to pay by {}.", promise.promised_on.words()),
            None => "They promised to pay.".to_owned(),
        },
        ReminderHold::NotSent => "The invoices were never sent.".to_owned(),
        ReminderHold::Disputed => "All that is owed on these invoices is disputed.".to_owned(),
        ReminderHold::PaidOnAccount => "Payments that aren't applied yet cover these invoices.".to_owned(),
        ReminderHold::RemindedToday => "A reminder already went out that day.".to_owned(),
        ReminderHold::NoEmail => "The customer has no email address.".to_owned(),
    }
}

/// The reminders of the day, by customer. Those that don't go out say why.
pub async fn due(db: &impl Connection, plan: Plan<'_>) -> Result<Vec<Due>, DbErr> {
    let company_id = plan.company_id;
    let mut by_customer: BTreeMap<Uuid, Vec<DueInvoice>> = BTreeMap::new();
    let owed = owed(db, plan).await?;
    let done = if plan.is_again { HashMap::new() } else { steps_done(db, company_id, &owed).await? };
    for invoice in owed {
        let Some(step) = reached(plan.steps, invoice.due_on, plan.on, done.get(&invoice.id).copied()) else { continue };
        let hold = hold_of_invoice(&invoice);
        by_customer.entry(invoice.customer_id).or_default().push(DueInvoice { invoice, step, hold });
    }
    let ids: Vec<Uuid> = by_customer.keys().copied().collect();
    let mut customers = HashMap::new();
    for some in ids.chunks(CHUNK) {
        let select = customer::Entity::owned_by(company_id);
        customers.extend(by_ids(db, select, customer::Column::Id, some.iter().copied()).await?);
    }
    let mut standings = standings(db, company_id, &ids, plan.on).await?;
    let on_account = on_account(db, company_id, &ids).await?;
    let mut all = Vec::new();
    for (id, invoices) in by_customer {
        let Some(customer) = customers.remove(&id) else { continue };
        let standing = standings.remove(&id).unwrap_or_default();
        let mut due = Due { customer, standing, hold: None, invoices };
        due.hold = hold(&due, plan.on, on_account.get(&id).copied().unwrap_or_default());
        all.push(due);
    }
    Ok(all)
}

fn hold(due: &Due, on: Date, on_account_cents: i64) -> Option<ReminderHold> {
    let of_customer = hold_of_customer(&due.standing, on);
    if of_customer.is_some() {
        return of_customer;
    }
    if due.listed().next().is_none() {
        return due.invoices.first().and_then(|due| due.hold);
    }
    if on_account_cents >= due.total_cents() {
        return Some(ReminderHold::PaidOnAccount);
    }
    if due.standing.last_reminded_on == Some(on) {
        return Some(ReminderHold::RemindedToday);
    }
    due.email().is_none().then_some(ReminderHold::NoEmail)
}

/// The first day on which an invoice of the customer reaches a step; one that is left out only if there is no other.
pub async fn first_day(db: &impl Connection, plan: Plan<'_>) -> Result<Option<Date>, DbErr> {
    let owed = owed(db, plan).await?;
    let done = steps_done(db, plan.company_id, &owed).await?;
    let day = |invoice: &invoice::Model| next_day(plan.steps, invoice.due_on, done.get(&invoice.id).copied());
    let first = owed.iter().filter(|invoice| hold_of_invoice(invoice).is_none()).filter_map(day).min();
    Ok(first.or_else(|| owed.iter().filter_map(day).min()))
}

/// The owed invoices that may have reached a step.
async fn owed(db: &impl Connection, plan: Plan<'_>) -> Result<Vec<invoice::Model>, DbErr> {
    let Some(first) = plan.steps.iter().map(|step| step.days_past_due).min() else { return Ok(Vec::new()) };
    let tone = ReminderTone::Friendly;
    // The last due date of an invoice that has reached the first step by then.
    let latest = day_of(ReminderStep { days_past_due: first.saturating_neg(), tone }, plan.on);
    let mut select = invoice::Entity::owned_by(plan.company_id)
        .filter(invoice::Column::Status.is_in(InvoiceStatus::OWED.iter().copied()))
        .filter(invoice::Column::DueOn.lte(latest));
    if let Some(id) = plan.customer_id {
        select = select.filter(invoice::Column::CustomerId.eq(id));
    }
    select.order_by_asc(invoice::Column::DueOn).order_by_asc(invoice::Column::NumberSequence).fetch_all(db).await
}

#[derive(FromQueryResult)]
struct Done {
    invoice_id: Uuid,
    days: i64,
}

/// The latest step of each invoice that was in a reminder.
async fn steps_done(
    db: &impl Connection,
    company_id: Uuid,
    invoices: &[invoice::Model],
) -> Result<HashMap<Uuid, i32>, DbErr> {
    let mut all = HashMap::new();
    let days = Expr::col(reminded_invoice::Column::DaysPastDue.as_column_ref()).max().cast_as("bigint");
    for some in invoices.chunks(CHUNK) {
        let done = reminded_invoice::Entity::owned_by(company_id)
            .filter(reminded_invoice::Column::InvoiceId.is_in(some.iter().map(|invoice| invoice.id)))
            .select_only()
            .column_as(reminded_invoice::Column::InvoiceId, "invoice_id")
            .column_as(days.clone(), "days")
            .group_by(reminded_invoice::Column::InvoiceId)
            .into_model::<Done>()
            .all(db)
            .await?;
        all.extend(done.into_iter().filter_map(|done| Some((done.invoice_id, i32::try_from(done.days).ok()?))));
    }
    Ok(all)
}

#[derive(FromQueryResult)]
struct OnAccount {
    customer_id: Uuid,
    cents: i64,
}

/// What customers paid that pays no invoice yet.
pub async fn on_account(
    db: &impl Connection,
    company_id: Uuid,
    customer_ids: &[Uuid],
) -> Result<HashMap<Uuid, i64>, DbErr> {
    let mut all = HashMap::new();
    for some in customer_ids.chunks(CHUNK) {
        let sums = payment::Entity::owned_by(company_id)
            .filter(payment::Column::CustomerId.is_in(some.iter().copied()))
            .filter(payment::Column::Status.eq(PaymentStatus::Unapplied))
            .select_only()
            .column_as(payment::Column::CustomerId, "customer_id")
            .column_as(sum_of(Expr::col(payment::Column::UnappliedCents.as_column_ref())), "cents")
            .group_by(payment::Column::CustomerId)
            .into_model::<OnAccount>()
            .all(db)
            .await?;
        all.extend(sums.into_iter().map(|sum| (sum.customer_id, sum.cents)));
    }
    Ok(all)
}
