//! The operations on a load's legs: splitting and joining its way, and the driver's answer.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{crew as legs, relay};
use crate::record::{
    leg_views::{LegAcknowledge, LegJoin, LoadSplit},
    views::Load,
};

#[derive(Default)]
pub struct LoadLegsApi;

#[OpenApi(tag = "crate::Chapter::Loads")]
impl LoadLegsApi {
    /// Split a load's way
    ///
    /// Makes two legs of one, at a stop or at a relay point that becomes one. The first keeps its crew, the second has none yet;
    /// the trailer stays with the freight. Each leg is assigned, dispatched and started by itself.
    #[oai(path = "/api/loads/:load_id/split", method = "post", operation_id = "split_load")]
    async fn split_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadSplit>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = relay::split(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Join two legs
    ///
    /// The crew of the first one goes on; a relay point that nobody has been at goes away. Not after the second truck has set out.
    #[oai(path = "/api/loads/:load_id/join_legs", method = "post", operation_id = "join_load_legs")]
    async fn join_load_legs(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegJoin>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = relay::join(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Note the driver's answer
    ///
    /// Whether the driver takes a leg that was dispatched. Declined work stays with the driver until somebody else is assigned.
    #[oai(path = "/api/loads/:load_id/acknowledge", method = "post", operation_id = "acknowledge_load")]
    async fn acknowledge_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegAcknowledge>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::acknowledge(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
