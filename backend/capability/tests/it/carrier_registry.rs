//! FMCSA's registry of carriers, against a provider on this machine.

use haul_capability::carrier_registry::{Qcmobile, QcmobileSettings};
use haul_ports::{CarrierRegistry, RegistryAuthority, RegistryCarrier, RegistryNumber, RegistryRating};
use haul_sandbox::{
    Sandbox,
    fmcsa::{Fault, WEB_KEY},
};
use serde_json::json;

async fn registry() -> (Sandbox, Qcmobile) {
    let sandbox = Sandbox::start("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let registry = connect(&sandbox, WEB_KEY);
    (sandbox, registry)
}

fn connect(sandbox: &Sandbox, web_key: &str) -> Qcmobile {
    // Without a trailing slash, as people write it too.
    let url = format!("{}/qc/services", sandbox.url()).parse().unwrap();
    Qcmobile::new(QcmobileSettings { url, web_key: web_key.into() }).unwrap()
}

fn dot(digits: &str) -> RegistryNumber {
    RegistryNumber::Dot(digits.into())
}

async fn found(registry: &Qcmobile, digits: &str) -> RegistryCarrier {
    registry.find(&dot(digits)).await.unwrap().expect("a carrier")
}

#[tokio::test]
async fn a_carrier_is_read_with_everything_that_the_registry_says() {
    let (_sandbox, registry) = registry().await;
    let carrier = found(&registry, "77001").await;
    assert_eq!((carrier.dot_number.as_str(), carrier.legal_name.as_str()), ("77001", "SANDBOX CARRIER 77001 LLC"));
    assert_eq!((carrier.dba_name, carrier.docket_numbers), (None, vec!["MC-77001".to_owned()]));
    assert_eq!((carrier.is_allowed_to_operate, carrier.is_active), (Some(true), Some(true)));
    assert_eq!(carrier.common_authority, Some(RegistryAuthority::Active));
    assert_eq!(carrier.contract_authority, Some(RegistryAuthority::None));
    assert_eq!(carrier.rating, Some(RegistryRating::Satisfactory));
    assert_eq!(carrier.rated_on, Some("2024-05-20".parse().unwrap()));
    assert_eq!(carrier.driver_out_of_service_rate.as_deref(), Some("4.44"));
    assert_eq!(carrier.vehicle_out_of_service_rate.as_deref(), Some("15.00"));
    assert_eq!(carrier.vehicle_out_of_service_average.as_deref(), Some("22.26"));
    assert_eq!((carrier.power_units, carrier.drivers, carrier.crashes), (Some(38), Some(42), Some(1)));
    assert_eq!((carrier.liability_required, carrier.liability_on_file), (Some(750), Some(1000)));
    // Unknown, not "no".
    assert_eq!((carrier.is_cargo_required, carrier.out_of_service_on), (None, None));
    let by_docket = registry.find(&RegistryNumber::Docket("77001".into())).await.unwrap().unwrap();
    assert_eq!((by_docket.dot_number, by_docket.docket_numbers), ("77001".into(), vec!["MC-77001".to_owned()]));
}

#[tokio::test]
async fn each_state_of_a_carrier_is_told_apart() {
    let (sandbox, registry) = registry().await;
    let inactive = found(&registry, "77403").await;
    assert_eq!((inactive.is_allowed_to_operate, inactive.is_active), (Some(false), Some(false)));
    let stopped = found(&registry, "77409").await;
    assert_eq!(stopped.out_of_service_on, Some("2026-11-02".parse().unwrap()));
    assert_eq!(found(&registry, "77402").await.liability_on_file, Some(0));
    assert_eq!(registry.find(&dot("77404")).await, Ok(None));
    sandbox.fmcsa.set("77001", json!({ "legalName": "Renamed LLC", "safetyRating": "C" }));
    let renamed = found(&registry, "77001").await;
    assert_eq!((renamed.legal_name.as_str(), renamed.rating), ("Renamed LLC", Some(RegistryRating::Conditional)));
    sandbox.fmcsa.remove("77001");
    assert_eq!(registry.find(&dot("77001")).await, Ok(None));
}

#[tokio::test]
async fn after_a_timeout_the_next_lookups_fail_at_once() {
    let (sandbox, registry) = registry().await;
    sandbox.fmcsa.fail([Fault::Slow, Fault::Slow]);
    registry.find(&dot("77001")).await.unwrap_err();
    // It would answer again, but is not asked yet.
    assert_eq!(registry.find(&dot("77001")).await.unwrap_err().0, "FMCSA did not answer in time");
}

#[tokio::test]
async fn what_passes_says_nothing_about_the_carrier() {
    let (sandbox, registry) = registry().await;
    sandbox.fmcsa.fail([Fault::Error, Fault::Outage, Fault::Garbled, Fault::Forbidden]);
    for _ in 0..4 {
        registry.find(&dot("77001")).await.unwrap_err();
    }
    assert!(registry.find(&dot("77500")).await.unwrap_err().0.contains("500"));
    let refused = connect(&sandbox, "another").find(&dot("77001")).await.unwrap_err();
    assert!(refused.0.contains("web key") && !refused.0.contains("another"), "{refused}");
    // Without a connection that is still open.
    let fresh = connect(&sandbox, WEB_KEY);
    drop(sandbox);
    tokio::task::yield_now().await;
    let gone = fresh.find(&dot("77001")).await.unwrap_err();
    assert!(!gone.0.contains(WEB_KEY), "{gone}");
}
