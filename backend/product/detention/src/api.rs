//! The operations of detention. Decisions are with the loads, whose charges they change.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};
use haul_types::{Date, DetentionStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use crate::{
    case::case,
    list::{self, Filter},
    policies, report,
    report_views::DetentionReport,
    views::{Detention, DetentionCase, DetentionPage, DetentionPolicy, DetentionPolicyReplace},
};

#[derive(Default)]
pub struct DetentionApi;

#[OpenApi(tag = "crate::Chapter::Detention")]
impl DetentionApi {
    /// List detention
    ///
    /// One row for each stop where a truck arrived and its driver waited, latest arrival first unless sorted
    /// otherwise. A running clock counts until now.
    #[oai(path = "/api/detention", method = "get", operation_id = "list_detention")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the load's number or reference, or of the customer's or facility's name.
        Query(q): Query<Option<String>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<DetentionStatus>>,
        /// Only at stops of this load.
        Query(load_id): Query<Option<Uuid>>,
        /// Only with this customer's loads.
        Query(customer_id): Query<Option<Uuid>>,
        /// Only at this facility.
        Query(facility_id): Query<Option<Uuid>>,
        /// Only those whose facts changed after the decision, or only the others.
        Query(has_changed_facts): Query<Option<bool>>,
        /// First day of arrival, in the stop's time zone.
        Query(arrived_from): Query<Option<Date>>,
        /// Last day of arrival, in the stop's time zone.
        Query(arrived_to): Query<Option<Date>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Detention>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DetentionPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter =
            Filter { q, status, load_id, customer_id, facility_id, has_changed_facts, arrived_from, arrived_to };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(list::list(&db, actor.company_id, &filter, &params, ctx.now()).await?))
    }

    /// Read a detention case
    ///
    /// One wait with its terms, how the amount was calculated, and the timeline of everything on record.
    #[oai(path = "/api/detention/:detention_id", method = "get", operation_id = "read_detention")]
    async fn read_detention(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The detention's id.
        Path(detention_id): Path<Uuid>,
    ) -> Result<Answer<DetentionCase>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(case(&db, actor.company_id, detention_id, ctx.now()).await?))
    }

    /// Report on detention
    ///
    /// Stops, dwell and money by facility and by customer, over the last 91 days of arrivals unless you give a range.
    #[oai(path = "/api/detention_report", method = "get", operation_id = "read_detention_report")]
    async fn read_detention_report(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// First day of arrival, in the stop's time zone.
        Query(from): Query<Option<Date>>,
        /// Last day of arrival, in the stop's time zone.
        Query(to): Query<Option<Date>>,
        /// Only arrivals at this facility.
        Query(facility_id): Query<Option<Uuid>>,
        /// Only arrivals with this customer's loads.
        Query(customer_id): Query<Option<Uuid>>,
    ) -> Result<Answer<DetentionReport>, ApiError> {
        let db = ctx.db_of(&actor);
        let filter = Filter { facility_id, customer_id, arrived_from: from, arrived_to: to, ..Filter::default() };
        Ok(Answer(report::read(&db, actor.company_id, filter, ctx.now()).await?))
    }

    /// Read the detention policy
    ///
    /// The terms for customers without terms of their own.
    #[oai(path = "/api/detention_policy", method = "get", operation_id = "read_detention_policy")]
    async fn read_detention_policy(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<DetentionPolicy>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(policies::effective(&db, actor.company_id, None).await?))
    }

    /// Replace the detention policy
    ///
    /// The terms for customers without terms of their own, from the next arrival on.
    #[oai(path = "/api/detention_policy", method = "put", operation_id = "replace_detention_policy")]
    async fn replace_detention_policy(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<DetentionPolicyReplace>,
    ) -> Result<Answer<DetentionPolicy>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let policy = policies::replace(&mut write, None, body).await?;
        Ok(Answer(write.commit(policy).await?))
    }

    /// Read a customer's detention policy
    ///
    /// The customer's own terms, or the company's if it has none.
    #[oai(
        path = "/api/customers/:customer_id/detention_policy",
        method = "get",
        operation_id = "read_customer_detention_policy"
    )]
    async fn read_customer_detention_policy(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
    ) -> Result<Answer<DetentionPolicy>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(policies::of_existing_customer(&db, actor.company_id, customer_id).await?))
    }

    /// Replace a customer's detention policy
    ///
    /// The customer's own terms, from the next arrival on.
    #[oai(
        path = "/api/customers/:customer_id/detention_policy",
        method = "put",
        operation_id = "replace_customer_detention_policy"
    )]
    async fn replace_customer_detention_policy(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
        Json(body): Json<DetentionPolicyReplace>,
    ) -> Result<Answer<DetentionPolicy>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let policy = policies::replace(&mut write, Some(customer_id), body).await?;
        Ok(Answer(write.commit(policy).await?))
    }

    /// Remove a customer's detention policy
    ///
    /// The company's terms apply again and are returned. Removing them twice changes nothing.
    #[oai(
        path = "/api/customers/:customer_id/detention_policy",
        method = "delete",
        operation_id = "remove_customer_detention_policy"
    )]
    async fn remove_customer_detention_policy(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
    ) -> Result<Answer<DetentionPolicy>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let policy = policies::remove(&mut write, customer_id).await?;
        Ok(Answer(write.commit(policy).await?))
    }
}
