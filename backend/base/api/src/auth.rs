//! Who is calling: the security schemes of the API. Each checks the policy table before the handler runs.

use std::sync::Arc;

use haul_db::{Cell, Cells, Connection, Fetch, Scope, fetch_kept};
use haul_entity::{
    Owned,
    company::{api_key, revoked_token, role_grant, user_account},
    fleet::fleet_owner,
    portal::owner_session,
};
use haul_types::{ErrorCode, UserStatus};
use poem::{Request, http::header::AUTHORIZATION};
use poem_openapi::{
    SecurityScheme,
    auth::{ApiKey, Bearer},
};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter,
    sea_query::{Expr, ExprTrait, Query},
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::{
    ApiError, AppContext, Identity, OperationTable, Refusals, TokenError, VerifiedTokens, Write,
    authz::{Access, Actor, ActorKind, OwnerActor, Permission, Section},
    request::{self, request_id},
    sessions::{ended_session, has_ended},
    sight, verify_identity_token,
    workplaces::limits_of,
};

pub use crate::sessions::note_session;

/// What the schemes need of the product besides the context.
pub struct Authenticator {
    pub ctx: AppContext,
    pub operations: OperationTable,
    pub verified: VerifiedTokens,
    pub refusals: Refusals,
}

/// A person signed in at the identity provider, possibly unknown to any company.
#[derive(SecurityScheme)]
#[oai(rename = "identity_token", ty = "bearer", bearer_format = "JWT", checker = "check_identity")]
pub struct SignedIn(pub Identity);

/// A user of a company, by the identity provider's ID token, or a program, by an API key `haul_…`.
#[derive(SecurityScheme)]
#[oai(rename = "identity_token_or_api_key", ty = "bearer", checker = "check_member")]
pub struct Member(pub Actor);

/// A fleet owner, by `Authorization: JWT <token>`.
#[derive(SecurityScheme)]
#[oai(rename = "owner_session", ty = "api_key", key_name = "Authorization", key_in = "header", checker = "check_owner")]
pub struct Owner(pub OwnerActor);

/// A caller from within the product; see `crate::inside`. No request over the wire can carry it.
#[derive(Clone)]
pub struct Within(pub Actor);

async fn check_identity(request: &Request, bearer: Bearer) -> poem::Result<Identity> {
    let authenticator = authenticator(request)?;
    match authenticator.operations.access(request) {
        Some(Access::Identity) => let_in(request, authenticator.identity(&bearer.token).await?),
        _ => Err(no_policy_row(request).into()),
    }
}

async fn check_member(request: &Request, bearer: Bearer) -> poem::Result<Actor> {
    let authenticator = authenticator(request)?;
    let access = authenticator.operations.access(request);
    let actor = if let Some(Within(actor)) = request.extensions().get::<Within>() {
        actor.clone()
    } else if bearer.token.starts_with(API_KEY_PREFIX) {
        authenticator.api_key_actor(&bearer.token).await?
    } else {
        authenticator.user_actor(&bearer.token).await?
    };
    authenticator.stop_who_breaks_instances(&actor)?;
    let refusal = match access {
        Some(Access::Member) => return let_member_in(request, actor).await,
        Some(Access::Staff) if actor.kind == ActorKind::User => return let_member_in(request, actor).await,
        Some(Access::Staff) => ApiError::new(ErrorCode::PeopleOnly, "API keys cannot do this."),
        Some(Access::Permission(permission)) if actor.may(permission) => return let_member_in(request, actor).await,
        Some(Access::Permission(permission)) => permission_missing(permission),
        Some(Access::AnyOf(permissions)) if permissions.iter().any(|one| actor.may(*one)) => {
            return let_member_in(request, actor).await;
        }
        Some(Access::AnyOf(permissions)) => one_permission_missing(permissions),
        _ => return Err(no_policy_row(request).into()),
    };
    authenticator.refusals.note(&authenticator.ctx, &actor, authenticator.operations.id(request)).await?;
    Err(refusal.into())
}

async fn check_owner(request: &Request, header: ApiKey) -> poem::Result<OwnerActor> {
    let authenticator = authenticator(request)?;
    match authenticator.operations.access(request) {
        Some(Access::Owner) => {
            let owner = authenticator.owner_actor(&header.key).await?;
            authenticator.stop_who_breaks_instances(&owner.actor)?;
            let_in(request, owner)
        }
        _ => Err(no_policy_row(request).into()),
    }
}

/// The caller, once the query is one that the operation accepts.
fn let_in<Caller>(request: &Request, caller: Caller) -> poem::Result<Caller> {
    authenticator(request)?.operations.check_query(request)?;
    Ok(caller)
}

/// A member, once the path names no record that the member does not see. The body follows when it is read.
async fn let_member_in(request: &Request, actor: Actor) -> poem::Result<Actor> {
    let authenticator = authenticator(request)?;
    sight::check_path(&authenticator.ctx, &authenticator.operations, request, &actor).await?;
    let actor = let_in(request, actor)?;
    if actor.terminals.is_some() {
        request::remember(&actor);
    }
    Ok(actor)
}

/// Refuses a body that names a record that the request's member does not see.
pub(crate) async fn check_body(request: &Request, body: &Value) -> Result<(), ApiError> {
    match request::member() {
        Some(actor) => sight::check_body(&authenticator(request)?.ctx, &actor, body).await,
        None => Ok(()),
    }
}

/// Every API key starts with this, so that secret scanners recognize it.
pub const API_KEY_PREFIX: &str = "haul_";

fn authenticator(request: &Request) -> Result<&Arc<Authenticator>, ApiError> {
    request.data::<Arc<Authenticator>>().ok_or_else(|| ApiError::internal("the authenticator is not installed"))
}

fn permission_missing(permission: Permission) -> ApiError {
    ApiError::new(ErrorCode::PermissionMissing, format!("You need the permission {permission} for this."))
}

fn one_permission_missing(permissions: &[Permission]) -> ApiError {
    let names: Vec<_> = permissions.iter().map(|permission| permission.name()).collect();
    ApiError::new(
        ErrorCode::PermissionMissing,
        format!("You need one of the permissions {} for this.", names.join(", ")),
    )
}

fn no_policy_row(request: &Request) -> ApiError {
    ApiError::internal(format!("no policy row fits {} {}", request.method(), request.uri().path()))
}

/// The token of an `Authorization` header of any scheme, for sign-out.
pub fn any_token(request: &Request) -> Option<(String, String)> {
    let header = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    Some((scheme.to_lowercase(), token.trim().to_owned()))
}

impl From<TokenError> for ApiError {
    fn from(error: TokenError) -> Self {
        match error {
            TokenError::NotGenuine => Self::new(ErrorCode::Unauthenticated, "Invalid credentials."),
            TokenError::Expired => Self::new(ErrorCode::TokenExpired, "Your sign-in has expired."),
            TokenError::SignInExpired => {
                Self::new(ErrorCode::SignInExpired, "Two weeks have passed since you signed in. Sign in again.")
            }
            TokenError::KeysUnavailable => Self::unavailable(),
        }
    }
}

impl Authenticator {
    pub fn new(ctx: AppContext) -> Self {
        let operations = OperationTable::of(ctx.product);
        Self { ctx, operations, verified: VerifiedTokens::default(), refusals: Refusals::default() }
    }

    fn stop_who_breaks_instances(&self, actor: &Actor) -> Result<(), ApiError> {
        let (Some(request_id), Some(actor_id)) = (&actor.request_id, actor.id) else { return Ok(()) };
        if self.ctx.callers.admit(request_id, actor_id, actor.company_id) {
            return Ok(());
        }
        Err(ApiError::new(
            ErrorCode::TooManyFailures,
            "Several of your requests failed on our side. Wait ten minutes, then try again.",
        ))
    }

    /// Requires the permission that a call is about, if its policy names several. A refusal is recorded like the
    /// policy's own.
    pub async fn require(&self, actor: &Actor, permission: Permission, operation: &str) -> Result<(), ApiError> {
        if actor.may(permission) {
            return Ok(());
        }
        self.refusals.note(&self.ctx, actor, Some(operation)).await?;
        Err(permission_missing(permission))
    }

    pub async fn identity(&self, token: &str) -> Result<Identity, ApiError> {
        let identity = verify_identity_token(&self.ctx, &self.verified, token).await?;
        self.refuse_signed_out(&identity).await?;
        Ok(identity)
    }

    async fn refuse_signed_out(&self, identity: &Identity) -> Result<(), ApiError> {
        let db = self.ctx.db.scoped(Scope::System("a sign-out revokes one token of no company"));
        if revoked_token::Entity::find_by_id(identity.token_hash.clone()).fetch_optional(&db).await?.is_some() {
            return Err(ApiError::new(ErrorCode::TokenExpired, "You have signed out."));
        }
        match has_ended(&db, identity).await? {
            true => Err(session_ended()),
            false => Ok(()),
        }
    }

    async fn user_actor(&self, token: &str) -> Result<Actor, ApiError> {
        let identity = verify_identity_token(&self.ctx, &self.verified, token).await?;
        let known = if identity.is_email_verified { self.find_user(&identity).await? } else { None };
        let user = match known {
            Some(user) => user,
            None => self.admit(&identity).await?,
        };
        if user.has_ended(identity.signed_in_at) {
            return Err(session_ended());
        }
        match user.status {
            UserStatus::Active => {
                if identity.is_fresh {
                    note_session(&self.ctx, &identity, &user).await?;
                }
                let actor = actor_of(&self.ctx, user).await?;
                Ok(Actor { signed_in_at: Some(identity.signed_in_at), ..actor })
            }
            UserStatus::Suspended => {
                let reason = user.suspended_reason.unwrap_or_default();
                Err(ApiError::new(ErrorCode::UserSuspended, format!("Your access is suspended: {reason}")))
            }
            UserStatus::Invited | UserStatus::Removed => Err(not_a_member()),
        }
    }

    /// Admits a caller who belongs to no company yet, or says why not: signed out, email not verified, or no company.
    async fn admit(&self, identity: &Identity) -> Result<user_account::Model, ApiError> {
        self.refuse_signed_out(identity).await?;
        if !identity.is_email_verified {
            return Err(ApiError::new(ErrorCode::EmailNotVerified, "Please verify your email before logging in."));
        }
        self.ctx.product.admit(&self.ctx, identity).await?;
        self.find_user(identity).await?.ok_or_else(not_a_member)
    }

    /// The user of a token that is not signed out; one statement, because every request runs it.
    async fn find_user(&self, identity: &Identity) -> Result<Option<user_account::Model>, ApiError> {
        struct UserOfToken;
        let db = self.ctx.db.scoped(Scope::System("sign-in finds the company by the account"));
        let params = Cells::from_iter([
            Cell::Text(&identity.uid),
            Cell::Text(&identity.token_hash),
            Cell::Timestamp(identity.signed_in_at.utc()),
        ]);
        let found = fetch_kept::<UserOfToken, _>(&db, params, || {
            let sign_out = Query::select()
                .column(revoked_token::Column::TokenHash)
                .from(revoked_token::Entity)
                .and_where(revoked_token::Column::TokenHash.eq(&identity.token_hash))
                .to_owned();
            user_account::Entity::find()
                .filter(user_account::Column::IdentityUid.eq(&identity.uid))
                // A literal, as in the partial index: SQLite plans without looking at parameters and would skip the
                // index.
                .filter(user_account::Column::Status.into_expr().ne(Expr::Constant(UserStatus::Removed.into())))
                .filter(Expr::exists(sign_out).not())
                .filter(Expr::exists(ended_session(identity)).not())
        });
        Ok(found.await?)
    }

    async fn api_key_actor(&self, secret: &str) -> Result<Actor, ApiError> {
        struct KeyOfSecret;
        let hash = hex::encode(Sha256::digest(secret.as_bytes()));
        let db = self.ctx.db.scoped(Scope::System("a key names its company"));
        let params = Cells::from_iter([Cell::Text(&hash)]);
        let key = fetch_kept::<KeyOfSecret, _>(&db, params, || {
            api_key::Entity::find().filter(api_key::Column::SecretHash.eq(&hash))
        });
        let key = key.await?.filter(|key| key.revoked_at.is_none()).ok_or_else(ApiError::unauthenticated)?;
        let today = self.ctx.now().date();
        if key.expires_on.is_some_and(|last_day| last_day < today) {
            return Err(ApiError::new(ErrorCode::TokenExpired, "This API key has expired."));
        }
        note_used(&self.ctx, &db, &key).await?;
        Ok(actor_of_key(key))
    }

    /// The fleet owner of a session, by a header `JWT <token>`.
    pub async fn owner_actor(&self, header: &str) -> Result<OwnerActor, ApiError> {
        let token = header.strip_prefix("JWT ").ok_or_else(ApiError::unauthenticated)?;
        let session_id = crate::identity_token::owner_session_id(&self.ctx, token)?;
        let db = self.ctx.db.scoped(Scope::System("an owner's session names its company"));
        let session = owner_session::Entity::find_by_id(session_id)
            .fetch_optional(&db)
            .await?
            .filter(|session| session.ended_at.is_none() && session.expires_at > self.ctx.now())
            .ok_or_else(|| ApiError::new(ErrorCode::TokenExpired, "Your sign-in has expired."))?;
        let owner = fleet_owner::Entity::find_owned(session.company_id, session.fleet_owner_id)
            .select()
            .filter(fleet_owner::Column::ArchivedAt.is_null())
            .fetch_optional(&db)
            .await?
            .ok_or_else(ApiError::unauthenticated)?;
        Ok(OwnerActor {
            actor: Actor {
                kind: ActorKind::Owner,
                company_id: session.company_id,
                id: Some(owner.id),
                name: owner.name,
                request_id: request_id(),
                ..Actor::system(session.company_id)
            },
            fleet_owner_id: owner.id,
            session_id,
        })
    }
}

/// Ends a fleet owner's sessions at the write's company: all of them, or one.
pub async fn end_owner_sessions(write: &Write, fleet_owner_id: Uuid, only: Option<Uuid>) -> Result<(), DbErr> {
    let mut sessions = owner_session::Entity::update_many()
        .col_expr(owner_session::Column::EndedAt, Expr::value(write.now))
        .filter(owner_session::Column::CompanyId.eq(write.company_id()))
        .filter(owner_session::Column::FleetOwnerId.eq(fleet_owner_id))
        .filter(owner_session::Column::EndedAt.is_null());
    if let Some(session_id) = only {
        sessions = sessions.filter(owner_session::Column::Id.eq(session_id));
    }
    sessions.exec(write.tx()).await?;
    Ok(())
}

/// At most every five minutes: a read must not become a write.
const USED_EVERY: chrono::TimeDelta = chrono::TimeDelta::minutes(5);

async fn note_used(ctx: &AppContext, db: &haul_db::Db, key: &api_key::Model) -> Result<(), ApiError> {
    let now = ctx.now();
    if key.last_used_at.is_some_and(|at| at >= now - USED_EVERY) {
        return Ok(());
    }
    api_key::Entity::update_many()
        .col_expr(api_key::Column::LastUsedAt, Expr::value(now))
        .filter(api_key::Column::Id.eq(key.id))
        .exec(db)
        .await?;
    Ok(())
}

fn session_ended() -> ApiError {
    ApiError::new(ErrorCode::TokenExpired, "This session was ended. Sign in again.")
}

fn not_a_member() -> ApiError {
    ApiError::new(ErrorCode::NotAMember, "You do not belong to a company yet.")
}

async fn actor_of(ctx: &AppContext, user: user_account::Model) -> Result<Actor, ApiError> {
    let db = ctx.db.scoped(Scope::Company(user.company_id));
    let sections = sections_of(&db, &user).await?;
    let terminals = limits_of(&db, &user).await?;
    Ok(Actor {
        kind: ActorKind::User,
        company_id: user.company_id,
        id: Some(user.id),
        name: user.full_name,
        role: Some(user.role),
        permissions: sections.iter().flat_map(|section| section.permissions()).copied().collect(),
        sections,
        terminals,
        on_behalf_of: None,
        request_id: request_id(),
        signed_in_at: None,
    })
}

/// The user or API key that requested work earlier, as an actor; none once access is lost.
pub async fn requester_behind(
    ctx: &AppContext,
    company_id: Uuid,
    is_key: bool,
    id: Uuid,
) -> Result<Option<Actor>, ApiError> {
    if is_key { key_behind(ctx, company_id, id).await } else { user_behind(ctx, company_id, id).await }
}

/// A user as an actor for work they requested earlier, with their current permissions; none once they have lost access.
pub async fn user_behind(ctx: &AppContext, company_id: Uuid, user_id: Uuid) -> Result<Option<Actor>, ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let user = user_account::Entity::find_owned(company_id, user_id)
        .select()
        .filter(user_account::Column::Status.eq(UserStatus::Active))
        .fetch_optional(&db)
        .await?;
    match user {
        Some(user) => Ok(Some(actor_of(ctx, user).await?)),
        None => Ok(None),
    }
}

/// An API key as an actor for work it requested earlier; none once it is revoked or has expired.
async fn key_behind(ctx: &AppContext, company_id: Uuid, key_id: Uuid) -> Result<Option<Actor>, ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let today = ctx.now().date();
    let key = api_key::Entity::find_owned(company_id, key_id).fetch_optional(&db).await?;
    let key = key.filter(|key| key.revoked_at.is_none() && key.expires_on.is_none_or(|last_day| last_day >= today));
    Ok(key.map(actor_of_key))
}

fn actor_of_key(key: api_key::Model) -> Actor {
    Actor {
        kind: ActorKind::ApiKey,
        id: Some(key.id),
        permissions: key.permissions().collect(),
        terminals: key.terminals(),
        on_behalf_of: key.created_by_id.map(|id| (id, key.created_by.clone())),
        request_id: request_id(),
        name: key.name,
        ..Actor::system(key.company_id)
    }
}

/// The sections of a user's role: the defaults and the company's grants.
pub async fn sections_of(db: &impl Connection, user: &user_account::Model) -> Result<Vec<Section>, ApiError> {
    if user.role.is_admin() {
        return Ok(Section::ALL.to_vec());
    }
    let grants = role_grant::Entity::owned_by(user.company_id)
        .filter(role_grant::Column::Role.eq(user.role))
        .fetch_all(db)
        .await?;
    let granted = |section: &Section| grants.iter().any(|grant| grant.section == *section);
    Ok(Section::ALL.iter().copied().filter(|section| section.is_default_of(user.role) || granted(section)).collect())
}
