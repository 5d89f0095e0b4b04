//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Prices offered to customers, from the request to a booked load or a loss reason.
    Quotes,
}
