//! P6: the cost of a page in a long list, far down compared with the top, and in a large company compared with a small
//! one.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::Effort;
use crate::build::Programs;
use crate::goal::{Goal, say};
use crate::load::{self, request};
use crate::seed::unsigned_token;
use crate::server::Server;
use crate::slices::{self, Variant};
use crate::stats::{median, ratio};
use crate::volume;

/// The demo's carrier belongs to her.
pub const ACCOUNT: &str = "demo-ruth-halvorsen";
pub const EMAIL: &str = "ruth.halvorsen@prairiecrest.example";

const GOAL: f64 = 1.3;
/// The page compared with the first.
const FAR: usize = 1_000;

pub async fn measure(programs: &Programs, demo: &Path, effort: Effort) -> anyhow::Result<()> {
    let (small, large) = if effort.is_quick() { (2_000, 60_000) } else { (10_000, 1_000_000) };
    let data = [volume::fill(demo, "small", small, None)?, volume::fill(demo, "large", large, None)?];
    measure_list(programs, effort, &data, List { path: "/api/loads", filter: "group=open", sizes: [small, large] })
        .await
}

/// The same for invoices and payments.
pub async fn measure_money(programs: &Programs, demo: &Path, effort: Effort) -> anyhow::Result<()> {
    // The first page counts up to 10,000 rows.
    let (small, large) = (10_000, 100_000);
    let data = [volume::fill_money(demo, "few", small)?, volume::fill_money(demo, "many", large)?];
    for (path, filter) in [("/api/invoices", "is_overdue=true"), ("/api/payments", "status=unapplied")] {
        measure_list(programs, effort, &data, List { path, filter, sizes: [small, large] }).await?;
    }
    Ok(())
}

/// A list in a small and in a large company.
struct List {
    path: &'static str,
    /// What people look at all day.
    filter: &'static str,
    sizes: [u32; 2],
}

async fn measure_list(
    programs: &Programs,
    effort: Effort,
    [small_data, large_data]: &[PathBuf; 2],
    List { path, filter, sizes: [small, large] }: List,
) -> anyhow::Result<()> {
    let few = Server::haul(programs, small_data, "component", &[]).await?;
    let many = Server::haul(programs, large_data, "component", &[]).await?;
    for server in [&few, &many] {
        server.wait_for(&request("GET", "/readyz", None, None), 200).await?;
    }
    let token = unsigned_token(ACCOUNT, EMAIL, true);
    let list = |query: &str| vec![request("GET", &format!("{path}?limit=50{query}"), Some(&token), None)];
    let behind = |cursor: &str| list(&format!("&cursor={cursor}"));

    let top = list("");
    let (few_second, many_second) =
        (behind(&cursor_of_page(&few, path, &token, 2).await?), behind(&cursor_of_page(&many, path, &token, 2).await?));
    let far = behind(&cursor_of_page(&many, path, &token, FAR).await?);
    let filtered = list(&format!("&{filter}"));
    let variants = [
        Variant { name: "small company, page 1", server: &few, requests: &top },
        Variant { name: "small company, page 2", server: &few, requests: &few_second },
        Variant { name: "small company, filtered", server: &few, requests: &filtered },
        Variant { name: "large company, page 1", server: &many, requests: &top },
        Variant { name: "large company, page 2", server: &many, requests: &many_second },
        Variant { name: "large company, page 1000", server: &many, requests: &far },
        Variant { name: "large company, filtered", server: &many, requests: &filtered },
        Variant { name: "large company, page 1 again (A/A)", server: &many, requests: &top },
    ];
    let samples = slices::measure(&variants, effort).await?;
    let rounds = effort.rounds;
    println!(
        "\n50 rows of {path}, {small} against {large}, filtered by {filter}: server CPU per request, {rounds} rounds"
    );
    for (variant, samples) in variants.iter().zip(&samples) {
        println!("  {:36} {:8.1} µs", variant.name, median(samples));
    }
    let [few_top, few_second, few_filtered, many_top, many_second, far, many_filtered, again] = samples.as_slice()
    else {
        return Ok(());
    };
    say("P6 page 1000 / page 1", ratio(far, many_top), Goal::AtMost(GOAL));
    // The first page counts, the others carry its count.
    say("P6 page 1000 / page 2", ratio(far, many_second), Goal::AtMost(GOAL));
    say("P6 large / small company, page 1", ratio(many_top, few_top), Goal::AtMost(GOAL));
    say("P6 large / small company, page 2", ratio(many_second, few_second), Goal::AtMost(GOAL));
    say("P6 large / small company, filtered", ratio(many_filtered, few_filtered), Goal::AtMost(GOAL));
    println!("  {:48} {}", "A/A page 1 again / page 1", ratio(again, many_top));
    Ok(())
}

/// Walks down the list to the cursor with which a page begins.
async fn cursor_of_page(server: &Server, path: &str, token: &str, page: usize) -> anyhow::Result<String> {
    let mut cursor = String::new();
    for _ in 1..page {
        let behind = if cursor.is_empty() { String::new() } else { format!("&cursor={cursor}") };
        let read = request("GET", &format!("{path}?limit=50{behind}"), Some(token), None);
        let answer = load::once(server.port, &read).await?;
        ensure!(answer.status == 200, "{} {}", answer.status, String::from_utf8_lossy(&answer.body));
        let body: Value = serde_json::from_slice(&answer.body)?;
        body["next_cursor"].as_str().context("the list ends too soon")?.clone_into(&mut cursor);
    }
    Ok(cursor)
}
