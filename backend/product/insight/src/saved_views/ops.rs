//! The verbs of saved views. Each is limited to the user as well as the company.

use std::collections::HashMap;

use haul_api::{
    ApiError, Invalid, SortBy, Write,
    authz::Actor,
    changes_between, differs, json_column,
    paging::{PageParams, page},
    patch, same_version, searched,
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    company::user_account,
    insight::saved_view::{ActiveModel, Column, Entity, Model},
};
use haul_types::folded;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, ModelTrait, QueryFilter, QuerySelect, Select, Set,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{
    error::SavedViewError,
    views::{SavedView, SavedViewCreate, SavedViewPage, SavedViewUpdate},
};

/// More than any page's filters need, and short enough for any browser's URL.
const MAX_SEARCH: usize = 2_000;
/// More columns than any list has.
const MAX_COLUMNS: usize = 60;
/// Limit for keys of lists and columns, and for names.
const MAX_NAME: usize = 60;

/// Which views a list shows.
pub struct Filter {
    pub list_name: Option<String>,
    pub q: Option<String>,
}

impl SortBy for SavedView {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("name", Column::NameFolded), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    db: &Db,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<SavedView>,
) -> Result<SavedViewPage, ApiError> {
    let in_sight = Column::UserId.eq(person(actor)).or(Column::IsShared.eq(true));
    let mut select = Entity::owned_by(actor.company_id).filter(in_sight);
    if let Some(list_name) = filter.list_name {
        select = select.filter(Column::ListName.eq(list_name));
    }
    select = select.filter(searched(filter.q.as_deref(), &[Column::NameFolded], &[]));
    let page = page(db, select, params, Column::Id).await?;

    let owners = user_account::Entity::owned_by(actor.company_id)
        .filter(user_account::Column::Id.is_in(page.rows.iter().map(|row| row.user_id)))
        .fetch_all(db)
        .await?;
    let names: HashMap<Uuid, String> = owners.into_iter().map(|user| (user.id, user.full_name)).collect();
    let view = |row: Model| {
        let name = names.get(&row.user_id).cloned().unwrap_or_default();
        SavedView::of(row, name, actor.id)
    };
    let items = page.rows.into_iter().map(view).collect::<Result<_, _>>()?;
    Ok(SavedViewPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn create(write: &mut Write, input: SavedViewCreate) -> Result<SavedView, SavedViewError> {
    let mut invalid = Invalid::default();
    invalid.require(is_key(&input.list_name), "list_name", "Use 1 to 60 lower-case letters, digits, _, - and dots.");
    let name = checked_name(&mut invalid, &input.name);
    check_search(&mut invalid, &input.search);
    if let Some(columns) = &input.columns {
        check_columns(&mut invalid, columns);
    }
    invalid.finish()?;
    if input.is_default {
        clear_default(write, &input.list_name).await?;
    }
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        user_id: Set(person(&write.actor)),
        list_name: Set(input.list_name),
        name_folded: Set(folded(&name)),
        name: Set(name.clone()),
        search: Set(input.search),
        columns: Set(input.columns.as_ref().map(json_column)),
        is_default: Set(input.is_default),
        is_shared: Set(input.is_shared),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await.map_err(|error| SavedViewError::from_write(error, &name))?;
    let view = own(write, row)?;
    write.record("saved_view.created", "saved_view", view.id, &view.name, changes_between(None, &view));
    Ok(view)
}

pub async fn update(write: &mut Write, id: Uuid, input: SavedViewUpdate) -> Result<SavedView, SavedViewError> {
    let before = find(write, id).await?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = &input.name {
        let name = checked_name(&mut invalid, name);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    if let Some(search) = input.search {
        check_search(&mut invalid, &search);
        row.search = Set(search);
    }
    patch(&mut row.columns, input.columns, |columns| {
        check_columns(&mut invalid, &columns);
        Some(json_column(&columns))
    });
    if let Some(is_shared) = input.is_shared {
        row.is_shared = Set(is_shared);
    }
    invalid.finish()?;
    if let Some(is_default) = input.is_default {
        if is_default && !before.is_default {
            clear_default(write, &before.list_name).await?;
        }
        row.is_default = Set(is_default);
    }
    if !differs(&row, &before) {
        return Ok(own(write, before)?);
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let name = row.name.clone().take().unwrap_or_default();
    let after = row.update(write.tx()).await.map_err(|error| SavedViewError::from_write(error, &name))?;
    let (before, after) = (own(write, before)?, own(write, after)?);
    write.record("saved_view.updated", "saved_view", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Nothing refers to a view, so its row is deleted; the history keeps its name.
pub async fn remove(write: &mut Write, id: Uuid) -> Result<SavedView, SavedViewError> {
    let row = find(write, id).await?;
    row.clone().delete(write.tx()).await?;
    let view = own(write, row)?;
    write.record("saved_view.removed", "saved_view", view.id, &view.name, Vec::new());
    Ok(view)
}

/// The user's own view, locked until the write ends.
async fn find(write: &Write, id: Uuid) -> Result<Model, SavedViewError> {
    let found = mine(&write.actor).filter(Column::Id.eq(id)).lock_exclusive().fetch_optional(write.tx()).await?;
    found.ok_or(SavedViewError::NotFound)
}

/// Clears the user's former default for the list. Its version stays, so open forms remain valid.
async fn clear_default(write: &Write, list_name: &str) -> Result<(), SavedViewError> {
    Entity::update_many()
        .col_expr(Column::IsDefault, Expr::value(false))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::UserId.eq(person(&write.actor)))
        .filter(Column::ListName.eq(list_name))
        .filter(Column::IsDefault.eq(true))
        .exec(write.tx())
        .await?;
    Ok(())
}

fn mine(actor: &Actor) -> Select<Entity> {
    Entity::owned_by(actor.company_id).filter(Column::UserId.eq(person(actor)))
}

/// The policy admits only people, and they have an id.
fn person(actor: &Actor) -> Uuid {
    actor.id.unwrap_or_default()
}

fn own(write: &Write, row: Model) -> Result<SavedView, ApiError> {
    SavedView::of(row, write.actor.name.clone(), write.actor.id)
}

fn is_key(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '-' | '.');
    (1..=MAX_NAME).contains(&text.len()) && text.chars().all(is_word)
}

fn checked_name(invalid: &mut Invalid, name: &str) -> String {
    let name = name.trim();
    let is_valid = (1..=MAX_NAME).contains(&name.chars().count());
    invalid.require(is_valid, "name", "Enter a name of at most 60 characters.");
    name.to_owned()
}

fn check_search(invalid: &mut Invalid, search: &str) {
    let is_plain = search.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '#' | '?'));
    invalid.require(
        search.len() <= MAX_SEARCH && is_plain,
        "search",
        "Send the address's search as the browser writes it, at most 2000 characters.",
    );
}

fn check_columns(invalid: &mut Invalid, columns: &[String]) {
    let is_valid = (1..=MAX_COLUMNS).contains(&columns.len()) && columns.iter().all(|key| is_key(key));
    invalid.require(is_valid, "columns", "Name 1 to 60 columns.");
}
