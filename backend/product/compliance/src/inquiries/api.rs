//! The operations of inquiries.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{InquiryOutcome, InquiryState};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops, standing,
    standing::Investigation,
    views::{EmployerInquiry, EmployerInquiryCreate, EmployerInquiryPage, EmployerInquiryUpdate},
};

#[derive(Default)]
pub struct EmployerInquiriesApi;

#[record_operations(
    EmployerInquiry,
    path = "/api/employer_inquiries",
    create = "Ask the employer yourself; this keeps when and how, and what came back.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DriverInvestigation")]
impl EmployerInquiriesApi {
    /// List employer inquiries
    ///
    /// The newest first.
    #[oai(path = "/api/employer_inquiries", method = "get", operation_id = "list_employer_inquiries")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_employer_inquiries(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the employer's or the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// How far it is.
        Query(state): Query<AnyOf<InquiryState>>,
        /// How it ended.
        Query(outcome): Query<AnyOf<InquiryOutcome>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<EmployerInquiry>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<EmployerInquiryPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, state, outcome, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read how the investigation of a driver stands
    #[oai(path = "/api/drivers/:driver_id/investigation", method = "get", operation_id = "read_driver_investigation")]
    async fn read_driver_investigation(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
    ) -> Result<Answer<Investigation>, ApiError> {
        let db = ctx.db_of(&actor);
        let (standing, _) = standing::of_driver(&db, actor.company_id, driver_id, ctx.now()).await?;
        Ok(Answer(standing))
    }
}
