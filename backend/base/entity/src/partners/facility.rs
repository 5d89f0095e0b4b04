//! A place where loads are picked up or delivered.

use haul_db::FromRow;
use haul_types::{Point, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "facility")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub name_folded: String,
    pub address: Json,
    /// From the address, for searches and sorting.
    pub city_folded: String,
    /// From the address.
    pub state: String,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: String,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Cached: coordinates of the address's ZIP Code or city, if the gazetteer knows it.
    pub approximate_latitude: Option<f64>,
    pub approximate_longitude: Option<f64>,
    /// A truck within this many meters counts as there; none for the default.
    pub geofence_radius_meters: Option<i32>,
    /// Cached: the usual stay for live work, from the latest visits; none while too few are known.
    pub usual_stay_minutes: Option<i32>,
    pub phone: Option<String>,
    pub hours: Option<String>,
    pub instructions: Option<String>,
    pub archived_at: Option<Timestamp>,
    /// The facility that has its stops now; it then stays archived.
    pub merged_into_id: Option<Uuid>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl Model {
    pub fn city(&self) -> &str {
        self.address.get("city").and_then(|city| city.as_str()).unwrap_or_default()
    }

    /// Latitude and longitude, if entered.
    pub fn exact_point(&self) -> Option<Point> {
        self.latitude.zip(self.longitude)
    }

    /// The same, or those of its ZIP Code or city: good for miles and maps, not for detecting arrivals.
    pub fn point(&self) -> Option<Point> {
        self.exact_point().or_else(|| self.approximate_latitude.zip(self.approximate_longitude))
    }

    /// `Joliet, IL`.
    pub fn town(&self) -> String {
        format!("{}, {}", self.city(), self.state)
    }
}

crate::owned::owned!(archivable);
