//! Loads around a place.

use haul_api::Invalid;
use haul_entity::{
    Owned,
    loads::stop,
    partners::facility::{self, Column},
};
use haul_ports::Places;
use haul_types::Point;
use sea_orm::{
    ColumnTrait, QueryFilter, QuerySelect, QueryTrait,
    sea_query::{Expr, ExprTrait, Func, SelectStatement},
};
use uuid::Uuid;

/// Length of a degree of latitude.
const MILES_PER_DEGREE: f64 = 69.09;
/// About an hour's drive.
const DEFAULT_MILES: u32 = 50;

/// A circle around a place.
#[derive(Clone, Copy, Debug)]
pub struct Circle {
    latitude: f64,
    longitude: f64,
    miles: f64,
}

impl Circle {
    pub fn around((latitude, longitude): Point, miles: f64) -> Self {
        Self { latitude, longitude, miles }
    }
}

/// The circle around a city or ZIP Code.
pub fn circle(
    places: &dyn Places,
    near: Option<&str>,
    within_miles: Option<u32>,
    invalid: &mut Invalid,
) -> Option<Circle> {
    let words = near.map(str::trim).filter(|words| !words.is_empty())?;
    let miles = within_miles.unwrap_or(DEFAULT_MILES);
    invalid.require((1..=500).contains(&miles), "within_miles", "Enter 1 to 500 miles.");
    let place = places.search(words, 1).into_iter().next();
    invalid.require(place.is_some(), "near", "There is no such place. Enter a US city with its state, or a ZIP Code.");
    let place = place?;
    Some(Circle { latitude: place.latitude, longitude: place.longitude, miles: f64::from(miles) })
}

/// Loads with a stop inside the circle.
pub fn with_stop_in(company_id: Uuid, circle: Circle) -> SelectStatement {
    stop::Entity::owned_by(company_id)
        .filter(stop::Column::FacilityId.in_subquery(facilities_in(company_id, circle)))
        .select_only()
        .column(stop::Column::LoadId)
        .into_query()
}

/// Facilities inside the circle. Flat geometry: over these distances the error is below one percent.
pub fn facilities_in(company_id: Uuid, circle: Circle) -> SelectStatement {
    let degrees_north = circle.miles / MILES_PER_DEGREE;
    let narrowing = circle.latitude.to_radians().cos().abs().max(0.01);
    let degrees_east = degrees_north / narrowing;
    let latitude = || coordinate(Column::Latitude, Column::ApproximateLatitude);
    let longitude = || coordinate(Column::Longitude, Column::ApproximateLongitude);
    let north = || latitude().sub(circle.latitude).div(degrees_north);
    let east = || longitude().sub(circle.longitude).div(degrees_east);
    facility::Entity::owned_by(company_id)
        // The square first, which is cheaper to compare.
        .filter(latitude().between(circle.latitude - degrees_north, circle.latitude + degrees_north))
        .filter(longitude().between(circle.longitude - degrees_east, circle.longitude + degrees_east))
        .filter(north().mul(north()).add(east().mul(east())).lte(1.0))
        .select_only()
        .column(Column::Id)
        .into_query()
}

/// What a person entered, else where the address is.
fn coordinate(exact: Column, approximate: Column) -> Expr {
    Func::coalesce([Expr::col(exact.as_column_ref()), Expr::col(approximate.as_column_ref())]).into()
}
