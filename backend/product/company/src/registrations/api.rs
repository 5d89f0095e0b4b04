//! The operations of registrations.

use haul_api::{Answer, ApiError, AppContext, Created, Json, auth::SignedIn};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};

use super::{
    ops,
    views::{Carrier, Message, Registration, RegistrationCreate, UserInfoCreate},
};

#[derive(Default)]
pub struct RegistrationsApi;

#[OpenApi(tag = "crate::Chapter::Session")]
impl RegistrationsApi {
    /// Register
    ///
    /// Registers a carrier, or asks to join one. Pending until your address is verified: the first request after that
    /// creates the company with you as Admin, or notifies the Admins of the company with that DOT number or id.
    /// A second call replaces the first.
    #[oai(path = "/api/registrations", method = "post", operation_id = "create_registration")]
    async fn create_registration(
        &self,
        ctx: Data<&AppContext>,
        SignedIn(identity): SignedIn,
        Json(body): Json<RegistrationCreate>,
    ) -> Result<Created<Registration>, ApiError> {
        Ok(Created::new(ops::create(&ctx, &identity, body).await?))
    }

    /// Find a carrier
    ///
    /// Whether the carrier with this USDOT number uses the product, so that its people join it instead of registering
    /// again; if it doesn't, what FMCSA's registry says about it.
    #[oai(path = "/api/carriers/:dot_number", method = "get", operation_id = "find_carrier")]
    async fn find_carrier(
        &self,
        ctx: Data<&AppContext>,
        /// 1 to 8 digits.
        Path(dot_number): Path<String>,
    ) -> Result<Answer<Carrier>, ApiError> {
        Ok(Answer(ops::find_carrier(&ctx, &dot_number).await?))
    }

    /// Store user information
    ///
    /// The second call of a sign-up: the name that goes with a registration. Safe to repeat.
    #[oai(path = "/api/add_user_info", method = "post", operation_id = "add_user_info")]
    async fn add_user_info(
        &self,
        ctx: Data<&AppContext>,
        SignedIn(identity): SignedIn,
        Json(body): Json<UserInfoCreate>,
    ) -> Result<Answer<Message>, ApiError> {
        ops::add_user_info(&ctx, &identity, body).await?;
        Ok(Answer(Message { message: "User information stored.".to_owned() }))
    }
}
