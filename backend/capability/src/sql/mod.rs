//! The native database port: SQLite in a file, or PostgreSQL by URL.

mod postgres;
mod sqlite;

pub(crate) use postgres::listen;
pub use postgres::{Postgres, PostgresSettings};
pub use sqlite::{Sqlite, SqliteSettings};
