//! Fleet owners' sign-in.

pub mod owner_login;
pub mod owner_session;
