//! The operations of files.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Write,
    auth::{Authenticator, Member},
    authz::Actor,
};
use haul_entity::annotations::record_file;
use haul_types::RecordKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{
        RecordFile, RecordFileCreate, RecordFileLink, RecordFileList, RecordFileOpen, RecordFileUpdate,
        RecordFileUpload, RecordFileUploadCreate,
    },
};

#[derive(Default)]
pub struct FilesApi;

#[OpenApi(tag = "crate::Chapter::Files")]
impl FilesApi {
    /// Start an upload for a record
    ///
    /// Returns a URL to `PUT` the bytes to. Its response contains the receipt for adding the file to a record.
    #[oai(path = "/api/record_file_uploads", method = "post", operation_id = "create_record_file_upload")]
    async fn create_record_file_upload(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<RecordFileUploadCreate>,
    ) -> Result<Created<RecordFileUpload>, ApiError> {
        Ok(Created::new(ops::begin_upload(&ctx, actor.company_id, &body)?))
    }

    /// Add a file to a record
    ///
    /// For customers, facilities, drivers, trucks, trailers and carriers; a load has documents.
    #[oai(path = "/api/records/:record_kind/:record_id/files", method = "post", operation_id = "create_record_file")]
    #[allow(clippy::too_many_arguments, reason = "each is a part of the published API")]
    async fn create_record_file(
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
        Json(body): Json<RecordFileCreate>,
    ) -> Result<Created<RecordFile>, ApiError> {
        auth.require(&actor, record_kind.write_permission(), "create_record_file").await?;
        let operation = format!("create_record_file {record_id}");
        let mut write = match Write::begin_create(&ctx, &actor, key.0, operation, &body).await? {
            Begun::New(write) => write,
            Begun::Done(file) => return Ok(Created::replayed(file)),
        };
        let (file, blob_id) = ops::create(&mut write, record_kind, record_id, body, None).await?;
        let file = write.commit(file).await?;
        // The write's deferred job does this too; doing it now lets the user open the file right away.
        if let Err(error) = ctx.blobs.claim(actor.company_id, blob_id).await {
            tracing::warn!(cause = %error, "an upload is kept later");
        }
        Ok(Created::new(file))
    }

    /// List a record's files
    ///
    /// In the order they were added, including archived ones.
    #[oai(path = "/api/records/:record_kind/:record_id/files", method = "get", operation_id = "list_record_files")]
    async fn list_record_files(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<RecordKind>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
    ) -> Result<Answer<RecordFileList>, ApiError> {
        auth.require(&actor, record_kind.read_permission(), "list_record_files").await?;
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(&db, &actor, record_kind, record_id).await?))
    }

    /// Change a file
    ///
    /// A merge patch: omitted fields stay, null clears.
    #[oai(path = "/api/record_files/:record_file_id", method = "patch", operation_id = "update_record_file")]
    async fn update_record_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The file's id.
        Path(record_file_id): Path<Uuid>,
        Json(body): Json<RecordFileUpdate>,
    ) -> Result<Answer<RecordFile>, ApiError> {
        let (mut write, file) = begin(&ctx, &auth, &actor, record_file_id, "update_record_file").await?;
        let file = ops::update(&mut write, file, body).await?;
        Ok(Answer(write.commit(file).await?))
    }

    /// Archive a file
    ///
    /// It can still be opened and keeps its history.
    #[oai(path = "/api/record_files/:record_file_id/archive", method = "post", operation_id = "archive_record_file")]
    async fn archive_record_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The file's id.
        Path(record_file_id): Path<Uuid>,
    ) -> Result<Answer<RecordFile>, ApiError> {
        let (mut write, file) = begin(&ctx, &auth, &actor, record_file_id, "archive_record_file").await?;
        let file = ops::set_archived(&mut write, file, true).await?;
        Ok(Answer(write.commit(file).await?))
    }

    /// Restore a file
    ///
    /// Returns it from the archive.
    #[oai(path = "/api/record_files/:record_file_id/restore", method = "post", operation_id = "restore_record_file")]
    async fn restore_record_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The file's id.
        Path(record_file_id): Path<Uuid>,
    ) -> Result<Answer<RecordFile>, ApiError> {
        let (mut write, file) = begin(&ctx, &auth, &actor, record_file_id, "restore_record_file").await?;
        let file = ops::set_archived(&mut write, file, false).await?;
        Ok(Answer(write.commit(file).await?))
    }

    /// Open a file
    ///
    /// Returns a link to the file that works for a few minutes.
    #[oai(path = "/api/record_files/:record_file_id/open", method = "post", operation_id = "open_record_file")]
    async fn open_record_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The file's id.
        Path(record_file_id): Path<Uuid>,
        Json(body): Json<RecordFileOpen>,
    ) -> Result<Answer<RecordFileLink>, ApiError> {
        let db = ctx.db_of(&actor);
        let file = ops::find(&db, &actor, record_file_id).await?;
        auth.require(&actor, file.record_kind.read_permission(), "open_record_file").await?;
        Ok(Answer(ops::open(&ctx, file, body.is_inline)?))
    }
}

/// A write with a file that the actor may change.
async fn begin(
    ctx: &AppContext,
    auth: &Authenticator,
    actor: &Actor,
    id: Uuid,
    operation: &str,
) -> Result<(Write, record_file::Model), ApiError> {
    let db = ctx.db_of(actor);
    let kind = ops::find(&db, actor, id).await?.record_kind;
    auth.require(actor, kind.write_permission(), operation).await?;
    let write = Write::begin(ctx, actor).await?;
    let file = write.find_for_update::<record_file::Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    Ok((write, file))
}
