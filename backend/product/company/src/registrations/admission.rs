//! The first verified request of an account turns its pending registration or invitation into a company, a user or a
//! request to join.

use haul_api::{
    ApiError, AppContext, Change, Identity, Write,
    authz::{Actor, ActorKind},
    request_id,
};
use haul_db::{Fetch, Scope, unique_violation};
use haul_entity::company::{company, registration, user_account};
use haul_types::{Role, UserStatus};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Select,
    Set,
};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{carrier::CarrierDetails, ops};
use crate::{
    join_requests::{self, JoinRequestError},
    settings::watch_filings,
    users::new_user,
};

/// How often an admission starts over after losing a race: for the same account, or for the same
/// DOT number. Each time the rival has gotten further, so the second try sees its result.
const TRIES: usize = 3;

const REASON: &str = "an account comes to a company";

/// Why an attempt failed.
enum Lost {
    /// Another request was faster; nothing of this attempt was kept.
    Raced,
    Failed(ApiError),
}

impl From<DbErr> for Lost {
    fn from(error: DbErr) -> Self {
        if unique_violation(&error).is_some() { Self::Raced } else { Self::Failed(error.into()) }
    }
}

impl From<ApiError> for Lost {
    fn from(error: ApiError) -> Self {
        Self::Failed(error)
    }
}

impl From<JoinRequestError> for Lost {
    fn from(error: JoinRequestError) -> Self {
        match error {
            JoinRequestError::Db(error) => error.into(),
            other => Self::Failed(other.into()),
        }
    }
}

/// Admits an account with a verified address. Does nothing if nothing is pending for it.
pub async fn admit(ctx: &AppContext, identity: &Identity) -> Result<(), ApiError> {
    if !identity.is_email_verified || identity.email.is_empty() {
        return Ok(());
    }
    for _ in 0..TRIES {
        match try_admit(ctx, identity).await {
            Ok(()) => return Ok(()),
            Err(Lost::Raced) => continue,
            Err(Lost::Failed(error)) => return Err(error),
        }
    }
    Err(ApiError::unavailable())
}

async fn try_admit(ctx: &AppContext, identity: &Identity) -> Result<(), Lost> {
    let db = ctx.db.scoped(Scope::System(REASON));
    // Most accounts without a user have nothing pending, and a transaction costs more than two lookups.
    let waiting = ops::find_waiting(&db, &identity.uid).await?.map(|row| row.intended_company_id);
    let invited = invitations(&identity.email).fetch_optional(&db).await?.map(|user| user.company_id);
    let Some(company_id) = waiting.or(invited) else { return Ok(()) };

    let mut write = Write::begin_as_system(ctx, &Actor::system(company_id), REASON).await?;
    let waiting = registration::Entity::find_by_id(&identity.uid).lock_exclusive().fetch_optional(write.tx()).await?;
    if ops::find_user(write.tx(), &identity.uid).await?.is_some() {
        return Ok(());
    }
    match waiting {
        Some(waiting) => settle_registration(&mut write, identity, waiting).await?,
        None => accept_invitation(&mut write, identity, None).await.map(|_| ())?,
    }
    write.commit(true).await?;
    Ok(())
}

async fn settle_registration(write: &mut Write, identity: &Identity, waiting: registration::Model) -> Result<(), Lost> {
    registration::Entity::delete_by_id(&waiting.identity_uid).exec(write.tx()).await?;
    if join_requests::find_open(write.tx(), &identity.uid).await?.is_some() {
        return Ok(());
    }
    // Another carrier may have taken the DOT number while the registration was pending.
    let target = match (&waiting.dot_number, waiting.is_join) {
        (Some(dot_number), _) => ops::find_company_by_dot(write.tx(), dot_number).await?.map(|company| company.id),
        (None, _) => Some(waiting.intended_company_id),
    };
    let Some(company_id) = target else { return found_company(write, identity, waiting).await };
    act_as(write, company_id, None, &waiting.full_name);
    if !accept_invitation(write, identity, Some(company_id)).await? {
        join_requests::open(write, &identity.uid, &identity.email, &waiting.full_name).await?;
    }
    Ok(())
}

/// The company, and its founder as Admin.
async fn found_company(write: &mut Write, identity: &Identity, waiting: registration::Model) -> Result<(), Lost> {
    let carrier = waiting.carrier.unwrap_or(Value::Null);
    let carrier: CarrierDetails = serde_json::from_value(carrier).map_err(ApiError::internal)?;
    let row = company::ActiveModel {
        id: Set(waiting.intended_company_id),
        legal_name: Set(carrier.legal_name),
        dba_name: Set(None),
        dot_number: Set(waiting.dot_number.unwrap_or_default()),
        is_dot_proven: Set(false),
        docket_numbers: Set(carrier.docket_numbers),
        scac: Set(carrier.scac),
        ein: Set(None),
        ein_sealed: Set(None),
        entity_type: Set(None),
        time_zone: Set(carrier.time_zone),
        phone: Set(carrier.phone),
        email: Set(carrier.email),
        officers: Set(carrier.officers),
        addresses: Set(carrier.addresses),
        contacts: Set(json!([])),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let company = row.insert(write.tx()).await?;
    act_as(write, company.id, None, &waiting.full_name);
    let mut founder = new_user(write, &identity.email, &waiting.full_name, Role::Admin, UserStatus::Active);
    founder.identity_uid = Set(Some(identity.uid.clone()));
    let founder = founder.insert(write.tx()).await?;
    act_as(write, company.id, Some(founder.id), &founder.full_name);
    let dot_number = Change { field: "dot_number".to_owned(), from: None, to: Some(company.dot_number) };
    write.record("company.created", "company", company.id, &company.legal_name, vec![dot_number]);
    watch_filings(write).await?;
    write.company_created().await?;
    write.record("user.created", "user", founder.id, &founder.full_name, vec![role_change(&founder)]);
    Ok(())
}

/// Activates an invited person; returns whether there was an invitation. Of several companies' the newest counts.
async fn accept_invitation(write: &mut Write, identity: &Identity, company_id: Option<Uuid>) -> Result<bool, Lost> {
    let mut select = invitations(&identity.email);
    if let Some(company_id) = company_id {
        select = select.filter(user_account::Column::CompanyId.eq(company_id));
    }
    let Some(invited) = select.lock_exclusive().fetch_optional(write.tx()).await? else { return Ok(false) };
    let mut row = invited.clone().into_active_model();
    row.identity_uid = Set(Some(identity.uid.clone()));
    row.status = Set(UserStatus::Active);
    row.version = Set(invited.version + 1);
    row.updated_at = Set(write.now);
    let user = row.update(write.tx()).await?;
    act_as(write, user.company_id, Some(user.id), &user.full_name);
    let status = |status: UserStatus| Some(status.as_str().to_owned());
    let change = Change { field: "status".to_owned(), from: status(invited.status), to: status(user.status) };
    write.record("user.accepted_invitation", "user", user.id, &user.full_name, vec![change]);
    Ok(true)
}

/// Pending invitations of an address, newest first.
fn invitations(email: &str) -> Select<user_account::Entity> {
    user_account::Entity::find()
        .filter(user_account::Column::Email.eq(email))
        .filter(user_account::Column::Status.eq(UserStatus::Invited))
        .order_by_desc(user_account::Column::CreatedAt)
        .order_by_desc(user_account::Column::Id)
}

/// The audit log names the person, not the product.
fn act_as(write: &mut Write, company_id: Uuid, user_id: Option<Uuid>, name: &str) {
    write.actor = Actor {
        kind: ActorKind::User,
        id: user_id,
        name: name.to_owned(),
        request_id: request_id(),
        ..Actor::system(company_id)
    };
}

fn role_change(user: &user_account::Model) -> Change {
    Change { field: "role".to_owned(), from: None, to: Some(user.role.as_str().to_owned()) }
}
