//! The verbs of registrations.

use chrono::TimeDelta;
use haul_api::{AppContext, Identity, Invalid};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::company::{
    company,
    registration::{ActiveModel, Column, Entity, Model},
    user_account,
};
use haul_ports::RegistryNumber;
use haul_types::{DotNumber, FmcsaStatus, UserStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect, Set};
use uuid::Uuid;

use super::{
    carrier,
    error::RegistrationError,
    views::{
        Carrier, CarrierRegistryAnswer, CarrierRegistryOutcome, Registration, RegistrationCreate, RegistrationOutcome,
        UserInfoCreate,
    },
};
use crate::{
    fmcsa::{Outcome, look_up},
    join_requests,
};

/// After that, an unverified person starts over; personal data is not kept without a purpose.
const KEPT_FOR: TimeDelta = TimeDelta::days(30);

/// Whether a carrier is registered; if it isn't, what FMCSA says about it.
pub async fn find_carrier(ctx: &AppContext, dot_number: &str) -> Result<Carrier, RegistrationError> {
    let db = ctx.db.scoped(Scope::System("the sign-up form asks before anyone is signed in"));
    let mut invalid = Invalid::default();
    let dot_number = invalid.parse("dot_number", DotNumber::parse(dot_number));
    let Some(dot_number) = dot_number else { return Err(invalid.into()) };
    let company = find_company_by_dot(&db, dot_number.as_str()).await?;
    let registry = match &company {
        Some(_) => None,
        None => Some(look_up(ctx, &RegistryNumber::Dot(dot_number.as_str().to_owned())).await.into()),
    };
    Ok(Carrier {
        dot_number: dot_number.into(),
        is_registered: company.is_some(),
        company_name: company.map(|company| company.legal_name),
        registry,
    })
}

impl From<Outcome> for CarrierRegistryAnswer {
    fn from(answer: Outcome) -> Self {
        let bare = |outcome| Self { outcome, legal_name: None, phone: None, address: None, docket_number: None };
        let record = match answer {
            Outcome::NotFound => return bare(CarrierRegistryOutcome::NotFound),
            Outcome::Unavailable(_) => return bare(CarrierRegistryOutcome::Unavailable),
            Outcome::Found { record, .. } => *record,
        };
        let is_active = record.status() == FmcsaStatus::Active;
        Self {
            outcome: if is_active { CarrierRegistryOutcome::Active } else { CarrierRegistryOutcome::NotAllowed },
            address: record.address.as_ref().and_then(carrier::address_line),
            legal_name: Some(record.legal_name),
            phone: record.phone,
            docket_number: record.docket_numbers.first().map(ToString::to_string),
        }
    }
}

/// The registration pending until its account's address is verified.
pub async fn find_waiting(db: &impl Connection, identity_uid: &str) -> Result<Option<Model>, DbErr> {
    Entity::find_by_id(identity_uid).fetch_optional(db).await
}

/// Stores a pending registration. Another one for the same account replaces it and keeps its company id.
pub async fn create(
    ctx: &AppContext,
    identity: &Identity,
    input: RegistrationCreate,
) -> Result<Registration, RegistrationError> {
    let full_name = checked_name("fullname", &input.fullname)?;
    if identity.email.is_empty() {
        return Err(RegistrationError::NoEmail);
    }
    let tx = ctx.db.scoped(Scope::System("a registration belongs to no company yet")).begin().await?;
    require_no_company(&tx, identity).await?;
    let now = ctx.now();
    Entity::delete_many().filter(Column::UpdatedAt.lt(now - KEPT_FOR)).exec(&tx).await?;

    let before = Entity::find_by_id(&identity.uid).lock_exclusive().fetch_optional(&tx).await?;
    let (dot_number, carrier, existing) = match input.company_id {
        Some(id) => (None, None, Some(find_company(&tx, id).await?)),
        None => {
            let (dot_number, carrier) = carrier::checked(&input)?;
            let existing = find_company_by_dot(&tx, dot_number.as_str()).await?;
            (Some(dot_number), Some(carrier), existing)
        }
    };
    let reserved = before.as_ref().filter(|before| !before.is_join).map(|before| before.intended_company_id);
    let company_id = existing.as_ref().map(|company| company.id).or(reserved).unwrap_or_else(|| ctx.ids.next());
    let row = ActiveModel {
        identity_uid: Set(identity.uid.clone()),
        email: Set(identity.email.clone()),
        full_name: Set(full_name),
        intended_company_id: Set(company_id),
        is_join: Set(existing.is_some()),
        dot_number: Set(dot_number.map(String::from)),
        carrier: Set(carrier.map(|carrier| serde_json::json!(carrier))),
        created_at: Set(before.as_ref().map_or(now, |before| before.created_at)),
        updated_at: Set(now),
    };
    if before.is_some() {
        row.update(&tx).await?
    } else {
        row.insert(&tx).await?
    };
    tx.commit().await?;
    let outcome = if existing.is_some() { RegistrationOutcome::JoinRequest } else { RegistrationOutcome::Company };
    Ok(Registration { company_id, outcome })
}

/// Stores the name from the specification's second call. Safe to repeat, even after the registration was processed.
pub async fn add_user_info(
    ctx: &AppContext,
    identity: &Identity,
    input: UserInfoCreate,
) -> Result<(), RegistrationError> {
    let full_name = checked_name("fullName", &input.full_name)?;
    if input.user_email.trim().to_lowercase() != identity.email {
        return Err(RegistrationError::AnotherEmail);
    }
    let tx = ctx.db.scoped(Scope::System("a registration belongs to no company yet")).begin().await?;
    let waiting = Entity::find_by_id(&identity.uid)
        .filter(Column::IntendedCompanyId.eq(input.company_id))
        .lock_exclusive()
        .fetch_optional(&tx)
        .await?;
    if let Some(waiting) = waiting {
        let mut row = waiting.into_active_model();
        row.full_name = Set(full_name);
        row.updated_at = Set(ctx.now());
        row.update(&tx).await?;
        tx.commit().await?;
        return Ok(());
    }
    let is_user = find_user(&tx, &identity.uid).await?.is_some_and(|user| user.company_id == input.company_id);
    let request = join_requests::find_open(&tx, &identity.uid).await?;
    let is_asking = request.is_some_and(|request| request.company_id == input.company_id);
    if is_user || is_asking { Ok(()) } else { Err(RegistrationError::NotFound) }
}

async fn require_no_company(db: &impl Connection, identity: &Identity) -> Result<(), RegistrationError> {
    if find_user(db, &identity.uid).await?.is_some() {
        return Err(RegistrationError::AlreadyUser);
    }
    match join_requests::find_open(db, &identity.uid).await? {
        Some(_) => Err(RegistrationError::JoinRequestOpen),
        None => Ok(()),
    }
}

pub(super) async fn find_user(db: &impl Connection, identity_uid: &str) -> Result<Option<user_account::Model>, DbErr> {
    user_account::Entity::find()
        .filter(user_account::Column::IdentityUid.eq(identity_uid))
        .filter(user_account::Column::Status.ne(UserStatus::Removed))
        .fetch_optional(db)
        .await
}

pub(super) async fn find_company_by_dot(
    db: &impl Connection,
    dot_number: &str,
) -> Result<Option<company::Model>, DbErr> {
    company::Entity::find().filter(company::Column::DotNumber.eq(dot_number)).fetch_optional(db).await
}

async fn find_company(db: &impl Connection, id: Uuid) -> Result<company::Model, RegistrationError> {
    let found = company::Entity::find_by_id(id).fetch_optional(db).await?;
    found.ok_or_else(|| Invalid::field("companyId", "There is no such company.").into())
}

fn checked_name(path: &str, name: &str) -> Result<String, Invalid> {
    let mut invalid = Invalid::default();
    let name = invalid.person_name(path, name, 120);
    invalid.finish().map(|()| name)
}
