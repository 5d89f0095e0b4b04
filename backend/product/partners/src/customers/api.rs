//! The operations of customers.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, merging::RecordMerge, paging::PageParams,
    record_operations,
};
use haul_types::CustomerKind;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    duplicates, merge,
    merge_views::{CustomerDuplicatesList, CustomerMergePreview},
    ops,
    views::{Customer, CustomerCreate, CustomerPage, CustomerUpdate},
};

#[derive(Default)]
pub struct CustomersApi;

#[record_operations(
    Customer,
    path = "/api/customers",
    create = "The name must not be in use in your company.",
    history
)]
#[OpenApi(tag = "crate::Chapter::Customers")]
impl CustomersApi {
    /// List customers
    ///
    /// The customers of your company, by name unless sorted otherwise.
    #[oai(path = "/api/customers", method = "get", operation_id = "list_customers")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_customers(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name, docket number or email address.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<CustomerKind>>,
        /// Only those on credit hold, or only the others.
        Query(is_on_credit_hold): Query<Option<bool>>,
        /// Only those with at least one of these tags.
        Query(tag): Query<AnyOf<Uuid>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Customer>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<CustomerPage>, ApiError> {
        let filter = ops::Filter { q, ids, kind, is_on_credit_hold, tag, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }

    /// List possible duplicates
    ///
    /// Active customers that look alike, and why: the name, the docket number, or the email domain with the city.
    #[oai(path = "/api/customer_duplicates", method = "get", operation_id = "list_customer_duplicates")]
    async fn list_customer_duplicates(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<CustomerDuplicatesList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(duplicates::list(&db, actor.company_id).await?))
    }

    /// Preview a merge of customers
    ///
    /// The customer's values after merging the other into it, and the records that would move.
    #[oai(
        path = "/api/customers/:customer_id/merge/:merged_customer_id",
        method = "get",
        operation_id = "preview_customer_merge"
    )]
    async fn preview_customer_merge(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer that stays.
        Path(customer_id): Path<Uuid>,
        /// The customer to archive; its loads move to the one that stays.
        Path(merged_customer_id): Path<Uuid>,
    ) -> Result<Answer<CustomerMergePreview>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(merge::preview(&db, actor.company_id, customer_id, merged_customer_id).await?))
    }

    /// Merge two customers
    ///
    /// The other's loads, quotes, detention and contacts move to the customer. The other stays as an archived record
    /// that links here; this can't be undone. Refused if either has changed since.
    #[oai(
        path = "/api/customers/:customer_id/merge/:merged_customer_id",
        method = "post",
        operation_id = "merge_customer"
    )]
    async fn merge_customer(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer that stays.
        Path(customer_id): Path<Uuid>,
        /// The customer to archive; its loads move to the one that stays.
        Path(merged_customer_id): Path<Uuid>,
        Json(body): Json<RecordMerge>,
    ) -> Result<Answer<Customer>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let customer = merge::merge(&mut write, customer_id, merged_customer_id, body).await?;
        Ok(Answer(write.commit(customer).await?))
    }
}
