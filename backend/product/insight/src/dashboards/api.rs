//! The operations of dashboards.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    analytics,
    analytics_views::AnalyticsDashboard,
    finance,
    finance_views::FinanceDashboard,
    operations,
    operations_views::OperationsDashboard,
    preferences,
    range::Chosen,
    safety_figures,
    target_views::{DashboardPreference, DashboardPreferenceReplace, DashboardTargets, DashboardTargetsReplace},
    targets,
};

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
        Ok(Answer(operations::read(&ctx, &actor).await?))
    }

    /// Read finance
    ///
    /// What was billed this week, what is still to bill, and what customers owe by age. Each figure matches the list that
    /// it opens.
    #[oai(path = "/api/dashboard/finance", method = "get", operation_id = "read_finance_dashboard")]
    async fn read_finance_dashboard(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<FinanceDashboard>, ApiError> {
        Ok(Answer(finance::read(&ctx, &actor).await?))
    }

    /// Read analytics
    ///
    /// Figures over the loads delivered in a range of days, next to the range before it.
    #[oai(path = "/api/dashboard/analytics", method = "get", operation_id = "read_analytics_dashboard")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn read_analytics_dashboard(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// First day; thirteen weeks before `to` unless given.
        Query(from): Query<Option<Date>>,
        /// Last day; today unless given.
        Query(to): Query<Option<Date>>,
        /// Loads of this terminal, and its trucks.
        Query(terminal_id): Query<Option<Uuid>>,
        /// Loads of this driver or co-driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Loads whose current leg has this truck.
        Query(truck_id): Query<Option<Uuid>>,
        /// Loads of this customer.
        Query(customer_id): Query<Option<Uuid>>,
    ) -> Result<Answer<AnalyticsDashboard>, ApiError> {
        let db = ctx.db_of(&actor);
        let chosen = Chosen { terminal_id, driver_id, truck_id, customer_id };
        let sees_safety = safety_figures::may_see(&actor);
        Ok(Answer(analytics::read(&db, actor.company_id, chosen, sees_safety, (from, to), ctx.now()).await?))
    }

    /// Read the targets
    ///
    /// What the company wants its figures to be.
    #[oai(path = "/api/dashboard/targets", method = "get", operation_id = "read_dashboard_targets")]
    async fn read_dashboard_targets(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<DashboardTargets>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(targets::read(&db, actor.company_id).await?))
    }

    /// Replace the targets
    ///
    /// All of them at once; a figure that is left out has no target.
    #[oai(path = "/api/dashboard/targets", method = "put", operation_id = "replace_dashboard_targets")]
    async fn replace_dashboard_targets(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DashboardTargetsReplace>,
    ) -> Result<Answer<DashboardTargets>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = targets::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }

    /// Read your preferences
    ///
    /// Your tiles of the dashboards, and whether their figures are mailed to you.
    #[oai(path = "/api/dashboard/preference", method = "get", operation_id = "read_dashboard_preference")]
    async fn read_dashboard_preference(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<DashboardPreference>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(preferences::read(&db, &actor).await?))
    }

    /// Replace your preferences
    ///
    /// Your own tiles and weekly mail; nobody else's change.
    #[oai(path = "/api/dashboard/preference", method = "put", operation_id = "replace_dashboard_preference")]
    async fn replace_dashboard_preference(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DashboardPreferenceReplace>,
    ) -> Result<Answer<DashboardPreference>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = preferences::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }
}
