//! Notices: the product's messages to one person, inside the product and by mail.
//!
//! Other features send them in the transaction of the event, with [`notify`] and its like. Each kind is declared once,
//! as a [`NoticeSpec`] in its area's registry.
//!
//! ```text
//!  notify ─► wishes (what the person wants) ─► row, one open for a matter ─► the bell
//!                                        └───► timing (when) ─► mailing (job: one mail for all that are due)
//! ```

mod api;
mod mailing;
mod ops;
mod plan;
mod send;
mod settings;
mod settings_api;
mod spec;
mod timing;
mod views;
mod wishes;

pub use api::NoticesApi;
pub(crate) use plan::MailNotices;
pub use send::{NewNotice, admins_of, close_matter, close_others, notify, notify_admins, notify_each, notify_section};
pub use settings_api::NoticeSettingsApi;
pub use spec::{NoticeSpec, Repeat};
pub use views::Notice;
