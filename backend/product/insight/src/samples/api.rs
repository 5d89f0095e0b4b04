//! The operations of the sample load.

use haul_api::{Answer, ApiError, AppContext, Begun, Created, IdempotencyKey, Write, auth::Member};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    ops, remove,
    views::{SampleLoad, SampleRemoval},
};

#[derive(Default)]
pub struct SamplesApi;

#[OpenApi(tag = "crate::Chapter::SampleLoad")]
impl SamplesApi {
    /// Create the sample load
    ///
    /// Books a load from tomorrow on, with a customer, two facilities, a driver, a truck and a trailer of its own. All
    /// of them are named as samples. A company has one sample load at a time.
    #[oai(path = "/api/sample_load", method = "post", operation_id = "create_sample_load")]
    async fn create_sample_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
    ) -> Result<Created<SampleLoad>, ApiError> {
        let of = actor.company_id;
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "create_sample_load", &of).await? {
            Begun::New(write) => write,
            Begun::Done(sample) => return Ok(Created::replayed(sample)),
        };
        let sample = ops::create(&mut write).await?;
        Ok(Created::new(write.commit(sample).await?))
    }

    /// Read the sample load
    ///
    /// Not found if your company has none.
    #[oai(path = "/api/sample_load", method = "get", operation_id = "read_sample_load")]
    async fn read_sample_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<SampleLoad>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, ctx.now()).await?))
    }

    /// Remove the sample load
    ///
    /// Deletes the load with everything that belongs to it, whatever its status, and the records made with it. Those
    /// in use elsewhere are archived instead. The audit log keeps its events, and the load's number is not reused.
    #[oai(path = "/api/sample_load", method = "delete", operation_id = "remove_sample_load")]
    async fn remove_sample_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<SampleRemoval>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let removal = remove::remove(&mut write).await?;
        Ok(Answer(write.commit(removal).await?))
    }
}
