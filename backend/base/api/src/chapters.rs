//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Who changed what, as a hash chain.
    Audit,
    /// Which records changed, as it happens.
    Live,
    /// What the product tells a person.
    Notices,
}
