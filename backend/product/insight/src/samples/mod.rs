//! The sample load: something to try the product with, made and removed as a whole.
//!
//! `freight` makes it and what it needs, with the verbs that people use, under names that say that it is a sample.
//! Removing it really deletes, whatever people have done with it: `load_rows` lists the tables whose rows go with a
//! load, `uses` the columns that keep another of its records. Tests compare both with the databases' foreign keys.

mod api;
mod error;
mod freight;
mod load_rows;
mod ops;
mod present;
mod remove;
mod uses;
mod views;

pub use api::SamplesApi;
pub use error::SampleError;
pub use load_rows::TABLES_OF_A_LOAD;
pub use present::load_of;
pub use uses::{USES, Uses};
