//! The verbs of terminals.

use haul_api::{
    ApiError, Invalid, Write, changes_between, contains, json_column,
    paging::{Page, PageParams, page},
    patch,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    company::terminal::{ActiveModel, Column, Entity, Model},
};
use haul_types::{Phone, folded, valid_time_zone};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set, sea_query::ExprTrait};
use uuid::Uuid;

use super::{
    error::TerminalError,
    views::{Terminal, TerminalCreate, TerminalUpdate},
};

/// Which terminals a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

pub async fn list(db: &Db, company_id: Uuid, filter: Filter, params: &PageParams) -> Result<Page<Model>, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        select = select.filter(contains(Column::NameFolded, &q).or(contains(Column::Code, &q.to_uppercase())));
    }
    let sortable = [("name", Column::NameFolded), ("code", Column::Code), ("created_at", Column::CreatedAt)];
    page(db, select, params, &sortable, "name", Column::Id).await
}

pub async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, TerminalError> {
    Entity::find_owned(company_id, id).one(db).await?.ok_or(TerminalError::NotFound)
}

pub async fn create(write: &mut Write, input: TerminalCreate) -> Result<Terminal, TerminalError> {
    let mut invalid = Invalid::default();
    let code = checked_code(&mut invalid, &input.code);
    let name = checked_name(&mut invalid, &input.name);
    invalid.require(valid_time_zone(&input.time_zone), "time_zone", "Choose a time zone such as America/Chicago.");
    let phone = input.phone.as_deref().and_then(|text| invalid.parse("phone", Phone::parse(text)));
    if let Some(address) = &input.address {
        invalid.check_address("address", address);
    }
    invalid.finish()?;

    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        code: Set(code.clone()),
        name_folded: Set(folded(&name)),
        name: Set(name),
        address: Set(input.address.as_ref().map(json_column)),
        phone: Set(phone.map(String::from)),
        time_zone: Set(input.time_zone),
        archived_at: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await.map_err(|error| TerminalError::from_write(error, &code))?;
    let view = Terminal::try_from(row)?;
    write.record("terminal.created", "terminal", view.id, &view.name, changes_between(None, &view));
    Ok(view)
}

pub async fn update(write: &mut Write, id: Uuid, input: TerminalUpdate) -> Result<Terminal, TerminalError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TerminalError::NotFound)?;
    if before.version != input.version {
        return Err(TerminalError::VersionStale);
    }
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(code) = &input.code {
        row.code = Set(checked_code(&mut invalid, code));
    }
    if let Some(name) = &input.name {
        let name = checked_name(&mut invalid, name);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    if let Some(time_zone) = input.time_zone {
        invalid.require(valid_time_zone(&time_zone), "time_zone", "Choose a time zone such as America/Chicago.");
        row.time_zone = Set(time_zone);
    }
    patch(&mut row.phone, input.phone, |text| invalid.parse("phone", Phone::parse(&text)).map(String::from));
    patch(&mut row.address, input.address, |address| {
        invalid.check_address("address", &address);
        Some(json_column(&address))
    });
    invalid.finish()?;
    save(write, before, row, "terminal.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Terminal, TerminalError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TerminalError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return Ok(before.try_into()?);
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    let action = if is_archived { "terminal.archived" } else { "terminal.restored" };
    save(write, before, row, action).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Terminal, TerminalError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let code = row.code.clone().take().unwrap_or_default();
    let after = row.update(write.tx()).await.map_err(|error| TerminalError::from_write(error, &code))?;
    let (before, after) = (Terminal::try_from(before)?, Terminal::try_from(after)?);
    write.record(action, "terminal", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

fn checked_code(invalid: &mut Invalid, code: &str) -> String {
    let code = code.trim().to_uppercase();
    let is_valid = (1..=12).contains(&code.len()) && code.chars().all(|c| c.is_ascii_alphanumeric());
    invalid.require(is_valid, "code", "Use 1 to 12 letters and digits.");
    code
}

fn checked_name(invalid: &mut Invalid, name: &str) -> String {
    let name = name.trim();
    invalid.require((1..=120).contains(&name.chars().count()), "name", "Enter a name of at most 120 characters.");
    name.to_owned()
}
