//! Notifies dispatch, and the customer if the terms ask for it, before free time ends.
//!
//! If the truck leaves in time, its job is removed; a job already taken checks again before it acts.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{self, Job, JobError},
    notices::{NewNotice, notify, notify_admins},
};
use haul_entity::{
    Owned,
    base::job,
    detention::detention::{Entity, Model},
    loads::{load, stop},
    partners::{customer, facility},
};
use haul_types::{DetentionStatus, DetentionTerms, NoticeKind, Timestamp};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{
    mail,
    own_terms::terms_of,
    words::{self, zone},
};

/// The detention page; a query parameter names the row whose drawer opens.
const PATH: &str = "/apps/loads/detention";

/// Gives notice that a truck's free time at a stop is about to end.
pub struct GiveNotice;

impl Job for GiveNotice {
    const KIND: &'static str = "give_detention_notice";
    const TITLE: &'static str = "Send a detention notice";
    type Payload = About;

    async fn run(ctx: &AppContext, _: Uuid, about: About) -> Result<(), JobError> {
        Ok(give_notice(ctx, about).await?)
    }
}

/// The wait that a job is for.
#[derive(Serialize, Deserialize)]
pub struct About {
    company_id: Uuid,
    detention_id: Uuid,
}

/// Makes sure that every running clock without a notice, and no other, has exactly one job.
pub(super) async fn keep_watch(write: &Write, before: Option<&Model>, after: &mut Model) -> Result<(), ApiError> {
    let is_running = after.status == DetentionStatus::Accruing && after.noticed_at.is_none();
    let due = after.notice_due_at.filter(|_| is_running);
    let is_watched = after.notice_job_id.is_some() && before.is_some_and(|before| before.notice_due_at == due);
    if is_watched && due.is_some() {
        return Ok(());
    }
    if let Some(id) = after.notice_job_id.take() {
        job::Entity::delete_by_id(id).exec(write.tx()).await?;
    }
    if let Some(due) = due {
        let about = About { company_id: after.company_id, detention_id: after.id };
        let job_id = write.enqueue_at::<GiveNotice>(&about, due.max(write.now)).await?;
        after.notice_job_id = Some(job_id);
    }
    Ok(())
}

async fn give_notice(ctx: &AppContext, about: About) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(about.company_id)).await?;
    let Some(case) = Case::read(&write, about.detention_id).await? else { return Ok(()) };
    let row = &case.row;
    let is_due = row.notice_due_at.is_some_and(|due| due <= write.now);
    if row.status != DetentionStatus::Accruing || row.noticed_at.is_some() || !is_due {
        return Ok(());
    }
    let Some(free_until) = row.free_until else { return Ok(()) };
    tell_dispatch(&mut write, &case, free_until).await?;
    let mail = match case.terms.is_notice_required && write.now < free_until {
        true => tell_customer(&write, &case, free_until).await?,
        // After free time ends, a warning is pointless.
        false => None,
    };
    let mut change = row.clone().into_active_model();
    change.notice_job_id = Set(None);
    change.noticed_at = Set(Some(write.now));
    if let Some((address, job_id)) = mail {
        change.mailed_at = Set(Some(write.now));
        change.mailed_to = Set(Some(address));
        change.mail_job_id = Set(Some(job_id));
    }
    change.version = Set(row.version + 1);
    change.updated_at = Set(write.now);
    let row = change.update(write.tx()).await?;
    write.record("detention.noticed", "detention", row.id, case.facility.name, Vec::new());
    write.commit(true).await?;
    Ok(())
}

/// A wait and the facts for its messages.
struct Case {
    row: Model,
    terms: DetentionTerms,
    load: load::Model,
    stop: stop::Model,
    facility: facility::Model,
    customer: customer::Model,
}

impl Case {
    /// Locks the load before its parts, as everywhere, so that two writers never deadlock.
    async fn read(write: &Write, id: Uuid) -> Result<Option<Self>, ApiError> {
        let (db, company_id) = (write.tx(), write.company_id());
        let Some(row) = Entity::find_owned(company_id, id).fetch_optional(db).await? else { return Ok(None) };
        let load = write.find_for_update::<load::Entity>(row.load_id).await?;
        let row = Entity::find_owned(company_id, id).fetch_optional(db).await?;
        let (Some(load), Some(row)) = (load, row) else { return Ok(None) };
        let stop = stop::Entity::find_owned(company_id, row.stop_id).fetch_optional(db).await?;
        let facility = facility::Entity::find_owned(company_id, row.facility_id).fetch_optional(db).await?;
        let customer = customer::Entity::find_owned(company_id, row.customer_id).fetch_optional(db).await?;
        let (Some(stop), Some(facility), Some(customer)) = (stop, facility, customer) else { return Ok(None) };
        let terms = terms_of(&row)?;
        Ok(Some(Self { row, terms, load, stop, facility, customer }))
    }

    fn local(&self, at: Timestamp) -> String {
        words::local(zone(&self.stop), at)
    }

    /// The contact who tendered the load, else the customer's own address.
    fn address(&self) -> Option<String> {
        let tendered_by = self.load.broker_contact.as_ref().and_then(|contact| contact.get("email")?.as_str());
        tendered_by.map(str::to_owned).or_else(|| self.customer.email.clone())
    }
}

/// The load's dispatcher, or the Admins if it has none.
async fn tell_dispatch(write: &mut Write, case: &Case, free_until: Timestamp) -> Result<(), ApiError> {
    let (number, facility, until) = (&case.load.number, &case.facility.name, case.local(free_until));
    let title = match write.now < free_until {
        true => format!("Load {number}: free time at {facility} ends {until}"),
        false => format!("Load {number} is detained at {facility} since {until}"),
    };
    let rate = haul_types::dollars(case.terms.hourly_rate_cents);
    let notice = NewNotice {
        kind: NoticeKind::Detention,
        matter: case.row.id.to_string(),
        title,
        body: Some(format!("After that, the wait costs {} {rate} an hour.", case.customer.name)),
        path: Some(format!("{PATH}?detention={}", case.row.id)),
    };
    match case.load.dispatcher_id {
        Some(user_id) => notify(write, user_id, notice).await,
        None => notify_admins(write, notice).await.map(|_| ()),
    }
}

async fn tell_customer(write: &Write, case: &Case, free_until: Timestamp) -> Result<Option<(String, Uuid)>, ApiError> {
    let Some(address) = case.address() else { return Ok(None) };
    let facts = mail::DetentionFacts {
        customer: case.customer.name.clone(),
        load: case.load.number.clone(),
        reference: case.load.customer_reference.clone(),
        facility: case.facility.name.clone(),
        arrived: case.row.arrived_at.map(|at| case.local(at)).unwrap_or_default(),
        free_until: case.local(free_until),
        hourly_rate: haul_types::dollars(case.terms.hourly_rate_cents),
    };
    let message = mail::detention_notice(write, &address, &facts).await?;
    let job_id = jobs::send_mail(write, message).await?;
    Ok(Some((address, job_id)))
}
