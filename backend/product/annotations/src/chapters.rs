//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Your company's own words for its records.
    Tags,
    /// Notes on records, and the people they mention.
    Notes,
    /// Files on customers, facilities, drivers, trucks, trailers and carriers.
    Files,
    /// Who else has a record open.
    Presence,
}
