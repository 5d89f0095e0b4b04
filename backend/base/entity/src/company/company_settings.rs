//! A company's settings. Without a row it has the defaults.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "company_settings")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    /// Of new customers.
    pub payment_terms_days: i32,
    /// Of new customers.
    pub fuel_program_id: Option<Uuid>,
    /// 1 to 12.
    pub fiscal_year_start_month: i32,
    /// The latest Form MCS-150.
    pub mcs150_filed_on: Option<Date>,
    /// `#0f766e`
    pub brand_color: Option<String>,
    pub invoice_footer: Option<String>,
    pub logo_blob_id: Option<Uuid>,
    pub logo_media_type: Option<String>,
    /// `[{ date, name }]`; the federal ones if none.
    pub holidays: Option<Json>,
    pub due_dates_skip_days_off: bool,
    /// Read or archived notices; forever if none.
    pub notices_kept_days: Option<i32>,
    pub webhook_events_kept_days: i32,
    pub version: i32,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
