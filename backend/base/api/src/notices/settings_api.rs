//! The operations of a person's notice settings.

use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    settings,
    views::{NoticeSettings, NoticeSettingsReplace},
};
use crate::{Answer, ApiError, AppContext, Json, Write, auth::Member};

#[derive(Default)]
pub struct NoticeSettingsApi;

#[OpenApi(tag = "crate::Chapter::Notices")]
impl NoticeSettingsApi {
    /// Read your notice settings
    ///
    /// Which kinds of notices you get, how, and when they are mailed.
    #[oai(path = "/api/notice_settings", method = "get", operation_id = "read_notice_settings")]
    async fn read_notice_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<NoticeSettings>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(settings::read(&db, ctx.product, &actor).await?))
    }

    /// Replace your notice settings
    ///
    /// Kinds that you leave out get their defaults. Mail that is waiting follows the new settings.
    #[oai(path = "/api/notice_settings", method = "put", operation_id = "replace_notice_settings")]
    async fn replace_notice_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<NoticeSettingsReplace>,
    ) -> Result<Answer<NoticeSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let replaced = settings::replace(&mut write, body).await?;
        Ok(Answer(write.commit(replaced).await?))
    }

    /// Reset your notice settings
    ///
    /// Back to the defaults: all kinds, hours and the time zone.
    #[oai(path = "/api/notice_settings/reset", method = "post", operation_id = "reset_notice_settings")]
    async fn reset_notice_settings(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<NoticeSettings>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let reset = settings::reset(&mut write).await?;
        Ok(Answer(write.commit(reset).await?))
    }
}
