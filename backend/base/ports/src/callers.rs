//! Which callers are admitted, given how their requests affected the process.

use uuid::Uuid;

/// Knows whose requests recently crashed an instance.
pub trait Callers: Send + Sync {
    /// Whether a request may continue. Asked once its caller is known, before the operation runs.
    fn admit(&self, request_id: &str, actor_id: Uuid, company_id: Uuid) -> bool;
}

/// Admits everyone.
pub struct Anybody;

impl Callers for Anybody {
    fn admit(&self, _request_id: &str, _actor_id: Uuid, _company_id: Uuid) -> bool {
        true
    }
}
