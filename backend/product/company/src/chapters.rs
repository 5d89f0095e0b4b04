//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Signing in, registering a carrier, joining one.
    Session,
    /// Users, requests to join, and each role's sections.
    Users,
    /// Keys for programs that call this API.
    ApiKeys,
    /// The carrier itself and its terminals.
    Company,
}
