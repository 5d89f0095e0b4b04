//! The demo data: created through the product's rules, once, and for one company only.

use haul_app::AppContext;
use haul_capability::blobs::BlobStore;
use haul_capability::testing::TestDatabase;
use haul_host::demo;
use haul_tests::counts;
use haul_types::LoadStatus;
use sea_orm::{ConnectionTrait, Statement};

use crate::conformance::Surroundings;

/// Long enough for loads of every age, short enough for a test.
const DAYS: i64 = 12;

#[tokio::test(flavor = "multi_thread")]
async fn demo_is_made_once_and_has_loads_of_every_status() {
    let database = TestDatabase::sqlite().await;
    let surroundings = Surroundings::new(&database);
    let blobs = surroundings.blobs.clone();
    let context = surroundings.context();
    assert!(load(&context, &blobs).await, "the first call makes the data");
    assert!(!load(&context, &blobs).await, "the second one finds it");
    // Changes caused by time alone.
    while haul_app::run_jobs(&context, 100).await.ran > 0 {}
    let count = async |sql: &str| -> i64 {
        let db = database.db().scoped(haul_db::Scope::System("test"));
        let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), sql)).await.expect("it reads");
        row.expect("a count").try_get_by_index(0).expect("a number")
    };
    // In such a short history, chance decides whether one was canceled or not used.
    for status in LoadStatus::ALL.iter().filter(|status| !matches!(status, LoadStatus::Cancelled | LoadStatus::Tonu)) {
        let found = count(&format!("SELECT COUNT(*) FROM load WHERE status = '{}'", status.as_str())).await;
        assert!(found > 0, "no load is {}", status.as_str());
    }
    for status in ["accruing", "pending", "approved", "waived", "disputed"] {
        let found = count(&format!("SELECT COUNT(*) FROM detention WHERE status = '{status}'")).await;
        assert!(found > 0, "no detention is {status}");
    }
    for status in
        ["draft", "pending_approval", "sent", "viewed", "accepted", "converted", "declined", "lost", "withdrawn"]
    {
        let found = count(&format!("SELECT COUNT(*) FROM quote WHERE status = '{status}'")).await;
        assert!(found > 0, "no quote is {status}");
    }
    for table in ["tracking", "check_call", "tracking_exception", "tracking_link"] {
        assert!(count(&format!("SELECT COUNT(*) FROM {table}")).await > 0, "there is no {table}");
    }
    for (what, sql) in [
        ("pending charge", "SELECT COUNT(*) FROM charge WHERE status = 'pending'"),
        ("estimated time", "SELECT COUNT(*) FROM stop_event WHERE is_estimated AND confirmed_at IS NULL"),
        ("doubtful time", "SELECT COUNT(*) FROM stop_event WHERE doubt IS NOT NULL"),
        ("proof that nobody looked at", "SELECT COUNT(*) FROM load WHERE blocker_codes LIKE '%pod_signature_unknown%'"),
        ("difference to a rate confirmation", "SELECT COUNT(*) FROM load WHERE rate_confirmation_cents <> total_cents"),
        ("estimate of empty miles", "SELECT COUNT(*) FROM load WHERE empty_miles_source = 'estimated'"),
        ("customer with its own grace", "SELECT COUNT(*) FROM customer WHERE on_time_grace_minutes IS NOT NULL"),
        ("facility with a usual stay", "SELECT COUNT(*) FROM facility WHERE usual_stay_minutes IS NOT NULL"),
        ("estimate of loaded miles", "SELECT COUNT(*) FROM load WHERE loaded_miles_source = 'estimated'"),
        ("charge that follows the miles", "SELECT COUNT(*) FROM charge WHERE follows_miles AND NOT is_from_program"),
        ("surcharge by a program", "SELECT COUNT(*) FROM charge WHERE is_from_program"),
        (
            "fuel charge by hand beside a program",
            "SELECT COUNT(*) FROM load WHERE fuel_surcharge LIKE '%\"is_by_hand\":true%'",
        ),
        ("price of diesel that is missing", "SELECT COUNT(*) FROM load WHERE fuel_surcharge LIKE '%\"problem\"%'"),
        ("credit limit", "SELECT COUNT(*) FROM customer WHERE credit_limit_cents IS NOT NULL"),
        ("late load", "SELECT COUNT(*) FROM load WHERE timeliness = 'late' AND NOT is_over"),
        ("load at risk", "SELECT COUNT(*) FROM load WHERE timeliness = 'at_risk'"),
        (
            "driver without a medical date",
            "SELECT COUNT(*) FROM driver WHERE id NOT IN (SELECT record_id FROM compliance_item WHERE item_type = 'medical')",
        ),
        (
            "truck without a registration date",
            "SELECT COUNT(*) FROM truck WHERE id NOT IN (SELECT record_id FROM compliance_item WHERE item_type = 'registration')",
        ),
        ("challenge of an accident", "SELECT COUNT(*) FROM data_q_challenge WHERE accident_id IS NOT NULL"),
        (
            "overdue cargo claim",
            "SELECT COUNT(*) FROM claim WHERE next_step = 'decide' AND acknowledged_on IS NOT NULL",
        ),
        ("percentiles of half a year", "SELECT COUNT(*) - 6 FROM basic_measure"),
        (
            "overdue follow-up",
            "SELECT COUNT(*) FROM driver_event WHERE follow_up_on < CURRENT_DATE AND followed_up_on IS NULL",
        ),
        ("training that is a paper", "SELECT COUNT(*) FROM driver_event WHERE item_type IS NOT NULL"),
        ("waived paper", "SELECT COUNT(*) FROM compliance_item WHERE waived_reason IS NOT NULL"),
        ("legal hold", "SELECT COUNT(*) FROM legal_hold WHERE released_on IS NULL"),
        ("termination with an open step", "SELECT COUNT(*) FROM driver_termination WHERE open_step_count > 0"),
        ("renewed paper", "SELECT COUNT(*) FROM compliance_item WHERE superseded_at IS NOT NULL"),
    ] {
        assert!(count(sql).await > 0, "no {what}");
    }
    let founder = demo::founder(&context);
    counts::compare(async |path| founder.get(&path).await.expect("it reads"))
        .await
        .expect("every page counts the same");
    // Of the carrier, of its three partners, and of the other company.
    assert_eq!(count("SELECT COUNT(*) FROM truck").await, 25 + 3 + 1);
    assert_eq!(count("SELECT COUNT(*) FROM company").await, 2);
}

async fn load(context: &AppContext, blobs: &BlobStore) -> bool {
    demo::load(context.clone(), blobs.clone(), None, DAYS).await.expect("the demo data")
}
