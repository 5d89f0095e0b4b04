//! The operations of dashboards.

use haul_api::{Answer, ApiError, AppContext, auth::Member};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::{analytics, analytics_views::AnalyticsDashboard, operations, operations_views::OperationsDashboard};

#[derive(Default)]
pub struct DashboardsApi;

#[OpenApi(tag = "crate::Chapter::Dashboards")]
impl DashboardsApi {
    /// Read operations and cash
    ///
    /// What is happening today, and this week's money. Each figure matches the list that it opens.
    #[oai(path = "/api/dashboard/operations", method = "get", operation_id = "read_operations_dashboard")]
    async fn read_operations_dashboard(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<OperationsDashboard>, ApiError> {
        Ok(Answer(operations::read(&ctx, actor.company_id).await?))
    }

    /// Read analytics
    ///
    /// Figures over the loads delivered in a range of days, next to the range before it.
    #[oai(path = "/api/dashboard/analytics", method = "get", operation_id = "read_analytics_dashboard")]
    async fn read_analytics_dashboard(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// First day; thirteen weeks before `to` unless given.
        Query(from): Query<Option<Date>>,
        /// Last day; today unless given.
        Query(to): Query<Option<Date>>,
    ) -> Result<Answer<AnalyticsDashboard>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(analytics::read(&db, actor.company_id, from, to, ctx.now()).await?))
    }
}
