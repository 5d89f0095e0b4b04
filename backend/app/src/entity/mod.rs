//! One file per table, without logic.

pub mod api_key;
pub mod audit_event;
pub mod audit_head;
pub mod charge;
pub mod company;
pub mod customer;
pub mod document;
pub mod driver;
pub mod facility;
pub mod fleet_owner;
pub mod idempotency_record;
pub mod job;
pub mod join_request;
pub mod leg;
pub mod load;
pub mod notice;
mod owned;
pub mod owner_login;
pub mod owner_session;
pub mod record_counter;
pub mod registration;
pub mod revoked_token;
pub mod role_grant;
pub mod saved_view;
pub mod stop;
pub mod stop_event;
pub mod terminal;
pub mod trailer;
pub mod truck;
pub mod truck_ownership;
pub mod user_account;

pub use owned::Owned;
