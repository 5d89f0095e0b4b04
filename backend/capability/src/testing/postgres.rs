//! One cluster per test process, started from the system's binaries; a database per test, copied from a migrated one.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};

use haul_migration::Migration;
use tokio::sync::{Mutex, OnceCell};

use super::{Storage, TestDatabase};
use crate::sql::{Postgres, PostgresSettings};

/// Starts a cluster in its own folder and removes both when its standard input ends, however the test process ended.
///
/// Durability is off: the cluster does not outlive the process. It is reachable only through a socket in the folder. A
/// database is some 2,000 files, so the folder is in memory where there are 4 GB: disks take a tenth of all tests' time.
const CLUSTER: &str = r#"
trap '' INT TERM
place=${TMPDIR:-/tmp}
memory=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
[ -w /dev/shm ] && [ "${memory:-0}" -ge 4194304 ] && place=/dev/shm
folder=$(mktemp -d "$place/haul-pg-XXXXXX")
cleanup() { "$1/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1; rm -rf "$folder"; }
{
    "$1/initdb" -D "$folder/data" --username=postgres --auth=trust --no-sync --encoding=UTF8 --locale=C.UTF-8 &&
    "$1/pg_ctl" -D "$folder/data" -w start -l "$folder/log" -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=500 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off"
} >"$folder/start" 2>&1 </dev/null || { cat "$folder/start" "$folder/log" >&2; cleanup "$1"; exit 1; }
echo "ready $folder"
cat >/dev/null
cleanup "$1"
"#;

static CLUSTER_OF_PROCESS: OnceCell<Cluster> = OnceCell::const_new();
static NEXT_DATABASE: AtomicUsize = AtomicUsize::new(1);
/// Databases of tests that have ended. Each takes as much disk as the whole schema, so they go before the next is made.
static ENDED: std::sync::Mutex<Vec<String>> = std::sync::Mutex::new(Vec::new());

struct Cluster {
    folder: String,
    /// PostgreSQL allows one copy of a template at a time.
    copying: Mutex<()>,
    /// Ends with this process, and with it the cluster.
    _lifeline: ChildStdin,
}

/// A database that is dropped once its test has ended.
pub(super) struct OwnDatabase(String);

impl Drop for OwnDatabase {
    fn drop(&mut self) {
        ENDED.lock().unwrap_or_else(PoisonError::into_inner).push(std::mem::take(&mut self.0));
    }
}

pub(super) async fn create() -> TestDatabase {
    let cluster = CLUSTER_OF_PROCESS.get_or_init(start).await;
    let name = cluster.create_database("TEMPLATE haul_template").await;
    open(cluster, name, |_| {})
}

pub(super) async fn create_with(migrations: &[Migration], adjust: impl FnOnce(&mut PostgresSettings)) -> TestDatabase {
    let cluster = CLUSTER_OF_PROCESS.get_or_init(start).await;
    let name = cluster.create_database("").await;
    let port = Postgres::open(PostgresSettings::for_migration(cluster.url(&name))).expect("the URL is well-formed");
    haul_migration::migrate_with(&port, migrations).await.expect("the test's migrations apply to PostgreSQL");
    open(cluster, name, adjust)
}

fn open(cluster: &Cluster, name: String, adjust: impl FnOnce(&mut PostgresSettings)) -> TestDatabase {
    let mut settings = PostgresSettings { max_connections: 8, ..PostgresSettings::new(cluster.url(&name)) };
    adjust(&mut settings);
    let port = Postgres::open(settings).expect("the URL is well-formed");
    TestDatabase { port: Arc::new(port), _storage: Storage::Database(OwnDatabase(name)) }
}

pub(super) async fn create_empty() -> String {
    let cluster = CLUSTER_OF_PROCESS.get_or_init(start).await;
    let name = cluster.create_database("").await;
    cluster.url(&name)
}

async fn start() -> Cluster {
    let (folder, lifeline) = tokio::task::spawn_blocking(spawn).await.expect("the cluster's thread does not panic");
    let cluster = Cluster { folder, copying: Mutex::new(()), _lifeline: lifeline };
    cluster.admin("CREATE DATABASE haul_template").await;
    // Migrations run as the login role; everything else as haul_app.
    let port =
        Postgres::open(PostgresSettings::for_migration(cluster.url("haul_template"))).expect("the URL is well-formed");
    haul_migration::migrate(&port).await.expect("the migrations apply to PostgreSQL");
    drop(port);
    // The connection closes a moment after its pool; a template must have none.
    cluster.admin("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'haul_template'").await;
    cluster
}

#[expect(clippy::zombie_processes, reason = "the shell ends after this process, when its standard input closes")]
fn spawn() -> (String, ChildStdin) {
    let binaries =
        binaries().expect("PostgreSQL is not installed: run `cargo xtask setup`, or install the package postgresql");
    // PostgreSQL refuses to run as root.
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    };
    let mut child = command
        .args(["-c", CLUSTER, "cluster"])
        .arg(binaries)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell starts");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("standard output is piped");
    BufReader::new(stdout).read_line(&mut line).expect("the cluster's start is reported");
    let folder = line.trim().strip_prefix("ready ").expect("PostgreSQL starts; see the messages above").to_owned();
    (folder, child.stdin.take().expect("standard input is piped"))
}

/// The folder of the newest PostgreSQL: Debian's, or where `pg_config` says.
fn binaries() -> Option<PathBuf> {
    let version = |path: &Path| path.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions
        .map(|entry| entry.path().join("bin"))
        .filter(|path| path.join("initdb").exists())
        .max_by_key(|path| version(path));
    debian.or_else(|| {
        let output = Command::new("pg_config").arg("--bindir").output().ok()?;
        let path = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
        path.join("initdb").exists().then_some(path)
    })
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

impl Cluster {
    fn url(&self, database: &str) -> String {
        format!("postgres://postgres@/{database}?host={}", self.folder.replace('/', "%2F"))
    }

    async fn create_database(&self, options: &str) -> String {
        let name = format!("test_{}", NEXT_DATABASE.fetch_add(1, Ordering::Relaxed));
        let _copying = self.copying.lock().await;
        let ended = std::mem::take(&mut *ENDED.lock().unwrap_or_else(PoisonError::into_inner));
        for ended in ended {
            self.admin(&format!("DROP DATABASE {ended} WITH (FORCE)")).await;
        }
        self.admin(&format!("CREATE DATABASE {name} {options}")).await;
        name
    }

    /// Runs one statement outside a transaction.
    async fn admin(&self, sql: &str) {
        let (client, connection) =
            tokio_postgres::connect(&self.url("postgres"), tokio_postgres::NoTls).await.expect("the cluster answers");
        let connection = tokio::spawn(connection);
        client.batch_execute(sql).await.expect("the administrator may");
        drop(client);
        // Ends when the client is gone.
        let _ = connection.await;
    }
}
