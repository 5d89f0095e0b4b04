//! The operations of the company's settings.

use haul_api::{Answer, ApiError, AppContext, Clearable, Created, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    logo, ops,
    views::{CompanyFileUpload, CompanyFileUploadCreate, CompanySettings, CompanySettingsUpdate},
};

#[derive(Default)]
pub struct SettingsApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl SettingsApi {
    /// Read the company's settings
    ///
    /// Defaults of new records, filings, brand, holidays, and how long things are kept.
    #[oai(path = "/api/company/settings", method = "get", operation_id = "read_company_settings")]
    async fn read_company_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<CompanySettings>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&ctx, &db, actor.company_id).await?))
    }

    /// Change the company's settings
    ///
    /// A merge patch: omitted fields stay, null clears. Defaults apply to new records only.
    #[oai(path = "/api/company/settings", method = "patch", operation_id = "update_company_settings")]
    async fn update_company_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CompanySettingsUpdate>,
    ) -> Result<Answer<CompanySettings>, ApiError> {
        // Printing takes longer than a transaction should.
        let logo = match &body.logo_receipt {
            Clearable::Set(receipt) => Some(logo::tried(&ctx, actor.company_id, receipt).await?),
            Clearable::Keep | Clearable::Clear => None,
        };
        let blob_id = logo.as_ref().map(|logo| logo.blob_id);
        let mut write = Write::begin(&ctx, &actor).await?;
        let settings = ops::update(&mut write, body, logo).await?;
        let settings = write.commit(settings).await?;
        if let Some(blob_id) = blob_id {
            // The write's deferred job does this too; doing it now shows the logo right away.
            if let Err(error) = ctx.blobs.claim(actor.company_id, blob_id).await {
                tracing::warn!(cause = %error, "an upload is kept later");
            }
        }
        Ok(Answer(settings))
    }

    /// Start an upload for the company
    ///
    /// Returns a URL to `PUT` the bytes to. Its response contains the receipt for the logo or a company document.
    #[oai(path = "/api/company/file_uploads", method = "post", operation_id = "create_company_file_upload")]
    async fn create_company_file_upload(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CompanyFileUploadCreate>,
    ) -> Result<Created<CompanyFileUpload>, ApiError> {
        Ok(Created::new(ops::begin_upload(&ctx, actor.company_id, &body)?))
    }
}
