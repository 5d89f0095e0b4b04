//! A migrated file is made once per process and copied for each test.

use std::path::PathBuf;
use std::sync::Arc;

use haul_migration::Migration;
use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::{Storage, TestDatabase};
use crate::sql::{Sqlite, SqliteSettings};

static TEMPLATE: OnceCell<Template> = OnceCell::const_new();

struct Template {
    bytes: Vec<u8>,
}

pub(super) async fn create() -> TestDatabase {
    let template = TEMPLATE.get_or_init(migrate_template).await;
    let (folder, path) = place();
    std::fs::write(&path, &template.bytes).expect("the temporary folder takes a database");
    TestDatabase { port: Arc::new(open(path)), _storage: Storage::Folder(folder) }
}

pub(super) async fn create_with(migrations: &[Migration], adjust: impl FnOnce(&mut SqliteSettings)) -> TestDatabase {
    let (folder, path) = place();
    let mut settings = SqliteSettings { is_durable: false, ..SqliteSettings::new(path) };
    adjust(&mut settings);
    let port = Sqlite::open(&settings).expect("SQLite opens its file");
    haul_migration::migrate_with(&port, migrations).await.expect("the test's migrations apply to SQLite");
    TestDatabase { port: Arc::new(port), _storage: Storage::Folder(folder) }
}

async fn migrate_template() -> Template {
    let (_folder, path) = place();
    let port = open(path.clone());
    haul_migration::migrate(&port).await.expect("the migrations apply to SQLite");
    // Closing writes everything back into the one file.
    drop(port);
    Template { bytes: std::fs::read(path).expect("the migrated file is there") }
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::Builder::new().prefix("haul-sqlite-").tempdir().expect("there is a temporary folder");
    let path = folder.path().join("haul.db");
    (folder, path)
}

fn open(path: PathBuf) -> Sqlite {
    let settings = SqliteSettings { is_durable: false, ..SqliteSettings::new(path) };
    Sqlite::open(&settings).expect("SQLite opens its file")
}
