//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Prices offered to customers, from the question to a load or to a reason why not.
    Quotes,
}
