//! Opens an exception for each condition of a load, and resolves it when the condition is over.

use std::collections::{BTreeMap, HashSet};

use haul_api::{ApiError, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::load,
    tracking::tracking_exception::{Column, Entity, Model},
};
use haul_loads::Due;
use haul_types::{ExceptionKind, ExceptionStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, QueryFilter, QueryOrder, Set};

use super::{
    assess::Scene,
    detect::{self, Condition, Signs, StopSigns},
    records,
};
use crate::exceptions::notices;

/// Returns the load's number of open exceptions, manual ones included.
pub async fn keep(write: &mut Write, load: &load::Model, scene: &Scene<'_>, signs: &Signs) -> Result<i32, ApiError> {
    let conditions = |open: &HashSet<&str>| {
        let mut found = detect::conditions(signs, open);
        found.extend(records::mismatches(scene, open));
        found
    };
    settle(write, load, conditions, |row| detect::ending(row.kind, ended_at(scene, row).as_ref())).await
}

/// The load is no longer on the road. Its doubtful records stay doubtful.
pub async fn close(write: &mut Write, load: &load::Model, scene: &Scene<'_>) -> Result<(), ApiError> {
    let ending = |row: &Model| match row.kind {
        ExceptionKind::GeofenceMismatch => detect::ending(row.kind, None),
        _ => "The load is no longer on the road.".to_owned(),
    };
    settle(write, load, |open| records::mismatches(scene, open), ending).await?;
    Ok(())
}

/// Whether a record of a load is doubtful.
pub async fn is_doubted(write: &Write, load: &load::Model) -> Result<bool, DbErr> {
    let doubts = Entity::owned_by(load.company_id)
        .filter(Column::LoadId.eq(load.id))
        .filter(Column::Kind.eq(ExceptionKind::GeofenceMismatch))
        .filter(Column::ResolvedAt.is_null());
    Ok(doubts.fetch_optional(write.tx()).await?.is_some())
}

/// Resolves what ended and opens what is new; returns the number of open ones.
async fn settle(
    write: &mut Write,
    load: &load::Model,
    conditions: impl FnOnce(&HashSet<&str>) -> Vec<Condition>,
    ending: impl Fn(&Model) -> String,
) -> Result<i32, ApiError> {
    let (unresolved, resolved) = of_load(write, load).await?;
    let mut conditions: BTreeMap<String, Condition> = {
        let keys: HashSet<&str> = unresolved.iter().map(|row| row.dedupe_key.as_str()).collect();
        conditions(&keys).into_iter().map(|found| (found.key.clone(), found)).collect()
    };
    let mut count = 0;
    for row in unresolved {
        match conditions.remove(&row.dedupe_key) {
            None if row.is_automatic => {
                let ending = ending(&row);
                resolve(write, row, &load.number, ending).await?;
            }
            _ => count += 1,
        }
    }
    for condition in conditions.into_values() {
        if !resolved.iter().any(|row| is_dealt_with(row, &condition)) {
            open(write, load, condition).await?;
            count += 1;
        }
    }
    Ok(count)
}

/// A manually resolved condition stays resolved while it lasts, until there is later evidence.
fn is_dealt_with(row: &Model, condition: &Condition) -> bool {
    let is_same = row.dedupe_key == condition.key && !row.is_resolved_by_itself;
    is_same && condition.evidence_at.is_none_or(|at| row.resolved_at.is_some_and(|resolved| at <= resolved))
}

/// The load's open exceptions, and the others.
async fn of_load(write: &Write, load: &load::Model) -> Result<(Vec<Model>, Vec<Model>), DbErr> {
    let rows = Entity::owned_by(load.company_id)
        .filter(Column::LoadId.eq(load.id))
        .order_by_asc(Column::OpenedAt)
        .order_by_asc(Column::Id)
        .fetch_all(write.tx())
        .await?;
    Ok(rows.into_iter().partition(|row| row.resolved_at.is_none()))
}

/// The current state of an exception's stop; the truck may be heading to another.
fn ended_at(scene: &Scene<'_>, row: &Model) -> Option<StopSigns> {
    let stop = scene.stops.iter().find(|stop| Some(stop.id) == row.stop_id)?;
    Some(StopSigns {
        id: stop.id,
        place: String::new(),
        due: Due::at(stop),
        eta_at: None,
        arrived_at: stop.arrived_at,
        free_until: None,
    })
}

async fn open(write: &mut Write, load: &load::Model, condition: Condition) -> Result<(), ApiError> {
    let row = Model {
        id: write.new_id(),
        company_id: load.company_id,
        load_id: load.id,
        stop_id: condition.stop_id,
        kind: condition.kind,
        status: ExceptionStatus::Open,
        dedupe_key: condition.key,
        detail: condition.detail,
        is_automatic: true,
        opened_at: write.now,
        opened_by: PRODUCT.to_owned(),
        owner_id: None,
        reason_code: None,
        note: None,
        acknowledged_at: None,
        acknowledged_by: None,
        resolved_at: None,
        resolved_by: None,
        is_resolved_by_itself: false,
        resolution: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("tracking_exception.opened", ENTITY, row.id, label(row.kind, &load.number), Vec::new());
    notices::opened(write, load, &row).await
}

async fn resolve(write: &mut Write, row: Model, number: &str, resolution: String) -> Result<(), ApiError> {
    let (id, kind, version) = (row.id, row.kind, row.version);
    let mut change = row.into_active_model();
    change.status = Set(ExceptionStatus::Resolved);
    change.resolved_at = Set(Some(write.now));
    change.resolved_by = Set(Some(PRODUCT.to_owned()));
    change.is_resolved_by_itself = Set(true);
    change.resolution = Set(Some(resolution));
    change.version = Set(version + 1);
    change.updated_at = Set(write.now);
    change.update(write.tx()).await?;
    write.record("tracking_exception.ended", ENTITY, id, label(kind, number), Vec::new());
    notices::over(write, kind, id).await
}

/// The name in the audit log for automatic changes.
const PRODUCT: &str = "Haul";

/// The word of the audit log.
pub const ENTITY: &str = "tracking_exception";

/// Such as `missed appointment of load 1001`.
pub fn label(kind: ExceptionKind, number: &str) -> String {
    format!("{} of load {number}", kind.as_str().replace('_', " "))
}
