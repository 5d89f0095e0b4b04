//! Links for drivers to report with. A link works as long as its driver has its leg, and a little longer for papers.

use haul_api::secrets::{hash_of, random_text};
use haul_api::{ApiError, AppContext, Write, by_ids};
use haul_db::{Db, Fetch, Scope};
use haul_entity::{
    Owned,
    fleet::driver,
    loads::{leg, load},
    tracking::driver_link::{Column, Entity, Model},
};
use haul_loads::{Aggregate, full_name};
use haul_types::{DriverLanguage, NamedRef, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    driver_phase::phase,
    link_views::{DriverLink, DriverLinkAddress, DriverLinkCreate, DriverLinkCreated, DriverLinkList},
};
use crate::record::error::TrackingError;

/// Where a driver reports; a bare page of mfe-apps without a sign-in.
const PAGE: &str = "/apps/tracking/drive";

pub async fn list(db: &Db, company_id: Uuid, load_id: Uuid, now: Timestamp) -> Result<DriverLinkList, TrackingError> {
    let found = Aggregate::read(db, company_id, load_id, false).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .fetch_all(db)
        .await?;
    let ids = rows.iter().map(|row| row.driver_id);
    let drivers = by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, ids).await?;
    let shown = rows.into_iter().filter_map(|row| {
        let driver = drivers.get(&row.driver_id)?;
        Some(shown(row, driver, &aggregate, now))
    });
    Ok(DriverLinkList { items: shown.collect() })
}

pub async fn create(
    write: &mut Write,
    load_id: Uuid,
    input: DriverLinkCreate,
) -> Result<DriverLinkCreated, TrackingError> {
    let aggregate = locked(write, load_id).await?;
    let leg = aggregate.legs.iter().find(|leg| leg.id == input.leg_id).ok_or(TrackingError::NotFound)?;
    let driver_id = leg.driver_id.filter(|_| leg.truck_id.is_some()).ok_or(TrackingError::LegNotAssigned)?;
    if aggregate.is_driven(leg) || aggregate.load.status.is_over() {
        return Err(TrackingError::LegAlreadyDriven);
    }
    let driver = driver::Entity::find_owned(write.company_id(), driver_id).fetch_optional(write.tx()).await?;
    let driver = driver.ok_or(TrackingError::NotFound)?;
    let row = issue(write, &aggregate.load, leg, driver_id, input.language).await?;
    let url = url_of(&write.ctx, &row)?;
    Ok(DriverLinkCreated { link: shown(row, &driver, &aggregate, write.now), url })
}

/// The driver's link of the leg, if a message can repeat it, or else a new one.
pub async fn usable(
    write: &mut Write,
    load: &load::Model,
    leg: &leg::Model,
    driver_id: Uuid,
) -> Result<Model, TrackingError> {
    let known = Entity::owned_by(write.company_id())
        .filter(Column::LegId.eq(leg.id))
        .filter(Column::DriverId.eq(driver_id))
        .filter(Column::RevokedAt.is_null())
        .filter(Column::SealedToken.is_not_null())
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .fetch_optional(write.tx())
        .await?;
    match known {
        Some(row) => Ok(row),
        None => issue(write, load, leg, driver_id, None).await,
    }
}

async fn issue(
    write: &mut Write,
    load: &load::Model,
    leg: &leg::Model,
    driver_id: Uuid,
    language: Option<DriverLanguage>,
) -> Result<Model, TrackingError> {
    let (id, token) = (write.new_id(), random_text()?);
    let sealed = write.ctx.sealing.seal(token.as_bytes(), &associated_data(id)).map_err(ApiError::internal)?;
    let row = Model {
        id,
        company_id: write.company_id(),
        load_id: load.id,
        leg_id: leg.id,
        driver_id,
        token_hash: hash_of(&token),
        created_at: write.now,
        created_by: write.actor.name.clone(),
        revoked_at: None,
        revoked_by: None,
        last_used_at: None,
        language,
        sealed_token: Some(sealed),
        upload_count: 0,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("driver_link.created", "driver_link", row.id, &load.number, Vec::new());
    Ok(row)
}

/// The link itself; its token comes after `#`, which browsers keep to themselves.
pub fn url_of(ctx: &AppContext, row: &Model) -> Result<String, TrackingError> {
    let sealed = row.sealed_token.as_deref().ok_or(TrackingError::LinkOver)?;
    let token = ctx.sealing.open(sealed, &associated_data(row.id)).map_err(ApiError::internal)?;
    let token = String::from_utf8(token).map_err(ApiError::internal)?;
    Ok(format!("{}{PAGE}#{token}", ctx.settings.public_url))
}

/// Binds a sealed token to its row.
fn associated_data(id: Uuid) -> String {
    format!("driver_link.token.{id}")
}

/// A link to copy, as long as it works.
pub async fn address(
    ctx: &AppContext,
    company_id: Uuid,
    load_id: Uuid,
    id: Uuid,
) -> Result<DriverLinkAddress, TrackingError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let aggregate = Aggregate::read(&db, company_id, load_id, false).await?.ok_or(TrackingError::NotFound)?;
    let mine = Entity::find_owned(company_id, id).select().filter(Column::LoadId.eq(load_id));
    let row = mine.fetch_optional(&db).await?.ok_or(TrackingError::NotFound)?;
    phase(&row, &aggregate, ctx.now()).ok_or(TrackingError::LinkOver)?;
    Ok(DriverLinkAddress { url: url_of(ctx, &row)? })
}

/// A link of the load.
pub async fn find(write: &Write, load_id: Uuid, id: Uuid) -> Result<Model, TrackingError> {
    let mine = Entity::find_owned(write.company_id(), id).select().filter(Column::LoadId.eq(load_id));
    mine.fetch_optional(write.tx()).await?.ok_or(TrackingError::NotFound)
}

/// Revoking twice changes nothing.
pub async fn revoke(write: &mut Write, load_id: Uuid, id: Uuid) -> Result<DriverLink, TrackingError> {
    let aggregate = locked(write, load_id).await?;
    let mut row = find(write, load_id, id).await?;
    let driver = driver::Entity::find_owned(write.company_id(), row.driver_id).fetch_optional(write.tx()).await?;
    let driver = driver.ok_or(TrackingError::NotFound)?;
    if row.revoked_at.is_none() {
        let mut change = row.into_active_model();
        change.revoked_at = Set(Some(write.now));
        change.revoked_by = Set(Some(write.actor.name.clone()));
        row = change.update(write.tx()).await?;
        write.record("driver_link.revoked", "driver_link", row.id, &aggregate.load.number, Vec::new());
    }
    Ok(shown(row, &driver, &aggregate, write.now))
}

async fn locked(write: &Write, load_id: Uuid) -> Result<Aggregate, TrackingError> {
    let found = Aggregate::read(write.tx(), write.company_id(), load_id, true).await?;
    found.ok_or(TrackingError::NotFound)
}

fn shown(row: Model, driver: &driver::Model, aggregate: &Aggregate, now: Timestamp) -> DriverLink {
    DriverLink {
        is_live: phase(&row, aggregate, now).is_some(),
        id: row.id,
        leg_id: row.leg_id,
        driver: NamedRef { id: driver.id, name: full_name(driver) },
        created_at: row.created_at,
        created_by: row.created_by,
        revoked_at: row.revoked_at,
        revoked_by: row.revoked_by,
        last_used_at: row.last_used_at,
        language: row.language,
        is_sendable: row.sealed_token.is_some(),
    }
}
