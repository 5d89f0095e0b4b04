//! The operations of the fleet owners' portal.

use haul_api::{Answer, ApiError, AppContext, Json, Write, auth::Owner};
use haul_company::registrations::Message;
use poem::web::Data;
use poem_openapi::{ApiResponse, OpenApi};

use crate::{
    login, profile, sessions,
    views::{
        OwnerChoose, OwnerLoginRequest, OwnerLoginVerify, OwnerLogout, OwnerProfile, OwnerProfileUpdate, OwnerSession,
        OwnerSessionToken, OwnerVerified,
    },
};

/// The response never tells whether a mail was sent.
#[derive(ApiResponse)]
pub enum Accepted {
    /// Accepted, for any address.
    #[oai(status = 202)]
    Accepted(Answer<Message>),
}

#[derive(Default)]
pub struct OwnerPortalApi;

#[OpenApi(tag = "crate::Chapter::OwnerPortal")]
impl OwnerPortalApi {
    /// Ask for a sign-in link
    ///
    /// Emails a link if the address belongs to a truck owner. The response is the same for every address.
    #[oai(path = "/api/owner/login", method = "post", operation_id = "request_owner_login")]
    async fn request_owner_login(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<OwnerLoginRequest>,
    ) -> Result<Accepted, ApiError> {
        login::request(&ctx, &body.email).await?;
        let message = "If this address belongs to a fleet owner, a sign-in link is on its way.".to_owned();
        Ok(Accepted::Accepted(Answer(Message { message })))
    }

    /// Use a sign-in link
    ///
    /// Each link works once, for 20 minutes. An address known at several carriers gets choices instead of a session.
    #[oai(path = "/api/owner/verify", method = "post", operation_id = "verify_owner_login")]
    async fn verify_owner_login(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<OwnerLoginVerify>,
    ) -> Result<Answer<OwnerVerified>, ApiError> {
        Ok(Answer(login::verify(&ctx, &body.token).await?))
    }

    /// Choose a carrier
    ///
    /// Opens the session at one of the carriers that the link offered.
    #[oai(path = "/api/owner/choose", method = "post", operation_id = "choose_owner_carrier")]
    async fn choose_owner_carrier(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<OwnerChoose>,
    ) -> Result<Answer<OwnerSessionToken>, ApiError> {
        Ok(Answer(login::choose(&ctx, &body.choice_token, body.fleet_owner_id).await?.into()))
    }

    /// Read the portal session
    ///
    /// Who is signed in, with a new token once half of the session's 12 hours have passed.
    #[oai(path = "/api/owner/session", method = "get", operation_id = "read_owner_session")]
    async fn read_owner_session(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
    ) -> Result<Answer<OwnerSession>, ApiError> {
        Ok(Answer(profile::read_session(&ctx, &owner).await?))
    }

    /// Read your portal profile
    ///
    /// Your own record at the carrier.
    #[oai(path = "/api/owner/profile", method = "get", operation_id = "read_owner_profile")]
    async fn read_owner_profile(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
    ) -> Result<Answer<OwnerProfile>, ApiError> {
        Ok(Answer(profile::read(&ctx, &owner).await?))
    }

    /// Change your portal profile
    ///
    /// A merge patch of your phone number and address; the carrier changes the rest.
    #[oai(path = "/api/owner/profile", method = "patch", operation_id = "update_owner_profile")]
    async fn update_owner_profile(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
        Json(body): Json<OwnerProfileUpdate>,
    ) -> Result<Answer<OwnerProfile>, ApiError> {
        let mut write = Write::begin(&ctx, &owner.actor).await?;
        let profile = profile::update(&mut write, &owner, body).await?;
        Ok(Answer(write.commit(profile).await?))
    }

    /// Sign out of the portal
    ///
    /// Ends this session, or all of your sessions at this carrier.
    #[oai(path = "/api/owner/logout", method = "post", operation_id = "logout_owner")]
    async fn logout_owner(
        &self,
        ctx: Data<&AppContext>,
        Owner(owner): Owner,
        Json(body): Json<OwnerLogout>,
    ) -> Result<Answer<Message>, ApiError> {
        sessions::end(&ctx, &owner, body.everywhere.unwrap_or_default()).await?;
        Ok(Answer(Message { message: "You have signed out.".to_owned() }))
    }
}
