//! The verbs of types: what a company adds to the rules of the law.

use haul_api::{
    ApiError, AppContext, Clearable, Invalid, Write, authz::Actor, changes_between, json_column, same_version,
};
use haul_db::Fetch;
use haul_entity::{
    Owned, Versioned,
    compliance::compliance_setting::{ActiveModel, Column, Entity, Model},
};
use haul_types::ComplianceSubject;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};

use super::{
    Expiry, ITEM_TYPES, ItemType, Need, Rules,
    views::{ComplianceType, ComplianceTypeList, ComplianceTypeUpdate},
};

/// A year ahead is early enough for anything.
const EARLIEST: u32 = 365;
/// More reminders would be ignored.
const MOST: usize = 10;

pub async fn list(ctx: &AppContext, actor: &Actor) -> Result<ComplianceTypeList, ApiError> {
    let db = ctx.db_of(actor);
    let rules = Rules::of(&db, actor.company_id).await?;
    let rows = Entity::owned_by(actor.company_id).fetch_all(&db).await?;
    let version = |item_type: &ItemType| {
        rows.iter().find(|row| row.item_type == item_type.code).map(|row| row.version).unwrap_or_default()
    };
    let shown = ITEM_TYPES.iter().map(|item_type| ComplianceType::new(item_type, &rules, version(item_type)));
    Ok(ComplianceTypeList { items: shown.collect() })
}

fn find(code: &str) -> Result<&'static ItemType, ApiError> {
    ITEM_TYPES.iter().find(|item_type| item_type.code == code).ok_or_else(ApiError::not_found)
}

/// The kinds of records that have a type.
pub fn kinds_of(code: &str) -> Result<&'static [ComplianceSubject], ApiError> {
    Ok(find(code)?.subjects)
}

pub async fn update(write: &mut Write, code: &str, input: ComplianceTypeUpdate) -> Result<ComplianceType, ApiError> {
    let item_type = find(code)?;
    let mine = Entity::owned_by(write.company_id()).filter(Column::ItemType.eq(code));
    write.lock_company().await?;
    let before = mine.fetch_optional(write.tx()).await?;
    same_version(before.as_ref().map(|row| row.version).unwrap_or_default(), input.version)?;
    let shown_before = shown(write, item_type, before.as_ref()).await?;
    let mut invalid = Invalid::default();
    let own = before.as_ref().map(|row| (row.is_required, row.warning_days.clone())).unwrap_or_default();
    // What the law asks for needs no rule of the company.
    let is_by_law = item_type.need != Need::WhereItApplies;
    let is_required = input.is_required.unwrap_or(own.0) && !is_by_law;
    let warning_days = match input.warning_days {
        Clearable::Keep => own.1.clone(),
        Clearable::Clear => None,
        Clearable::Set(days) => {
            let days = checked(item_type, days, &mut invalid);
            (days != item_type.warning_days).then(|| json_column(&days))
        }
    };
    invalid.finish()?;
    if own == (is_required, warning_days.clone()) {
        return Ok(shown_before);
    }
    let row = match before {
        None => insert(write, item_type, is_required, warning_days).await?,
        Some(before) => change(write, before, is_required, warning_days).await?,
    };
    let after = shown(write, item_type, Some(&row)).await?;
    let changes = changes_between(Some(&shown_before), &after);
    write.record("compliance_setting.updated", "compliance_setting", row.id, item_type.name, changes);
    Ok(after)
}

async fn shown(write: &Write, item_type: &ItemType, row: Option<&Model>) -> Result<ComplianceType, ApiError> {
    let rules = Rules::of(write.tx(), write.company_id()).await?;
    Ok(ComplianceType::new(item_type, &rules, row.map(|row| row.version).unwrap_or_default()))
}

/// Most days first, each once.
fn checked(item_type: &ItemType, mut days: Vec<u32>, invalid: &mut Invalid) -> Vec<u32> {
    days.sort_unstable_by(|one, other| other.cmp(one));
    days.dedup();
    invalid.require(item_type.expiry != Expiry::Never, "warning_days", "This never expires.");
    invalid.require((1..=MOST).contains(&days.len()), "warning_days", "Choose 1 to 10 days.");
    let is_early = days.first().is_some_and(|first| *first > EARLIEST);
    invalid.require(!is_early, "warning_days", "Use at most 365 days.");
    days
}

async fn insert(
    write: &Write,
    item_type: &ItemType,
    is_required: bool,
    warning_days: Option<serde_json::Value>,
) -> Result<Model, ApiError> {
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        item_type: item_type.code.to_owned(),
        is_required,
        warning_days,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    Ok(row.into_active_model().reset_all().insert(write.tx()).await?)
}

async fn change(
    write: &Write,
    before: Model,
    is_required: bool,
    warning_days: Option<serde_json::Value>,
) -> Result<Model, ApiError> {
    let mut row: ActiveModel = before.clone().into_active_model();
    row.is_required = Set(is_required);
    row.warning_days = Set(warning_days);
    Entity::count_change(&mut row, &before, write.now);
    Ok(row.update(write.tx()).await?)
}
