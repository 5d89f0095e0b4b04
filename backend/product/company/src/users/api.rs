//! The operations of users.

use haul_api::{
    Answer, AnyOf, ApiError, AppContext, Begun, Created, IdempotencyKey, Json, Sort, Write, auth::Member,
    paging::PageParams,
};
use haul_types::{Role, UserStatus};
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};
use uuid::Uuid;

use super::{
    invitations, ops, refusal,
    views::{InvitationRefuse, InvitationRefused, User, UserInvite, UserPage, UserSuspend, UserUpdate},
};

#[derive(Default)]
pub struct UsersApi;

#[OpenApi(tag = "crate::Chapter::Users")]
impl UsersApi {
    /// List users
    ///
    /// The carrier's staff, by name unless sorted otherwise; removed users only on request.
    #[oai(path = "/api/users", method = "get", operation_id = "list_users")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_users(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Part of the name or address.
        Query(q): Query<Option<String>>,
        /// Roles to show.
        Query(role): Query<AnyOf<Role>>,
        /// Statuses to show.
        Query(status): Query<AnyOf<UserStatus>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<User>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<UserPage>, ApiError> {
        let db = ctx.db_of(&actor);
        let params = PageParams { limit, cursor, sort };
        let page = ops::list(&db, actor.company_id, ops::Filter { q, role, status }, &params).await?;
        let items = ops::shown(&db, actor.company_id, page.rows).await?;
        Ok(Answer(UserPage { items, next_cursor: page.next_cursor, total_count: page.total_count }))
    }

    /// Read a user
    ///
    /// One of your company's users, in any status.
    #[oai(path = "/api/users/:user_id", method = "get", operation_id = "read_user")]
    async fn read_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<User>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(ops::read(&db, actor.company_id, user_id).await?))
    }

    /// Invite a user
    ///
    /// Sends an email with a link to create an account. The first sign-in with that address makes the person active.
    #[oai(path = "/api/users", method = "post", operation_id = "invite_user")]
    async fn invite_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Any unique text; repeating the call with it within 24 hours returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        Json(body): Json<UserInvite>,
    ) -> Result<Created<User>, ApiError> {
        let mut write = match Write::begin_create(&ctx, &actor, key.0, "invite_user", &body).await? {
            Begun::New(write) => write,
            Begun::Done(user) => return Ok(Created::replayed(user)),
        };
        let user = ops::invite(&mut write, body).await?;
        Ok(Created::new(write.commit(user).await?))
    }

    /// Refuse an invitation
    ///
    /// By the token in the mailed link, without an account: withdraws the invitation, and the company's mail no longer
    /// reaches the address.
    #[oai(path = "/api/public_invitations/refuse", method = "post", operation_id = "refuse_invitation")]
    async fn refuse_invitation(
        &self,
        ctx: Data<&AppContext>,
        Json(body): Json<InvitationRefuse>,
    ) -> Result<Answer<InvitationRefused>, ApiError> {
        refusal::refuse(&ctx, &body.token).await?;
        Ok(Answer(InvitationRefused { is_refused: true }))
    }

    /// Send an invitation again
    ///
    /// Sends the same email once more, at most every five minutes. Only while the person has not signed in.
    #[oai(path = "/api/users/:user_id/invite_again", method = "post", operation_id = "invite_user_again")]
    async fn invite_user_again(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = invitations::send_again(&mut write, user_id).await?;
        Ok(Answer(write.commit(user).await?))
    }

    /// Withdraw an invitation
    ///
    /// The link in the email stops working. The same address can be invited again.
    #[oai(path = "/api/users/:user_id/withdraw_invitation", method = "post", operation_id = "withdraw_invitation")]
    async fn withdraw_invitation(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = invitations::withdraw(&mut write, user_id).await?;
        Ok(Answer(write.commit(user).await?))
    }

    /// Change a user
    ///
    /// A merge patch. A new role takes effect with the person's next request; the last Admin stays Admin.
    #[oai(path = "/api/users/:user_id", method = "patch", operation_id = "update_user")]
    async fn update_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
        Json(body): Json<UserUpdate>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = ops::update(&mut write, user_id, body).await?;
        Ok(Answer(write.commit(user).await?))
    }

    /// Suspend a user
    ///
    /// Refused from the next request on, until reinstated; the person sees the reason.
    #[oai(path = "/api/users/:user_id/suspend", method = "post", operation_id = "suspend_user")]
    async fn suspend_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
        Json(body): Json<UserSuspend>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = ops::suspend(&mut write, user_id, &body.reason).await?;
        Ok(Answer(write.commit(user).await?))
    }

    /// Reinstate a user
    ///
    /// Ends a suspension.
    #[oai(path = "/api/users/:user_id/reinstate", method = "post", operation_id = "reinstate_user")]
    async fn reinstate_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = ops::reinstate(&mut write, user_id).await?;
        Ok(Answer(write.commit(user).await?))
    }

    /// Remove a user
    ///
    /// The person loses access at once and permanently, or the invitation is withdrawn; history keeps the name.
    #[oai(path = "/api/users/:user_id/remove", method = "post", operation_id = "remove_user")]
    async fn remove_user(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The user's id.
        Path(user_id): Path<Uuid>,
    ) -> Result<Answer<User>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let user = ops::remove(&mut write, user_id).await?;
        Ok(Answer(write.commit(user).await?))
    }
}
