//! The job that writes an export's file.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Writes an export's file.
pub struct RunExport;

#[derive(Serialize, Deserialize)]
pub struct Payload {
    pub export_id: Uuid,
}
