//! A driver's drug or alcohol test (49 CFR part 382).

use haul_db::FromRow;
use haul_types::{Date, DrugAlcoholResult, DrugAlcoholTestKind, TestSubstance, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "drug_alcohol_test")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    pub kind: DrugAlcoholTestKind,
    pub substance: TestSubstance,
    pub ordered_on: Date,
    pub collected_on: Option<Date>,
    pub result: Option<DrugAlcoholResult>,
    /// The day a medical review officer verified it, or the breath was measured.
    pub result_on: Option<Date>,
    /// Grams of alcohol in 210 liters of breath, times 1,000.
    pub alcohol_thousandths: Option<i32>,
    pub collection_site: Option<String>,
    /// The medical review officer or breath alcohol technician.
    pub reviewer: Option<String>,
    /// The day a substance abuse professional found the driver ready to return.
    pub evaluated_on: Option<Date>,
    /// Unannounced tests that the substance abuse professional ordered.
    pub follow_up_count: Option<i32>,
    pub follow_up_through_on: Option<Date>,
    pub note: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
