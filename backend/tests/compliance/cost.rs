//! What the engine of papers costs when a load is assigned.

use std::time::{Duration, Instant};

use haul_tests::{Backend::Sqlite, TestApp, freight::id};
use serde_json::json;

/// Tables that only the engine reads: papers, a company's rules for them, tests and queries of drivers.
const TABLES: [&str; 4] = ["compliance_item", "compliance_setting", "drug_alcohol_test", "clearinghouse_query"];
/// Assignments that are measured.
const ROUNDS: usize = 40;

fn is_of_engine(sql: &str) -> bool {
    TABLES.iter().any(|table| sql.contains(&format!("\"{table}\"")))
}

/// The number of its statements is checked, so that the gate can't grow a statement for each paper. Its share of the time is
/// printed (`--nocapture`); the shares of even and odd rounds, measured in the same run, say how exact that is.
#[tokio::test]
async fn the_engine_reads_papers_of_a_whole_crew_at_once() {
    let (app, statements) = TestApp::start(Sqlite).await.noting_statements();
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (kind, of, item_type) in [
        ("driver", &freight.driver, "license"),
        ("driver", &freight.driver, "medical"),
        ("driver", &freight.driver, "twic"),
        ("truck", &freight.truck, "registration"),
        ("truck", &freight.truck, "inspection"),
    ] {
        let path = format!("/api/records/{kind}/{of}/compliance_items");
        admin.client.post(&path, json!({ "item_type": item_type, "expires_on": "2027-06-01" })).await.expect(201);
    }
    let mut counts = Vec::new();
    // Of even and of odd rounds: the engine's time, and all.
    let mut spent = [[Duration::ZERO; 2]; 2];
    for round in 0..ROUNDS {
        let load = admin.load(&freight).await;
        let path = format!("/api/loads/{}", id(&load));
        let crew = json!({
            "version": 1, "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
        });
        statements.take();
        let begun = Instant::now();
        let assigned = admin.client.post(&format!("{path}/assign"), crew).await.expect(200);
        let all = begun.elapsed();
        let noted = statements.take();
        let of_engine: Vec<_> = noted.iter().filter(|(statement, _)| is_of_engine(&statement.sql)).collect();
        counts.push((of_engine.len(), noted.len()));
        let [engine, whole] = &mut spent[round % 2];
        *engine += of_engine.iter().map(|(_, took)| *took).sum::<Duration>();
        *whole += all;
        // The next load finds the crew as free as this one did.
        let free = json!({ "version": assigned["version"] });
        let freed = admin.client.post(&format!("{path}/unassign"), free).await.expect(200);
        let cancel = json!({ "version": freed["version"], "reason": "Measured." });
        admin.client.post(&format!("{path}/cancel"), cancel).await.expect(200);
    }
    let share = |[engine, whole]: [Duration; 2]| engine.as_secs_f64() / whole.as_secs_f64();
    let (even, odd) = (share(spent[0]), share(spent[1]));
    let (of_engine, of_all) = counts[0];
    println!(
        "papers in an assignment: {of_engine} of {of_all} statements, {:.1} % of the time; control {:.2}",
        (even + odd) * 50.0,
        even / odd,
    );
    assert!(counts.iter().all(|(engine, _)| *engine == of_engine), "{counts:?}");
    assert!(of_engine <= 6, "{of_engine} statements of {of_all} read papers");
}
