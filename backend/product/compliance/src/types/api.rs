//! The operations of types.

use haul_api::{Answer, ApiError, auth::Member};
use poem_openapi::OpenApi;

use super::{
    catalog::ITEM_TYPES,
    views::{ComplianceType, ComplianceTypeList},
};

#[derive(Default)]
pub struct TypesApi;

#[OpenApi(tag = "crate::Chapter::Compliance")]
impl TypesApi {
    /// List types of items
    ///
    /// Which papers drivers, trucks, trailers and carriers can have, which they need, and when their expiry is announced.
    #[oai(path = "/api/compliance_types", method = "get", operation_id = "list_compliance_types")]
    async fn list_compliance_types(&self, Member(_actor): Member) -> Result<Answer<ComplianceTypeList>, ApiError> {
        Ok(Answer(ComplianceTypeList { items: ITEM_TYPES.iter().map(ComplianceType::from).collect() }))
    }
}
