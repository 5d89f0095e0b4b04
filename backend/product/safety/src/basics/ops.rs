//! The verbs of BASIC percentiles.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    by_ids,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    fleet::motor_carrier,
    safety::basic_measure::{ActiveModel, Column, Entity, Model},
};
use haul_types::{BasicCarrierType, BasicCategory, Date, ErrorCode, NamedRef, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    thresholds::{is_over, thresholds},
    views::{BasicMeasure, BasicMeasureCreate, BasicMeasurePage, BasicMeasureUpdate, BasicResult},
};

/// Which months a list shows.
pub struct Filter {
    pub ids: AnyOf<Uuid>,
    pub motor_carrier_id: Option<Uuid>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for BasicMeasure {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("month", Column::Month), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-month";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<BasicMeasure>,
) -> Result<BasicMeasurePage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived).filter(filter.ids.on(Column::Id));
    if let Some(id) = filter.motor_carrier_id {
        select = select.filter(Column::MotorCarrierId.eq(id));
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::Month.gte(first_of_month(day)));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::Month.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

fn first_of_month(day: Date) -> Date {
    Date::new(day.year(), day.month(), 1).unwrap_or(day)
}

impl SimpleRecord for BasicMeasure {
    simple_record!("basic_measure", Entity, BasicMeasureCreate, BasicMeasureUpdate, name);

    fn begin(row: &mut ActiveModel) {
        row.carrier_type = Set(BasicCarrierType::General);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: BasicMeasureUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(id) = input.motor_carrier_id {
            let found = motor_carrier::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "motor_carrier_id", "There is no such carrier.");
            row.motor_carrier_id = Set(id);
        }
        if let Some(day) = input.month {
            let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
            let month = first_of_month(day);
            invalid.require(month <= today, "month", "This month is in the future.");
            row.month = Set(month);
        }
        if let Some(carrier_type) = input.carrier_type {
            row.carrier_type = Set(carrier_type);
        }
        macro_rules! percentile {
            ($field:ident) => {
                patch(&mut row.$field, input.$field, |percentile| {
                    Some(invalid.between(stringify!($field), percentile, 0, 100))
                });
            };
        }
        percentile!(unsafe_driving_percentile);
        percentile!(crash_indicator_percentile);
        percentile!(hos_compliance_percentile);
        percentile!(vehicle_maintenance_percentile);
        percentile!(controlled_substances_percentile);
        percentile!(hazmat_compliance_percentile);
        percentile!(driver_fitness_percentile);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let carriers = motor_carrier::Entity::owned_by(company_id);
        let ids = rows.iter().map(|row| row.motor_carrier_id);
        let carriers = by_ids(db, carriers, motor_carrier::Column::Id, ids).await?;
        rows.into_iter().map(|row| shown(row, &carriers)).collect()
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        let message = "The carrier's percentiles of this month are entered already.";
        (key == "basic_measure_month_key").then(|| ApiError::new(ErrorCode::BasicMeasureExists, message))
    }
}

fn percentile_of(row: &Model, category: BasicCategory) -> Option<i32> {
    match category {
        BasicCategory::UnsafeDriving => row.unsafe_driving_percentile,
        BasicCategory::CrashIndicator => row.crash_indicator_percentile,
        BasicCategory::HosCompliance => row.hos_compliance_percentile,
        BasicCategory::VehicleMaintenance => row.vehicle_maintenance_percentile,
        BasicCategory::ControlledSubstances => row.controlled_substances_percentile,
        BasicCategory::HazmatCompliance => row.hazmat_compliance_percentile,
        BasicCategory::DriverFitness => row.driver_fitness_percentile,
    }
}

fn shown(row: Model, carriers: &HashMap<Uuid, motor_carrier::Model>) -> Result<BasicMeasure, ApiError> {
    let carrier = carriers.get(&row.motor_carrier_id).ok_or_else(ApiError::not_found)?;
    let categories: Vec<BasicResult> = thresholds(row.carrier_type)
        .map(|(category, threshold)| {
            let percentile = percentile_of(&row, category);
            BasicResult { category, percentile, threshold, is_over: is_over(percentile, threshold) }
        })
        .collect();
    let over_threshold_count = categories.iter().filter(|result| result.is_over).count();
    Ok(BasicMeasure {
        name: format!("{}, {}", carrier.legal_name, row.month.format("%b %Y")),
        motor_carrier: NamedRef { id: carrier.id, name: carrier.legal_name.clone() },
        categories,
        over_threshold_count: i32::try_from(over_threshold_count).unwrap_or(i32::MAX),
        id: row.id,
        month: row.month,
        carrier_type: row.carrier_type,
        unsafe_driving_percentile: row.unsafe_driving_percentile,
        crash_indicator_percentile: row.crash_indicator_percentile,
        hos_compliance_percentile: row.hos_compliance_percentile,
        vehicle_maintenance_percentile: row.vehicle_maintenance_percentile,
        controlled_substances_percentile: row.controlled_substances_percentile,
        hazmat_compliance_percentile: row.hazmat_compliance_percentile,
        driver_fitness_percentile: row.driver_fitness_percentile,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
