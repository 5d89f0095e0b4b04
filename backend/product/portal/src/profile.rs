//! The owner's own record, and who is signed in.

use haul_api::{
    AppContext, Invalid, Write, authz::OwnerActor, changes_between, differs, from_nullable_json_column, json_column,
    patch, same_version,
};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{Owned, OwnedRow, company::company, fleet::fleet_owner};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};

use crate::{
    error::OwnerPortalError,
    sessions,
    views::{OwnerProfile, OwnerProfileUpdate, OwnerSession},
};

pub(super) async fn read_session(ctx: &AppContext, owner: &OwnerActor) -> Result<OwnerSession, OwnerPortalError> {
    let profile = read(ctx, owner).await?;
    let (expires_at, token) = sessions::renew(ctx, owner).await?;
    Ok(OwnerSession {
        fleet_owner_id: profile.fleet_owner_id,
        name: profile.name,
        email: profile.email,
        carrier_name: profile.carrier_name,
        expires_at,
        token,
    })
}

pub(super) async fn read(ctx: &AppContext, owner: &OwnerActor) -> Result<OwnerProfile, OwnerPortalError> {
    let db = ctx.db.scoped(Scope::Company(owner.actor.company_id));
    let row = mine(owner).fetch_optional(&db).await?.ok_or(OwnerPortalError::NotFound)?;
    profile(&db, row).await
}

pub(super) async fn update(
    write: &mut Write,
    owner: &OwnerActor,
    input: OwnerProfileUpdate,
) -> Result<OwnerProfile, OwnerPortalError> {
    let before = mine(owner).fetch_for_update(write.tx()).await?.ok_or(OwnerPortalError::NotFound)?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
    patch(&mut row.address, input.address, |address| {
        invalid.check_address("address", &address);
        Some(json_column(&address))
    });
    invalid.finish()?;
    if !differs(&row, &before) {
        return profile(write.tx(), before).await;
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let before = profile(write.tx(), before).await?;
    let after = profile(write.tx(), after).await?;
    let changes = changes_between(Some(&before), &after);
    write.record("fleet_owner.updated", "fleet_owner", after.fleet_owner_id, &after.name, changes);
    Ok(after)
}

fn mine(owner: &OwnerActor) -> OwnedRow<fleet_owner::Entity> {
    fleet_owner::Entity::find_owned(owner.actor.company_id, owner.fleet_owner_id)
}

async fn profile(db: &impl Connection, row: fleet_owner::Model) -> Result<OwnerProfile, OwnerPortalError> {
    let carrier =
        company::Entity::find_by_id(row.company_id).fetch_optional(db).await?.ok_or(OwnerPortalError::NotFound)?;
    Ok(OwnerProfile {
        fleet_owner_id: row.id,
        name: row.name,
        company_name: row.company_name,
        email: row.email,
        phone: row.phone,
        address: from_nullable_json_column(row.address)?,
        carrier_name: carrier.legal_name,
        version: row.version,
        updated_at: row.updated_at,
    })
}
