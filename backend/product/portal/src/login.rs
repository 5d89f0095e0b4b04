//! Sign-in by a mailed link. The response is the same whether or not the address is known.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_api::secrets::{hash_of, random_text};
use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    by_ids,
    jobs::{self, Job, JobError},
};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{company::company, fleet::fleet_owner, portal::owner_login};
use haul_types::{EmailAddress, Timestamp};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Set,
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{
    error::OwnerPortalError,
    sessions::{self, SessionToken},
    views::{OwnerChoice, OwnerVerified},
};

/// Enough time to find the mail.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(20);
/// Enough time to choose a carrier.
const CHOICE_LIFETIME: TimeDelta = TimeDelta::minutes(10);
/// Open links per address: keeps us from flooding a mailbox.
const MAX_OPEN_LINKS: u64 = 5;
const CHOICE_AUDIENCE: &str = "owner_choice";
/// Binds the sealed address to its use.
const ASSOCIATED_DATA: &str = "job.send_owner_link";
const REASON: &str = "an address may own trucks at several carriers";

#[derive(Serialize, Deserialize)]
struct ChoiceClaims {
    login: Uuid,
}

/// Accepts the request for any address: the rest happens after the response, so its timing reveals nothing.
pub(super) async fn request(ctx: &AppContext, email: &str) -> Result<(), OwnerPortalError> {
    let Ok(email) = EmailAddress::parse(email) else { return Ok(()) };
    let sealed = ctx.sealing.seal(email.as_str().as_bytes(), ASSOCIATED_DATA).map_err(ApiError::internal)?;
    let write = Write::begin_as_system(ctx, &Actor::system(Uuid::nil()), REASON).await?;
    write.enqueue_for_nobody::<SendOwnerLink>(&Asked { sealed }).await?;
    write.commit(true).await?;
    Ok(())
}

/// The address, sealed to keep private who asked for a link.
#[derive(Serialize, Deserialize)]
pub struct Asked {
    sealed: String,
}

/// Looks the address up and sends the link.
pub struct SendOwnerLink;

impl Job for SendOwnerLink {
    const KIND: &'static str = "send_owner_link";
    const TITLE: &'static str = "Send a fleet owner's link";
    const IS_AWAITED: bool = true;
    type Payload = Asked;

    async fn run(ctx: &AppContext, _: Uuid, asked: Asked) -> Result<(), JobError> {
        let email = ctx.sealing.open(&asked.sealed, ASSOCIATED_DATA);
        let email = email.map_err(|error| JobError::Final(error.to_string()))?;
        let email = String::from_utf8(email).map_err(|error| JobError::Final(error.to_string()))?;
        send_link(ctx, &email).await.map_err(|error| JobError::from(ApiError::from(error)))
    }
}

/// Sends a link to an address that owns trucks; does nothing for any other.
async fn send_link(ctx: &AppContext, email: &str) -> Result<(), OwnerPortalError> {
    let mut write = Write::begin_as_system(ctx, &Actor::system(Uuid::nil()), REASON).await?;
    let Some(owner) = owners_of(write.tx(), email).await?.into_iter().next() else { return Ok(()) };
    write.actor = Actor::system(owner.company_id);
    let now = write.now;
    owner_login::Entity::delete_many()
        .filter(owner_login::Column::ExpiresAt.lt(now - TimeDelta::days(1)))
        .exec(write.tx())
        .await?;
    let open = owner_login::Entity::find()
        .filter(owner_login::Column::Email.eq(email))
        .filter(owner_login::Column::ExpiresAt.gt(now))
        .count(write.tx())
        .await?;
    if open >= MAX_OPEN_LINKS {
        return Ok(());
    }
    let token = random_text()?;
    let row = owner_login::ActiveModel {
        id: Set(write.new_id()),
        email: Set(email.to_owned()),
        token_hash: Set(hash_of(&token)),
        created_at: Set(now),
        expires_at: Set(now + LINK_LIFETIME),
        verified_at: Set(None),
        finished_at: Set(None),
    };
    row.insert(write.tx()).await?;
    let mail = crate::mail::owner_login(ctx, email, &token, LINK_LIFETIME.num_minutes());
    jobs::send_sign_in_mail(&write, mail).await?;
    write.commit(true).await?;
    Ok(())
}

/// Uses a link up. The address's one owner is signed in; where there are several, the person chooses.
pub(super) async fn verify(ctx: &AppContext, token: &str) -> Result<OwnerVerified, OwnerPortalError> {
    let mut write = Write::begin_as_system(ctx, &Actor::system(Uuid::nil()), REASON).await?;
    let now = write.now;
    let login = owner_login::Entity::find()
        .filter(owner_login::Column::TokenHash.eq(hash_of(token)))
        .filter(owner_login::Column::VerifiedAt.is_null())
        .filter(owner_login::Column::ExpiresAt.gt(now))
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?
        .ok_or(OwnerPortalError::LinkInvalid)?;
    let owners = owners_of(write.tx(), &login.email).await?;
    let login_id = login.id;
    let mut row = login.into_active_model();
    row.verified_at = Set(Some(now));
    let answer = match owners.as_slice() {
        [] => return Err(OwnerPortalError::LinkInvalid),
        [owner] => {
            row.finished_at = Set(Some(now));
            let session = sessions::open(&mut write, owner).await?;
            OwnerVerified { session: Some(session.into()), ..Default::default() }
        }
        several => {
            let claims = serde_json::to_string(&ChoiceClaims { login: login_id }).map_err(ApiError::internal)?;
            let seconds = CHOICE_LIFETIME.num_seconds().unsigned_abs();
            let token = ctx.sealing.sign_token(CHOICE_AUDIENCE, &claims, seconds).map_err(ApiError::internal)?;
            let choices = choices(write.tx(), several).await?;
            OwnerVerified { choices: Some(choices), choice_token: Some(token), session: None }
        }
    };
    row.update(write.tx()).await?;
    Ok(write.commit(answer).await?)
}

/// Signs in at the chosen carrier; a choice is good once.
pub(super) async fn choose(
    ctx: &AppContext,
    choice_token: &str,
    fleet_owner_id: Uuid,
) -> Result<SessionToken, OwnerPortalError> {
    let claims = ctx.sealing.verify_token(CHOICE_AUDIENCE, choice_token).map_err(|_| OwnerPortalError::LinkInvalid)?;
    let claims: ChoiceClaims = serde_json::from_str(&claims).map_err(|_| OwnerPortalError::LinkInvalid)?;
    let mut write = Write::begin_as_system(ctx, &Actor::system(Uuid::nil()), REASON).await?;
    let now = write.now;
    let login = owner_login::Entity::find_by_id(claims.login)
        .filter(owner_login::Column::VerifiedAt.gt(now - CHOICE_LIFETIME))
        .filter(owner_login::Column::FinishedAt.is_null())
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?
        .ok_or(OwnerPortalError::LinkInvalid)?;
    let owners = owners_of(write.tx(), &login.email).await?;
    let owner = owners.iter().find(|owner| owner.id == fleet_owner_id).ok_or(OwnerPortalError::LinkInvalid)?;
    let mut row = login.into_active_model();
    row.finished_at = Set(Some(now));
    row.update(write.tx()).await?;
    let session = sessions::open(&mut write, owner).await?;
    write.commit(true).await?;
    Ok(session)
}

async fn owners_of(db: &impl Connection, email: &str) -> Result<Vec<fleet_owner::Model>, DbErr> {
    fleet_owner::Entity::find()
        .filter(fleet_owner::Column::Email.eq(email))
        .filter(fleet_owner::Column::ArchivedAt.is_null())
        .order_by_asc(fleet_owner::Column::Id)
        .fetch_all(db)
        .await
}

async fn choices(db: &impl Connection, owners: &[fleet_owner::Model]) -> Result<Vec<OwnerChoice>, DbErr> {
    let ids = owners.iter().map(|owner| owner.company_id);
    let carriers: HashMap<Uuid, company::Model> = by_ids(db, company::Entity::find(), company::Column::Id, ids).await?;
    let choice = |owner: &fleet_owner::Model| OwnerChoice {
        fleet_owner_id: owner.id,
        carrier_name: carriers.get(&owner.company_id).map(|carrier| carrier.legal_name.clone()).unwrap_or_default(),
    };
    Ok(owners.iter().map(choice).collect())
}

/// Links that have expired.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    owner_login::Entity::delete_many().filter(owner_login::Column::ExpiresAt.lt(now)).exec(db).await?;
    Ok(())
}
