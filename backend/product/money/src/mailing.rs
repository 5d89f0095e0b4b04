//! What mails with papers have in common.

use haul_api::{ApiError, jobs::JobError};

/// Most mail servers refuse larger messages, and an attachment grows by a third on its way.
pub const MAX_MAILED_BYTES: u64 = 15 * 1024 * 1024;

/// A paper that lacks something needs a person; a busy printer needs time.
pub fn unbound(error: ApiError) -> JobError {
    let problem = error.problem();
    match problem.code.status() {
        500.. => JobError::passing(error),
        _ => JobError::Final(problem.message.clone()),
    }
}
