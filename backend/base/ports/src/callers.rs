//! Who may still call, after what their requests did to the process.

use uuid::Uuid;

/// Knows whose requests broke an instance lately.
pub trait Callers: Send + Sync {
    /// Whether a request may go on. Asked once its caller is known, before the operation runs.
    fn admit(&self, request_id: &str, actor_id: Uuid, company_id: Uuid) -> bool;
}

/// Admits everybody.
pub struct Anybody;

impl Callers for Anybody {
    fn admit(&self, _request_id: &str, _actor_id: Uuid, _company_id: Uuid) -> bool {
        true
    }
}
