//! Asks the provider outside of any transaction, once for each route of a load.

use haul_api::{
    ApiError, AppContext, Write,
    area::SettledLoad,
    authz::Actor,
    jobs::{Job, JobError, JobKind},
};
use haul_db::Scope;
use haul_entity::{Owned, loads::load};
use haul_loads::{resettle, way_of_load};
use haul_types::{MilesSource, Way};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::valhalla;

pub const JOB: JobKind = JobKind::of::<RouteLoad>();

struct RouteLoad;

/// The load that a job is for.
#[derive(Serialize, Deserialize)]
struct About {
    load_id: Uuid,
}

impl Job for RouteLoad {
    const KIND: &'static str = "route_load";
    const TITLE: &'static str = "Calculate a load's route";
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, About { load_id }: About) -> Result<(), JobError> {
        route(ctx, company_id, load_id).await
    }
}

/// Enqueues a job for a settled load with an estimate, once per route. The route is stored with the load.
pub async fn ask(write: &Write, settled: &mut SettledLoad<'_>) -> Result<(), ApiError> {
    let SettledLoad { load, stops, facilities, .. } = settled;
    if write.ctx.settings.routing_url.is_none() || load.loaded_miles_source != Some(MilesSource::Estimated) {
        return Ok(());
    }
    let way = way_of_load(load, stops, facilities).map(|way| way.to_string());
    if way != load.way {
        load.way = way;
        write.enqueue::<RouteLoad>(&About { load_id: load.id }).await?;
    }
    Ok(())
}

async fn route(ctx: &AppContext, company_id: Uuid, load_id: Uuid) -> Result<(), JobError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let found = load::Entity::find_owned(company_id, load_id).fetch_optional(&db).await.map_err(ApiError::from)?;
    let asked = found.as_ref().and_then(to_route);
    let (Some(url), Some(asked), Some(way)) = (&ctx.settings.routing_url, asked, asked.and_then(Way::parse)) else {
        return Ok(());
    };
    let response = ctx.http.send(valhalla::request(url, &way)).await.map_err(JobError::passing)?;
    let Some(miles) = valhalla::miles_of(&response)? else {
        tracing::warn!(%load_id, "the routing server knows no way; the miles stay estimated");
        return Ok(());
    };
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let found = write.find_for_update::<load::Entity>(load_id).await.map_err(ApiError::from)?;
    // The load was removed, its miles were entered or a stop was changed in the meantime.
    let Some(load) = found else { return Ok(()) };
    if to_route(&load) != Some(asked) {
        return Ok(());
    }
    let mut row = load.into_active_model();
    row.loaded_miles_tenths = Set(Some(miles.value()));
    row.loaded_miles_source = Set(Some(MilesSource::Routed));
    row.update(write.tx()).await.map_err(ApiError::from)?;
    resettle(&mut write, load_id).await.map_err(ApiError::from)?;
    write.show("load", load_id);
    write.commit(true).await?;
    Ok(())
}

/// The route of a load whose miles are an estimate.
fn to_route(load: &load::Model) -> Option<&str> {
    load.way.as_deref().filter(|_| load.loaded_miles_source == Some(MilesSource::Estimated))
}
