//! Settles a company's loads again after a change that affects many of them.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::load::{Column, Entity},
};
use haul_types::{BillingStatus, LoadStatus};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::record::editing::resettle;

/// Few enough that no one waits long for a load locked by the transaction.
const AT_ONCE: u64 = 25;

/// Which loads to settle again.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reviewed {
    /// Open loads: the tracking terms changed.
    Open,
    /// Unbilled loads on a fuel program: a diesel price or a program changed.
    Fueled,
}

struct ReviewLoads;

#[derive(Serialize, Deserialize)]
struct Review {
    of: Reviewed,
    /// The last id processed; none at the start.
    after: Option<Uuid>,
}

pub const JOB: haul_api::jobs::JobKind = haul_api::jobs::JobKind::of::<ReviewLoads>();

/// Enqueues a job that settles them after this write commits.
pub async fn review_loads(write: &Write, of: Reviewed) -> Result<(), ApiError> {
    write.enqueue::<ReviewLoads>(&Review { of, after: None }).await?;
    Ok(())
}

impl Job for ReviewLoads {
    const KIND: &'static str = "review_loads";
    const TITLE: &'static str = "Review open loads";
    const IS_NEEDED: bool = true;
    type Payload = Review;

    async fn run(ctx: &AppContext, company_id: Uuid, review: Review) -> Result<(), JobError> {
        Ok(run(ctx, company_id, review).await?)
    }
}

async fn run(ctx: &AppContext, company_id: Uuid, Review { of, after }: Review) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let all = match of {
        Reviewed::Open => Condition::all().add(Column::Status.is_in(LoadStatus::TO_MOVE.iter().copied())),
        Reviewed::Fueled => {
            let unbilled = std::iter::once(&BillingStatus::NotReady).chain(BillingStatus::TO_BILL).copied();
            Condition::all().add(Column::FuelProgramId.is_not_null()).add(Column::BillingStatus.is_in(unbilled))
        }
    };
    let mut select = Entity::owned_by(company_id).filter(all).order_by_asc(Column::Id).limit(AT_ONCE).lock_exclusive();
    if let Some(after) = after {
        select = select.filter(Column::Id.gt(after));
    }
    let loads = select.fetch_all(write.tx()).await?;
    for load in &loads {
        resettle(&mut write, load.id).await?;
    }
    if let Some(last) = loads.last() {
        write.enqueue::<ReviewLoads>(&Review { of, after: Some(last.id) }).await?;
    }
    write.commit(true).await?;
    Ok(())
}
