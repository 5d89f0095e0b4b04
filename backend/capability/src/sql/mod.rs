//! The database port, natively: SQLite in a file, or PostgreSQL by URL.

mod sqlite;

pub use sqlite::{Sqlite, SqliteSettings};
