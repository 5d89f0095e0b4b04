//! The order of lists: several fields, each in its direction, empty values last, and pages that continue it.

use std::{cmp::Ordering, collections::BTreeSet};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
};
use rstest::rstest;
use serde_json::{Value, json};

/// Three customers for each combination of terms and limit.
async fn customers(admin: &Person) {
    let limits = [json!(100), json!(900), Value::Null];
    for number in 0..18 {
        let (days, limit) = ([15, 30][number % 2], limits[number % 3].clone());
        let mut body = json!({ "name": format!("Customer {number}"), "kind": "broker", "payment_terms_days": days });
        if !limit.is_null() {
            body["credit_limit_cents"] = limit;
        }
        admin.client.post("/api/customers", body).await.expect(201);
    }
}

/// As the list promises: empty values last, whatever the direction.
fn compare(field: &str, one: &Value, other: &Value) -> Ordering {
    let (name, is_descending) = field.strip_prefix('-').map_or((field, false), |name| (name, true));
    match (one[name].as_i64(), other[name].as_i64()) {
        (Some(one), Some(other)) if is_descending => other.cmp(&one),
        (Some(one), Some(other)) => one.cmp(&other),
        (one, other) => one.is_none().cmp(&other.is_none()),
    }
}

#[rstest]
#[tokio::test]
async fn pages_continue_an_order_of_several_fields(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    customers(&admin).await;
    for sort in [
        "credit_limit_cents,payment_terms_days",
        "-credit_limit_cents,payment_terms_days",
        "payment_terms_days,-credit_limit_cents",
        "-payment_terms_days,credit_limit_cents,-created_at",
    ] {
        let mut read: Vec<Value> = Vec::new();
        let mut path = format!("/api/customers?sort={sort}&limit=4");
        loop {
            let page = admin.client.get(&path).await.expect(200);
            read.extend(page["items"].as_array().unwrap().iter().cloned());
            let Some(cursor) = page["next_cursor"].as_str() else { break };
            path = format!("/api/customers?sort={sort}&limit=4&cursor={cursor}");
        }
        assert_eq!(read.iter().map(|row| row["id"].as_str()).collect::<BTreeSet<_>>().len(), 18, "{sort}");
        for (one, other) in read.iter().zip(&read[1..]) {
            let fields = sort.split(',').filter(|field| !field.ends_with("created_at"));
            let order = fields.map(|field| compare(field, one, other)).find(|order| order.is_ne());
            assert_ne!(order, Some(Ordering::Greater), "{sort}: {one} before {other}");
        }
    }
    for sort in ["name,name", "name,-name", "name,created_at,credit_limit_cents,payment_terms_days", "name,size", ""] {
        let refused = admin.client.get(&format!("/api/customers?sort={sort}")).await;
        assert!(matches!(refused.status.as_u16(), 400 | 422), "{sort}: {}", refused.text);
    }
}

/// Every list of carrier staff and the fields that it can be sorted by, ascending and descending.
fn sorted_lists() -> Vec<(String, Vec<String>)> {
    let document: Value = serde_json::from_str(&haul_document::document()).unwrap();
    let mut lists = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let parameters = operations["get"]["parameters"].as_array().into_iter().flatten();
        let Some(sort) = parameters.into_iter().find(|parameter| parameter["name"] == "sort") else { continue };
        // Of a record, or of a fleet owner.
        if path.contains('{') || path.starts_with("/api/owner") {
            continue;
        }
        let fields = sort["schema"]["items"]["enum"].as_array().unwrap();
        lists.push((path.clone(), fields.iter().map(|field| field.as_str().unwrap().to_owned()).collect()));
    }
    assert!(lists.len() > 15, "{} lists", lists.len());
    lists
}

/// Lists of which a company never has more than some hundreds, which are sorted as fast as they are read; of jobs it has
/// those that are not finished.
const SHORT: [&str; 9] = [
    "/api/api_keys",
    "/api/basic_measures",
    "/api/contract_lanes",
    "/api/jobs",
    "/api/join_requests",
    "/api/saved_views",
    "/api/terminals",
    "/api/users",
    "/api/webhook_endpoints",
];

#[tokio::test]
async fn every_long_list_is_in_its_usual_order_by_an_index() {
    let (app, statements) = TestApp::start(Sqlite).await.noting_statements();
    let admin = app.admin().await;
    let mut slow = Vec::new();
    for (path, _) in sorted_lists().into_iter().filter(|(path, _)| !SHORT.contains(&path.as_str())) {
        statements.take();
        admin.client.get(&path).await.expect(200);
        for (statement, _) in statements.take() {
            let is_page = statement.sql.contains(" ORDER BY ") && statement.sql.contains(" LIMIT ");
            if is_page && app.plan_of(&statement).await.contains("TEMP B-TREE FOR") {
                slow.push((path.clone(), statement.sql));
            }
        }
    }
    assert!(slow.is_empty(), "sorted row by row, which takes longer the more there are: {slow:#?}");
}

/// What people look at all day is a small part of what has gathered in years.
#[tokio::test]
async fn what_is_owed_is_found_among_years_of_paid_invoices() {
    let (app, statements) = TestApp::start(Sqlite).await.noting_statements();
    let admin = app.admin().await;
    for query in ["is_overdue=true", "status=posted,sent,partially_paid", "has_write_off_request=true"] {
        statements.take();
        admin.client.get(&format!("/api/invoices?{query}")).await.expect(200);
        let noted = statements.take();
        let is_page = |sql: &str| sql.contains("FROM \"invoice\"") && sql.contains(" ORDER BY ");
        let (page, _) = noted.iter().find(|(statement, _)| is_page(&statement.sql)).unwrap();
        let plan = app.plan_of(page).await;
        // By what is owed, or by each status that is.
        assert!(plan.contains("is_owed=?") || plan.contains("status=?"), "{query}: {plan}");
    }
}

#[rstest]
#[tokio::test]
async fn every_list_sorts_by_every_field_that_it_names(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (path, fields) in sorted_lists() {
        // Each field stands there twice, ascending and descending: the one after the next is of another field.
        for (one, next) in fields.iter().zip(fields.iter().cycle().skip(2)) {
            admin.client.get(&format!("{path}?sort={one}")).await.expect(200);
            if one != next {
                admin.client.get(&format!("{path}?sort={next},{one}")).await.expect(200);
            }
        }
    }
}
