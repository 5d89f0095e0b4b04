//! Sends a queued message.
//!
//! A mail goes out like any other, at least once, with the message's id as its Message-ID. Only the SMS provider knows
//! whether it took a message when its answer was lost or the process ended: each attempt after the first asks it before
//! sending.

use std::collections::HashSet;

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Change, Write,
    authz::Actor,
    jobs::{Job, JobError, deliver},
    mail,
};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    loads::{leg, load},
    tracking::{
        driver_link,
        load_message::{Column, Entity, Model},
        tracking_link,
    },
};
use haul_loads::Aggregate;
use haul_ports::{MailAttachment, SmsError, SmsMessage};
use haul_types::{LinkStatus, MessageChannel, MessagePurpose, MessageStatus, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    content::{Content, ContentFile},
    sms_budget::is_spent,
};
use crate::links::driver_phase::phase;

/// A driver who hears of a trip later than this was called in the meantime. Below the job's own last attempt.
const TRIED_FOR: TimeDelta = TimeDelta::hours(3);

pub struct SendMessage;

#[derive(Serialize, Deserialize)]
pub struct About {
    message_id: Uuid,
}

impl SendMessage {
    pub(super) async fn enqueue(write: &Write, message_id: Uuid) -> Result<(), ApiError> {
        write.enqueue::<Self>(&About { message_id }).await.map(|_| ())
    }
}

impl Job for SendMessage {
    const KIND: &'static str = "send_load_message";
    const TITLE: &'static str = "Send a message about a load";
    const IS_NEEDED: bool = true;
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, About { message_id }: About) -> Result<(), JobError> {
        let Some(attempt) = begin(ctx, company_id, message_id).await? else { return Ok(()) };
        match send(ctx, &attempt).await {
            Ok(provider_id) => Ok(finish(ctx, &attempt.row, Outcome::Sent(provider_id)).await?),
            Err(JobError::Final(problem)) => Ok(finish(ctx, &attempt.row, Outcome::Failed(problem)).await?),
            Err(JobError::Passing(_)) if ctx.now() >= attempt.first_at + TRIED_FOR => {
                let problem = unreachable(attempt.row.channel).to_owned();
                Ok(finish(ctx, &attempt.row, Outcome::Failed(problem)).await?)
            }
            Err(JobError::NotBefore(at)) => {
                forget_attempt(ctx, &attempt.row).await?;
                Err(JobError::NotBefore(at))
            }
            Err(failure) => Err(failure),
        }
    }
}

fn unreachable(channel: MessageChannel) -> &'static str {
    match channel {
        MessageChannel::Email => "The mail server could not be reached.",
        MessageChannel::Sms => "The text message service could not be reached.",
    }
}

/// A message about to be sent.
struct Attempt {
    row: Model,
    content: Content,
    html: String,
    /// It may have been sent before.
    is_repeated: bool,
    first_at: Timestamp,
}

enum Outcome {
    Sent(Option<String>),
    Failed(String),
}

/// Notes the attempt before it is made, so that a process that ends in between leaves a trace. None if there is nothing
/// to send.
async fn begin(ctx: &AppContext, company_id: Uuid, id: Uuid) -> Result<Option<Attempt>, ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(row) = queued(&write, id).await? else { return Ok(None) };
    let problem = match moot(&write, &row).await? {
        None => over_limit(&write, &row).await?,
        moot => moot,
    };
    if let Some(problem) = problem {
        settle(&mut write, row, Outcome::Failed(problem)).await?;
        write.commit(true).await?;
        return Ok(None);
    }
    let content = Content::open(ctx, id, row.sealed_content.as_deref().unwrap_or_default())?;
    let html = mail::html_of(&write, &content.text).await?;
    let (is_repeated, first_at) = (row.attempted_at.is_some(), row.attempted_at.unwrap_or(write.now));
    let mut change = row.into_active_model();
    change.attempted_at = Set(Some(first_at));
    let row = change.update(write.tx()).await?;
    write.commit(true).await?;
    Ok(Some(Attempt { row, content, html, is_repeated, first_at }))
}

/// The message, locked by its load, if it still waits.
async fn queued(write: &Write, id: Uuid) -> Result<Option<Model>, ApiError> {
    let find = || Entity::find_owned(write.company_id(), id);
    let Some(row) = find().fetch_optional(write.tx()).await? else { return Ok(None) };
    write.find_for_update::<load::Entity>(row.load_id).await?;
    let row = find().fetch_optional(write.tx()).await?;
    Ok(row.filter(|row| row.status == MessageStatus::Queued))
}

/// Why a message should no longer be sent.
async fn moot(write: &Write, row: &Model) -> Result<Option<String>, ApiError> {
    if let Some(link_id) = row.tracking_link_id {
        let found = tracking_link::Entity::find_owned(write.company_id(), link_id).fetch_optional(write.tx()).await?;
        let is_ended = found.is_none_or(|link| link.revoked_at.is_some());
        return Ok(is_ended.then(|| "The link was ended.".to_owned()));
    }
    let Some(link_id) = row.driver_link_id else { return Ok(None) };
    let link = driver_link::Entity::find_owned(write.company_id(), link_id).fetch_optional(write.tx()).await?;
    let aggregate = Aggregate::read(write.tx(), write.company_id(), row.load_id, false).await?;
    let is_theirs = link.zip(aggregate).is_some_and(|(link, load)| phase(&link, &load, write.now).is_some());
    Ok((!is_theirs).then(|| "The driver no longer has this trip.".to_owned()))
}

/// Why an SMS is not sent today. Nobody wants it tomorrow.
async fn over_limit(write: &Write, row: &Model) -> Result<Option<String>, ApiError> {
    let is_first_sms = row.channel == MessageChannel::Sms && row.attempted_at.is_none();
    let is_over = is_first_sms && is_spent(write).await?;
    Ok(is_over.then(|| {
        "Your company has reached its daily limit of text messages. Call instead, or send it again tomorrow.".to_owned()
    }))
}

async fn send(ctx: &AppContext, attempt: &Attempt) -> Result<Option<String>, JobError> {
    let Attempt { row, content, html, .. } = attempt;
    match row.channel {
        MessageChannel::Email => {
            let mut message = mail::message(&row.address, content.subject.clone(), content.text.clone());
            message.id = Some(row.id);
            message.html = Some(html.clone());
            message.attachments = content.file.iter().map(|file| attachment(row, file)).collect();
            deliver(ctx, row.company_id, &message).await.map(|()| None)
        }
        MessageChannel::Sms => send_sms(ctx, attempt).await.map(Some),
    }
}

fn attachment(row: &Model, file: &ContentFile) -> MailAttachment {
    MailAttachment {
        company_id: row.company_id,
        blob_id: file.blob_id,
        file_name: file.file_name.clone(),
        media_type: file.media_type.clone(),
    }
}

async fn send_sms(ctx: &AppContext, attempt: &Attempt) -> Result<String, JobError> {
    let message = SmsMessage { to: attempt.row.address.clone(), text: attempt.content.text.clone() };
    if attempt.is_repeated {
        let accepted = ctx.sms.find(&message, attempt.first_at.utc()).await.map_err(JobError::passing)?;
        let others = known_ids(ctx, &attempt.row).await.map_err(JobError::passing)?;
        if let Some(id) = accepted.into_iter().find(|id| !others.contains(id)) {
            return Ok(id);
        }
    }
    ctx.sms.send(&message).await.map_err(|error| match error {
        SmsError::Refused(text) => JobError::Final(text),
        SmsError::Unavailable(_) | SmsError::Unknown(_) => JobError::passing(error),
    })
}

/// The provider's ids of the other messages to this address: a link that a person sends once more has the same text.
async fn known_ids(ctx: &AppContext, row: &Model) -> Result<HashSet<String>, DbErr> {
    let sent = Entity::owned_by(row.company_id)
        .filter(Column::LoadId.eq(row.load_id))
        .filter(Column::Address.eq(&row.address))
        .filter(Column::ProviderId.is_not_null());
    let sent = sent.fetch_all(&ctx.db.scoped(Scope::Company(row.company_id))).await?;
    Ok(sent.into_iter().filter_map(|message| message.provider_id).collect())
}

async fn forget_attempt(ctx: &AppContext, row: &Model) -> Result<(), ApiError> {
    let write = Write::begin(ctx, &Actor::system(row.company_id)).await?;
    let mut change = row.clone().into_active_model();
    change.attempted_at = Set(None);
    change.update(write.tx()).await?;
    write.commit(true).await?;
    Ok(())
}

async fn finish(ctx: &AppContext, row: &Model, outcome: Outcome) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(row.company_id)).await?;
    let Some(row) = queued(&write, row.id).await? else { return Ok(()) };
    settle(&mut write, row, outcome).await?;
    write.commit(true).await?;
    Ok(())
}

async fn settle(write: &mut Write, row: Model, outcome: Outcome) -> Result<(), ApiError> {
    let found = load::Entity::find_owned(write.company_id(), row.load_id).fetch_optional(write.tx()).await?;
    let number = found.map(|load| load.number).unwrap_or_default();
    let mut change = row.into_active_model();
    change.sealed_content = Set(None);
    let (verb, noted) = match outcome {
        Outcome::Sent(provider_id) => {
            change.status = Set(MessageStatus::Sent);
            change.provider_id = Set(provider_id);
            change.sent_at = Set(Some(write.now));
            ("load_message.sent", Vec::new())
        }
        Outcome::Failed(problem) => {
            change.status = Set(MessageStatus::Failed);
            change.problem = Set(Some(problem.clone()));
            ("load_message.failed", vec![Change { field: "problem".to_owned(), from: None, to: Some(problem) }])
        }
    };
    let row = change.update(write.tx()).await?;
    write.record(verb, "load_message", row.id, number, noted);
    if row.purpose == MessagePurpose::Trip {
        tell_leg(write, &row).await?;
    }
    Ok(())
}

/// Shows on the board and the load whether the trip's link reached the driver: one of its messages is enough.
async fn tell_leg(write: &mut Write, row: &Model) -> Result<(), ApiError> {
    let Some((leg_id, link_id)) = row.leg_id.zip(row.driver_link_id) else { return Ok(()) };
    let found = leg::Entity::find_owned(write.company_id(), leg_id).fetch_optional(write.tx()).await?;
    let Some((leg, since)) = found.and_then(|leg| leg.dispatched_at.map(|since| (leg, since))) else { return Ok(()) };
    let link = driver_link::Entity::find_owned(write.company_id(), link_id).fetch_optional(write.tx()).await?;
    // A former driver's link says nothing about the leg.
    if link.is_none_or(|link| ![leg.driver_id, leg.co_driver_id].contains(&Some(link.driver_id))) {
        return Ok(());
    }
    let messages = Entity::owned_by(write.company_id())
        .filter(Column::LegId.eq(leg_id))
        // An earlier driver's link says nothing about this one.
        .filter(Column::DriverLinkId.eq(link_id))
        .filter(Column::Purpose.eq(MessagePurpose::Trip))
        .filter(Column::CreatedAt.gte(since))
        .order_by_desc(Column::Id)
        .fetch_all(write.tx())
        .await?;
    let with = |status| messages.iter().find(|message| message.status == status);
    let (status, problem) = match (with(MessageStatus::Sent), with(MessageStatus::Queued), messages.first()) {
        (_, _, None) => return Ok(()),
        (Some(_), ..) => (LinkStatus::Sent, None),
        (None, Some(_), _) => (LinkStatus::Queued, None),
        (None, None, Some(failed)) => (LinkStatus::Failed, failed.problem.clone()),
    };
    let change = leg::ActiveModel { link_status: Set(Some(status)), link_problem: Set(problem), ..Default::default() };
    leg::Entity::update_many().set(change).filter(leg::Column::Id.eq(leg.id)).exec(write.tx()).await?;
    write.show("load", row.load_id);
    Ok(())
}
