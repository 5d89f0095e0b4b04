//! The operations of types.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext, Json, Write,
    auth::{Authenticator, Member},
};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{ComplianceType, ComplianceTypeList, ComplianceTypeUpdate},
};

#[derive(Default)]
pub struct TypesApi;

#[OpenApi(tag = "crate::Chapter::Compliance")]
impl TypesApi {
    /// List types of items
    ///
    /// Which papers drivers, trucks, trailers and carriers can have, which they need, and when their expiry is announced:
    /// by law, and by what your company adds.
    #[oai(path = "/api/compliance_types", method = "get", operation_id = "list_compliance_types")]
    async fn list_compliance_types(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<ComplianceTypeList>, ApiError> {
        Ok(Answer(ops::list(&ctx, &actor).await?))
    }

    /// Change the rules for a type
    ///
    /// Your company can ask for more than the law, never for less, and choose when to be reminded. It needs the permission
    /// to change each kind of record that has the type.
    #[oai(path = "/api/compliance_types/:item_type", method = "patch", operation_id = "update_compliance_type")]
    async fn update_compliance_type(
        &self,
        ctx: Data<&AppContext>,
        auth: Data<&Arc<Authenticator>>,
        Member(actor): Member,
        /// The type's code.
        Path(item_type): Path<String>,
        Json(body): Json<ComplianceTypeUpdate>,
    ) -> Result<Answer<ComplianceType>, ApiError> {
        for kind in ops::kinds_of(&item_type)? {
            auth.require(&actor, kind.write_permission(), "update_compliance_type").await?;
        }
        let mut write = Write::begin(&ctx, &actor).await?;
        let changed = ops::update(&mut write, &item_type, body).await?;
        Ok(Answer(write.commit(changed).await?))
    }
}
