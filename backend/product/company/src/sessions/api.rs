//! The operations of people's sessions.

use haul_api::{Answer, ApiError, AppContext, Write, auth::Member, authz::Actor};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{
    ops,
    views::{PersonSession, PersonSessionList, SessionsRevoked},
};

#[derive(Default)]
pub struct SessionsApi;

#[OpenApi(tag = "crate::Chapter::Session")]
impl SessionsApi {
    /// List your sessions
    ///
    /// Where you are signed in, last used first. A session lasts two weeks at most.
    #[oai(path = "/api/sessions", method = "get", operation_id = "list_sessions")]
    async fn list_sessions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<PersonSessionList>, ApiError> {
        Ok(Answer(ops::list(&ctx.db_of(&actor), &actor, me(&actor), ctx.now()).await?))
    }

    /// End one of your sessions
    ///
    /// It stops working at once, and that device has to sign in again.
    #[oai(path = "/api/sessions/:session_id/revoke", method = "post", operation_id = "revoke_session")]
    async fn revoke_session(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The session's id.
        Path(session_id): Path<Uuid>,
    ) -> Result<Answer<PersonSession>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let session = ops::revoke(&mut write, me(&actor), session_id).await?;
        Ok(Answer(write.commit(session).await?))
    }

    /// End your other sessions
    ///
    /// Ends all of your sessions except the one that makes this request.
    #[oai(path = "/api/sessions/revoke_others", method = "post", operation_id = "revoke_other_sessions")]
    async fn revoke_other_sessions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<SessionsRevoked>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let revoked = ops::revoke_all(&mut write, me(&actor)).await?;
        Ok(Answer(write.commit(revoked).await?))
    }

    /// List a user's sessions
    ///
    /// Where one of your company's users is signed in, last used first.
    #[oai(path = "/api/users/:user_id/sessions", method = "get", operation_id = "list_user_sessions")]
    async fn list_user_sessions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<PersonSessionList>, ApiError> {
        Ok(Answer(ops::list(&ctx.db_of(&actor), &actor, user_id, ctx.now()).await?))
    }

    /// End a user's session
    ///
    /// It stops working at once, and that device has to sign in again.
    #[oai(
        path = "/api/users/:user_id/sessions/:session_id/revoke",
        method = "post",
        operation_id = "revoke_user_session"
    )]
    async fn revoke_user_session(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
        /// The session's id.
        Path(session_id): Path<Uuid>,
    ) -> Result<Answer<PersonSession>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let session = ops::revoke(&mut write, user_id, session_id).await?;
        Ok(Answer(write.commit(session).await?))
    }

    /// End all of a user's sessions
    ///
    /// Signs the user out everywhere, at once. If the user is you, the session that makes this request stays.
    #[oai(path = "/api/users/:user_id/sessions/revoke", method = "post", operation_id = "revoke_user_sessions")]
    async fn revoke_user_sessions(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<SessionsRevoked>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let revoked = ops::revoke_all(&mut write, user_id).await?;
        Ok(Answer(write.commit(revoked).await?))
    }
}

fn me(actor: &Actor) -> Uuid {
    actor.id.unwrap_or_default()
}
