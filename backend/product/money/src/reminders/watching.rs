//! The job that sends a company's reminders, each business morning while they are on.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::{Connection, Scope};
use haul_entity::partners::customer;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    plan::{self, Plan},
    sending::queue,
    settings,
    views::ReminderStep,
};
use crate::calendar::Calendar;

/// Customers in one run, so that other work comes in between.
const MOST_AT_ONCE: usize = 100;

/// One for each company whose reminders are on.
pub struct WatchReminders;

/// Which of the company's jobs it is: one that was started before reminders were last turned on ends.
#[derive(Serialize, Deserialize)]
pub struct Watch {
    watch_id: Uuid,
}

/// Starts sending with the next morning.
pub async fn start(write: &Write) -> Result<Uuid, ApiError> {
    let watch_id = write.new_id();
    let calendar = Calendar::of(write.tx(), write.company_id(), write.now).await?;
    write.enqueue_at::<WatchReminders>(&Watch { watch_id }, calendar.next_morning(write.now)).await?;
    Ok(watch_id)
}

impl Job for WatchReminders {
    const KIND: &'static str = "watch_reminders";
    const TITLE: &'static str = "Remind customers of late invoices";
    const IS_NEEDED: bool = true;
    type Payload = Watch;

    async fn run(ctx: &AppContext, company_id: Uuid, watch: Watch) -> Result<(), JobError> {
        let db = ctx.db.scoped(Scope::Company(company_id));
        let Some(steps) = steps_of(&db, company_id, &watch).await? else { return Ok(()) };
        let calendar = Calendar::of(&db, company_id, ctx.now()).await?;
        if calendar.is_time(ctx.now()) {
            let on = calendar.today(ctx.now());
            let plan = Plan { company_id, steps: &steps, on, customer_id: None, is_again: false };
            let due = plan::due(&db, plan).await.map_err(JobError::passing)?;
            let ready: Vec<Uuid> = due.iter().filter(|due| due.hold.is_none()).map(|due| due.customer.id).collect();
            for id in ready.iter().take(MOST_AT_ONCE) {
                remind(ctx, company_id, *id, &watch).await?;
            }
            if ready.len() > MOST_AT_ONCE {
                return Err(JobError::NotBefore(ctx.now()));
            }
        }
        Err(JobError::NotBefore(calendar.next_morning(ctx.now())))
    }
}

/// The schedule, if reminders are on and this is the job that sends them.
async fn steps_of(
    db: &impl Connection,
    company_id: Uuid,
    watch: &Watch,
) -> Result<Option<Vec<ReminderStep>>, ApiError> {
    let is_current = settings::stored(db, company_id).await?.is_some_and(|row| row.watch_id == Some(watch.watch_id));
    if !is_current {
        return Ok(None);
    }
    Ok(Some(settings::effective(db, company_id).await?.steps))
}

/// Queues one customer's reminder, planned anew under the lock of the customer: what was sent, paid or promised in
/// between counts.
async fn remind(ctx: &AppContext, company_id: Uuid, customer_id: Uuid, watch: &Watch) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    if write.find_for_update::<customer::Entity>(customer_id).await?.is_none() {
        return Ok(());
    }
    let Some(steps) = steps_of(write.tx(), company_id, watch).await? else { return Ok(()) };
    let on = Calendar::of(write.tx(), company_id, write.now).await?.today(write.now);
    let plan = Plan { company_id, steps: &steps, on, customer_id: Some(customer_id), is_again: false };
    let due = plan::due(write.tx(), plan).await?;
    let Some((due, to)) = due.iter().find_map(|due| Some((due, due.email()?))) else { return Ok(()) };
    if due.hold.is_none() {
        queue(&mut write, due, on, to.clone(), None).await?;
        write.commit(true).await?;
    }
    Ok(())
}
