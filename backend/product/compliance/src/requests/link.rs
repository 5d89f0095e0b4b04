//! The link of a request: its token, and what it says about the request's status.

use haul_api::{
    ApiError, AppContext, Write,
    authz::{Actor, ActorKind},
    request_id,
    secrets::{hash_of, random_text},
};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    compliance::document_request::{Column, Entity, Model},
    fleet::driver,
};
use haul_types::{DocumentRequestStatus, Timestamp};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use uuid::Uuid;

/// Where a driver sends papers; a bare page of mfe-safety without a sign-in.
const PAGE: &str = "/apps/safety/papers";

const REASON: &str = "a driver's link names its company";

/// A new token, as its hash and sealed for its row.
pub struct Token {
    pub hash: String,
    pub sealed: String,
}

impl Token {
    pub fn new(ctx: &AppContext, request_id: Uuid) -> Result<Self, ApiError> {
        let token = random_text().map_err(ApiError::internal)?;
        let sealed = ctx.sealing.seal(token.as_bytes(), &associated_data(request_id)).map_err(ApiError::internal)?;
        Ok(Self { hash: hash_of(&token), sealed })
    }
}

/// Binds a sealed token to its row.
fn associated_data(id: Uuid) -> String {
    format!("document_request.token.{id}")
}

/// The link itself; its token comes after `#`, which browsers keep to themselves.
pub fn url_of(ctx: &AppContext, row: &Model) -> Result<String, ApiError> {
    let token = ctx.sealing.open(&row.sealed_token, &associated_data(row.id)).map_err(ApiError::internal)?;
    let token = String::from_utf8(token).map_err(ApiError::internal)?;
    Ok(format!("{}{PAGE}#{token}", ctx.settings.public_url))
}

pub fn status(row: &Model, now: Timestamp) -> DocumentRequestStatus {
    if row.revoked_at.is_some() {
        DocumentRequestStatus::Revoked
    } else if row.done_at.is_some() {
        DocumentRequestStatus::Done
    } else if row.expires_at <= now {
        DocumentRequestStatus::Expired
    } else {
        DocumentRequestStatus::Open
    }
}

/// The link still shows its request: the driver sees that all is done, too.
fn works(row: &Model, now: Timestamp) -> bool {
    row.revoked_at.is_none() && row.expires_at > now
}

/// From the token to the request and its driver. Unknown, revoked and expired tokens are indistinguishable to callers.
pub async fn find(ctx: &AppContext, token: &str) -> Result<(Model, driver::Model), ApiError> {
    let db = ctx.db.scoped(Scope::System(REASON));
    let row = Entity::find().filter(Column::TokenHash.eq(hash_of(token))).fetch_optional(&db).await?;
    let row = row.filter(|row| works(row, ctx.now())).ok_or_else(ApiError::not_found)?;
    let driver = driver::Entity::find_owned(row.company_id, row.driver_id).fetch_optional(&db).await?;
    Ok((row, driver.ok_or_else(ApiError::not_found)?))
}

/// A write of the link's driver, with the request locked.
pub async fn follow(ctx: &AppContext, token: &str) -> Result<(Write, Model, driver::Model), ApiError> {
    let (row, driver) = find(ctx, token).await?;
    let actor = Actor {
        kind: ActorKind::Driver,
        name: format!("{} {}", driver.first_name, driver.last_name),
        request_id: request_id(),
        ..Actor::system(row.company_id)
    };
    let write = Write::begin(ctx, &actor).await?;
    // It may have been revoked in the meantime.
    let row = write.find_for_update::<Entity>(row.id).await?.filter(|row| works(row, write.now));
    Ok((write, row.ok_or_else(ApiError::not_found)?, driver))
}
