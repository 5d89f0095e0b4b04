//! The verbs of accidents.

use chrono::NaiveTime;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable,
    safety::accident::{ActiveModel, Column, Entity, Model},
};
use haul_types::{Date, Preventability, Timestamp, folded};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::{
    standing::needs_test,
    views::{Accident, AccidentCreate, AccidentPage, AccidentUpdate},
};
use crate::involved::{self, Involved};

/// Which accidents a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub is_recordable: Option<bool>,
    pub preventability: AnyOf<Preventability>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for Accident {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("happened_on", Column::HappenedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-happened_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Accident>,
) -> Result<AccidentPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::CityFolded], &[Column::ReportNumber]);
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(found)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.preventability.on(Column::Preventability));
    if let Some(driver_id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(driver_id));
    }
    if let Some(truck_id) = filter.truck_id {
        select = select.filter(Column::TruckId.eq(truck_id));
    }
    if let Some(wanted) = filter.is_recordable {
        select = select.filter(if wanted { recordable() } else { recordable().not() });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::HappenedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::HappenedOn.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// As [`Model::is_recordable`], of rows.
fn recordable() -> Condition {
    Condition::any().add(Column::FatalityCount.gt(0)).add(Column::InjuryCount.gt(0)).add(Column::IsTowed.eq(true))
}

impl SimpleRecord for Accident {
    simple_record!("accident", Entity, AccidentCreate, AccidentUpdate, city);

    fn begin(row: &mut ActiveModel) {
        row.fatality_count = Set(0);
        row.injury_count = Set(0);
        row.is_towed = Set(false);
        row.is_hazmat_released = Set(false);
        row.is_cited = Set(false);
        row.preventability = Set(Preventability::Undetermined);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: AccidentUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(day) = input.happened_on {
            let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
            invalid.require(day <= today, "happened_on", "This day is in the future.");
            row.happened_on = Set(day);
        }
        if let Some(city) = input.city {
            let city = invalid.text("city", &city, 80);
            row.city_folded = Set(folded(&city));
            row.city = Set(city);
        }
        if let Some(state) = input.state {
            row.state = Set(invalid.state_code("state", &state).unwrap_or_default());
        }
        if let Some(count) = input.fatality_count {
            row.fatality_count = Set(invalid.between("fatality_count", count, 0, 999));
        }
        if let Some(count) = input.injury_count {
            row.injury_count = Set(invalid.between("injury_count", count, 0, 999));
        }
        if let Some(is_towed) = input.is_towed {
            row.is_towed = Set(is_towed);
        }
        if let Some(is_released) = input.is_hazmat_released {
            row.is_hazmat_released = Set(is_released);
        }
        if let Some(is_cited) = input.is_cited {
            row.is_cited = Set(is_cited);
        }
        if let Some(preventability) = input.preventability {
            row.preventability = Set(preventability);
        }
        patch(&mut row.local_time, input.local_time, |text| {
            invalid.require(is_time_of_day(&text), "local_time", "Enter a time of day, such as 14:30.");
            Some(text)
        });
        patch(&mut row.report_number, input.report_number, |text| invalid.optional_text("report_number", &text, 60));
        patch(&mut row.description, input.description, |text| invalid.optional_text("description", &text, 4000));
        patch(&mut row.driver_id, input.driver_id, Some);
        patch(&mut row.truck_id, input.truck_id, Some);
        patch(&mut row.trailer_id, input.trailer_id, Some);
        involved::check(write, &row.driver_id, &row.truck_id, &row.trailer_id, invalid).await
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let ids = rows.iter().map(|row| [row.driver_id, row.truck_id, row.trailer_id]);
        let involved = Involved::find(db, company_id, ids).await?;
        Ok(rows.into_iter().map(|row| shown(row, &involved)).collect())
    }
}

fn is_time_of_day(text: &str) -> bool {
    text.len() == 5 && NaiveTime::parse_from_str(text, "%H:%M").is_ok()
}

fn shown(row: Model, involved: &Involved) -> Accident {
    Accident {
        is_recordable: row.is_recordable(),
        is_test_required: needs_test(&row),
        driver: involved.of(row.driver_id),
        truck: involved.of(row.truck_id),
        trailer: involved.of(row.trailer_id),
        id: row.id,
        happened_on: row.happened_on,
        local_time: row.local_time,
        city: row.city,
        state: row.state,
        fatality_count: row.fatality_count,
        injury_count: row.injury_count,
        is_towed: row.is_towed,
        is_hazmat_released: row.is_hazmat_released,
        is_cited: row.is_cited,
        preventability: row.preventability,
        report_number: row.report_number,
        description: row.description,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
