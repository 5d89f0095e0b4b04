//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Events that Haul sends to your own programs.
    Webhooks,
}
