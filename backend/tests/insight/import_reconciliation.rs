//! Imports compared with their files: what rows charge, and what the loads made from them hold.

use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};

use super::imports::{IMPORTS, checked_as, decided};

const HEADER: &str = "Customer,Customer reference,Equipment,Miles,Line haul,Fuel,Charge 1 code,Charge 1 basis,\
    Charge 1 quantity,Charge 1 rate,Pickup facility,Pickup date,Pickup time,Delivery facility,Delivery date,\
    Delivery time\n";

fn row(reference: &str, equipment: &str, money: &str) -> String {
    format!(
        "Blue Ridge Brokerage,{reference},{equipment},\"1,000\",{money},Lakeside Cold Storage,2026-11-18,08:00,\
         Trinity Distribution,2026-11-19,10:00\n"
    )
}

async fn compared(person: &Person, import: &Value) -> Value {
    person.client.get(&format!("{IMPORTS}/{}/reconciliation", id(import))).await.expect(200)
}

/// Code, then the sums of the file, of the imported rows, of what was booked, and the rows that don't say theirs.
fn sums(compared: &Value) -> Vec<(&str, [i64; 4])> {
    let amounts = compared["amounts"].as_array().unwrap().iter();
    let fields = ["file_cents", "imported_cents", "booked_cents", "uncounted_rows"];
    amounts.map(|one| (one["code"].as_str().unwrap(), fields.map(|name| one[name].as_i64().unwrap()))).collect()
}

fn others(compared: &Value) -> [i64; 3] {
    ["unreadable_rows", "changed_records", "missing_records"].map(|name| compared[name].as_i64().unwrap())
}

#[rstest]
#[tokio::test]
async fn amounts_of_the_file_are_compared_with_what_was_booked(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let file = [
        HEADER.to_owned(),
        row("BRB-1", "dry van", "\"$2,000.00\",400,lumper,per hour,2,75"),
        row("BRB-2", "dry van", "1500,,detention,flat,,50"),
        row("BRB-3", "dry van", ",,line haul,per mile,,2.10"),
        row("BRB-4", "dry van", "1000,,fuel,percent,,10"),
        row("BRB-5", "spaceship", "999.99,,,,,"),
        row("BRB-6", "dry van", "a lot,,,,,"),
    ];
    let import = checked_as(&app, &admin, "loads", file.concat()).await;
    assert_eq!((&import["ready_rows"], &import["bad_rows"]), (&json!(4), &json!(2)), "{import}");
    let before = compared(&admin, &import).await;
    let file_only = |(code, [file, ..]): (&str, [i64; 4])| (code.to_owned(), [file, 0, 0]);
    let done = decided(&app, &admin, &import, "commit", json!({ "skips_bad_rows": true })).await;
    assert_eq!(done["imported_rows"], 4, "{done}");
    let after = compared(&admin, &import).await;
    assert_eq!(
        sums(&after),
        [
            // 2,000 + 1,500 + 2.10 a mile + 1,000, and 999.99 of the row that is left out.
            ("LINE_HAUL", [759_999, 660_000, 660_000, 0]),
            // The percentage is known once the load is booked.
            ("FUEL", [40_000, 40_000, 50_000, 1]),
            ("DETENTION", [5_000, 5_000, 5_000, 0]),
            ("LUMPER", [15_000, 15_000, 15_000, 0]),
        ]
    );
    assert_eq!(others(&after), [1, 0, 0]);
    let of_file: Vec<_> = sums(&after).into_iter().map(file_only).collect();
    let of_before: Vec<_> = sums(&before)
        .into_iter()
        .map(|(code, [file, made, booked, _])| (code.to_owned(), [file, made, booked]))
        .collect();
    assert_eq!(of_before, of_file, "nothing is booked before the decision");

    // Two of the loads are changed.
    let loads = admin.client.get("/api/loads?sort=number").await.expect(200);
    let [first, second] = [0, 1].map(|at| loads["items"][at].clone());
    let path = format!("/api/loads/{}", id(&first));
    let load = admin.client.get(&path).await.expect(200);
    let charge = load["charges"].as_array().unwrap().iter().find(|it| it["code"] == "LINE_HAUL").unwrap();
    let change = json!({ "version": load["version"], "rate": "2100" });
    admin.client.patch(&format!("{path}/charges/{}", id(charge)), change).await.expect(200);
    let cancel = json!({ "reason": "Not ours" });
    admin.client.post(&format!("/api/loads/{}/cancel", id(&second)), cancel).await.expect(200);
    let worked_on = compared(&admin, &import).await;
    assert_eq!(sums(&worked_on)[0], ("LINE_HAUL", [759_999, 660_000, 520_000, 0]));
    assert_eq!(others(&worked_on), [1, 2, 0]);
}

#[rstest]
#[tokio::test]
async fn records_without_charges_have_counts_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let import = checked_as(&app, &admin, "customers", "Name,Kind\nAcme Freight,broker\nBlue Ridge,shipper\n").await;
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], &import["imported_rows"]), (&json!("imported"), &json!(2)), "{import}");
    let all = admin.client.get("/api/customers").await.expect(200);
    let acme = &all["items"][0];
    let change = json!({ "version": acme["version"], "phone": "+13125550100" });
    admin.client.patch(&format!("/api/customers/{}", id(acme)), change).await.expect(200);
    let found = compared(&admin, &import).await;
    assert_eq!((&found["amounts"], others(&found)), (&json!([]), [0, 1, 0]));

    // It needs the permission of the kind.
    admin.client.send(Method::PUT, "/api/role_grants/User/safety", &[], None).await.expect(200);
    let clerk = app.user(admin.company_id, Role::User).await;
    let path = format!("{IMPORTS}/{}/reconciliation", id(&import));
    clerk.client.get(&path).await.expect_code(403, "permission_missing");
    app.admin().await.client.get(&path).await.expect_code(404, "not_found");
}
