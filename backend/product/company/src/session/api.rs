//! The operations of the session.

use std::sync::Arc;

use haul_api::{
    Answer, ApiError, AppContext,
    auth::{Authenticator, SignedIn, any_token},
};
use poem::{Request, web::Data};
use poem_openapi::{OpenApi, param::Path};

use super::{
    logout::logout,
    ops,
    views::{Session, UserRecord},
};
use crate::registrations::Message;

#[derive(Default)]
pub struct SessionApi;

#[OpenApi(tag = "crate::Chapter::Session")]
impl SessionApi {
    /// Read the session
    ///
    /// Your status, your company, and what you may open. The first call with a verified address turns a pending
    /// registration into a company or a request to join.
    #[oai(path = "/api/session", method = "get", operation_id = "read_session")]
    async fn read_session(
        &self,
        ctx: Data<&AppContext>,
        SignedIn(identity): SignedIn,
    ) -> Result<Answer<Session>, ApiError> {
        Ok(Answer(ops::read(&ctx, &identity).await?))
    }

    /// Withdraw your request to join
    ///
    /// Withdraws the pending request and returns the session as it is then.
    #[oai(path = "/api/join_requests/mine/withdraw", method = "post", operation_id = "withdraw_join_request")]
    async fn withdraw_join_request(
        &self,
        ctx: Data<&AppContext>,
        SignedIn(identity): SignedIn,
    ) -> Result<Answer<Session>, ApiError> {
        ops::withdraw_join_request(&ctx, &identity).await?;
        Ok(Answer(ops::read(&ctx, &identity).await?))
    }

    /// Look a user up
    ///
    /// Your own record or, as an Admin, one of your company's users. Any other address is not found.
    #[oai(path = "/api/get_user_by_email/:email", method = "get", operation_id = "get_user_by_email")]
    async fn get_user_by_email(
        &self,
        ctx: Data<&AppContext>,
        SignedIn(identity): SignedIn,
        /// Case-insensitive.
        Path(email): Path<String>,
    ) -> Result<Answer<UserRecord>, ApiError> {
        Ok(Answer(ops::find_record(&ctx, &identity, &email).await?))
    }

    /// Sign out
    ///
    /// The token in the `Authorization` header, of any kind, stops working. Without one nothing happens.
    #[oai(path = "/logout/", method = "post", operation_id = "logout")]
    async fn logout(
        &self,
        authenticator: Data<&Arc<Authenticator>>,
        request: &Request,
    ) -> Result<Answer<Message>, ApiError> {
        if let Some((scheme, token)) = any_token(request) {
            logout(&authenticator, &scheme, &token).await?;
        }
        Ok(Answer(Message { message: "You have signed out.".to_owned() }))
    }
}
