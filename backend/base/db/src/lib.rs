//! The product's only way to its database: sea-orm over one small port.
//!
//! [`Db`] and [`Tx`] are sea-orm connections; a [`SqlPort`] runs their statements, natively or through the component's
//! host. Drivers, pools and files are deliberately absent: they are in `haul-capability`.
//!
//! Models are read by position ([`Fetch`]). Other selects go through sea-orm's row type, with two quirks that
//! callers must know:
//! - A cell of another type than the one asked for reads as null, so `Option<i32>` of a `bigint` is always `None`. Entities keep to the column types listed at [`Cell`]; an expression yields `i64`, `f64` or `String`.
//! - Cells are found by name. A tuple of several columns (`into_tuple`) reads them in alphabetical order: select into a struct instead.

mod cells;
mod db;
mod error;
mod kept;
mod narrow;
mod port;
mod rows;
mod sums;
pub mod text;
mod value;

pub use cells::{Cell, CellReader, Cells, Malformed};
pub use db::{Db, Narrowed, Tx, Whole};
pub use error::{
    foreign_key_violation, is_serialization_failure, is_timeout, is_unavailable, sql_error, unique_violation,
};
pub use haul_derive::FromRow;
pub use kept::{fetch_all_kept, fetch_kept};
pub use narrow::{Narrowing, View};
pub use port::{Column, Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, SqlType, TransactionPort};
pub use rows::{Connection, Fetch, FromCell, FromRow, ReadError, RowReader};
pub use sums::sum_of;
