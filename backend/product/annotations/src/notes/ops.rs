//! The verbs of notes.

use haul_api::{
    ApiError, AppContext, Change, Invalid, Write, authz::Actor, from_json_column, json_column, same_version,
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned, Versioned,
    annotations::record_note::{Column, Entity, Model},
};
use haul_types::{ErrorCode, NoteAudience, RecordKind};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set, prelude::Json,
};
use uuid::Uuid;

use super::{
    mentions::{self, needed_for},
    views::{Mention, RecordNote, RecordNoteCreate, RecordNoteList, RecordNoteUpdate},
};
use crate::subject::{self, Subject};

/// As many as a drawer can show.
const MAX_ITEMS: u64 = 200;
const MAX_TEXT: usize = 4000;

/// The notes that the actor may read.
pub async fn list(db: &Db, actor: &Actor, kind: RecordKind, id: Uuid) -> Result<RecordNoteList, ApiError> {
    subject::find(db, actor.company_id, kind, id).await?;
    let audiences = [NoteAudience::Internal, NoteAudience::Accounting];
    let readable = audiences.into_iter().filter(|audience| reads(actor, *audience));
    let rows = Entity::owned_by(actor.company_id)
        .filter(Column::RecordId.eq(id))
        .filter(Column::Audience.is_in(readable))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .limit(MAX_ITEMS)
        .fetch_all(db)
        .await?;
    Ok(RecordNoteList { items: rows.into_iter().map(|row| shown(row, actor)).collect::<Result<_, _>>()? })
}

pub async fn create(
    write: &mut Write,
    kind: RecordKind,
    id: Uuid,
    input: RecordNoteCreate,
) -> Result<RecordNote, ApiError> {
    let subject = subject::find_for_update(write, kind, id).await?;
    let audience = input.audience.unwrap_or(NoteAudience::Internal);
    let mut invalid = Invalid::default();
    let text = invalid.text("text", &input.text, MAX_TEXT);
    check_audience(&write.actor, audience, &mut invalid);
    let ids = input.mentions.unwrap_or_default();
    let named = named(write, &subject, audience, &text, ids, &mut invalid).await?;
    invalid.finish()?;
    let row = new_row(write, &subject, audience, text.clone(), json_column(&named));
    mentions::tell(write, &subject, row.id, &text, &named, &[]).await?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    subject.record(write, "note_added", Vec::new());
    shown(row, &write.actor)
}

fn new_row(write: &Write, subject: &Subject, audience: NoteAudience, text: String, mentions: Json) -> Model {
    Model {
        id: write.new_id(),
        company_id: write.company_id(),
        record_kind: subject.kind,
        record_id: subject.id,
        load_id: subject.id_if(RecordKind::Load),
        quote_id: subject.id_if(RecordKind::Quote),
        customer_id: subject.id_if(RecordKind::Customer),
        facility_id: subject.id_if(RecordKind::Facility),
        driver_id: subject.id_if(RecordKind::Driver),
        truck_id: subject.id_if(RecordKind::Truck),
        trailer_id: subject.id_if(RecordKind::Trailer),
        motor_carrier_id: subject.id_if(RecordKind::MotorCarrier),
        audience,
        text,
        mentions,
        author_id: write.actor.id,
        author_name: write.actor.name.clone(),
        edited_at: None,
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    }
}

pub async fn update(write: &mut Write, before: Model, input: RecordNoteUpdate) -> Result<RecordNote, ApiError> {
    if !is_mine(&before, &write.actor) {
        let message = format!("Only {} can change this note.", before.author_name);
        return Err(ApiError::new(ErrorCode::NoteOfAnotherPerson, message));
    }
    same_version(before.version, input.version)?;
    let subject = subject::find(write.tx(), write.company_id(), before.record_kind, before.record_id).await?;
    let known: Vec<Mention> = from_json_column(before.mentions.clone())?;
    let audience = input.audience.unwrap_or(before.audience);
    let mut invalid = Invalid::default();
    let text = input.text.map_or_else(|| before.text.clone(), |text| invalid.text("text", &text, MAX_TEXT));
    check_audience(&write.actor, audience, &mut invalid);
    // People who have left since stay mentioned; those no longer in the text don't.
    let ids = input.mentions.unwrap_or_else(|| {
        known.iter().filter(|one| text.contains(&format!("@{}", one.name))).map(|one| one.user_id).collect()
    });
    let (kept, new): (Vec<Uuid>, Vec<Uuid>) =
        ids.into_iter().partition(|id| known.iter().any(|one| one.user_id == *id));
    let mut all: Vec<Mention> = known.iter().filter(|one| kept.contains(&one.user_id)).cloned().collect();
    all.extend(named(write, &subject, audience, &text, new, &mut invalid).await?);
    let max = mentions::MAX_MENTIONS;
    invalid.require(all.len() <= max, "mentions", &format!("Mention at most {max} people."));
    invalid.finish()?;
    if (text.as_str(), audience, &all) == (before.text.as_str(), before.audience, &known) {
        return shown(before, &write.actor);
    }
    let changes = changes(&before, &text, audience);
    mentions::tell(write, &subject, before.id, &text, &all, &known).await?;
    let mut row = before.clone().into_active_model();
    row.text = Set(text);
    row.audience = Set(audience);
    row.mentions = Set(json_column(&all));
    row.edited_at = Set(Some(write.now));
    Entity::count_change(&mut row, &before, write.now);
    let row = row.update(write.tx()).await?;
    subject.record(write, "note_changed", changes);
    shown(row, &write.actor)
}

/// Archiving twice changes nothing; neither does restoring twice.
pub async fn set_archived(write: &mut Write, before: Model, is_archived: bool) -> Result<RecordNote, ApiError> {
    let is_admin = write.actor.role.is_some_and(|role| role.is_admin());
    if !is_mine(&before, &write.actor) && !is_admin {
        let message = format!("Only {} or an Admin can archive or restore this note.", before.author_name);
        return Err(ApiError::new(ErrorCode::NoteOfAnotherPerson, message));
    }
    if before.archived_at.is_some() == is_archived {
        return shown(before, &write.actor);
    }
    let subject = subject::find(write.tx(), write.company_id(), before.record_kind, before.record_id).await?;
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    Entity::count_change(&mut row, &before, write.now);
    let row = row.update(write.tx()).await?;
    subject.record(write, if is_archived { "note_archived" } else { "note_restored" }, Vec::new());
    shown(row, &write.actor)
}

/// The note; one that the actor may not read is not found.
pub async fn find_for_update(write: &Write, id: Uuid) -> Result<Model, ApiError> {
    let found = write.find_for_update::<Entity>(id).await?;
    found.filter(|row| reads(&write.actor, row.audience)).ok_or_else(ApiError::not_found)
}

/// The kind of record that a note is on, to check the caller's permission.
pub async fn kind_of(db: &Db, company_id: Uuid, id: Uuid) -> Result<RecordKind, ApiError> {
    let found = Entity::find_owned(company_id, id).fetch_optional(db).await?;
    Ok(found.ok_or_else(ApiError::not_found)?.record_kind)
}

async fn named(
    write: &Write,
    subject: &Subject,
    audience: NoteAudience,
    text: &str,
    ids: Vec<Uuid>,
    invalid: &mut Invalid,
) -> Result<Vec<Mention>, ApiError> {
    let ctx: &AppContext = &write.ctx;
    mentions::checked(ctx, subject, write.company_id(), audience, text, ids, invalid).await
}

fn reads(actor: &Actor, audience: NoteAudience) -> bool {
    needed_for(audience).is_none_or(|permission| actor.may(permission))
}

fn check_audience(actor: &Actor, audience: NoteAudience, invalid: &mut Invalid) {
    invalid.require(reads(actor, audience), "audience", "You couldn't read this note yourself.");
}

fn is_mine(row: &Model, actor: &Actor) -> bool {
    row.author_id.is_some() && row.author_id == actor.id
}

/// Everyone who may see the record reads its history, so texts for fewer people are left out.
fn changes(before: &Model, text: &str, audience: NoteAudience) -> Vec<Change> {
    let mut changes = Vec::new();
    let is_open = before.audience == NoteAudience::Internal && audience == NoteAudience::Internal;
    if before.text != text {
        let shown = |text: &str| is_open.then(|| text.to_owned());
        changes.push(Change { field: "text".to_owned(), from: shown(&before.text), to: shown(text) });
    }
    if before.audience != audience {
        let name = |one: NoteAudience| Some(one.as_str().to_owned());
        changes.push(Change { field: "audience".to_owned(), from: name(before.audience), to: name(audience) });
    }
    changes
}

fn shown(row: Model, actor: &Actor) -> Result<RecordNote, ApiError> {
    Ok(RecordNote {
        is_mine: is_mine(&row, actor),
        id: row.id,
        record_kind: row.record_kind,
        record_id: row.record_id,
        audience: row.audience,
        text: row.text,
        mentions: from_json_column(row.mentions)?,
        author_id: row.author_id,
        author_name: row.author_name,
        edited_at: row.edited_at,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
    })
}
