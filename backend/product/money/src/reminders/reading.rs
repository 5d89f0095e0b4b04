//! What goes out next: to all customers on the next morning, and to one customer.

use haul_api::{ApiError, AppContext, authz::Actor};
use haul_types::{Date, NamedRef};
use uuid::Uuid;

use super::{
    error::ReminderError,
    plan::{self, Due, Plan, undisputed, why},
    settings,
    views::{CustomerReminder, Reminder, ReminderInvoice, ReminderList},
};
use crate::{
    calendar::Calendar,
    collections::{customer_of, standings},
    ledger::require_everything,
    receivables::cut_by,
};

/// Days that an owed invoice may be due in the future; payment terms are at most 180.
const LONGEST_TERMS: u32 = 366;

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    limit: Option<u64>,
    cursor: Option<&str>,
) -> Result<ReminderList, ApiError> {
    require_everything(actor)?;
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    let settings = settings::effective(&db, company_id).await?;
    let on = Calendar::of(&db, company_id, ctx.now()).await?.next_day(ctx.now());
    let plan = Plan { company_id, steps: &settings.steps, on, customer_id: None, is_again: false };
    let due = plan::due(&db, plan).await?;
    let mut items: Vec<Reminder> = due.iter().map(|due| shown(due, on)).collect();
    items.sort_by(|a, b| b.total_cents.cmp(&a.total_cents).then_with(|| a.customer.name.cmp(&b.customer.name)));
    let ready = || items.iter().filter(|item| item.hold.is_none());
    let count = |rows: usize| u64::try_from(rows).unwrap_or(u64::MAX);
    let mut list = ReminderList {
        is_on: settings.is_on,
        goes_on: on,
        next_cursor: None,
        total_count: count(items.len()),
        ready_count: count(ready().count()),
        ready_cents: ready().map(|item| item.total_cents).fold(0, i64::saturating_add),
        items: Vec::new(),
        currency: "USD".to_owned(),
    };
    list.next_cursor = cut_by(&mut items, limit, cursor, |item| (item.total_cents, item.customer.id))?;
    list.items = items;
    Ok(list)
}

pub async fn of_customer(
    ctx: &AppContext,
    actor: &Actor,
    customer_id: Uuid,
) -> Result<CustomerReminder, ReminderError> {
    require_everything(actor)?;
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    customer_of(&db, company_id, customer_id).await?;
    let settings = settings::effective(&db, company_id).await?;
    let calendar = Calendar::of(&db, company_id, ctx.now()).await?;
    let (today, morning) = (calendar.today(ctx.now()), calendar.next_day(ctx.now()));
    let standing = standings(&db, company_id, &[customer_id], today).await?.remove(&customer_id).unwrap_or_default();
    // Invoices that are due long after the first step are looked for, too.
    let far = today.plus_days(LONGEST_TERMS);
    let plan = Plan { company_id, steps: &settings.steps, on: far, customer_id: Some(customer_id), is_again: false };
    let next = match plan::first_day(&db, plan).await? {
        None => None,
        Some(day) => {
            let on = calendar.business_day(day).max(morning);
            let due = plan::due(&db, Plan { on, ..plan }).await?;
            due.first().map(|due| shown(due, on))
        }
    };
    Ok(CustomerReminder {
        is_on: settings.is_on,
        next,
        opted_out_because: standing.no_reminders,
        last_reminded_on: standing.last_reminded_on,
    })
}

fn shown(due: &Due, on: Date) -> Reminder {
    let invoices = due.invoices.iter().map(|due| ReminderInvoice {
        invoice: NamedRef { id: due.invoice.id, name: due.invoice.number.clone() },
        invoiced_on: due.invoice.invoiced_on,
        due_on: due.invoice.due_on,
        days_past_due: on.days_since(due.invoice.due_on),
        owed_cents: undisputed(&due.invoice),
        disputed_cents: due.invoice.disputed_cents,
        step: due.step,
        hold: due.hold,
    });
    Reminder {
        customer: NamedRef { id: due.customer.id, name: due.customer.name.clone() },
        goes_on: on,
        tone: due.tone(),
        email: due.email().cloned(),
        hold: due.hold,
        hold_reason: due.hold.map(|hold| why(hold, &due.standing)),
        total_cents: due.total_cents(),
        invoices: invoices.collect(),
    }
}
