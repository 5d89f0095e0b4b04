//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Where loads are, when they will arrive, and what is wrong on the road.
    Tracking,
}
