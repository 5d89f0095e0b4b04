//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// What customers owe for trucks that wait.
    Detention,
}
