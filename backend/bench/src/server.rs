//! A server under measurement: started on the first core, with the kernel's account of its CPU time and memory.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use tokio::net::{TcpListener, TcpStream};

use crate::build::Programs;
use crate::load;

/// The core of the servers, and that of the load.
const SERVER_CORE: &str = "0";
const LOAD_CORE: &str = "1";

/// Longer than the slowest start by far: compiling the component for the first time.
const START_LIMIT: Duration = Duration::from_secs(120);

/// Stops when it is dropped.
pub struct Server {
    child: Child,
    pub port: u16,
    /// Nanoseconds by thread.
    spent: RefCell<HashMap<PathBuf, u64>>,
}

impl Server {
    /// Starts Haul on a copy of a data folder.
    pub async fn haul(
        programs: &Programs,
        data: &Path,
        engine: &str,
        settings: &[(&str, &str)],
    ) -> anyhow::Result<Self> {
        let port = free_port().await?;
        let mut command = pinned(&programs.haul);
        command
            .args(["serve", "--engine", engine])
            .current_dir(data)
            .env("HAUL_DATA_FOLDER", data)
            .env("HAUL_SERVER_LISTEN", format!("127.0.0.1:{port}"))
            .env("HAUL_SERVER_PUBLIC_URL", format!("http://127.0.0.1:{port}"))
            .env("HAUL_ENGINE_COMPONENT", &programs.component)
            // Never called: setting it makes the server accept the unsigned token of the load.
            .env("HAUL_IDENTITY_EMULATOR_HOST", "127.0.0.1:1")
            // The yardsticks write no log either.
            .env("HAUL_LOG_LEVEL", "warn");
        for limit in [
            "REGISTRATIONS_PER_HOUR",
            "TICKETS_PER_MINUTE",
            "SIGN_INS_PER_MINUTE",
            "CARRIER_LOOKUPS_PER_MINUTE",
            "CALLS_PER_MINUTE",
        ] {
            command.env(format!("HAUL_RATES_{limit}"), "0");
        }
        command.envs(settings.iter().copied());
        if settings.iter().any(|(name, _)| *name == "HAUL_LOG_LEVEL") {
            // One line per request; failures show in the responses.
            command.stderr(Stdio::null());
        }
        Self::start(command, port).await
    }

    /// Starts a yardstick on a database.
    pub async fn peer(program: &Path, database: &Path, token: &str, account: &str) -> anyhow::Result<Self> {
        let port = free_port().await?;
        let mut command = pinned(program);
        command.arg(database).args([&port.to_string(), token, account]);
        Self::start(command, port).await
    }

    /// Starts a yardstick that runs on Node.
    pub async fn node_peer(entry: &Path, database_url: &str) -> anyhow::Result<Self> {
        let port = free_port().await?;
        let mut command = pinned(Path::new("node"));
        command.arg(entry).args(["--database", database_url, "--port", &port.to_string()]);
        command.env("NODE_ENV", "production");
        Self::start(command, port).await
    }

    async fn start(mut command: Command, port: u16) -> anyhow::Result<Self> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().context("cannot start a server")?;
        let mut server = Self { child, port, spent: RefCell::default() };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            if let Some(status) = server.child.try_wait()? {
                bail!("a server ended at its start: {status}");
            }
            ensure!(begun.elapsed() < START_LIMIT, "a server does not listen");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(server)
    }

    /// Repeats the request until the response has `status`.
    pub async fn wait_for(&self, request: &[u8], status: u16) -> anyhow::Result<()> {
        let begun = Instant::now();
        loop {
            match load::once(self.port, request).await {
                Ok(response) if response.status == status => return Ok(()),
                last if begun.elapsed() > START_LIMIT => bail!("no answer {status}: {last:?}"),
                _ => tokio::time::sleep(Duration::from_millis(1)).await,
            }
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// CPU time of all threads so far, in nanoseconds. Of a thread that has ended it is what was last seen of it.
    pub fn cpu_nanos(&self) -> anyhow::Result<u64> {
        let mut spent = self.spent.borrow_mut();
        for task in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let path = task?.path();
            let Ok(text) = std::fs::read_to_string(path.join("schedstat")) else { continue };
            let nanos = text.split_whitespace().next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0);
            spent.insert(path, nanos);
        }
        Ok(spent.values().sum())
    }

    /// Resident memory in bytes.
    pub fn resident_bytes(&self) -> anyhow::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("the kernel tells no VmRSS")?;
        let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kibibytes * 1_024)
    }

    /// Asks the server to finish and waits for it.
    pub fn stop(mut self) -> anyhow::Result<()> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Ended already, where these fail.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps this process and what it starts from now on off the servers' core. Builds and browsers come before.
pub fn pin_load() -> anyhow::Result<()> {
    let own = std::process::id().to_string();
    let status = Command::new("taskset").args(["-a", "-c", "-p", LOAD_CORE, &own]).stdout(Stdio::null()).status();
    ensure!(status.context("taskset is missing")?.success(), "this machine has no second core for the load");
    Ok(())
}

fn pinned(program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["-c", SERVER_CORE]).arg(program);
    command
}

async fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0").await?.local_addr()?.port())
}
