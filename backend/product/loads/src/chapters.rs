//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Freight from booking to delivery.
    Loads,
    /// Papers that belong to loads.
    Documents,
    /// Delivered loads on their way to an invoice.
    Billing,
}
