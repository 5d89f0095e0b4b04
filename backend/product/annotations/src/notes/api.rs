//! The operations of notes.

use std::sync::Arc;

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write,
    auth::{Authenticator, Member},
    authz::Actor,
};
use haul_entity::annotations::record_note;
use haul_types::RecordKind;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    mentions, ops,
    views::{ColleagueList, RecordNote, RecordNoteCreate, RecordNoteList, RecordNoteUpdate},
};

#[derive(Default)]
pub struct NotesApi;

#[OpenApi(tag = "crate::Chapter::Notes")]
impl NotesApi {
    /// List a record's notes
    ///
    /// Newest first, including archived ones. Notes that you don't have permission to read are left out.
    #[oai(path = "/api/records/:record_kind/:record_id/notes", method = "get", operation_id = "list_record_notes")]
    async fn list_record_notes(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
    ) -> Result<Answer<RecordNoteList>, ApiError> {
        auth.require(&actor, record_kind.read_permission(), "list_record_notes").await?;
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, &actor, record_kind, record_id).await?))
    }

    /// Add a note to a record
    ///
    /// Everyone it mentions gets a notice with a link to the record.
    #[oai(path = "/api/records/:record_kind/:record_id/notes", method = "post", operation_id = "create_record_note")]
    #[allow(clippy::too_many_arguments, reason = "each is a part of the published API")]
    async fn create_record_note(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<RecordNoteCreate>,
    ) -> Result<Created<RecordNote>, ApiError> {
        auth.require(&actor, record_kind.write_permission(), "create_record_note").await?;
        let operation = format!("create_record_note {record_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(note) => return Ok(Created::replayed(note)),
        };
        let note = ops::create(&mut write, record_kind, record_id, body).await?;
        Ok(Created::new(write.commit(note).await?))
    }

    /// Change a note
    ///
    /// Only the author can change a note. People who were not mentioned before get a notice.
    #[oai(path = "/api/record_notes/:record_note_id", method = "patch", operation_id = "update_record_note")]
    async fn update_record_note(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The note's id.
        Path(record_note_id): Path<Uuid>,
        Json(body): Json<RecordNoteUpdate>,
    ) -> Result<Answer<RecordNote>, ApiError> {
        let (mut write, note) = open(&ctx, &auth, &actor, record_note_id, "update_record_note").await?;
        let note = ops::update(&mut write, note, body).await?;
        Ok(Answer(write.commit(note).await?))
    }

    /// Archive a note
    ///
    /// It stays readable and is no longer shown among the others. Only its author or an Admin can.
    #[oai(path = "/api/record_notes/:record_note_id/archive", method = "post", operation_id = "archive_record_note")]
    async fn archive_record_note(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The note's id.
        Path(record_note_id): Path<Uuid>,
    ) -> Result<Answer<RecordNote>, ApiError> {
        let (mut write, note) = open(&ctx, &auth, &actor, record_note_id, "archive_record_note").await?;
        let note = ops::set_archived(&mut write, note, true).await?;
        Ok(Answer(write.commit(note).await?))
    }

    /// Restore a note
    ///
    /// Returns it from the archive. Only its author or an Admin can.
    #[oai(path = "/api/record_notes/:record_note_id/restore", method = "post", operation_id = "restore_record_note")]
    async fn restore_record_note(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The note's id.
        Path(record_note_id): Path<Uuid>,
    ) -> Result<Answer<RecordNote>, ApiError> {
        let (mut write, note) = open(&ctx, &auth, &actor, record_note_id, "restore_record_note").await?;
        let note = ops::set_archived(&mut write, note, false).await?;
        Ok(Answer(write.commit(note).await?))
    }

    /// List colleagues
    ///
    /// Up to 20 active users of your company, by name, to mention in a note.
    #[oai(path = "/api/colleagues", method = "get", operation_id = "list_colleagues")]
    async fn list_colleagues(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name.
        Query(q): Query<Option<String>>,
        /// Only users with these ids.
        Query(ids): Query<AnyOf<Uuid>>,
    ) -> Result<Answer<ColleagueList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(mentions::colleagues(&db, actor.company_id, q.as_deref(), &ids).await?))
    }
}

/// A write with the note, once the actor may write records of its kind.
async fn open(
    ctx: &AppContext,
    auth: &Authenticator,
    actor: &Actor,
    id: Uuid,
    operation: &str,
) -> Result<(Write, record_note::Model), ApiError> {
    let db = ctx.db_of(actor);
    let kind = ops::kind_of(&db, actor.company_id, id).await?;
    auth.require(actor, kind.write_permission(), operation).await?;
    let write = Write::begin(ctx, actor).await?;
    let note = ops::find_for_update(&write, id).await?;
    Ok((write, note))
}
