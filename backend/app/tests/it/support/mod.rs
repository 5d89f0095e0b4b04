//! A product of one's own for each test: a fresh database, a fixed clock, sequential ids, ports that remember.

mod app;
mod client;
pub mod freight;
mod people;
mod ports;
mod typesetting;

pub use app::{Backend, TestApp};
pub use client::{Answer, TestClient};
pub use people::Person;
pub use ports::MemoryBlobs;
pub use typesetting::MemoryTypesetting;

/// Writes each test twice, once for each database.
macro_rules! on_both_databases {
    ($($(#[$meta:meta])* async fn $name:ident($app:ident) $body:block)*) => {$(
        $(#[$meta])*
        mod $name {
            #[allow(unused_imports, reason = "some files need nothing but their support")]
            use super::*;

            async fn run(backend: $crate::support::Backend) {
                let $app = $crate::support::TestApp::start(backend).await;
                $body
            }

            #[tokio::test]
            async fn sqlite() {
                run($crate::support::Backend::Sqlite).await;
            }

            #[tokio::test]
            async fn postgres() {
                run($crate::support::Backend::Postgres).await;
            }
        }
    )*};
}
