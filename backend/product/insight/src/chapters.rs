//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Lists as people like to see them.
    SavedViews,
    /// Figures over all loads.
    Dashboards,
    /// Lists to take along as files.
    Exports,
    /// Records from files, many at once.
    Imports,
    /// Finding records by a few letters.
    Search,
}
