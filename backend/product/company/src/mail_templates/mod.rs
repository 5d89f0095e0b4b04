//! Templates of the emails that go to people outside the company: the defaults, until the company writes its own.
//!
//! Each area declares its emails (`haul_api::mail::MailTemplate`); here they are listed, changed and previewed.

mod api;
mod error;
mod ops;
mod views;

pub use api::MailTemplatesApi;
pub use error::MailTemplateError;
