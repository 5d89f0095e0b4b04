//! An inquiry to a driver's previous employer (49 CFR 391.23(d)).

use haul_db::FromRow;
use haul_types::{Date, InquiryOutcome, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "employer_inquiry")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    pub employer_name: String,
    pub employer_name_folded: String,
    pub contact_name: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub position: Option<String>,
    pub from_on: Option<Date>,
    pub to_on: Option<Date>,
    /// Subject to FMCSA's safety rules.
    pub is_regulated: bool,
    /// Subject to drug and alcohol testing (49 CFR part 40).
    pub is_safety_sensitive: bool,
    /// The day the driver agreed in writing (391.23(f), 391.53(b)(1)).
    pub authorized_on: Option<Date>,
    /// Each contact, the earliest first.
    pub attempts: Json,
    /// The day of the first contact.
    pub asked_on: Option<Date>,
    pub outcome: Option<InquiryOutcome>,
    pub closed_on: Option<Date>,
    pub answer: Option<String>,
    /// What the employer says about accidents (391.23(d)(2)).
    pub accidents: Option<String>,
    /// What the employer says about drug and alcohol violations (391.23(e)).
    pub test_violations: Option<String>,
    pub is_rehire_eligible: Option<bool>,
    /// What the driver objects (391.23(j)).
    pub rebuttal: Option<String>,
    pub rebutted_on: Option<Date>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
