//! The operations of email templates.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use haul_types::MailKind;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{MailPreview, MailTemplate, MailTemplateList, MailTemplatePreview, MailTemplateReset, MailTemplateUpdate},
};

#[derive(Default)]
pub struct MailTemplatesApi;

#[OpenApi(tag = "crate::Chapter::Company")]
impl MailTemplatesApi {
    /// List email templates
    ///
    /// Subject, text and placeholders of each email that goes to people outside your company.
    #[oai(path = "/api/mail_templates", method = "get", operation_id = "list_mail_templates")]
    async fn list_mail_templates(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<MailTemplateList>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::list(ctx.product, &db, actor.company_id).await?))
    }

    /// Change an email template
    ///
    /// Applies to emails sent from now on. Unknown placeholders and links to other sites are refused, and so is a text
    /// without the required placeholders.
    #[oai(path = "/api/mail_templates/:mail_kind", method = "patch", operation_id = "update_mail_template")]
    async fn update_mail_template(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The kind of email.
        Path(mail_kind): Path<MailKind>,
        Json(body): Json<MailTemplateUpdate>,
    ) -> Result<Answer<MailTemplate>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let template = ops::update(&mut write, mail_kind, body).await?;
        Ok(Answer(write.commit(template).await?))
    }

    /// Reset an email template
    ///
    /// Restores the default subject and text, and deletes your company's own.
    #[oai(path = "/api/mail_templates/:mail_kind/reset", method = "post", operation_id = "reset_mail_template")]
    async fn reset_mail_template(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The kind of email.
        Path(mail_kind): Path<MailKind>,
        Json(body): Json<MailTemplateReset>,
    ) -> Result<Answer<MailTemplate>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let template = ops::reset(&mut write, mail_kind, body.version).await?;
        Ok(Answer(write.commit(template).await?))
    }

    /// Preview an email
    ///
    /// Returns the email with an example in place of each placeholder. Nothing is stored or sent.
    #[oai(path = "/api/mail_templates/:mail_kind/preview", method = "post", operation_id = "preview_mail_template")]
    async fn preview_mail_template(
        &self,
        ctx: Data<&AppContext>,
        _member: Member,
        /// The kind of email.
        Path(mail_kind): Path<MailKind>,
        Json(body): Json<MailTemplatePreview>,
    ) -> Result<Answer<MailPreview>, ApiError> {
        Ok(Answer(ops::preview(ctx.product, mail_kind, &body)?))
    }
}
