//! The operations of presence.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext, Json, Write,
    auth::{Authenticator, Member},
    authz::Actor,
};
use haul_types::RecordKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{PresenceAnnounce, RecordPresence},
};
use crate::subject;

#[derive(Default)]
pub struct PresenceApi;

#[OpenApi(tag = "crate::Chapter::Presence")]
impl PresenceApi {
    /// Read who else has a record open
    ///
    /// People who announced themselves within the last 45 seconds.
    #[oai(
        path = "/api/records/:record_kind/:record_id/presence",
        method = "get",
        operation_id = "read_record_presence"
    )]
    async fn read_record_presence(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
    ) -> Result<Answer<RecordPresence>, ApiError> {
        let me = reader(&auth, &actor, record_kind, "read_record_presence").await?;
        let db = ctx.db_of(&actor);
        subject::find(&db, actor.company_id, record_kind, record_id).await?;
        Ok(Answer(ops::others(&db, actor.company_id, record_id, me, ctx.now()).await?))
    }

    /// Announce that you have a record open
    ///
    /// Repeat it every 20 seconds while the record is open. The others on the record are told when you open it and when
    /// you start or stop editing; the response lists them.
    #[oai(
        path = "/api/records/:record_kind/:record_id/presence",
        method = "put",
        operation_id = "announce_record_presence"
    )]
    async fn announce_record_presence(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        Json(body): Json<PresenceAnnounce>,
    ) -> Result<Answer<RecordPresence>, ApiError> {
        let me = reader(&auth, &actor, record_kind, "announce_record_presence").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        subject::find(write.tx(), actor.company_id, record_kind, record_id).await?;
        let present = ops::announce(&mut write, record_kind, record_id, me, body.is_editing).await?;
        Ok(Answer(write.commit(present).await?))
    }

    /// Announce that you closed a record
    ///
    /// The others on the record are told. Without it you are gone 45 seconds after your last announcement.
    #[oai(
        path = "/api/records/:record_kind/:record_id/presence",
        method = "delete",
        operation_id = "end_record_presence"
    )]
    async fn end_record_presence(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
    ) -> Result<Answer<RecordPresence>, ApiError> {
        let me = reader(&auth, &actor, record_kind, "end_record_presence").await?;
        let mut write = Write::begin(&ctx, &actor).await?;
        subject::find(write.tx(), actor.company_id, record_kind, record_id).await?;
        let present = ops::end(&mut write, record_id, me).await?;
        Ok(Answer(write.commit(present).await?))
    }
}

/// The person's id, if the person may read such records.
async fn reader(auth: &Authenticator, actor: &Actor, kind: RecordKind, operation: &str) -> Result<Uuid, ApiError> {
    auth.require(actor, kind.read_permission(), operation).await?;
    actor.id.ok_or_else(|| ApiError::internal("a person without an id"))
}
