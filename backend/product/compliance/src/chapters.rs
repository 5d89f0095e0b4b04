//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Papers of drivers, trucks, trailers and carriers: what is on file, what is missing, and what expires when.
    Compliance,
    /// Documents that drivers are asked for, and what they send from their phones.
    DocumentRequests,
}
