//! Where the time of a request goes.
//!
//! Linux's `perf` samples the server's stacks while it works. Each sample counts for one stage, that of the innermost
//! function
//! that belongs to one, so the stages add up to the whole. Allocation and copying count toward the caller's stage.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};
use rustc_demangle::demangle;

use crate::Effort;
use crate::build::Programs;
use crate::load::{self, request};
use crate::pages;
use crate::seed::{Seed, unsigned_token};
use crate::server::Server;
use crate::slices::{self, Variant};
use crate::stats::median;
use crate::volume;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Accept,
    Edge,
    Crossing,
    Router,
    SignIn,
    Policy,
    QueryText,
    Sql,
    Rows,
    Views,
    Json,
    Headers,
    Log,
}

use Stage::{Accept, Crossing, Edge, Headers, Json, Log, Policy, QueryText, Router, Rows, SignIn, Sql, Views};

const STAGES: [(Stage, &str); 13] = [
    (Accept, "accept: kernel, sockets, HTTP, tasks"),
    (Edge, "edge: routes, limits, body"),
    (Crossing, "crossing: queue, instance, copies"),
    (Router, "router, parameters"),
    (SignIn, "sign-in"),
    (Policy, "policy"),
    (QueryText, "query text"),
    (Sql, "SQL"),
    (Rows, "rows"),
    (Views, "operation, views"),
    (Json, "JSON"),
    (Headers, "headers, compression"),
    (Log, "log, metrics"),
];

/// Traits whose methods belong to a stage for every implementation.
const TRAITS: [(&str, Stage); 6] = [
    ("WriteJson", Json),
    ("ToJSON", Json),
    ("FromRow", Rows),
    ("FromCell", Rows),
    ("ParseFromJSON", Rows),
    ("haul_db::rows::Fetch", QueryText),
];

/// Module paths; the one that starts first in a function's name decides.
const MODULES: [(&str, Stage); 51] = [
    ("hyper", Accept),
    ("haul_host::edge::server", Accept),
    ("haul_host::edge::connection", Accept),
    ("haul_host::edge::census", Accept),
    ("mio::", Accept),
    ("haul_host::edge::", Edge),
    ("haul_host::edge::headers", Headers),
    ("haul_host::edge::encoding", Headers),
    ("haul_host::edge::client", Headers),
    ("haul_host::edge::watch", Log),
    ("governor", Edge),
    ("dashmap", Edge),
    ("haul_host::engine", Crossing),
    ("haul_component", Crossing),
    ("wasmtime", Crossing),
    ("wit_bindgen", Crossing),
    ("cabi_realloc", Crossing),
    ("async_channel", Crossing),
    ("poem::route", Router),
    ("poem_openapi", Router),
    ("haul_api::root", Router),
    ("haul_api::request", Router),
    ("haul_api::auth::", SignIn),
    ("haul_api::identity_token", SignIn),
    ("sha2::", SignIn),
    ("haul_api::operations", Policy),
    ("haul_api::authz", Policy),
    ("sea_query", QueryText),
    ("sea_orm", QueryText),
    ("haul_db::value", QueryText),
    ("haul_db::kept", QueryText),
    ("haul_db::db", Sql),
    ("haul_capability::sql", Sql),
    ("rusqlite", Sql),
    ("sqlite3", Sql),
    ("tokio_postgres", Sql),
    ("postgres_", Sql),
    ("deadpool", Sql),
    ("haul_db::rows", Rows),
    ("haul_db::cells", Rows),
    ("haul_db::text", Rows),
    ("from_json_column", Rows),
    ("haul_types::json", Json),
    ("haul_api::answer", Json),
    ("haul_api::", Views),
    ("haul_types::", Views),
    ("haul_entity", Views),
    ("haul_", Views),
    ("metrics", Log),
    ("tracing", Log),
    ("poem::", Router),
];

/// The stage of one function, if it belongs to one.
fn stage_of(function: &str) -> Option<Stage> {
    let of_trait = TRAITS.iter().find(|(name, _)| function.contains(name)).map(|(_, stage)| *stage);
    of_trait.or_else(|| {
        let found = MODULES.iter().filter_map(|(module, stage)| Some((function.find(module)?, module.len(), *stage)));
        // If two start at the same place, the longer one is more specific.
        found.min_by_key(|(begin, length, _)| (*begin, usize::MAX - length)).map(|(.., stage)| stage)
    })
}

/// A function's name; the component's functions have their number before it.
fn name(symbol: &str) -> String {
    let mangled = symbol.rsplit_once("]::").map_or(symbol, |(_, mangled)| mangled);
    format!("{:#}", demangle(mangled))
}

/// Counts the samples of `perf script`, which prints a stack to a paragraph, innermost function first.
fn count(script: &str) -> BTreeMap<Stage, usize> {
    let mut counts = BTreeMap::new();
    for stack in script.split("\n\n").filter(|stack| !stack.trim().is_empty()) {
        let mut functions =
            stack.lines().filter_map(|line| line.trim().split_once(' ')).map(|(_, symbol)| name(symbol));
        let stage = functions.find_map(|function| stage_of(&function));
        *counts.entry(stage.unwrap_or(Accept)).or_default() += 1;
    }
    counts
}

/// Prints what each stage of some requests costs on both engines. perf finds the component's functions in its compiled
/// file, which has their names if the component has.
pub async fn measure(programs: &Programs, folder: &Path, effort: Effort) -> anyhow::Result<()> {
    let folder = folder.join("stages");
    std::fs::create_dir(&folder)?;
    let seed = Seed::sow(programs, &folder, None).await.context("cannot fill a database")?;
    let demo = volume::demo(programs, &folder)?;
    let board = volume::fill(&demo, "board", 2_000, Some(100))?;
    let dispatcher = unsigned_token(pages::ACCOUNT, pages::EMAIL, true);
    let demo_read = |path: &str| vec![request("GET", path, Some(&dispatcher), None)];
    let questions = [
        ("point read", &seed.copy()?, seed.point_reads(&seed.token)),
        ("list of 50", &seed.copy()?, seed.list_reads(&seed.token)),
        ("list of loads", &board, demo_read("/api/loads?limit=50")),
        ("rows of the board", &board, demo_read("/api/dispatch_board?limit=50")),
    ];
    for (what, data, requests) in questions {
        // As in production, where each request is logged.
        let settings = [("HAUL_LOG_LEVEL", "info")];
        let native = Server::haul(programs, data, "native", &settings).await?;
        let component = Server::haul(programs, data, "component", &settings).await?;
        let servers = [&native, &component];
        let variants = servers.map(|server| Variant { name: what, server, requests: &requests });
        let micros = slices::measure(&variants, effort).await?;
        let mut columns = Vec::new();
        for (server, samples) in servers.into_iter().zip(&micros) {
            columns.push((median(samples), sample(server, &requests, &folder, effort).await?));
        }
        print(what, &columns);
    }
    Ok(())
}

/// Samples a server while it answers.
async fn sample(
    server: &Server,
    requests: &[Vec<u8>],
    folder: &Path,
    effort: Effort,
) -> anyhow::Result<BTreeMap<Stage, usize>> {
    // Thirty thousand stacks: a stage of one percent is told to a few percent.
    let seconds = if effort.is_quick() { 1 } else { 8 };
    let file = folder.join("perf.data");
    let mut perf = Command::new("perf")
        .args(["record", "--quiet", "--event", "cpu-clock", "--freq", "4000", "--call-graph", "fp"])
        .arg("--output")
        .arg(&file)
        .args(["--pid", &server.pid().to_string(), "--", "sleep", &seconds.to_string()])
        .stderr(Stdio::null())
        .spawn()
        .context("perf is missing: apt-get install linux-perf")?;
    load::drive(server.port, requests, Duration::from_secs(seconds)).await?;
    ensure!(perf.wait()?.success(), "perf record failed");
    let script = Command::new("perf")
        .args(["script", "--fields", "ip,sym", "--no-inline", "--no-demangle", "--input"])
        .arg(&file)
        .output()?;
    ensure!(script.status.success(), "perf script failed: {}", String::from_utf8_lossy(&script.stderr));
    Ok(count(&String::from_utf8_lossy(&script.stdout)))
}

fn print(what: &str, columns: &[(f64, BTreeMap<Stage, usize>)]) {
    println!("\n{what}: µs of server CPU by stage{:>12}{:>12}", "native", "component");
    let line = |name: &str, values: &mut dyn Iterator<Item = f64>| {
        let values: String = values.map(|value| format!("{value:12.1}")).collect();
        println!("  {name:38}{values}");
    };
    for (stage, name) in STAGES {
        line(
            name,
            &mut columns.iter().map(|(micros, counts)| {
                let all: usize = counts.values().sum();
                micros * counts.get(&stage).copied().unwrap_or(0) as f64 / all.max(1) as f64
            }),
        );
    }
    line("whole", &mut columns.iter().map(|(micros, _)| *micros));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_function_of_a_stage_decides() {
        let script = "
        7f01 __memcpy_avx_unaligned
        7f02 sqlite3VdbeExec
        7f03 haul_capability::sql::sqlite::session::collect
        7f04 haul_api::auth::check_member

        7f01 wasm[0]::function[14654]::dlfree
        7f02 <haul_partners::customers::views::Customer as haul_types::json::WriteJson>::write_json

        7f01 entry_SYSCALL_64
        ";
        assert_eq!(count(script), BTreeMap::from([(Accept, 1), (Sql, 1), (Json, 1)]));
    }

    #[test]
    fn the_longest_of_the_first_modules_decides() {
        assert_eq!(stage_of("haul_host::edge::watch::record"), Some(Log));
        assert_eq!(stage_of("poem_openapi::payload::json::Json<haul_loads::Load>"), Some(Router));
        assert_eq!(stage_of("core::ptr::drop_in_place<haul_loads::views::Load>"), Some(Views));
        assert_eq!(stage_of("memcpy"), None);
    }
}
