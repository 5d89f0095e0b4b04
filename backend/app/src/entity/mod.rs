//! One file per table, without logic.

pub mod api_key;
pub mod audit_event;
pub mod audit_head;
pub mod company;
pub mod fleet_owner;
pub mod idempotency_record;
pub mod job;
pub mod owner_session;
pub mod revoked_token;
pub mod role_grant;
pub mod terminal;
pub mod user_account;
