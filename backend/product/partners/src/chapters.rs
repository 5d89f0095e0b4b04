//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Who pays for loads.
    Customers,
    /// Where loads are picked up and delivered.
    Facilities,
    /// Who is paid by the carrier for what is not freight.
    Vendors,
}
