//! Wire types of sheets.

use haul_types::Date;
use poem_openapi::Object;

/// How to open a sheet.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct SafetySheetOpen {
    /// Without what happened after this day; today if omitted.
    pub as_of: Option<Date>,
    /// Shown in the browser instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}
