//! The verbs of motor vehicle records.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    from_json_column, json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    compliance::motor_vehicle_record::{ActiveModel, Column, Entity, Model},
    fleet::driver,
};
use haul_types::{Date, MvrDecision, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::views::{
    MotorVehicleRecord, MotorVehicleRecordCreate, MotorVehicleRecordPage, MotorVehicleRecordUpdate, MvrEntry,
};
use crate::subject::driver_names;
use crate::testing::program::named;

/// Which records a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub decision: AnyOf<MvrDecision>,
    pub is_reviewed: Option<bool>,
    pub archived: bool,
}

impl SortBy for MotorVehicleRecord {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("pulled_on", Column::PulledOn), ("reviewed_on", Column::ReviewedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-pulled_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<MotorVehicleRecord>,
) -> Result<MotorVehicleRecordPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.decision.on(Column::Decision));
    if let Some(id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(id));
    }
    if let Some(is_reviewed) = filter.is_reviewed {
        let on = Column::ReviewedOn;
        select = select.filter(if is_reviewed { on.is_not_null() } else { on.is_null() });
    }
    if let Some(q) = &filter.q {
        select = select.filter(Column::DriverId.in_subquery(named(actor.company_id, q)));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for MotorVehicleRecord {
    simple_record!("motor_vehicle_record", Entity, MotorVehicleRecordCreate, MotorVehicleRecordUpdate, driver_name);

    fn begin(row: &mut ActiveModel) {
        row.is_at_hire = Set(false);
        row.entries = Set(serde_json::json!([]));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: MotorVehicleRecordUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let is_reviewed = row.reviewed_on.try_as_ref().is_some_and(Option::is_some);
        invalid.require(!is_reviewed, "version", "It has been reviewed. Archive it and add it again to correct it.");
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        if let Some(id) = input.driver_id {
            let found = driver::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "driver_id", "There is no such driver.");
            row.driver_id = Set(id);
        }
        if let Some(day) = input.pulled_on {
            invalid.require(day <= today, "pulled_on", "This day is in the future.");
            row.pulled_on = Set(day);
        }
        if let Some(state) = input.state {
            row.state = Set(invalid.state_code("state", &state).unwrap_or_default());
        }
        if let Some(is_at_hire) = input.is_at_hire {
            row.is_at_hire = Set(is_at_hire);
        }
        if let Some(entries) = input.entries {
            row.entries = Set(json_column(&checked(entries, today, invalid)));
        }
        patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let ids = rows.iter().map(|row| row.driver_id);
        let names = driver_names(db, company_id, ids).await?;
        let name = |id: Uuid| names.get(&id).cloned().unwrap_or_default();
        rows.into_iter().map(|row| shown(name(row.driver_id), row)).collect()
    }
}

fn checked(entries: Vec<MvrEntry>, today: Date, invalid: &mut Invalid) -> Vec<MvrEntry> {
    let mut kept = Vec::with_capacity(entries.len());
    for (index, entry) in entries.into_iter().enumerate() {
        let path = |field: &str| format!("entries.{index}.{field}");
        invalid.require(entry.on <= today, &path("on"), "This day is in the future.");
        let description = invalid.text(&path("description"), &entry.description, 200);
        kept.push(MvrEntry { description, points: invalid.between(&path("points"), entry.points, 0, 99), ..entry });
    }
    kept.sort_by_key(|entry| std::cmp::Reverse(entry.on));
    kept
}

fn shown(driver_name: String, row: Model) -> Result<MotorVehicleRecord, ApiError> {
    let entries: Vec<MvrEntry> = from_json_column(row.entries)?;
    Ok(MotorVehicleRecord {
        points: entries.iter().fold(0, |sum, entry| entry.points.saturating_add(sum)),
        driver_name,
        driver_id: row.driver_id,
        entries,
        id: row.id,
        pulled_on: row.pulled_on,
        state: row.state,
        is_at_hire: row.is_at_hire,
        note: row.note,
        decision: row.decision,
        reviewed_on: row.reviewed_on,
        reviewed_by: row.reviewed_by,
        review_note: row.review_note,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
