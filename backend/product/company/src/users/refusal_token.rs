//! The token for declining an invitation.

use haul_api::{ApiError, AppContext, Write};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

const AUDIENCE: &str = "invitation";
/// People who read their mail late can still decline.
const LIFETIME_SECONDS: u64 = 90 * 24 * 60 * 60;

/// The invitation the token is for.
#[derive(Serialize, Deserialize)]
pub(super) struct Invitation {
    pub company_id: Uuid,
    pub user_id: Uuid,
}

pub(super) fn sign(write: &Write, user_id: Uuid) -> Result<String, ApiError> {
    let invitation = Invitation { company_id: write.company_id(), user_id };
    let claims = serde_json::to_string(&invitation).map_err(ApiError::internal)?;
    write.ctx.sealing.sign_token(AUDIENCE, &claims, LIFETIME_SECONDS).map_err(ApiError::internal)
}

/// `None` for a token that is not ours or has expired.
pub(super) fn read(ctx: &AppContext, token: &str) -> Option<Invitation> {
    let claims = ctx.sealing.verify_token(AUDIENCE, token).ok()?;
    serde_json::from_str(&claims).ok()
}
