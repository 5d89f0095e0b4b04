//! Whether every page counts the same loads as late, at risk, unassigned and ready.

use std::collections::BTreeSet;

use haul_types::Date;
use serde_json::Value;

type Ids = BTreeSet<String>;

/// Asks each page through `get` and reports the first difference.
pub async fn compare(get: impl AsyncFn(String) -> Value) -> Result<(), String> {
    let dashboard = get("/api/dashboard/operations".to_owned()).await;
    let summary = get("/api/tracking/summary".to_owned()).await;
    let unassigned = all(&get, "/api/dispatch_board/unassigned", "").await;
    let board = board(&get).await;
    for word in ["late", "at_risk"] {
        let loads = ids(&all(&get, "/api/loads", &format!("group=open&timeliness={word}")).await, "/id");
        let traced = ids(&all(&get, "/api/tracking/loads", &format!("timeliness={word}")).await, "/load/id");
        let flagged =
            board.iter().chain(&unassigned).filter(|leg| leg["timeliness"] == word).cloned().collect::<Vec<_>>();
        same(&format!("{word}: loads and Track & trace"), &loads, &traced)?;
        same(&format!("{word}: loads and the board"), &loads, &ids(&flagged, "/load_id"))?;
        let counted = loads.len() as u64;
        if dashboard[format!("{word}_count")] != counted || summary[word] != counted {
            return Err(format!("{word}: {counted} loads, {summary}, {dashboard}"));
        }
    }
    let counts = get("/api/load_counts".to_owned()).await;
    for group in ["open", "unassigned", "today", "moving", "delivered"] {
        let listed = all(&get, "/api/loads", &format!("group={group}")).await.len() as u64;
        if counts[group] != listed {
            return Err(format!("{group}: {listed} in the list, {counts}"));
        }
    }
    let loads = ids(&all(&get, "/api/loads", "is_unassigned=true").await, "/id");
    same("unassigned: flag and group", &loads, &ids(&all(&get, "/api/loads", "group=unassigned").await, "/id"))?;
    same("unassigned: loads and the board's lane", &loads, &ids(&unassigned, "/load_id"))?;
    let ready = all(&get, "/api/ready_to_bill", "is_ready=true").await;
    for (name, counted) in [("unassigned_count", loads.len()), ("ready_to_bill_count", ready.len())] {
        if dashboard[name] != counted as u64 {
            return Err(format!("{name}: {counted} in the list, {} on the dashboard", dashboard[name]));
        }
    }
    Ok(())
}

/// The legs on the board's rows, today and for four weeks.
async fn board(get: &impl AsyncFn(String) -> Value) -> Vec<Value> {
    let today = get("/api/dispatch_board".to_owned()).await["from"].as_str().unwrap().to_owned();
    let later = today.parse::<Date>().unwrap().plus_days(14).to_string();
    let mut legs = Vec::new();
    for rows in ["drivers", "trucks"] {
        for from in [&today, &later] {
            let found = all(get, "/api/dispatch_board", &format!("rows={rows}&from={from}&days=14")).await;
            legs.extend(found.iter().flat_map(|row| row["legs"].as_array().unwrap().clone()));
        }
    }
    // A load that was delivered today is still on the board.
    legs.retain(|leg| leg["load_status"] != "delivered");
    legs
}

async fn all(get: &impl AsyncFn(String) -> Value, path: &str, query: &str) -> Vec<Value> {
    let (mut items, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = get(format!("{path}?limit=200&{query}{cursor}")).await;
        items.extend(page["items"].as_array().unwrap_or_else(|| panic!("{path}: {page}")).clone());
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return items,
        }
    }
}

fn ids(items: &[Value], pointer: &str) -> Ids {
    items.iter().map(|item| item.pointer(pointer).and_then(Value::as_str).unwrap().to_owned()).collect()
}

fn same(what: &str, one: &Ids, other: &Ids) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{what}: {one:?} and {other:?}")) }
}
