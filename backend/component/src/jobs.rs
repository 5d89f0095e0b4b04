//! Background work, when the host wakes it.

use crate::Component;
use crate::bindings::exports::haul::host::jobs::{Guest, Outcome};
use crate::product::product;

impl Guest for Component {
    async fn run(limit: u32) -> Outcome {
        let outcome = haul_app::run_jobs(&product().context, limit as usize).await;
        Outcome {
            ran: u32::try_from(outcome.ran).unwrap_or(u32::MAX),
            failed: u32::try_from(outcome.failed).unwrap_or(u32::MAX),
            next_due_at: outcome.next_due_at.map(|due| due.micros()),
        }
    }
}
