//! A company's settings, for all areas.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::company_settings::{Entity, Model},
};
use haul_types::Timestamp;
use sea_orm::DbErr;
use uuid::Uuid;

/// Usual in the trade.
pub const DEFAULT_PAYMENT_TERMS_DAYS: i32 = 30;
/// Long enough to notice an outage and repair what was missed.
const WEBHOOK_EVENTS_KEPT_DAYS: i32 = 30;

/// The company's settings, or the usual ones.
pub async fn settings_of_company(db: &impl Connection, company_id: Uuid) -> Result<Model, DbErr> {
    let row = Entity::owned_by(company_id).fetch_optional(db).await?;
    Ok(row.unwrap_or_else(|| usual_settings(company_id)))
}

/// The settings of a company that has changed none.
pub fn usual_settings(company_id: Uuid) -> Model {
    Model {
        company_id,
        payment_terms_days: DEFAULT_PAYMENT_TERMS_DAYS,
        fuel_program_id: None,
        fiscal_year_start_month: 1,
        mcs150_filed_on: None,
        brand_color: None,
        invoice_footer: None,
        logo_blob_id: None,
        logo_media_type: None,
        holidays: None,
        due_dates_skip_days_off: false,
        notices_kept_days: None,
        webhook_events_kept_days: WEBHOOK_EVENTS_KEPT_DAYS,
        version: 0,
        updated_at: Timestamp::EPOCH,
    }
}
