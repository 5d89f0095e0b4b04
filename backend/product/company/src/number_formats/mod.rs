//! How a company writes the human numbers of its records, and which comes next.
//!
//! Taking a number is [`haul_api::Write::next_number`]. A change holds for numbers that are taken from then on; what has a
//! number keeps it, and the next number only goes up, so none is used twice.

mod api;
mod error;
mod ops;
mod views;

pub use api::NumberFormatsApi;
pub use error::NumberFormatError;
