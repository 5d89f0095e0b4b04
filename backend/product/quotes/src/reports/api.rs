//! The operations of lane history and quote reports.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use haul_loads::moments;
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    lane, report,
    report_views::{LaneHistory, QuoteGrouping, QuoteReport},
};

#[derive(Default)]
pub struct QuoteReportsApi;

#[OpenApi(tag = "crate::Chapter::Quotes")]
impl QuoteReportsApi {
    /// Look a lane up
    ///
    /// Your company's last ten loads and quotes between the cities of two facilities.
    #[oai(path = "/api/lanes/:origin_facility_id/:destination_facility_id", method = "get", operation_id = "read_lane")]
    async fn read_lane(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// A facility in the city where the lane starts.
        Path(origin_facility_id): Path<Uuid>,
        /// A facility in the city where the lane ends.
        Path(destination_facility_id): Path<Uuid>,
    ) -> Result<Answer<LaneHistory>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(lane::history(&db, actor.company_id, origin_facility_id, destination_facility_id, ctx.now()).await?))
    }

    /// Report on quotes
    ///
    /// Win rate, response time and loss reasons of the quotes sent in a period, and what is open now.
    #[oai(path = "/api/quote_report", method = "get", operation_id = "read_quote_report")]
    async fn read_quote_report(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// `customer` if omitted.
        Query(by): Query<Option<QuoteGrouping>>,
        /// First day a quote was sent, in your company's time zone.
        Query(sent_from): Query<Option<Date>>,
        /// Last day a quote was sent, in your company's time zone.
        Query(sent_to): Query<Option<Date>>,
    ) -> Result<Answer<QuoteReport>, ApiError> {
        let db = ctx.db_of(&actor);
        let (from, before) = moments(&db, actor.company_id, sent_from, sent_to).await?;
        let by = by.unwrap_or(QuoteGrouping::Customer);
        Ok(Answer(report::report(&db, actor.company_id, from, before, by).await?))
    }
}
