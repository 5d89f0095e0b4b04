//! Texts for check calls that a company keeps ready.

use haul_api::{ApiError, Invalid, from_nullable_json_column};
use haul_entity::tracking::tracking_settings::Model;
use haul_types::{StopKind, WriteJson, folded};
use poem_openapi::Object;

/// More would take longer to find than to write.
pub const MAX_TEMPLATES: usize = 30;

/// A text for check calls, ready to be used.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CallTemplate {
    /// What dispatchers pick, 1 to 40 characters; unique, regardless of case.
    #[oai(validator(max_length = 40))]
    pub name: String,
    /// The call's note, 1 to 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: String,
    /// Offered while the load's next stop is of this kind; always if omitted.
    pub stop_kind: Option<StopKind>,
}

/// What carriers report over and over.
fn usual() -> Vec<CallTemplate> {
    let of =
        |name: &str, note: &str, stop_kind| CallTemplate { name: name.to_owned(), note: note.to_owned(), stop_kind };
    vec![
        of("Rolling", "Rolling, no problems.", None),
        of("Waiting for a dock", "Checked in, waiting for a dock.", None),
        of("Being loaded", "At the dock, being loaded.", Some(StopKind::Pickup)),
        of("Being unloaded", "At the dock, being unloaded.", Some(StopKind::Delivery)),
        of("On a break", "On a 10-hour break.", None),
        of("Held up by traffic", "Held up by traffic.", None),
        of("No answer", "No answer, left a message.", None),
    ]
}

pub(super) fn of_row(row: Option<&Model>) -> Result<Vec<CallTemplate>, ApiError> {
    let own = from_nullable_json_column(row.and_then(|row| row.call_templates.clone()))?;
    Ok(own.unwrap_or_else(usual))
}

pub(super) fn checked(invalid: &mut Invalid, templates: Vec<CallTemplate>) -> Vec<CallTemplate> {
    invalid.require(templates.len() <= MAX_TEMPLATES, "call_templates", "Keep at most 30 texts.");
    let mut names = Vec::with_capacity(templates.len());
    let mut checked = Vec::with_capacity(templates.len());
    for (index, template) in templates.into_iter().enumerate() {
        let path = |field: &str| format!("call_templates.{index}.{field}");
        let name = invalid.text(&path("name"), &template.name, 40);
        let note = invalid.text(&path("note"), &template.note, 500);
        let folded = folded(&name);
        invalid.require(!names.contains(&folded), &path("name"), "Another text has this name.");
        names.push(folded);
        checked.push(CallTemplate { name, note, stop_kind: template.stop_kind });
    }
    checked
}
