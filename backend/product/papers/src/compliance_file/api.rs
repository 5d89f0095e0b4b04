//! The operation of files.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext, Json,
    auth::{Authenticator, Member},
};
use haul_loads::documents::DocumentLink;
use haul_types::ComplianceSubject;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{ops, views::ComplianceFileOpen};

#[derive(Default)]
pub struct ComplianceFileApi;

#[OpenApi(tag = "haul_compliance::Chapter::Compliance")]
impl ComplianceFileApi {
    /// Open a record's file
    ///
    /// Combines an index of all that should be on file with its papers into one PDF, today or as it stood on a past day,
    /// and returns a link that works for a few minutes. The record's history says who opened it.
    #[oai(
        path = "/api/records/:record_kind/:record_id/compliance/open",
        method = "post",
        operation_id = "open_compliance_file"
    )]
    async fn open_compliance_file(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The kind of record.
        Path(record_kind): Path<ComplianceSubject>,
        /// The record's id.
        Path(record_id): Path<Uuid>,
        Json(body): Json<ComplianceFileOpen>,
    ) -> Result<Answer<DocumentLink>, ApiError> {
        auth.require(&actor, record_kind.read_permission(), "open_compliance_file").await?;
        Ok(Answer(ops::open(&ctx, &actor, (record_kind, record_id), body).await?))
    }
}
