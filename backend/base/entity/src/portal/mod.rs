//! Fleet owners' way in.

pub mod owner_login;
pub mod owner_session;
