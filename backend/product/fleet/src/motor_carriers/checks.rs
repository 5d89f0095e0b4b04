//! Asking the registry about one carrier, and what follows from its answer.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Change, Write,
    authz::Actor,
    from_json_column,
    jobs::{Job, JobError},
    json_column,
    notices::{NewNotice, close_matter, notify_section},
    today_at_company,
};
use haul_company::fmcsa::{FmcsaRecord, Outcome, look_up};
use haul_db::Scope;
use haul_entity::{
    Owned, Versioned,
    fleet::motor_carrier::{Entity, Model},
};
use haul_ports::RegistryNumber;
use haul_types::{Date, FmcsaStatus, MotorCarrierKind, NoticeKind, Section};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::standing::{authority_of, objections};

/// An outage of the registry lasts hours; its answers are a day old at best.
const AGAIN_AFTER: TimeDelta = TimeDelta::hours(1);

/// Checks one carrier.
pub struct CheckMotorCarrier;

/// The carrier, and the day from which the next night's check takes over.
#[derive(Serialize, Deserialize)]
pub struct Check {
    motor_carrier_id: Uuid,
    day: Date,
}

impl CheckMotorCarrier {
    /// After the commit, at once.
    pub async fn enqueue(write: &Write, motor_carrier_id: Uuid) -> Result<(), ApiError> {
        let day = today_at_company(write.tx(), write.company_id(), write.now).await?;
        Self::enqueue_on(write, motor_carrier_id, day).await
    }

    /// The same, of a day that is known.
    pub async fn enqueue_on(write: &Write, motor_carrier_id: Uuid, day: Date) -> Result<(), ApiError> {
        write.enqueue::<Self>(&Check { motor_carrier_id, day }).await?;
        Ok(())
    }
}

impl Job for CheckMotorCarrier {
    const KIND: &'static str = "check_motor_carrier";
    const TITLE: &'static str = "Check a carrier with FMCSA";
    type Payload = Check;

    async fn run(ctx: &AppContext, company_id: Uuid, check: Check) -> Result<(), JobError> {
        if !ctx.settings.has_carrier_registry {
            return Ok(());
        }
        let db = ctx.db.scoped(Scope::Company(company_id));
        let row = Entity::find_owned(company_id, check.motor_carrier_id).fetch_optional(&db).await;
        let Some(row) = row.map_err(JobError::passing)?.filter(is_in_force) else { return Ok(()) };
        let today = today_at_company(&db, company_id, ctx.now()).await.map_err(JobError::passing)?;
        if check.day < today {
            return Ok(());
        }
        let answer = look_up(ctx, &RegistryNumber::Dot(row.dot_number.clone())).await;
        let has_answered = answer.status().is_some();
        let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
        store(&mut write, row.id, &row.dot_number, answer).await?;
        let now = write.now;
        write.commit(true).await?;
        if has_answered { Ok(()) } else { Err(JobError::NotBefore(now + AGAIN_AFTER)) }
    }
}

/// Trucks still run under an own authority in the archive.
fn is_in_force(row: &Model) -> bool {
    row.archived_at.is_none() || row.kind == MotorCarrierKind::Own
}

/// Checks the company's own authority, for the operator. None if the company took it off its list.
pub async fn check_own(ctx: &AppContext, company_id: Uuid) -> Result<Option<Outcome>, ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(row) = authority_of(&db, company_id, None).await? else { return Ok(None) };
    let answer = look_up(ctx, &RegistryNumber::Dot(row.dot_number.clone())).await;
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    store(&mut write, row.id, &row.dot_number, answer.clone()).await?;
    write.commit(true).await?;
    Ok(Some(answer))
}

/// Stores the answer about a carrier and tells people what is different. None if there is no such carrier any more, or
/// it has another number since.
pub async fn store(write: &mut Write, id: Uuid, dot_number: &str, answer: Outcome) -> Result<Option<Model>, ApiError> {
    let Some(before) = write.find_for_update::<Entity>(id).await? else { return Ok(None) };
    if before.dot_number != dot_number {
        return Ok(None);
    }
    let mut row = before.clone().into_active_model();
    let changes = match answer {
        Outcome::Unavailable(problem) => {
            row.fmcsa_failed_at = Set(Some(write.now));
            row.fmcsa_problem = Set(Some(problem));
            write.show("motor_carrier", id);
            return Ok(Some(row.update(write.tx()).await?));
        }
        Outcome::NotFound => {
            row.fmcsa_status = Set(FmcsaStatus::NotFound);
            changes_of(&before, None, FmcsaStatus::NotFound)?
        }
        Outcome::Found { record, .. } => {
            row.fmcsa_status = Set(record.status());
            row.fmcsa = Set(Some(json_column(&*record)));
            changes_of(&before, Some(&record), record.status())?
        }
    };
    let is_first = before.fmcsa_checked_at.is_none();
    row.fmcsa_checked_at = Set(Some(write.now));
    row.fmcsa_failed_at = Set(None);
    row.fmcsa_problem = Set(None);
    if !changes.is_empty() {
        row.fmcsa_changed_at = Set(Some(write.now).filter(|_| !is_first));
        Entity::count_change(&mut row, &before, write.now);
    }
    let after = row.update(write.tx()).await?;
    if changes.is_empty() {
        write.show("motor_carrier", id);
        return Ok(Some(after));
    }
    tell(write, &before, &after, &changes).await?;
    let verb = if is_first { "motor_carrier.fmcsa_checked" } else { "motor_carrier.fmcsa_changed" };
    write.record(verb, "motor_carrier", id, &after.legal_name, changes);
    Ok(Some(after))
}

/// What is different from the answer before. A carrier that is off the record keeps what was last known.
fn changes_of(before: &Model, now: Option<&FmcsaRecord>, status: FmcsaStatus) -> Result<Vec<Change>, ApiError> {
    let known = before.fmcsa.clone().map(from_json_column::<FmcsaRecord>).transpose()?;
    let status = ("fmcsa_status", Some(before.fmcsa_status.as_str().to_owned()), Some(status.as_str().to_owned()));
    let mut found = vec![status];
    if let Some(now) = now {
        let earlier = known.map(|known| known.watched()).unwrap_or_default();
        found.extend(now.watched().into_iter().map(|(field, to)| {
            let from = earlier.iter().find(|(name, _)| *name == field).and_then(|(_, value)| value.clone());
            (field, from, to)
        }));
    }
    let changed = found.into_iter().filter(|(_, from, to)| from != to);
    Ok(changed.map(|(field, from, to)| Change { field: field.to_owned(), from, to }).collect())
}

async fn tell(write: &mut Write, before: &Model, after: &Model, changes: &[Change]) -> Result<(), ApiError> {
    let matter = after.id.to_string();
    let path = Some(format!("/apps/safety/carriers?motor_carrier={}", after.id));
    if after.fmcsa_status.blocks() {
        if before.fmcsa_status != after.fmcsa_status {
            let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
            let why = objections(after, &Default::default(), today).into_iter().map(|objection| objection.message);
            let body = why
                .chain(["Assigning its trucks is blocked, or warned about if your rules say so.".to_owned()])
                .collect::<Vec<_>>();
            let notice = NewNotice {
                kind: NoticeKind::CarrierBlocked,
                matter,
                title: format!("{} may not operate", after.legal_name),
                body: Some(body.join(" ")),
                path,
            };
            notify_section(write, Section::Safety, None, notice).await?;
        }
        return Ok(());
    }
    close_matter(write, NoticeKind::CarrierBlocked, &matter).await?;
    let is_first = before.fmcsa_checked_at.is_none();
    if is_first && after.fmcsa_status != FmcsaStatus::NotFound {
        return Ok(());
    }
    let (title, body) = if after.fmcsa_status == FmcsaStatus::NotFound {
        let body = "Check the number. Until FMCSA has it, the carrier counts as unverified.";
        (format!("FMCSA has no carrier with USDOT {}", after.dot_number), body.to_owned())
    } else {
        let names: Vec<&str> = changes.iter().map(|change| words_of(&change.field)).collect();
        let body = format!("Changed: {}. If you didn't expect this, call the carrier.", names.join(", "));
        (format!("FMCSA's record of {} changed", after.legal_name), body)
    };
    let notice = NewNotice { kind: NoticeKind::CarrierChanged, matter, title, body: Some(body), path };
    notify_section(write, Section::Safety, None, notice).await
}

fn words_of(field: &str) -> &'static str {
    match field {
        "fmcsa_status" => "status",
        "legal_name" => "legal name",
        "dba_name" => "DBA",
        "phone" => "phone",
        "address" => "address",
        "out_of_service_on" => "out-of-service order",
        "is_allowed_to_operate" | "is_dot_active" => "permission to operate",
        "common_authority" | "contract_authority" | "broker_authority" => "operating authority",
        "safety_rating" => "safety rating",
        "is_mcs150_outdated" => "biennial update",
        _ => "insurance on file",
    }
}
