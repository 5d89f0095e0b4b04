//! The verbs of terminals.

use haul_api::{
    ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_entity::{
    Archivable,
    company::terminal::{ActiveModel, Column, Entity},
};
use haul_types::{ErrorCode, Phone, folded, valid_time_zone};
use sea_orm::{QueryFilter, Set};
use uuid::Uuid;

use super::views::{Terminal, TerminalCreate, TerminalPage, TerminalUpdate};

/// Which terminals a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

impl SortBy for Terminal {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("name", Column::NameFolded), ("code", Column::Code), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Terminal>,
) -> Result<TerminalPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded], &[Column::Code]);
    let select = Entity::archived_or_not(actor.company_id, filter.archived).filter(found);
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for Terminal {
    simple_record!("terminal", Entity, TerminalCreate, TerminalUpdate, name, plain);

    async fn apply(
        _write: &Write,
        row: &mut ActiveModel,
        input: TerminalUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(code) = &input.code {
            row.code = Set(checked_code(invalid, code));
        }
        if let Some(name) = &input.name {
            let name = checked_name(invalid, name);
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
        Ok(())
    }

    fn taken(key: &str, row: &ActiveModel) -> Option<ApiError> {
        let code = row.code.try_as_ref().map_or("", String::as_str);
        let message = format!("Another terminal has the code {code}.");
        (key == "terminal_code_key").then(|| ApiError::new(ErrorCode::TerminalCodeAlreadyUsed, message))
    }
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
