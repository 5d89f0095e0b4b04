//! The operation of VINs.

use haul_api::{Answer, ApiError, AppContext, Invalid, auth::Member, today_at_company};
use haul_types::Vin;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};

use super::views::DecodedVin;

#[derive(Default)]
pub struct VinsApi;

#[OpenApi(tag = "crate::Chapter::Trucks")]
impl VinsApi {
    /// Decode a VIN
    ///
    /// Checks its check digit and tells model year, make and plant code (49 CFR 565.15). Nothing is looked up elsewhere.
    #[oai(path = "/api/decoded_vin", method = "get", operation_id = "decode_vin")]
    async fn decode_vin(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// 17 letters and digits.
        Query(vin): Query<String>,
    ) -> Result<Answer<DecodedVin>, ApiError> {
        let vin = Vin::parse(&vin).map_err(|error| Invalid::field("vin", error.to_string()))?;
        let today = today_at_company(&ctx.db_of(&actor), actor.company_id, ctx.now()).await?;
        // A model year begins in the year before.
        Ok(Answer(DecodedVin::new(&vin, vin.facts(today.year().saturating_add(1)))))
    }
}
