//! The operations of identities.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{DriverIdentity, DriverIdentityUpdate, DriverIdentityValues},
};

#[derive(Default)]
pub struct IdentityApi;

#[OpenApi(tag = "crate::Chapter::DriverIdentity")]
impl IdentityApi {
    /// Read what is on file about a driver's identity
    #[oai(path = "/api/drivers/:driver_id/identity", method = "get", operation_id = "read_driver_identity")]
    async fn read_driver_identity(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
    ) -> Result<Answer<DriverIdentity>, ApiError> {
        Ok(Answer(ops::read(&ctx.db_of(&actor), actor.company_id, driver_id).await?))
    }

    /// Enter a driver's birth date and SSN
    ///
    /// A merge patch: omitted fields stay, null clears. The audit log says what was changed, without the values.
    #[oai(path = "/api/drivers/:driver_id/identity", method = "patch", operation_id = "update_driver_identity")]
    async fn update_driver_identity(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
        Json(body): Json<DriverIdentityUpdate>,
    ) -> Result<Answer<DriverIdentity>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let identity = ops::update(&mut write, driver_id, body).await?;
        Ok(Answer(write.commit(identity).await?))
    }

    /// See a driver's birth date and SSN
    ///
    /// Each call is in the audit log.
    #[oai(path = "/api/drivers/:driver_id/identity/reveal", method = "post", operation_id = "reveal_driver_identity")]
    async fn reveal_driver_identity(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The driver's id.
        Path(driver_id): Path<Uuid>,
    ) -> Result<Answer<DriverIdentityValues>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let values = ops::reveal(&mut write, driver_id).await?;
        Ok(Answer(write.commit(values).await?))
    }
}
