//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Lists the way people like to see them.
    SavedViews,
    /// Figures over all loads.
    Dashboards,
    /// Everything of the company as one file.
    Archives,
    /// Lists as files to download.
    Exports,
    /// Background jobs, integrations and storage.
    Health,
    /// Records from files, many at once.
    Imports,
    /// Something to try the product with.
    SampleLoad,
    /// Finding records by a few letters.
    Search,
}
