//! Wire types of terminals.

use chrono::{DateTime, Utc};
use haul_api::{ApiError, Clearable, from_nullable_json_column};
use haul_entity::company::terminal;
use haul_types::Address;
use poem_openapi::Object;
use uuid::Uuid;

/// A place of the carrier's own.
#[derive(Clone, Debug, PartialEq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Terminal {
    pub id: Uuid,
    /// Short and unique in the company.
    pub code: String,
    pub name: String,
    pub address: Option<Address>,
    /// E.164, such as `+15555550123`.
    pub phone: Option<String>,
    /// IANA name, such as `America/Chicago`.
    pub time_zone: String,
    pub archived_at: Option<DateTime<Utc>>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// A terminal, named.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct TerminalRef {
    pub id: Uuid,
    pub name: String,
}

/// A terminal to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalCreate {
    /// 1 to 12 letters and digits; stored in capitals.
    pub code: String,
    pub name: String,
    pub address: Option<Address>,
    pub phone: Option<String>,
    /// IANA name.
    pub time_zone: String,
}

/// Changes to a terminal: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub code: Option<String>,
    pub name: Option<String>,
    pub address: Clearable<Address>,
    pub phone: Clearable<String>,
    pub time_zone: Option<String>,
}

impl From<TerminalCreate> for TerminalUpdate {
    fn from(input: TerminalCreate) -> Self {
        Self {
            version: 0,
            code: Some(input.code),
            name: Some(input.name),
            address: input.address.into(),
            phone: input.phone.into(),
            time_zone: Some(input.time_zone),
        }
    }
}

/// A page of terminals.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminalPage {
    pub items: Vec<Terminal>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

impl TryFrom<terminal::Model> for Terminal {
    type Error = ApiError;

    fn try_from(row: terminal::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            code: row.code,
            name: row.name,
            address: from_nullable_json_column(row.address)?,
            phone: row.phone,
            time_zone: row.time_zone,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }
}
