//! The jobs of imports. Their work is in `run.rs`.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Reads a file and tries its rows.
pub struct CheckImport;
/// Imports the next rows.
pub struct CommitImport;
/// Undoes the next rows.
pub struct UndoImport;

#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Payload {
    pub import_id: Uuid,
    /// The user it runs as.
    pub user_id: Uuid,
}
