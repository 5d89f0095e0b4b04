//! Files of loads with everything that a load says, and of trucks with their owners.

use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;

use super::imports::{checked_as, counts, decided, problems};

const HEADER: &str = "Customer,Equipment,Kind,Priority,PO,Other references,Temperature (°F),Reefer runs,Hazardous,UN number,\
    Hazard class,Packing group,Driver,Truck,Trailer,Miles,Line haul,Charge 1 code,Charge 1 basis,Charge 1 quantity,\
    Charge 1 rate,Charge 2 code,Charge 2 rate,Pickup facility,Pickup date,Pickup time,Pickup time to,Pickup number,\
    Delivery facility,Delivery date,Delivery time,Delivery date to,Delivery time to,Delivery schedule,Delivery instructions\n";

/// Reefer freight, picked up within a window and delivered first come, first served.
fn row(days: [&str; 2], more: &[(&str, &str)]) -> String {
    let [pickup, delivery] = days;
    let cells = [
        ("Customer", "Blue Ridge Brokerage"),
        ("Equipment", "reefer"),
        ("Kind", "partial"),
        ("Priority", "urgent"),
        ("PO", "4500123; 4500124"),
        ("Other references", "Gate 7"),
        ("Temperature (°F)", "-10"),
        ("Reefer runs", "continuous"),
        ("Hazardous", "yes"),
        ("UN number", "UN1203"),
        ("Hazard class", "3"),
        ("Packing group", "ii"),
        ("Driver", ""),
        ("Truck", ""),
        ("Trailer", ""),
        ("Miles", "967.5"),
        ("Line haul", "2000"),
        ("Charge 1 code", "lumper"),
        ("Charge 1 basis", "per hour"),
        ("Charge 1 quantity", "2"),
        ("Charge 1 rate", "75"),
        ("Charge 2 code", "Tarp"),
        ("Charge 2 rate", "$50.00"),
        ("Pickup facility", "Lakeside Cold Storage"),
        ("Pickup date", pickup),
        ("Pickup time", "08:00"),
        ("Pickup time to", "11:00"),
        ("Pickup number", "P-1"),
        ("Delivery facility", "Trinity Distribution"),
        ("Delivery date", delivery),
        ("Delivery time", "22:00"),
        ("Delivery date to", "2026-11-30"),
        ("Delivery time to", "2:00 AM"),
        ("Delivery schedule", "first come"),
        ("Delivery instructions", "Ring twice"),
    ];
    let texts = cells.iter().map(|(name, usual)| {
        let own = more.iter().find(|(changed, _)| changed == name);
        format!("\"{}\"", own.map_or(*usual, |(_, value)| *value))
    });
    texts.collect::<Vec<_>>().join(",") + "\n"
}

async fn imported_load(admin: &Person) -> Value {
    let list = admin.client.get("/api/loads").await.expect(200);
    admin.client.get(&format!("/api/loads/{}", id(&list["items"][0]))).await.expect(200)
}

/// A driver who may haul hazardous freight.
async fn crew(admin: &Person) {
    admin.freight().await;
    let mut body = haul_tests::freight::driver("Ray", "Alvarez");
    body["code"] = json!("RA1");
    body["license_class"] = json!("A");
    body["endorsements"] = json!(["H"]);
    admin.client.post("/api/drivers", body).await.expect(201);
    let papers = json!({
        "unit_number": "301", "registration_expires_on": "2028-01-01", "annual_inspection_expires_on": "2028-01-01",
    });
    admin.client.post("/api/trucks", papers.clone()).await.expect(201);
    let mut trailer = papers;
    trailer["unit_number"] = json!("R-9");
    trailer["kind"] = json!("reefer");
    admin.client.post("/api/trailers", trailer).await.expect(201);
}

const CREW: [(&str, &str); 3] = [("Driver", "ra1"), ("Truck", "301"), ("Trailer", "r-9")];

#[rstest]
#[tokio::test]
async fn rows_say_all_that_a_load_does(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    crew(&admin).await;
    let text = format!("{HEADER}{}", row(["2026-11-28", "2026-11-29"], &CREW));
    let import = checked_as(&app, &admin, "loads", text).await;
    assert_eq!(problems(&admin, &import, "bad").await, [], "{import}");
    assert_eq!(admin.client.get("/api/loads").await.expect(200)["total_count"], 0, "nothing is written");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [1, 1, 0, 1, 0, 0, 0]));
    let load = imported_load(&admin).await;
    for (field, expected) in [
        ("source", json!("import")),
        ("priority", json!("urgent")),
        ("load_kind", json!("partial")),
        ("temperature_fahrenheit", json!(-10)),
        ("temperature_mode", json!("continuous")),
        ("is_hazmat", json!(true)),
        ("un_number", json!("UN1203")),
        ("packing_group", json!("II")),
        ("status", json!("assigned")),
    ] {
        assert_eq!(load[field], expected, "{field}");
    }
    let numbers: Vec<_> = load["references"].as_array().unwrap().iter().map(|it| it["value"].clone()).collect();
    assert_eq!(numbers, ["4500123", "4500124", "Gate 7"]);
    let (pickup, delivery) = (&load["stops"][0], &load["stops"][1]);
    assert_eq!((&pickup["schedule"], &pickup["latest_local"]), (&json!("window"), &json!("2026-11-28T11:00")));
    assert_eq!(pickup["references"], json!([{ "kind": "pickup", "value": "P-1" }]));
    assert_eq!((&delivery["schedule"], &delivery["latest_local"]), (&json!("first_come"), &json!("2026-11-30T02:00")));
    assert_eq!(delivery["instructions"], "Ring twice");
    let charges: Vec<_> =
        load["charges"].as_array().unwrap().iter().map(|it| (it["code"].clone(), it["amount_cents"].clone())).collect();
    assert_eq!(
        charges,
        [(json!("LINE_HAUL"), json!(200_000)), (json!("LUMPER"), json!(15_000)), (json!("TARP"), json!(5_000)),]
    );
    let leg = &load["legs"][0];
    assert_eq!((&leg["driver"]["name"], &leg["truck"]["name"]), (&json!("Ray Alvarez"), &json!("301")));
    // Undoing frees the crew and cancels the load.
    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    assert_eq!(counts(&import), [1, 1, 0, 1, 0, 1, 0]);
    let gone = imported_load(&admin).await;
    assert_eq!((&gone["status"], gone["legs"][0].get("driver")), (&json!("cancelled"), None));
}

#[rstest]
#[tokio::test]
async fn what_speaks_against_a_crew_is_an_error_of_the_row(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    crew(&admin).await;
    let days = ["2026-11-28", "2026-11-29"];
    let text = [
        HEADER.to_owned(),
        row(days, &CREW),
        // The same crew on the same days.
        row(days, &CREW),
        row(days, &[("Driver", "Nobody"), ("Charge 1 code", "Bribe"), ("Pickup time to", "late")]),
        // Dana has no endorsement for it, and neither the truck's nor the trailer's papers are on file.
        row(["2026-12-05", "2026-12-06"], &[("Driver", "Dana Cole"), ("Delivery date to", "2026-12-07")]),
        row(days, &[("Pickup time to", "07:00"), ("Charge 1 quantity", "1.23456")]),
    ];
    let import = checked_as(&app, &admin, "loads", text.concat()).await;
    let problems = problems(&admin, &import, "bad").await;
    let told: Vec<_> = problems.iter().map(|(row, column, _)| (*row, column.as_str())).collect();
    assert_eq!(
        told,
        [
            (3, "driver"),
            (3, "truck"),
            (3, "trailer"),
            (4, "driver"),
            (4, "charge_1_code"),
            (4, "pickup_time_to"),
            (5, "driver"),
            (6, "pickup_time_to"),
            (6, "charge_1_quantity"),
        ],
        "{problems:?}"
    );
}

#[rstest]
#[tokio::test]
async fn trucks_come_with_their_owners_and_go_with_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let owner = json!({ "name": "Ray's Trucking", "email": "ray@example.com" });
    admin.client.post("/api/fleet_owners", owner).await.expect(201);
    let text = "Unit,Owner,Owned from\n7,ray@example.com,2026-03-01\n8,,\n9,Ray's Trucking,\n10,Nobody,2026-01-01\n";
    let import = checked_as(&app, &admin, "trucks", text).await;
    let told = problems(&admin, &import, "bad").await;
    let told: Vec<_> = told.iter().map(|(row, column, _)| (*row, column.as_str())).collect();
    assert_eq!(told, [(4, "owned_from"), (5, "fleet_owner")]);
    let import = decided(&app, &admin, &import, "commit", json!({ "skips_bad_rows": true })).await;
    assert_eq!(counts(&import)[3], 2, "{import}");
    let trucks = admin.client.get("/api/trucks?q=7").await.expect(200);
    let truck = id(&trucks["items"][0]);
    let owners = admin.client.get(&format!("/api/trucks/{truck}/ownerships")).await.expect(200);
    let ownership = &owners["items"][0];
    assert_eq!(
        (&ownership["fleet_owner"]["name"], &ownership["starts_on"]),
        (&json!("Ray's Trucking"), &json!("2026-03-01"))
    );
    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    assert_eq!(counts(&import)[5], 2, "{import}");
    assert_eq!(admin.client.get("/api/trucks").await.expect(200)["total_count"], 0);
}
