//! Gives approximate coordinates to facilities created before the gazetteer.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    from_json_column,
    jobs::{Job, JobError, JobKind},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    partners::facility::{Column, Entity},
};
use haul_partners::facilities::located;
use haul_types::Address;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::life::review::{Reviewed, review_loads};

/// Each is a lookup and a write of one row.
const AT_ONCE: u64 = 200;

struct LocateFacilities;

pub const JOB: JobKind = JobKind::of::<LocateFacilities>();

/// The last id processed; none at the start.
#[derive(Serialize, Deserialize)]
struct Progress {
    after: Option<Uuid>,
}

impl Job for LocateFacilities {
    const KIND: &'static str = "locate_facilities";
    const TITLE: &'static str = "Locate facilities on the map";
    type Payload = Progress;

    async fn run(ctx: &AppContext, company_id: Uuid, progress: Progress) -> Result<(), JobError> {
        Ok(locate(ctx, company_id, progress).await?)
    }
}

async fn locate(ctx: &AppContext, company_id: Uuid, Progress { after }: Progress) -> Result<(), ApiError> {
    let write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mut select = Entity::owned_by(company_id).order_by_asc(Column::Id).limit(AT_ONCE).lock_exclusive();
    if let Some(after) = after {
        select = select.filter(Column::Id.gt(after));
    }
    let facilities = select.fetch_all(write.tx()).await?;
    let last = facilities.last().map(|facility| facility.id);
    for facility in facilities {
        let address: Address = from_json_column(facility.address.clone())?;
        let Some(place) = located(&*ctx.places, &address) else { continue };
        let mut row = facility.into_active_model();
        row.approximate_latitude = Set(Some(place.latitude));
        row.approximate_longitude = Set(Some(place.longitude));
        row.update(write.tx()).await?;
    }
    match last {
        Some(_) => {
            write.enqueue::<LocateFacilities>(&Progress { after: last }).await?;
        }
        None => review_loads(&write, Reviewed::Open).await?,
    }
    write.commit(true).await?;
    Ok(())
}
