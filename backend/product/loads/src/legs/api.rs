//! The operations on a load's legs: splitting and joining them, and the driver's answer.

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
    /// Split a load
    ///
    /// Splits a leg in two, at a stop or at a new relay point. The first keeps its crew, the second has none yet;
    /// the trailer stays with the freight. Each leg is assigned, dispatched and started separately.
    #[oai(path = "/api/loads/:load_id/split", method = "post", operation_id = "split_load")]
    async fn split_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LoadSplit>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = relay::split(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Join two legs
    ///
    /// The first leg's crew continues; a relay point without a visit is removed. Not allowed once the second truck has
    /// started.
    #[oai(path = "/api/loads/:load_id/join_legs", method = "post", operation_id = "join_load_legs")]
    async fn join_load_legs(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegJoin>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = relay::join(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }

    /// Record the driver's answer
    ///
    /// Whether the driver accepts a dispatched leg. A declined leg stays with the driver until it is reassigned.
    #[oai(path = "/api/loads/:load_id/acknowledge", method = "post", operation_id = "acknowledge_load")]
    async fn acknowledge_load(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The load's id.
        Path(load_id): Path<Uuid>,
        Json(body): Json<LegAcknowledge>,
    ) -> Result<Answer<Load>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let load = legs::acknowledge(&mut write, load_id, body).await?;
        Ok(Answer(write.commit(load).await?))
    }
}
