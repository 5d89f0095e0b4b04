//! The operations of the company.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member, jobs};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    ops,
    views::{Company, CompanyUpdate, MailBudget},
};

#[derive(Default)]
pub struct CompanyApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl CompanyApi {
    /// Read the company
    ///
    /// Your company's identity, addresses and contacts.
    #[oai(path = "/api/company", method = "get", operation_id = "read_company")]
    async fn read_company(&self, ctx: Data<&AppContext>, Member(actor): Member) -> Result<Answer<Company>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, &*ctx.sealing, actor.company_id).await?))
    }

    /// Read the mail budget
    ///
    /// How many messages your company has sent today (UTC), how many it may send, and how many wait until tomorrow.
    #[oai(path = "/api/company/mail_budget", method = "get", operation_id = "read_mail_budget")]
    async fn read_mail_budget(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<MailBudget>, ApiError> {
        Ok(Answer(jobs::mail_use(&ctx, actor.company_id).await?.into()))
    }

    /// Change the company
    ///
    /// A merge patch; lists are replaced as a whole. `change_dot_number` changes the DOT number. A new MC number
    /// requires a sign-in within the last ten minutes, and every Admin is notified.
    #[oai(path = "/api/company", method = "patch", operation_id = "update_company")]
    async fn update_company(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<CompanyUpdate>,
    ) -> Result<Answer<Company>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let company = ops::update(&mut write, body).await?;
        Ok(Answer(write.commit(company).await?))
    }
}
