//! The operations of submissions.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};
use haul_types::DocumentSubmissionStatus;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    review,
    views::{DocumentSubmission, DocumentSubmissionAccept, DocumentSubmissionPage, DocumentSubmissionReject},
};

#[derive(Default)]
pub struct DocumentSubmissionsApi;

#[OpenApi(tag = "crate::Chapter::DocumentRequests")]
impl DocumentSubmissionsApi {
    /// List submissions
    ///
    /// What drivers sent, the earliest first.
    #[oai(path = "/api/document_submissions", method = "get", operation_id = "list_document_submissions")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_document_submissions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<DocumentSubmissionStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DocumentSubmission>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DocumentSubmissionPage>, ApiError> {
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(review::list(&ctx, &actor, review::Filter { driver_id, status }, &params).await?))
    }

    /// Accept a submission
    ///
    /// It becomes the driver's current item of its type, with its files; the item before is superseded and kept.
    #[oai(
        path = "/api/document_submissions/:document_submission_id/accept",
        method = "post",
        operation_id = "accept_document_submission"
    )]
    async fn accept_document_submission(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The submission's id.
        Path(document_submission_id): Path<Uuid>,
        Json(body): Json<DocumentSubmissionAccept>,
    ) -> Result<Answer<DocumentSubmission>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let submission = review::accept(&mut write, document_submission_id, body).await?;
        Ok(Answer(write.commit(submission).await?))
    }

    /// Send a submission back
    ///
    /// The driver sees the reason with the same link, and gets a mail if the link was mailed.
    #[oai(
        path = "/api/document_submissions/:document_submission_id/reject",
        method = "post",
        operation_id = "reject_document_submission"
    )]
    async fn reject_document_submission(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The submission's id.
        Path(document_submission_id): Path<Uuid>,
        Json(body): Json<DocumentSubmissionReject>,
    ) -> Result<Answer<DocumentSubmission>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let submission = review::reject(&mut write, document_submission_id, body).await?;
        Ok(Answer(write.commit(submission).await?))
    }
}
