//! The operations of the rules for medical certificates.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    ops,
    views::{MedicalRules, MedicalRulesReplace},
};

#[derive(Default)]
pub struct MedicalRulesApi;

#[OpenApi(tag = "crate::Chapter::Compliance")]
impl MedicalRulesApi {
    /// Read the rules for medical certificates
    ///
    /// How each state receives the certificates of CDL drivers today, and for how long the paper counts until the state's
    /// record shows it: by FMCSA's notices, and by those that your company has added.
    #[oai(path = "/api/medical_rules", method = "get", operation_id = "read_medical_rules")]
    async fn read_medical_rules(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<MedicalRules>, ApiError> {
        Ok(Answer(ops::read(&ctx, &actor).await?))
    }

    /// Replace your additions to the rules for medical certificates
    ///
    /// For a notice of FMCSA that Haul doesn't know yet. Each addition holds from its day on; on earlier days a driver's
    /// file is judged by what held then.
    #[oai(path = "/api/medical_rules", method = "put", operation_id = "replace_medical_rules")]
    async fn replace_medical_rules(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<MedicalRulesReplace>,
    ) -> Result<Answer<MedicalRules>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = ops::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }
}
