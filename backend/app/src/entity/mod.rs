//! One file per table, without logic.

pub mod api_key;
pub mod audit_event;
pub mod audit_head;
pub mod company;
pub mod fleet_owner;
pub mod idempotency_record;
pub mod job;
pub mod join_request;
pub mod notice;
pub mod owner_session;
pub mod registration;
pub mod revoked_token;
pub mod role_grant;
pub mod terminal;
pub mod user_account;
