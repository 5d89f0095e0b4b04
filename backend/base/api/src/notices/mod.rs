//! Notices: the product's messages to one person inside the product.
//!
//! Other features write them in the transaction of the event, with [`notify`] and [`notify_admins`].

mod api;
mod ops;
mod views;

pub use api::NoticesApi;
pub use ops::{NewNotice, notify, notify_admins, notify_section};
pub use views::Notice;
