//! The operations of the profile.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Member};
use poem::web::Data;
use poem_openapi::OpenApi;

use super::{
    ops,
    views::{Profile, ProfileUpdate},
};

#[derive(Default)]
pub struct ProfileApi;

#[OpenApi(tag = "crate::Chapter::Session")]
impl ProfileApi {
    /// Read your profile
    ///
    /// Your own record in your company.
    #[oai(path = "/api/profile", method = "get", operation_id = "read_profile")]
    async fn read_profile(&self, ctx: Data<&AppContext>, Member(actor): Member) -> Result<Answer<Profile>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, actor.id.unwrap_or_default()).await?))
    }

    /// Change your profile
    ///
    /// A merge patch of your name and phone number; your company sets role and terminals.
    #[oai(path = "/api/profile", method = "patch", operation_id = "update_profile")]
    async fn update_profile(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<ProfileUpdate>,
    ) -> Result<Answer<Profile>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let profile = ops::update(&mut write, actor.id.unwrap_or_default(), body).await?;
        Ok(Answer(write.commit(profile).await?))
    }
}
