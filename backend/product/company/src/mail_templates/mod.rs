//! The words of the mails that go to people outside: the product's own, until the company writes others.
//!
//! Each area declares its mails (`haul_api::mail::MailTemplate`); here they are listed, changed and tried.

mod api;
mod error;
mod ops;
mod views;

pub use api::MailTemplatesApi;
pub use error::MailTemplateError;
