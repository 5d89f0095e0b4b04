//! The operations of tests.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Sort, auth::Member, paging::PageParams, record_operations};
use haul_types::{DrugAlcoholResult, DrugAlcoholTestKind, DrugAlcoholTestState};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    ops,
    views::{DrugAlcoholTest, DrugAlcoholTestCreate, DrugAlcoholTestPage, DrugAlcoholTestUpdate},
};

#[derive(Default)]
pub struct TestsApi;

#[record_operations(
    DrugAlcoholTest,
    words = "drug or alcohol test",
    path = "/api/drug_alcohol_tests",
    create = "A positive or refused one prohibits the driver from driving at once, for every load.",
    archive = "It no longer counts for or against the driver; it stays readable and keeps its history.",
    history
)]
#[OpenApi(tag = "crate::Chapter::DrugAlcohol")]
impl TestsApi {
    /// List drug and alcohol tests
    ///
    /// The latest first, unless sorted otherwise.
    #[oai(path = "/api/drug_alcohol_tests", method = "get", operation_id = "list_drug_alcohol_tests")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_drug_alcohol_tests(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the driver's name.
        Query(q): Query<Option<String>>,
        /// Only these records, such as those that another response names.
        Query(ids): Query<AnyOf<Uuid>>,
        /// Only those of one driver.
        Query(driver_id): Query<Option<Uuid>>,
        /// Kinds to show.
        Query(kind): Query<AnyOf<DrugAlcoholTestKind>>,
        /// States to show.
        Query(state): Query<AnyOf<DrugAlcoholTestState>>,
        /// Results to show.
        Query(result): Query<AnyOf<DrugAlcoholResult>>,
        /// Show archived ones instead of active ones.
        #[oai(default)]
        Query(archived): Query<bool>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<DrugAlcoholTest>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<DrugAlcoholTestPage>, ApiError> {
        let filter = ops::Filter { q, ids, driver_id, kind, state, result, archived };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(ops::list(&ctx, &actor, filter, &params).await?))
    }
}
