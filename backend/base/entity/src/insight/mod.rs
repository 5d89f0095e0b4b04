//! Archives, dashboards, exports, imports, sample loads and saved views.

pub mod company_archive;
pub mod dashboard_count;
pub mod dashboard_preference;
pub mod dashboard_target;
pub mod export;
pub mod import;
pub mod import_row;
pub mod sample;
pub mod saved_view;
