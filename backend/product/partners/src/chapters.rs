//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Who pays for loads.
    Customers,
    /// Where loads are picked up and delivered.
    Facilities,
    /// Businesses that the carrier pays for things other than freight.
    Vendors,
}
