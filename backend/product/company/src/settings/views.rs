//! Wire types of the company's settings.

use haul_api::{Brand, Clearable, from_nullable_json_column};
use haul_entity::company::company_settings::Model;
use haul_types::{Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Your company's settings.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanySettings {
    /// Days from invoice to payment that new customers get.
    pub payment_terms_days: i32,
    /// The fuel program that new customers get.
    pub fuel_program_id: Option<Uuid>,
    /// The month in which the fiscal year starts, 1 to 12.
    pub fiscal_year_start_month: i32,
    /// The first day of the current fiscal year.
    pub fiscal_year_started_on: Date,
    /// When the latest Form MCS-150 was filed with FMCSA.
    pub mcs150_filed_on: Option<Date>,
    /// The last day for the next biennial update, by the USDOT number (49 CFR 390.19); in the past if it was missed.
    pub mcs150_due_on: Option<Date>,
    pub brand: Brand,
    /// Printed at the end of each invoice.
    pub invoice_footer: Option<String>,
    /// Days on which the office is closed: the federal holidays until the company changes them.
    pub holidays: Vec<Holiday>,
    /// These are the federal holidays.
    pub are_holidays_federal: bool,
    /// An invoice that is due on a weekend or holiday is due on the next business day.
    pub due_dates_skip_days_off: bool,
    /// Days until read and archived notices are deleted; never if omitted.
    pub notices_kept_days: Option<i32>,
    /// Days until webhook events and their deliveries are deleted.
    pub webhook_events_kept_days: i32,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When it was last changed, in UTC; omitted until the first change.
    pub updated_at: Option<Timestamp>,
}

/// A day on which the office is closed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct Holiday {
    /// The day.
    pub on: Date,
    /// 1 to 60 characters.
    #[oai(validator(max_length = 60))]
    pub name: String,
}

/// Changes to the settings: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanySettingsUpdate {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// 0 to 180.
    #[oai(validator(minimum(value = "0"), maximum(value = "180")))]
    pub payment_terms_days: Option<i32>,
    /// The fuel program that new customers get; null for none.
    pub fuel_program_id: Clearable<Uuid>,
    /// 1 to 12.
    #[oai(validator(minimum(value = "1"), maximum(value = "12")))]
    pub fiscal_year_start_month: Option<i32>,
    /// Not in the future; null if it isn't known.
    pub mcs150_filed_on: Clearable<Date>,
    /// Such as `#0f766e`; dark enough to be read on white. Null for the product's own color.
    pub brand_color: Clearable<String>,
    /// The receipt of a PNG or JPEG picture of at most 512 KB; null removes the logo.
    pub logo_receipt: Clearable<String>,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub invoice_footer: Clearable<String>,
    /// All holidays, at most 100; null for the federal ones.
    #[oai(validator(max_items = 100))]
    pub holidays: Clearable<Vec<Holiday>>,
    /// An invoice that is due on a weekend or holiday is due on the next business day.
    pub due_dates_skip_days_off: Option<bool>,
    /// 30 to 1,825; null keeps notices forever.
    #[oai(validator(minimum(value = "30"), maximum(value = "1825")))]
    pub notices_kept_days: Clearable<i32>,
    /// 7 to 90.
    #[oai(validator(minimum(value = "7"), maximum(value = "90")))]
    pub webhook_events_kept_days: Option<i32>,
}

/// A file to upload for the company.
#[derive(Clone, Debug, Object)]
pub struct CompanyFileUploadCreate {
    /// Name of the file, 1 to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    /// PNG or JPEG for a logo; PDF, JPEG, PNG or TIFF for a document.
    pub media_type: String,
    /// At most 512 KB for a logo, 25 MB for a document.
    pub byte_size: u64,
    /// The file is the company's logo.
    #[oai(default)]
    pub is_logo: bool,
}

/// Where to send the bytes.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CompanyFileUpload {
    /// `PUT` the bytes here; the response contains the receipt.
    pub upload_url: String,
    /// When `upload_url` stops working, in UTC.
    pub expires_at: Timestamp,
    /// Most bytes that the upload accepts.
    pub max_bytes: u64,
}

/// What the audit log compares: decisions, not what follows from them.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub(super) struct Decided {
    payment_terms_days: i32,
    fuel_program_id: Option<Uuid>,
    fiscal_year_start_month: i32,
    mcs150_filed_on: Option<Date>,
    brand_color: Option<String>,
    logo: Option<Uuid>,
    invoice_footer: Option<String>,
    holidays: Option<Vec<Holiday>>,
    due_dates_skip_days_off: bool,
    notices_kept_days: Option<i32>,
    webhook_events_kept_days: i32,
}

impl Decided {
    pub fn of(row: &Model) -> Result<Self, haul_api::ApiError> {
        Ok(Self {
            payment_terms_days: row.payment_terms_days,
            fuel_program_id: row.fuel_program_id,
            fiscal_year_start_month: row.fiscal_year_start_month,
            mcs150_filed_on: row.mcs150_filed_on,
            brand_color: row.brand_color.clone(),
            logo: row.logo_blob_id,
            invoice_footer: row.invoice_footer.clone(),
            holidays: from_nullable_json_column(row.holidays.clone())?,
            due_dates_skip_days_off: row.due_dates_skip_days_off,
            notices_kept_days: row.notices_kept_days,
            webhook_events_kept_days: row.webhook_events_kept_days,
        })
    }
}
