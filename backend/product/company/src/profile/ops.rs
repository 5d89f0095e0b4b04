//! The verbs of the profile.

use haul_api::{ApiError, Write};
use haul_db::{Connection, Fetch};
use haul_entity::company::company;
use sea_orm::EntityTrait;
use uuid::Uuid;

use super::views::{Profile, ProfileUpdate};
use crate::users::{self, User, UserError, UserUpdate};

pub async fn read(db: &impl Connection, company_id: Uuid, user_id: Uuid) -> Result<Profile, ApiError> {
    let user = users::read(db, company_id, user_id).await?;
    profile(db, company_id, user).await
}

/// People change only these fields of their own record; the company sets the rest.
pub async fn update(write: &mut Write, user_id: Uuid, input: ProfileUpdate) -> Result<Profile, ApiError> {
    let change = UserUpdate {
        version: input.version,
        full_name: input.full_name,
        phone: input.phone,
        role: None,
        terminal_ids: None,
    };
    let user = users::update(write, user_id, change).await?;
    profile(write.tx(), write.company_id(), user).await
}

async fn profile(db: &impl Connection, company_id: Uuid, user: User) -> Result<Profile, ApiError> {
    let company = company::Entity::find_by_id(company_id).fetch_optional(db).await?.ok_or(UserError::NotFound)?;
    Ok(Profile {
        id: user.id,
        email: user.email,
        full_name: user.full_name,
        phone: user.phone,
        role: user.role,
        terminals: user.terminals,
        company_name: company.legal_name,
        last_seen_at: user.last_seen_at,
        version: user.version,
        created_at: user.created_at,
        updated_at: user.updated_at,
    })
}
