//! Storage on real databases: every test runs on SQLite and on PostgreSQL.

mod cells;
mod entity;
mod errors;
mod limits;
mod scopes;
mod shape;
mod transactions;
mod values;
mod writers;

/// Runs each test function on a new database of either kind.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")] async fn $name() { super::$name(crate::shape::sqlite().await).await })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")] async fn $name() { super::$name(crate::shape::postgres().await).await })*
        }
    };
}
pub(crate) use on_both;
