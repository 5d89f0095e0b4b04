//! Notices about exceptions: to the load's dispatcher, to a new owner, and to more people while nobody takes one.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    authz::{Access::Permission as Needs, Actor},
    jobs::{Job, JobError},
    notices::{NewNotice, NoticeSpec, admins_of, close_matter, notify, notify_each},
};
use haul_entity::{
    Owned,
    loads::load,
    tracking::tracking_exception::{Entity, Model},
};
use haul_types::{ExceptionKind, NoticeKind, NoticePriority, Permission::*};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The kinds of notices about exceptions.
pub const NOTICES: &[NoticeSpec] = &[
    of_exception(
        NoticeKind::Tracking,
        NoticePriority::Warning,
        "Your load may be late, or has another problem on the road",
    ),
    of_exception(
        NoticeKind::RoadEmergency,
        NoticePriority::Critical,
        "Your load's truck breaks down or has an accident, or a reefer is out of temperature",
    ),
    of_exception(NoticeKind::ExceptionAssigned, NoticePriority::Warning, "Someone makes you the owner of an exception"),
    of_exception(NoticeKind::ExceptionUnowned, NoticePriority::Warning, "Nobody takes an exception for 30 minutes"),
];

const fn of_exception(kind: NoticeKind, priority: NoticePriority, sentence: &'static str) -> NoticeSpec {
    NoticeSpec::new(kind, priority, "tracking_exception", sentence, Needs(TrackingRead))
}

/// Long enough for the dispatcher to come back to the desk.
const UNOWNED_FOR: TimeDelta = TimeDelta::minutes(30);

/// The page of open loads; a query parameter names the exception whose drawer opens.
const PATH: &str = "/apps/track&trace";

/// Asks for someone to take an exception.
pub struct AskForOwner;

impl Job for AskForOwner {
    const KIND: &'static str = "ask_for_owner";
    const TITLE: &'static str = "Remind about an exception without an owner";
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, about: About) -> Result<(), JobError> {
        Ok(ask(ctx, company_id, about.exception_id).await?)
    }
}

/// The exception that a job is for.
#[derive(Serialize, Deserialize)]
pub struct About {
    exception_id: Uuid,
}

/// An exception was opened: notifies the dispatcher and the owner, unless they reported it themselves.
pub async fn opened(write: &mut Write, load: &load::Model, row: &Model) -> Result<(), ApiError> {
    match row.owner_id {
        Some(owner_id) => {
            let notice = given(write, load, row);
            notify(write, owner_id, notice).await?;
        }
        None => {
            let about = About { exception_id: row.id };
            write.enqueue_at::<AskForOwner>(&about, write.now + UNOWNED_FOR).await?;
        }
    }
    match load.dispatcher_id.filter(|id| Some(*id) != row.owner_id) {
        Some(dispatcher_id) => notify(write, dispatcher_id, problem(load, row)).await,
        None => Ok(()),
    }
}

/// An exception was changed: notifies its new owner, and withdraws notices that are over.
pub async fn changed(write: &mut Write, before: &Model, after: &Model) -> Result<(), ApiError> {
    if after.resolved_at.is_some() {
        return over(write, after.kind, after.id).await;
    }
    let Some(owner_id) = after.owner_id.filter(|_| after.owner_id != before.owner_id) else { return Ok(()) };
    close_matter(write, NoticeKind::ExceptionUnowned, &after.id.to_string()).await?;
    let load = load::Entity::find_owned(write.company_id(), after.load_id).fetch_optional(write.tx()).await?;
    let Some(load) = load else { return Ok(()) };
    let notice = given(write, &load, after);
    notify(write, owner_id, notice).await
}

/// An exception is resolved: its notices go to the archive.
pub async fn over(write: &mut Write, kind: ExceptionKind, id: Uuid) -> Result<(), ApiError> {
    for notice in [kind_of(kind), NoticeKind::ExceptionAssigned, NoticeKind::ExceptionUnowned] {
        close_matter(write, notice, &id.to_string()).await?;
    }
    Ok(())
}

async fn ask(ctx: &AppContext, company_id: Uuid, exception_id: Uuid) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let found = Entity::find_owned(company_id, exception_id).fetch_optional(write.tx()).await?;
    let Some(found) = found else { return Ok(()) };
    // The load before its exception, as everywhere.
    let Some(load) = write.find_for_update::<load::Entity>(found.load_id).await? else { return Ok(()) };
    let row = Entity::find_owned(company_id, exception_id).fetch_optional(write.tx()).await?;
    let Some(row) = row.filter(|row| row.resolved_at.is_none() && row.owner_id.is_none()) else { return Ok(()) };
    let admins = admins_of(&write).await?.into_iter().map(|admin| admin.id);
    let notice = NewNotice {
        kind: NoticeKind::ExceptionUnowned,
        title: format!("Load {}: no one has taken the exception \"{}\"", load.number, words(row.kind)),
        ..problem(&load, &row)
    };
    notify_each(&mut write, admins.chain(load.dispatcher_id), notice).await?;
    write.commit(true).await?;
    Ok(())
}

fn problem(load: &load::Model, row: &Model) -> NewNotice {
    NewNotice {
        kind: kind_of(row.kind),
        matter: row.id.to_string(),
        title: format!("Load {}: {}", load.number, words(row.kind)),
        body: Some(row.detail.clone()),
        path: Some(format!("{PATH}?exception={}", row.id)),
    }
}

fn given(write: &Write, load: &load::Model, row: &Model) -> NewNotice {
    NewNotice {
        kind: NoticeKind::ExceptionAssigned,
        title: format!("{} assigned you an exception on load {}: {}", write.actor.name, load.number, words(row.kind)),
        ..problem(load, row)
    }
}

fn words(kind: ExceptionKind) -> String {
    match kind {
        ExceptionKind::Osd => "OS&D".to_owned(),
        other => other.as_str().replace('_', " "),
    }
}

/// What can't wait is a kind of its own, so that people can mute the others.
fn kind_of(kind: ExceptionKind) -> NoticeKind {
    match kind {
        ExceptionKind::Breakdown | ExceptionKind::Accident | ExceptionKind::Temperature => NoticeKind::RoadEmergency,
        _ => NoticeKind::Tracking,
    }
}
