//! Imports of customers, facilities, drivers, trucks and trailers: what each kind reads, refuses and undoes.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{driver, facility, id, terms},
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use crate::insight::imports::{IMPORTS, checked_as, counts, decided, problems};

/// Lists of the kinds, and what a file of two of each says.
const GOOD: [(&str, &str, &str); 5] = [
    (
        "drivers",
        "/api/drivers",
        "First name,Last name,Kind,Code,Endorsements,Medical card expires,Home street,Home city,Home state,Home ZIP\n\
         Ann,Lee,Owner operator,al1,\"H, N\",05/31/2027,88 Oak Ave,Joliet,il,60435\n\
         Bob,Ray,company driver,,,,,,,\n",
    ),
    (
        "trucks",
        "/api/trucks",
        "Unit,VIN,Year,Ownership,Odometer (mi)\n7,1M8GDM9AXKP042788,2021,leased,\"412,300\"\n8,,,,\n",
    ),
    ("trailers", "/api/trailers", "Unit,Equipment,Length (ft)\nT-7,dry van,53\nT-8,Step deck,\n"),
    (
        "customers",
        "/api/customers",
        "Name,Kind,Docket number,Credit limit,Credit hold,Contact,Contact phone,Payment terms (days),Discount (%),\
         Discount days,Invoice delivery,Invoice portal,Credit source,Credit checked\n\
         Acme Freight,3PL,MC-7,\"$25,000.50\",yes,Kim Roe,312-555-0123,30,1.5,10,Portal,AP Hub,Our factor,11/02/2026\n\
         Beta Foods,shipper,,,,,,,,,,,,\n",
    ),
    (
        "facilities",
        "/api/facilities",
        "Name,Street,City,State,ZIP,Time zone\nNorth Dock,1 A St,Springfield,MA,1101,\n\
         South Dock,2 B St,Austin,TX,73301,America/Chicago\n",
    ),
];

pub async fn listed(person: &Person, list: &str) -> Vec<Value> {
    person.client.get(list).await.expect(200)["items"].as_array().unwrap().clone()
}

async fn imported(app: &TestApp, person: &Person, kind: &str, text: &str) -> Value {
    let import = checked_as(app, person, kind, text).await;
    assert_eq!(import["bad_rows"], 0, "{kind}: {:?}", problems(person, &import, "bad").await);
    decided(app, person, &import, "commit", json!({})).await
}

/// A user with one section.
async fn of_safety(app: &TestApp, admin: &Person) -> Person {
    admin.client.send(Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    app.user(admin.company_id, Role::SafetyManager).await
}

pub async fn told(person: &Person, import: &Value) -> Vec<String> {
    let problems = problems(person, import, "bad").await;
    problems.into_iter().map(|(row, column, message)| format!("{row} {column}: {message}")).collect()
}

#[rstest]
#[tokio::test]
async fn rows_of_each_kind_become_records_and_go_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (kind, list, text) in GOOD {
        let import = checked_as(&app, &admin, kind, text).await;
        assert_eq!(told(&admin, &import).await, Vec::<String>::new(), "{kind}");
        assert_eq!(
            (counts(&import), listed(&admin, list).await.len()),
            ([2, 2, 0, 0, 0, 0, 0], 0),
            "{kind}: nothing is written"
        );
        let import = decided(&app, &admin, &import, "commit", json!({})).await;
        assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [2, 2, 0, 2, 0, 0, 0]), "{kind}");
        assert_eq!(listed(&admin, list).await.len(), 2, "{kind}");
        let again = checked_as(&app, &admin, kind, text).await;
        assert!(again["bad_rows"].as_i64().unwrap() > 0, "{kind}: what is there is a duplicate");
        let import = decided(&app, &admin, &import, "undo", json!({})).await;
        assert_eq!((&import["status"], counts(&import)), (&json!("undone"), [2, 2, 0, 2, 0, 2, 0]), "{kind}");
        assert_eq!(listed(&admin, list).await.len(), 0, "{kind}");
        assert_eq!(listed(&admin, &format!("{list}?archived=true")).await.len(), 0, "{kind}: nothing keeps its name");
        imported(&app, &admin, kind, text).await;
        assert_eq!(listed(&admin, list).await.len(), 2, "{kind}: the next try");
    }
}

#[rstest]
#[tokio::test]
async fn cells_are_read_as_people_write_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for (kind, _, text) in GOOD {
        imported(&app, &admin, kind, text).await;
    }
    let ann = listed(&admin, "/api/drivers?q=ann").await.remove(0);
    assert_eq!(
        (&ann["code"], &ann["kind"], &ann["medical_expires_on"]),
        (&json!("AL1"), &json!("owner_operator"), &json!("2027-05-31"))
    );
    assert_eq!((&ann["endorsements"], &ann["address"]["state"]), (&json!(["H", "N"]), &json!("IL")));
    let truck = listed(&admin, "/api/trucks?q=7").await.remove(0);
    assert_eq!(
        (&truck["ownership"], &truck["odometer_miles"], &truck["year"]),
        (&json!("leased"), &json!(412_300), &json!(2021))
    );
    let trailer = listed(&admin, "/api/trailers?q=T-8").await.remove(0);
    assert_eq!(trailer["kind"], "step_deck");
    let acme = listed(&admin, "/api/customers?q=acme").await.remove(0);
    assert_eq!(
        (&acme["kind"], &acme["credit_limit_cents"], &acme["is_on_credit_hold"]),
        (&json!("third_party_logistics"), &json!(2_500_050), &json!(true))
    );
    assert_eq!(acme["contacts"], json!([{ "name": "Kim Roe", "phone": "+13125550123" }]));
    assert_eq!((&acme["discount_basis_points"], &acme["discount_days"]), (&json!(150), &json!(10)));
    assert_eq!((&acme["invoice_delivery"], &acme["invoice_portal"]), (&json!("portal"), &json!("AP Hub")));
    assert_eq!((&acme["credit_source"], &acme["credit_checked_on"]), (&json!("Our factor"), &json!("2026-11-02")));
    let dock = listed(&admin, "/api/facilities?q=north").await.remove(0);
    assert_eq!((&dock["address"]["postal_code"], &dock["time_zone"]), (&json!("01101"), &json!("America/New_York")));
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_with_drivers_is_told_by_row_and_column(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut dana = driver("Dana", "Cole");
    dana["code"] = json!("DC1");
    admin.client.post("/api/drivers", dana).await.expect(201);
    let text = "Code,First name,Last name,Kind,Phone,Endorsements,License expires,Hired,Terminated,Terminal,Home street\n\
        dc1,Ann,Lee,company,,,,,,,\n\
        A1,Ann,Lee,company,,,,,,,\n\
        a1,Bob,Ray,lease,,,,,,,\n\
        ,,Lee,pilot,,,,,,,\n\
        ,Ann,Lee,company,12345,,,,,,\n\
        ,Ann,Lee,company,,HQ,,,,,\n\
        ,Ann,Lee,company,,,soon,,,,\n\
        ,Ann,Lee,company,,,,2026-01-01,2025-01-01,,\n\
        ,Ann,Lee,company,,,,,,Mars,\n\
        ,Ann,Lee,company,,,,,,,88 Oak Ave\n";
    let import = checked_as(&app, &admin, "drivers", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 code: Dana Cole has this code already.",
            "4 code: Row 3 has the same code.",
            "5 first_name: This is required.",
            "5 kind: “pilot” is not company, owner operator, lease or team.",
            "6 phone: Enter a US phone number of 10 digits.",
            "7 endorsements: “HQ” is not letters of H, N, T, P, S and X.",
            "8 license_expires_on: “soon” is not a date such as 2026-11-20 or 11/20/2026.",
            "9 terminated_on: This is before the day they were hired.",
            "10 terminal: There is no terminal called “Mars”.",
            "11 home_city: Enter the city.",
            "11 home_state: Use the two-letter code, such as TX.",
            "11 home_zip: Enter a ZIP of 5 or 9 digits.",
        ]
    );
    let rows = admin.client.get(&format!("{IMPORTS}/{}/rows?status=bad&limit=1", id(&import))).await.expect(200);
    assert_eq!(
        (&rows["items"][0]["label"], &rows["items"][0]["problems"][0]["title"]),
        (&json!("Ann Lee"), &json!("Code"))
    );
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_with_trucks_and_trailers_is_told_by_row_and_column(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    admin.freight().await;
    let mut second = driver("Dana", "Cole");
    second["code"] = json!("DC2");
    admin.client.post("/api/drivers", second).await.expect(201);
    let old = id(&admin.client.post("/api/trucks", json!({ "unit_number": "99" })).await.expect(201));
    admin.client.post(&format!("/api/trucks/{old}/archive"), json!({})).await.expect(200);
    let text = "Unit,VIN,Year,Status,Usual driver\n99,,,,\n7,,,,dc2\n8,1M8GDM9A1KP042788,,,\n9,,1900,,\n10,,,lost,\n11,,,,Dana Cole\n7,,,,\n12,,,,Nobody\n";
    let import = checked_as(&app, &admin, "trucks", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 unit_number: Truck 99 in the archive has this unit number already.",
            "4 vin: The VIN's check digit does not match. Check for a typo.",
            "5 year: Enter a number from 1950 to 2100.",
            "6 status: “lost” is not available, in shop, out of service, inactive or sold.",
            "7 usual_driver: Several drivers are called “Dana Cole”.",
            "8 unit_number: Row 3 has the same unit number.",
            "9 usual_driver: There is no driver called “Nobody”.",
        ]
    );
    let text = "Unit,Equipment,Length (ft),VIN\nt-1,dry van,,\nT-2,Reefer,53,1M8GDM9AXKP042788\n\
        T-3,reefer,53,1m8gdm9axkp042788\nT-4,spaceship,,\nT-5,flatbed,400,\n";
    let import = checked_as(&app, &admin, "trailers", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 unit_number: Trailer T-1 has this unit number already.",
            "4 vin: Row 3 has the same VIN.",
            "5 kind: “spaceship” is not equipment such as dry van, reefer or flatbed.",
            "6 length_feet: Enter a number from 1 to 100.",
        ]
    );
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_with_customers_and_facilities_is_told_by_row_and_column(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let customer = json!({ "name": "Blue Ridge Brokerage", "kind": "broker", "docket_number": "MC-551200" });
    admin.client.post("/api/customers", customer).await.expect(201);
    let lakeside = facility("Lakeside Cold Storage", "Chicago", "IL", "America/Chicago");
    admin.client.post("/api/facilities", lakeside).await.expect(201);
    let text = "Name,Kind,Docket number,Credit limit,Credit hold,Email,Discount (%)\nBLUE  ridge brokerage,broker,,,,\nOther,broker,mc 551200,,,\n\
        Acme,3PL,MC7,,,\nBeta,shipper,MC 7,,,\nGamma,boss,,lots,perhaps,\nDelta,broker,,,,nobody,1.555\n";
    let import = checked_as(&app, &admin, "customers", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 name: Blue Ridge Brokerage has this name already.",
            "3 docket_number: Blue Ridge Brokerage has this docket number already.",
            "5 docket_number: Row 4 has the same docket number.",
            "6 kind: “boss” is not broker, shipper or third-party logistics.",
            "6 credit_limit: “lots” is not a number.",
            "6 is_on_credit_hold: “perhaps” is not yes or no.",
            "7 discount_percent: “1.555” is not a percentage such as 2 or 1.5.",
        ]
    );
    let text = "Name,Street,City,State,ZIP,Latitude\nlakeside cold storage,1200 Dock St,Chicago,il,60601-1234,\n\
        Lakeside Cold Storage,9 Other St,Chicago,IL,60601,\nDock,1200 Dock St,,IL,60601,\nDock,1 A St,Nowhere at All,TN,99999,\n\
        Dock,1 A St,Springfield,MA,1101,north\nDock,1 A St,Springfield,MA,1101,\nDOCK,1 a st,SPRINGFIELD,ma,01101,\n";
    let import = checked_as(&app, &admin, "facilities", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 name: Lakeside Cold Storage has this name and address already.",
            "4 city: This is required.",
            "5 time_zone: This state has more than one time zone. Choose the facility's.",
            "6 latitude: “north” is not a number of degrees such as 41.8781 or -87.6298.",
            "8 name: Row 7 has the same name and address.",
        ]
    );
}

#[rstest]
#[tokio::test]
async fn records_are_found_by_the_names_that_people_use_in_their_own_company(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let (admin, other) = (app.admin().await, app.admin().await);
    let terminal = json!({ "code": "DAL", "name": "Dallas", "time_zone": "America/Chicago" });
    let terminal = admin.client.post("/api/terminals", terminal).await.expect(201);
    let owner = json!({ "name": "Rosa Delgado", "email": "rosa@example.com" });
    let owner = admin.client.post("/api/fleet_owners", owner).await.expect(201);
    let drivers = "First name,Last name,Kind,Code,Terminal,Fleet owner\nAnn,Lee,lease,AL1,dal,rosa delgado\nBob,Ray,lease,,Dallas,ROSA@example.com\n";
    imported(&app, &admin, "drivers", drivers).await;
    for driver in listed(&admin, "/api/drivers").await {
        assert_eq!((&driver["terminal"]["id"], &driver["fleet_owner"]["id"]), (&terminal["id"], &owner["id"]));
    }
    let trucks = "Unit,Usual driver\n1,al1\n2,Bob  Ray\n";
    imported(&app, &admin, "trucks", trucks).await;
    let names: Vec<_> =
        listed(&admin, "/api/trucks").await.iter().map(|truck| truck["usual_driver"]["name"].clone()).collect();
    assert_eq!(names, ["Ann Lee", "Bob Ray"]);
    // Another company knows neither, and its codes and units are its own.
    let import = checked_as(&app, &other, "drivers", drivers).await;
    assert_eq!(told(&other, &import).await.len(), 4);
    let import = checked_as(&app, &other, "trucks", trucks).await;
    assert_eq!(
        told(&other, &import).await,
        ["2 usual_driver: There is no driver called “al1”.", "3 usual_driver: There is no driver called “Bob  Ray”."]
    );
    imported(&app, &other, "trucks", "Unit\n1\n").await;
    other.client.get(&format!("{IMPORTS}/{}", id(&import))).await.expect(200);
    admin.client.get(&format!("{IMPORTS}/{}", id(&import))).await.expect(404);
}

#[rstest]
#[tokio::test]
async fn undo_keeps_what_is_in_use_or_changed_and_says_which(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    let drivers = imported(
        &app,
        &admin,
        "drivers",
        "First name,Last name,Kind,Code,License expires,Medical card expires\n\
        Ann,Lee,lease,A,,\nBob,Ray,lease,B,,\nCy,Fox,lease,C,2029-01-01,2028-01-01\n",
    )
    .await;
    let trucks = imported(&app, &admin, "trucks", "Unit,Usual driver\n7,A\n8,\n9,\n").await;
    let truck_of = async |unit: &str| listed(&admin, &format!("/api/trucks?q={unit}")).await.remove(0);
    let cy = listed(&admin, "/api/drivers?q=cy").await.remove(0);
    let body = json!({
        "version": load["version"], "driver_id": cy["id"], "truck_id": truck_of("8").await["id"], "accepts_warnings": true,
    });
    let load = admin.client.post(&format!("/api/loads/{}/assign", id(&load)), body).await.expect(200);
    let nine = truck_of("9").await;
    let change = json!({ "version": nine["version"], "make": "Volvo" });
    admin.client.patch(&format!("/api/trucks/{}", id(&nine)), change).await.expect(200);
    let number = load["number"].as_str().unwrap();
    let undone = decided(&app, &admin, &drivers, "undo", json!({})).await;
    assert_eq!(counts(&undone), [3, 3, 0, 3, 0, 1, 2]);
    let kept: Vec<_> = problems(&admin, &undone, "kept").await;
    assert_eq!(
        kept,
        [
            (2, "driver".to_owned(), "This is the usual driver of truck 7.".to_owned()),
            (4, "driver".to_owned(), format!("It is on load {number}.")),
        ]
    );
    let undone = decided(&app, &admin, &trucks, "undo", json!({})).await;
    assert_eq!(counts(&undone), [3, 3, 0, 3, 0, 1, 2]);
    let kept: Vec<_> = problems(&admin, &undone, "kept").await;
    assert_eq!(
        kept,
        [
            (3, "truck".to_owned(), format!("It is on load {number}.")),
            (4, "truck".to_owned(), "The truck was changed since.".to_owned()),
        ]
    );
}

#[rstest]
#[tokio::test]
async fn undo_keeps_what_the_database_does_not_let_go(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let customers = imported(&app, &admin, "customers", "Name,Kind\nAcme,broker\nBeta,shipper\nGamma,broker\n").await;
    for name in ["acme", "gamma"] {
        let customer = listed(&admin, &format!("/api/customers?q={name}")).await.remove(0);
        let policy = json!({ "version": 0, "terms": terms() });
        let path = format!("/api/customers/{}/detention_policy", id(&customer));
        admin.client.send(Method::PUT, &path, &[], Some(policy)).await.expect(200);
    }
    let undone = decided(&app, &admin, &customers, "undo", json!({})).await;
    assert_eq!((&undone["status"], counts(&undone)), (&json!("undone"), [3, 3, 0, 3, 0, 1, 2]));
    let why = "Something else now refers to it.".to_owned();
    let kept = problems(&admin, &undone, "kept").await;
    assert_eq!(kept, [(2, "customer".to_owned(), why.clone()), (4, "customer".to_owned(), why)]);
}

#[rstest]
#[tokio::test]
async fn rows_that_are_taken_meanwhile_are_refused_alone(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let import = checked_as(&app, &admin, "trucks", "Unit\n7\n8\n").await;
    admin.client.post("/api/trucks", json!({ "unit_number": "7" })).await.expect(201);
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!(counts(&import), [2, 2, 0, 1, 1, 0, 0]);
    let refused = problems(&admin, &import, "refused").await;
    assert_eq!(refused, [(2, "unit_number".to_owned(), "Truck 7 has this unit number already.".to_owned())]);
}

#[rstest]
#[tokio::test]
async fn each_kind_asks_for_the_permission_of_its_own_writes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let safety = of_safety(&app, &admin).await;
    let customers = checked_as(&app, &admin, "customers", "Name,Kind\nAcme,broker\n").await;
    let drivers = checked_as(&app, &safety, "drivers", "First name,Last name,Kind\nAnn,Lee,lease\n").await;
    assert_eq!(counts(&drivers), [1, 1, 0, 0, 0, 0, 0]);
    for kind in ["loads", "customers", "facilities"] {
        let receipt = app.upload(admin.company_id, "Name\nA\n", "text/csv").await;
        let body = json!({ "kind": kind, "receipt": receipt, "file_name": "a.csv" });
        safety.client.post(IMPORTS, body).await.expect_code(403, "permission_missing");
        let template = json!({ "kind": kind, "format": "csv" });
        safety.client.post(&format!("{IMPORTS}/template"), template).await.expect_code(403, "permission_missing");
        let columns = format!("{IMPORTS}/columns?kind={kind}");
        safety.client.get(&columns).await.expect_code(403, "permission_missing");
    }
    let of_customers = format!("{IMPORTS}/{}", id(&customers));
    safety.client.get(&of_customers).await.expect_code(403, "permission_missing");
    safety.client.get(&format!("{of_customers}/rows")).await.expect_code(403, "permission_missing");
    for verb in ["correct", "commit", "undo", "errors"] {
        let body = json!({ "version": customers["version"], "corrections": [] });
        safety.client.post(&format!("{of_customers}/{verb}"), body).await.expect_code(403, "permission_missing");
    }
    let kinds = async |person: &Person, query: &str| {
        let imports = listed(person, &format!("{IMPORTS}{query}")).await;
        let mut kinds: Vec<_> = imports.iter().map(|import| import["kind"].as_str().unwrap().to_owned()).collect();
        kinds.sort();
        kinds
    };
    assert_eq!(kinds(&safety, "").await, ["drivers"]);
    assert_eq!(kinds(&admin, "").await, ["customers", "drivers"]);
    assert_eq!(kinds(&admin, "?kind=customers,trucks").await, ["customers"]);
    let events = admin.client.get("/api/audit_events?limit=200").await.expect(200);
    let refused =
        events["items"].as_array().unwrap().iter().filter(|event| event["action"] == "access.refused").count();
    assert!(refused >= 6, "each refused operation is noted: {refused}");
}

#[rstest]
#[tokio::test]
async fn each_template_is_what_an_import_takes(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    for kind in ["customers", "facilities", "drivers", "trucks", "trailers"] {
        let admin = app.admin().await;
        for format in ["csv", "xlsx"] {
            let link = admin
                .client
                .post(&format!("{IMPORTS}/template"), json!({ "kind": kind, "format": format }))
                .await
                .expect(200);
            let bytes = app.download(admin.company_id, &link).await;
            let import = checked_as(&app, &admin, kind, bytes).await;
            assert_eq!(told(&admin, &import).await, Vec::<String>::new(), "{kind} {format}");
            assert_eq!(
                (counts(&import), &import["ignored_columns"]),
                ([1, 1, 0, 0, 0, 0, 0], &json!([])),
                "{kind} {format}"
            );
        }
    }
}
