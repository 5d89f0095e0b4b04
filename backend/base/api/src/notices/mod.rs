//! Notices: what the product tells one person inside the product.
//!
//! Other features write them in the transaction of what they are about, with [`notify`] and [`notify_admins`].

mod api;
mod ops;
mod views;

pub use api::NoticesApi;
pub use ops::{NewNotice, notify, notify_admins, notify_section};
pub use views::Notice;
