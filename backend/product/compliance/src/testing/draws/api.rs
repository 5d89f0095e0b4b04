//! The operations of draws.

use haul_api::{
    Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member, paging::PageParams,
};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    ops,
    views::{
        RandomDraw, RandomDrawCreate, RandomDrawPage, RandomDrawProof, RandomSelectionExcuse, RandomSelectionNotify,
    },
};

#[derive(Default)]
pub struct DrawsApi;

#[OpenApi(tag = "crate::Chapter::DrugAlcohol")]
impl DrawsApi {
    /// List random draws
    ///
    /// The latest period first.
    #[oai(path = "/api/random_draws", method = "get", operation_id = "list_random_draws")]
    async fn list_random_draws(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<RandomDraw>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<RandomDrawPage>, ApiError> {
        Ok(Answer(ops::list(&ctx, &actor, &PageParams { limit, cursor, sort }).await?))
    }

    /// Read a random draw
    #[oai(path = "/api/random_draws/:random_draw_id", method = "get", operation_id = "read_random_draw")]
    async fn read_random_draw(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The draw's id.
        Path(random_draw_id): Path<Uuid>,
    ) -> Result<Answer<RandomDraw>, ApiError> {
        Ok(Answer(ops::read(&ctx, &actor, random_draw_id).await?))
    }

    /// Draw drivers at random
    ///
    /// Fixes the pool and the seed, selects the drivers that the rates ask for in this period, and orders their tests.
    /// One draw for each period; it can't be changed.
    #[oai(path = "/api/random_draws", method = "post", operation_id = "create_random_draw")]
    async fn create_random_draw(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<RandomDrawCreate>,
    ) -> Result<Created<RandomDraw>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_random_draw", &body).await? {
            Begun::New(write) => write,
            Begun::Done(found) => return Ok(Created::replayed(found)),
        };
        let made = ops::create(&mut write, body).await?;
        Ok(Created::new(write.commit(made).await?))
    }

    /// Disclose the seed of a draw
    ///
    /// From then on anyone who may read the draw can repeat it. Disclosing can't be undone.
    #[oai(path = "/api/random_draws/:random_draw_id/disclose", method = "post", operation_id = "disclose_random_draw")]
    async fn disclose_random_draw(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The draw's id.
        Path(random_draw_id): Path<Uuid>,
    ) -> Result<Answer<RandomDraw>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let made = ops::disclose(&mut write, random_draw_id).await?;
        Ok(Answer(write.commit(made).await?))
    }

    /// Verify a draw
    ///
    /// Repeats it from its seed, compares the result with the selection on record, and explains it to an auditor.
    #[oai(path = "/api/random_draws/:random_draw_id/proof", method = "get", operation_id = "verify_random_draw")]
    async fn verify_random_draw(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The draw's id.
        Path(random_draw_id): Path<Uuid>,
    ) -> Result<Answer<RandomDrawProof>, ApiError> {
        Ok(Answer(ops::verify(&ctx, &actor, random_draw_id).await?))
    }

    /// Record that a selected driver was notified
    ///
    /// A notified driver goes to the collection site at once (49 CFR 382.305(l)).
    #[oai(
        path = "/api/random_selections/:random_selection_id/notify",
        method = "post",
        operation_id = "notify_random_selection"
    )]
    async fn notify_random_selection(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The selection's id.
        Path(random_selection_id): Path<Uuid>,
        Json(body): Json<RandomSelectionNotify>,
    ) -> Result<Answer<RandomDraw>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let made = ops::notify(&mut write, random_selection_id, body.notified_on).await?;
        Ok(Answer(write.commit(made).await?))
    }

    /// Excuse a selected driver
    ///
    /// The ordered test is archived, and the next alternate is called up.
    #[oai(
        path = "/api/random_selections/:random_selection_id/excuse",
        method = "post",
        operation_id = "excuse_random_selection"
    )]
    async fn excuse_random_selection(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The selection's id.
        Path(random_selection_id): Path<Uuid>,
        Json(body): Json<RandomSelectionExcuse>,
    ) -> Result<Answer<RandomDraw>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let made = ops::excuse(&mut write, random_selection_id, &body.reason).await?;
        Ok(Answer(write.commit(made).await?))
    }
}
