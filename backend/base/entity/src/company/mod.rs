//! The carrier itself, its people and how they sign up and sign in.

pub mod api_key;
pub mod certificate_request;
#[expect(clippy::module_inception, reason = "the table has the name of its area")]
pub mod company;
pub mod company_document;
pub mod company_settings;
pub mod filing_reminder;
pub mod join_request;
pub mod registration;
pub mod remittance_change;
pub mod revoked_token;
pub mod role_grant;
pub mod terminal;
pub mod user_account;
pub mod user_session;
pub mod user_terminal;
