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
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Short, unique in the company.
    pub code: String,
    /// 1 to 120 characters.
    pub name: String,
    #[from_model(json)]
    pub address: Option<Address>,
    /// E.164, such as `+15555550123`.
    pub phone: Option<String>,
    /// IANA name, such as `America/Chicago`.
    pub time_zone: String,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A terminal, named.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TerminalRef {
    /// The terminal's id.
    pub id: Uuid,
    /// The terminal's name.
    pub name: String,
}

/// A terminal to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TerminalUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalCreate {
    /// 1 to 12 letters and digits; stored in uppercase.
    #[oai(validator(max_length = 12))]
    pub code: String,
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    pub address: Option<Address>,
    /// E.164, such as `+15555550123`.
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
    /// 1 to 12 letters and digits; stored in uppercase.
    #[oai(validator(max_length = 12))]
    pub code: Option<String>,
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: Option<String>,
    /// The terminal's postal address; null if it has none.
    pub address: Clearable<Address>,
    /// E.164, such as `+15555550123`.
    pub phone: Clearable<String>,
    /// IANA name, such as `America/Chicago`.
    pub time_zone: Option<String>,
}

page_of! {
    /// A page of terminals.
    pub struct TerminalPage of Terminal;
}
