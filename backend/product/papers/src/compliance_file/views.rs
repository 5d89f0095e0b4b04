//! Wire types of files.

use haul_types::Date;
use poem_openapi::Object;

/// How to open a record's file.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceFileOpen {
    /// As it stood at the end of this day in your company's time zone; now if omitted.
    pub as_of: Option<Date>,
    /// Shown in the browser instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}
