//! Imports of papers: whose they are, what is refused, and what an undo brings back.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
};
use rstest::rstest;
use serde_json::json;

use super::{
    import_kinds::{listed, told},
    imports::{checked_as, counts, decided},
};

#[rstest]
#[tokio::test]
async fn papers_are_imported_by_the_record_that_has_them_and_taken_back(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let mut dana = driver("Dana", "Cole");
    dana["code"] = json!("DC1");
    let dana = id(&admin.client.post("/api/drivers", dana).await.expect(201));
    let truck = id(&admin.client.post("/api/trucks", json!({ "unit_number": "7" })).await.expect(201));
    admin.client.post("/api/trailers", json!({ "unit_number": "T-7", "kind": "dry_van" })).await.expect(201);
    let items = |of: &str| format!("/api/compliance_items?record_id={of}");
    let old = json!({ "item_type": "medical", "number": "OLD", "expires_on": "2027-01-31" });
    let old = admin.client.post(&format!("/api/records/driver/{dana}/compliance_items"), old).await.expect(201);
    let text = "Driver,Truck,Trailer,Paper,Number,Issued by,Issued on,Valid through\n\
        dana cole,,,Medical certificate,NEW,Dr. Marsh,2026-05-04,2028-05-04\n\
        DC1,,,hazmat training,,,11/10/2025,11/09/2028\n\
        ,7,,Registration,P123456,IL,,03/31/2027\n\
        ,,t-7,Annual inspection,,,2026-03-01,2027-03-31\n";
    let import = checked_as(&app, &admin, "compliance_items", text).await;
    assert_eq!(told(&admin, &import).await, Vec::<String>::new());
    let medicals = format!("{}&item_type=medical", items(&dana));
    let on_file = listed(&admin, &medicals).await;
    assert_eq!((on_file.len(), &on_file[0]["number"]), (1, &json!("OLD")), "nothing is written");
    let import = decided(&app, &admin, &import, "commit", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("imported"), [4, 4, 0, 4, 0, 0, 0]));
    let medical = listed(&admin, &medicals).await;
    assert_eq!((medical.len(), &medical[0]["number"], &medical[0]["issuer"]), (1, &json!("NEW"), &json!("Dr. Marsh")));
    assert_eq!(listed(&admin, &items(&truck)).await[0]["expires_on"], "2027-03-31");

    // What was corrected since stays; what was renewed counts again.
    let registration = listed(&admin, &items(&truck)).await.remove(0);
    let corrected = json!({ "version": 1, "number": "P123457" });
    admin.client.patch(&format!("/api/compliance_items/{}", id(&registration)), corrected).await.expect(200);
    let import = decided(&app, &admin, &import, "undo", json!({})).await;
    assert_eq!((&import["status"], counts(&import)), (&json!("undone"), [4, 4, 0, 4, 0, 3, 1]));
    let on_file = listed(&admin, &medicals).await;
    assert_eq!((on_file.len(), &on_file[0]["id"]), (1, &old["id"]), "{on_file:?}");
    assert_eq!(on_file[0]["status"], "valid");
    let history = admin.client.get(&format!("/api/drivers/{dana}/history")).await.expect(200);
    assert_eq!(history["items"][0]["action"], "driver.item_removed");
}

#[rstest]
#[tokio::test]
async fn what_is_wrong_with_papers_is_told_by_row_and_column(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for last in ["Cole", "Cole"] {
        admin.client.post("/api/drivers", driver("Dana", last)).await.expect(201);
    }
    admin.client.post("/api/drivers", driver("Ann", "Lee")).await.expect(201);
    admin.client.post("/api/trucks", json!({ "unit_number": "7" })).await.expect(201);
    let text = "Driver,Truck,Paper,Issued on,Valid through,Not required because\n\
        ,,Medical certificate,,2028-05-04,\n\
        Ann Lee,7,Medical certificate,,2028-05-04,\n\
        Bob Ray,,Medical certificate,,2028-05-04,\n\
        Dana Cole,,Medical certificate,,2028-05-04,\n\
        Ann Lee,,Annual inspection,,2027-05-04,\n\
        Ann Lee,,,,2027-05-04,\n\
        Ann Lee,,Medical certificate,,,\n\
        Ann Lee,,TWIC,soon,2027-05-04,\n\
        Ann Lee,,License,,,Not ours\n\
        Ann Lee,,PSP record,2026-05-04,,\n\
        ann lee,,psp,2026-05-05,,\n";
    let import = checked_as(&app, &admin, "compliance_items", text).await;
    assert_eq!(
        told(&admin, &import).await,
        [
            "2 driver: Name a driver, truck, trailer or carrier.",
            "3 truck: Name only one driver, truck, trailer or carrier.",
            "4 driver: There is no driver called “Bob Ray”.",
            "5 driver: Several drivers are called “Dana Cole”.",
            "6 item_type: There is no paper called “Annual inspection” for it.",
            "7 item_type: This is required.",
            "8 expires_on: Enter the last valid day. Medical certificate always expires.",
            "9 issued_on: “soon” is not a date such as 2026-11-20 or 11/20/2026.",
            "10 waived_reason: Dispatch depends on this item, so it can't be waived.",
            "12 item_type: Row 11 has the same paper of this record.",
        ]
    );
}
