//! A throw-away PostgreSQL.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, ensure};

use crate::build::backend;

/// Stops when it is dropped.
pub struct Postgres {
    child: Child,
    url: String,
}

impl Postgres {
    pub fn start() -> anyhow::Result<Self> {
        let mut child = Command::new("node")
            .arg(backend().join("bench/postgres.mjs"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("node is missing")?;
        let mut url = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut url)?;
        ensure!(!url.is_empty(), "PostgreSQL did not start");
        Ok(Self { child, url: url.trim().to_owned() })
    }

    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The end of its input stops it.
        drop(self.child.stdin.take());
        // Ended already, where this fails.
        let _ = self.child.wait();
    }
}
