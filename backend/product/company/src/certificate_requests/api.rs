//! The operations of requests for certificates of insurance.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{CertificateRequest, CertificateRequestCreate, CertificateRequestPage, CertificateRequestUpdate},
};

#[derive(Default)]
pub struct CertificateRequestsApi;

#[record_operations(
    CertificateRequest,
    path = "/api/certificate_requests",
    create = "Your insurance agent gets an email that names the holder.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Company")]
impl CertificateRequestsApi {
    /// List certificate requests
    ///
    /// Certificates of insurance that your agent was asked for, the latest first.
    #[oai(path = "/api/certificate_requests", method = "get", operation_id = "list_certificate_requests")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_certificate_requests(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the holder's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those still waiting for the certificate, or only the others.
        Query(is_open): Query<Option<bool>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<CertificateRequest>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<CertificateRequestPage>, ApiError> {
        let filter = ops::Filter { q, ids, is_open, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
