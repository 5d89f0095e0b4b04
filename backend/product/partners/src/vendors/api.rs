//! The operations of vendors.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::VendorKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{Vendor, VendorCreate, VendorPage, VendorUpdate},
};

#[derive(Default)]
pub struct VendorsApi;

#[record_operations(Vendor, path = "/api/vendors", create = "The name must not be in use in your company.", history)]
#[OpenApi(tag = "crate::Chapter::Vendors")]
impl VendorsApi {
    /// List vendors
    ///
    /// The vendors of your company, by name unless sorted otherwise.
    #[oai(path = "/api/vendors", method = "get", operation_id = "list_vendors")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_vendors(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or email address.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<VendorKind>>,
        /// Only those that get a 1099, or only the others.
        Query(is_1099): Query<Option<bool>>,
        /// Only those that get a 1099 and have no tax ID yet.
        #[oai(default)]
        Query(lacks_tax_id): Query<bool>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<Vendor>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<VendorPage>, ApiError> {
        let filter = ops::Filter { q, ids, kind, is_1099, lacks_tax_id, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
