//! The verbs of the company's settings.

use chrono::{Datelike, TimeDelta};
use haul_api::{
    ApiError, AppContext, Clearable, Invalid, Write, brand_of_settings, changes_between, differs,
    from_nullable_json_column,
    jobs::{keep_blob, release_blob},
    json_column, patch, same_version, settings_of_company, today_at_company,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::{
        company, company_document,
        company_settings::{ActiveModel, Model},
    },
    quotes::fuel_program,
};
use haul_ports::{BlobReceipt, UploadGrant, UploadPurpose};
use haul_types::{Date, federal_holidays};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use std::{collections::BTreeSet, ops::RangeInclusive};
use uuid::Uuid;

use crate::company::require_fresh;

use super::{
    color,
    error::SettingsError,
    logo, mcs150,
    views::{CompanyFileUpload, CompanyFileUploadCreate, CompanySettings, CompanySettingsUpdate, Decided, Holiday},
};

/// NMFTA's document exchange accepts no larger ones.
const MAX_DOCUMENT_BYTES: u64 = 25 * 1024 * 1024;
/// What can be merged into one PDF.
const DOCUMENT_MEDIA_TYPES: [&str; 4] = ["application/pdf", "image/jpeg", "image/png", "image/tiff"];
/// Time to send 25 MB over a slow connection.
const UPLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(15);
/// Ten years of them.
const MAX_HOLIDAYS: usize = 100;

pub async fn read(ctx: &AppContext, db: &impl Connection, company_id: Uuid) -> Result<CompanySettings, SettingsError> {
    let row = settings_of_company(db, company_id).await?;
    shown(ctx, db, row).await
}

/// A ticket for one upload. Nothing is stored until its receipt is claimed.
pub fn begin_upload(
    ctx: &AppContext,
    company_id: Uuid,
    input: &CompanyFileUploadCreate,
) -> Result<CompanyFileUpload, SettingsError> {
    let (max_bytes, media_types, words): (u64, &[&str], _) = if input.is_logo {
        (logo::MAX_BYTES, &logo::MEDIA_TYPES, "Upload a PNG or JPEG picture.")
    } else {
        (MAX_DOCUMENT_BYTES, &DOCUMENT_MEDIA_TYPES, "Upload a PDF, JPEG, PNG or TIFF file.")
    };
    let mut invalid = Invalid::default();
    invalid.text("file_name", &input.file_name, 200);
    let size = if input.is_logo { "A logo can have at most 512 KB." } else { "A file can have at most 25 MB." };
    invalid.require((1..=max_bytes).contains(&input.byte_size), "byte_size", size);
    invalid.require(media_types.contains(&input.media_type.as_str()), "media_type", words);
    invalid.finish()?;
    let expires_at = ctx.now() + UPLOAD_LIFETIME;
    let ticket = ctx.blobs.mint_upload(&UploadGrant {
        company_id,
        purpose: UploadPurpose::CompanyFile,
        max_bytes,
        media_types: media_types.iter().map(|name| (*name).to_owned()).collect(),
        expires_at: expires_at.utc(),
    })?;
    Ok(CompanyFileUpload { upload_url: ticket.url, expires_at, max_bytes })
}

/// `logo` is the uploaded picture, tried before.
pub async fn update(
    write: &mut Write,
    input: CompanySettingsUpdate,
    logo: Option<BlobReceipt>,
) -> Result<CompanySettings, SettingsError> {
    write.lock_company().await?;
    let before = settings_of_company(write.tx(), write.company_id()).await?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    apply(&mut row, &input, today, &mut invalid);
    if let Clearable::Set(id) = input.fuel_program_id {
        let found = fuel_program::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
        let is_usable = found.is_some_and(|program| program.archived_at.is_none());
        invalid.require(is_usable, "fuel_program_id", "There is no such fuel program.");
    }
    patch(&mut row.fuel_program_id, input.fuel_program_id, Some);
    match (&input.logo_receipt, &logo) {
        (Clearable::Clear, _) => (row.logo_blob_id, row.logo_media_type) = (Set(None), Set(None)),
        (_, Some(logo)) => {
            row.logo_blob_id = Set(Some(logo.blob_id));
            row.logo_media_type = Set(Some(logo.media_type.clone()));
        }
        _ => {}
    }
    invalid.finish()?;
    // A footer could name another bank account.
    if row.invoice_footer.is_set() && row.invoice_footer.as_ref() != &before.invoice_footer {
        require_fresh(write, "the invoice footer", "The footer of the company's invoices was changed").await?;
    }
    if !differs(&row, &before) {
        return shown(&write.ctx, write.tx(), before).await;
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after =
        if before.version == 0 { row.reset_all().insert(write.tx()).await? } else { row.update(write.tx()).await? };
    if before.logo_blob_id != after.logo_blob_id {
        if let Some(blob_id) = after.logo_blob_id {
            keep_blob(write, blob_id).await?;
        }
        if let Some(blob_id) = before.logo_blob_id {
            // The same upload may have become a document, which still needs it.
            let documents = company_document::Entity::owned_by(write.company_id());
            let document = documents.filter(company_document::Column::BlobId.eq(blob_id));
            if document.fetch_optional(write.tx()).await?.is_none() {
                release_blob(write, blob_id).await?;
            }
        }
    }
    let changes = changes_between(Some(&Decided::of(&before)?), &Decided::of(&after)?);
    write.record("company_settings.updated", "company_settings", after.company_id, "the company's settings", changes);
    shown(&write.ctx, write.tx(), after).await
}

fn apply(row: &mut ActiveModel, input: &CompanySettingsUpdate, today: Date, invalid: &mut Invalid) {
    if let Some(days) = input.payment_terms_days {
        row.payment_terms_days = Set(invalid.between("payment_terms_days", days, 0, 180));
    }
    if let Some(month) = input.fiscal_year_start_month {
        row.fiscal_year_start_month = Set(invalid.between("fiscal_year_start_month", month, 1, 12));
    }
    patch(&mut row.mcs150_filed_on, input.mcs150_filed_on, |day| {
        invalid.require(day <= today, "mcs150_filed_on", "Enter today or an earlier day.");
        Some(day)
    });
    patch(&mut row.brand_color, input.brand_color.clone(), |text| color::checked(invalid, "brand_color", &text));
    patch(&mut row.invoice_footer, input.invoice_footer.clone(), |text| {
        invalid.optional_text("invoice_footer", &text, 500)
    });
    // The federal ones go on year after year; a list of the company's own does not.
    patch(&mut row.holidays, input.holidays.clone(), |days| {
        let days = checked_holidays(invalid, days);
        (days != federal(today)).then(|| json_column(&days))
    });
    if let Some(skips) = input.due_dates_skip_days_off {
        row.due_dates_skip_days_off = Set(skips);
    }
    patch(&mut row.notices_kept_days, input.notices_kept_days, |days| {
        Some(invalid.between("notices_kept_days", days, 30, 1825))
    });
    if let Some(days) = input.webhook_events_kept_days {
        row.webhook_events_kept_days = Set(invalid.between("webhook_events_kept_days", days, 7, 90));
    }
}

/// In order, each day once.
fn checked_holidays(invalid: &mut Invalid, mut days: Vec<Holiday>) -> Vec<Holiday> {
    invalid.require(days.len() <= MAX_HOLIDAYS, "holidays", "Enter at most 100 holidays.");
    for (index, day) in days.iter_mut().enumerate() {
        day.name = invalid.name(&format!("holidays.{index}.name"), &day.name, 60);
    }
    days.sort_by_key(|day| day.on);
    let is_repeated = days.windows(2).any(|two| matches!(two, [one, next] if one.on == next.on));
    invalid.require(!is_repeated, "holidays", "Enter each day only once.");
    days
}

async fn shown(ctx: &AppContext, db: &impl Connection, row: Model) -> Result<CompanySettings, SettingsError> {
    let company = company::Entity::find_by_id(row.company_id).fetch_optional(db).await?;
    let company = company.ok_or(SettingsError::NotFound)?;
    let today = today_at_company(db, row.company_id, ctx.now()).await?;
    let own: Option<Vec<Holiday>> = from_nullable_json_column(row.holidays.clone())?;
    Ok(CompanySettings {
        payment_terms_days: row.payment_terms_days,
        fuel_program_id: row.fuel_program_id,
        fiscal_year_start_month: row.fiscal_year_start_month,
        fiscal_year_started_on: fiscal_year_start(today, row.fiscal_year_start_month),
        mcs150_filed_on: row.mcs150_filed_on,
        mcs150_due_on: mcs150::next_due(&company.dot_number, row.mcs150_filed_on, today),
        invoice_footer: row.invoice_footer.clone(),
        are_holidays_federal: own.is_none(),
        holidays: own.unwrap_or_else(|| federal(today)),
        due_dates_skip_days_off: row.due_dates_skip_days_off,
        notices_kept_days: row.notices_kept_days,
        webhook_events_kept_days: row.webhook_events_kept_days,
        version: row.version,
        updated_at: (row.version > 0).then_some(row.updated_at),
        brand: brand_of_settings(ctx, row)?,
    })
}

/// The days on which the company's office is closed, around `today`.
pub fn holidays_of(settings: &Model, today: Date) -> Result<BTreeSet<Date>, ApiError> {
    let own: Option<Vec<Holiday>> = from_nullable_json_column(settings.holidays.clone())?;
    Ok(match own {
        Some(days) => days.into_iter().map(|day| day.on).collect(),
        // Last year's too: an invoice that is printed again keeps its due date.
        None => federal_in(-1..=1, today).map(|day| day.on).collect(),
    })
}

/// This year's and the next one's.
fn federal(today: Date) -> Vec<Holiday> {
    federal_in(0..=1, today).collect()
}

fn federal_in(years: RangeInclusive<i32>, today: Date) -> impl Iterator<Item = Holiday> {
    let days = years.flat_map(move |ahead| federal_holidays(today.year().saturating_add(ahead)));
    days.map(|(on, name)| Holiday { on, name: name.to_owned() })
}

fn fiscal_year_start(today: Date, month: i32) -> Date {
    let month = u32::try_from(month).unwrap_or(1);
    let has_begun = today.naive().month() >= month;
    let year = if has_begun { today.year() } else { today.year().saturating_sub(1) };
    Date::new(year, month, 1).unwrap_or(today)
}
