//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Who changed what, as a hash chain.
    Audit,
    /// Which records changed, in real time.
    Live,
    /// The product's messages to a person.
    Notices,
}
