//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Freight from booking to delivery.
    Loads,
    /// Documents that belong to loads.
    Documents,
    /// Delivered loads to be invoiced.
    Billing,
}
