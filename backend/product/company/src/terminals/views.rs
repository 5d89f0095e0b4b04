//! Wire types of terminals.

use haul_api::{Clearable, FromModel, IntoUpdate, page_of};
use haul_entity::company::terminal;
use haul_types::{Address, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// One of the carrier's own locations.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(terminal::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Terminal {
    pub id: Uuid,
    /// Short, unique in the company.
    pub code: String,
    pub name: String,
    #[from_model(json)]
    pub address: Option<Address>,
    /// E.164, such as `+15555550123`.
    pub phone: Option<String>,
    /// IANA name, such as `America/Chicago`.
    pub time_zone: String,
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A terminal, named.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TerminalRef {
    pub id: Uuid,
    pub name: String,
}

/// A terminal to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TerminalUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalCreate {
    /// 1 to 12 letters and digits; stored in uppercase.
    pub code: String,
    pub name: String,
    pub address: Option<Address>,
    pub phone: Option<String>,
    /// IANA name.
    pub time_zone: String,
}

/// Changes to a terminal: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalUpdate {
    /// The version your change is based on.
    pub version: i32,
    pub code: Option<String>,
    pub name: Option<String>,
    pub address: Clearable<Address>,
    pub phone: Clearable<String>,
    pub time_zone: Option<String>,
}

page_of! {
    /// A page of terminals.
    pub struct TerminalPage of Terminal;
}
