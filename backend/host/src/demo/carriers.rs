//! The carrier's own authority and three partners: one in order, one on watch, one whose insurance has lapsed.
//!
//! FMCSA is not asked about invented numbers: [`Registry`] answers for it while the data is made.

use async_trait::async_trait;
use chrono::{DateTime, Days, NaiveDate, Utc};
use haul_ports::{
    CarrierRegistry, RegistryAuthority, RegistryCarrier, RegistryNumber, RegistryRating, RegistryUnavailable,
};
use serde_json::{Value, json};

use super::caller::Caller;
use super::compliance::next;
use super::people::CARRIER;

const BLUE_LAKE: &str = "3104877";
const TRI_STATE: &str = "2899014";
const CEDAR_RUN: &str = "1750233";

/// What FMCSA would say about the demo's carriers.
pub struct Registry;

#[async_trait]
impl CarrierRegistry for Registry {
    async fn find(&self, number: &RegistryNumber) -> Result<Option<RegistryCarrier>, RegistryUnavailable> {
        let RegistryNumber::Dot(dot_number) = number else { return Ok(None) };
        Ok(record(dot_number))
    }
}

fn record(dot_number: &str) -> Option<RegistryCarrier> {
    let base = RegistryCarrier {
        dot_number: dot_number.to_owned(),
        country: Some("US".to_owned()),
        is_allowed_to_operate: Some(true),
        is_active: Some(true),
        common_authority: Some(RegistryAuthority::Active),
        contract_authority: Some(RegistryAuthority::None),
        broker_authority: Some(RegistryAuthority::None),
        vehicle_out_of_service_average: text("22.26"),
        driver_out_of_service_average: text("6.67"),
        average_years: text("2024"),
        is_mcs150_outdated: Some(false),
        is_liability_required: Some(true),
        liability_required: Some(750),
        liability_on_file: Some(1000),
        cargo_on_file: Some(0),
        ..RegistryCarrier::default()
    };
    Some(match dot_number {
        number if number == CARRIER.dot_number => RegistryCarrier {
            legal_name: "PRAIRIE CREST TRANSPORT LLC".to_owned(),
            docket_numbers: vec!["MC-1478820".to_owned()],
            street: text("2450 CHANNAHON RD"),
            city: text("JOLIET"),
            state: text("IL"),
            postal_code: text("60436"),
            phone: text("(815) 555-0100"),
            rating: Some(RegistryRating::Satisfactory),
            rated_on: NaiveDate::from_ymd_opt(2024, 5, 20),
            vehicle_out_of_service_rate: text("14.81"),
            driver_out_of_service_rate: text("3.33"),
            vehicle_inspections: Some(54),
            driver_inspections: Some(90),
            crashes: Some(2),
            fatal_crashes: Some(0),
            injury_crashes: Some(0),
            tow_away_crashes: Some(2),
            power_units: Some(25),
            drivers: Some(30),
            ..base
        },
        BLUE_LAKE => RegistryCarrier {
            legal_name: "BLUE LAKE CARRIERS LLC".to_owned(),
            docket_numbers: vec!["MC-884120".to_owned()],
            street: text("77 HARBOR RD"),
            city: text("TOLEDO"),
            state: text("OH"),
            postal_code: text("43604"),
            phone: text("(419) 555-0162"),
            rating: Some(RegistryRating::Satisfactory),
            rated_on: NaiveDate::from_ymd_opt(2023, 9, 12),
            vehicle_out_of_service_rate: text("18.20"),
            driver_out_of_service_rate: text("5.10"),
            crashes: Some(1),
            fatal_crashes: Some(0),
            injury_crashes: Some(1),
            tow_away_crashes: Some(0),
            power_units: Some(11),
            drivers: Some(12),
            ..base
        },
        TRI_STATE => RegistryCarrier {
            legal_name: "TRI-STATE POWER ONLY INC".to_owned(),
            docket_numbers: vec!["MC-902417".to_owned()],
            street: text("1400 ELM ST"),
            city: text("GARY"),
            state: text("IN"),
            postal_code: text("46402"),
            phone: text("(219) 555-0110"),
            rating: Some(RegistryRating::Conditional),
            rated_on: NaiveDate::from_ymd_opt(2025, 2, 3),
            vehicle_out_of_service_rate: text("31.40"),
            driver_out_of_service_rate: text("9.52"),
            crashes: Some(5),
            fatal_crashes: Some(0),
            injury_crashes: Some(2),
            tow_away_crashes: Some(3),
            power_units: Some(19),
            drivers: Some(17),
            is_mcs150_outdated: Some(true),
            ..base
        },
        CEDAR_RUN => RegistryCarrier {
            legal_name: "CEDAR RUN TRANSPORT LLC".to_owned(),
            docket_numbers: vec!["MC-655309".to_owned()],
            street: text("9 MILL RD"),
            city: text("CEDAR RAPIDS"),
            state: text("IA"),
            postal_code: text("52401"),
            phone: text("(319) 555-0128"),
            vehicle_out_of_service_rate: text("20.00"),
            driver_out_of_service_rate: text("0.00"),
            crashes: Some(0),
            power_units: Some(3),
            drivers: Some(3),
            liability_on_file: Some(0),
            ..base
        },
        _ => return None,
    })
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

pub async fn add(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<()> {
    let today = now.date_naive();
    let own = caller.get("/api/motor_carriers?kind=own").await?;
    let own = own["items"][0]["id"].as_str().unwrap_or_default().to_owned();
    insure(caller, &own, today + Days::new(201), today + Days::new(201)).await?;
    let year_end = next(12, 31, today);
    for (item_type, issuer, ends) in [
        ("ucr", "UCR Plan", year_end),
        ("carrier_ifta", "Illinois Department of Revenue", year_end),
        ("irp", "Illinois Secretary of State", Some(today + Days::new(126))),
        ("carrier_workers_compensation", "Great Plains Casualty", Some(today + Days::new(201))),
    ] {
        let filing = json!({ "item_type": item_type, "issuer": issuer, "expires_on": ends });
        file(caller, &own, filing).await?;
    }
    file(caller, &own, json!({ "item_type": "boc3", "issuer": "Prairie Process Agents" })).await?;
    check(caller, &own).await?;
    for (index, (partner, auto, cargo)) in [
        (blue_lake(), today + Days::new(140), today + Days::new(22)),
        (tri_state(), today + Days::new(64), today + Days::new(64)),
        (cedar_run(), today - Days::new(2), today + Days::new(80)),
    ]
    .into_iter()
    .enumerate()
    {
        let made = caller.post("/api/motor_carriers", partner).await?;
        let id = made["id"].as_str().unwrap_or_default();
        insure(caller, id, auto, cargo).await?;
        file(caller, id, json!({ "item_type": "w9", "issued_on": today - Days::new(200) })).await?;
        let agreement = json!({
            "item_type": "carrier_agreement", "number": format!("BCA-{}", 210 + index),
            "issued_on": today - Days::new(200), "expires_on": today + Days::new(165),
        });
        file(caller, id, agreement).await?;
        check(caller, id).await?;
        let truck = json!({
            "unit_number": format!("P{}", 41 + index), "ownership": "leased", "motor_carrier_id": id,
            "year": 2020 + index, "make": "Volvo", "model": "VNL 760",
            "registration_expires_on": today + Days::new(170), "annual_inspection_expires_on": today + Days::new(95),
        });
        caller.post("/api/trucks", truck).await?;
    }
    Ok(())
}

fn blue_lake() -> Value {
    json!({
        "kind": "partner", "legal_name": "Blue Lake Carriers LLC", "dot_number": BLUE_LAKE,
        "docket_numbers": [{ "kind": "MC", "number": "884120" }], "contact_name": "Nadia Horvat",
        "phone": "+14195550162", "email": "dispatch@bluelake.example",
        "address": { "line1": "77 Harbor Rd", "city": "Toledo", "state": "OH", "postal_code": "43604", "country": "US" },
        "notes": "Power only, Toledo and Detroit lanes.",
    })
}

fn tri_state() -> Value {
    json!({
        "kind": "partner", "legal_name": "Tri-State Power Only Inc", "dot_number": TRI_STATE,
        "docket_numbers": [{ "kind": "MC", "number": "902417" }], "contact_name": "Vince Okafor",
        "phone": "+12195550177", "status": "on_watch", "status_reason": "Conditional rating, and check calls come late",
    })
}

fn cedar_run() -> Value {
    json!({
        "kind": "partner", "legal_name": "Cedar Run Transport LLC", "dot_number": CEDAR_RUN,
        "docket_numbers": [{ "kind": "MC", "number": "655309" }], "contact_name": "June Abbott",
        "phone": "+13195550128", "email": "june@cedarrun.example",
    })
}

async fn insure(caller: &Caller, id: &str, auto: NaiveDate, cargo: NaiveDate) -> anyhow::Result<()> {
    for (item_type, number, expires_on, limit) in [
        ("carrier_auto_insurance", "GPC-A-40177", auto, "Limit $1,000,000"),
        ("carrier_cargo_insurance", "GPC-C-40178", cargo, "Limit $100,000"),
    ] {
        let paper = json!({
            "item_type": item_type, "issuer": "Great Plains Casualty", "number": number, "expires_on": expires_on,
            "note": limit,
        });
        file(caller, id, paper).await?;
    }
    Ok(())
}

async fn file(caller: &Caller, id: &str, paper: Value) -> anyhow::Result<()> {
    caller.post(&format!("/api/records/motor_carrier/{id}/compliance_items"), paper).await?;
    Ok(())
}

async fn check(caller: &Caller, id: &str) -> anyhow::Result<()> {
    caller.post(&format!("/api/motor_carriers/{id}/refresh"), json!({})).await?;
    Ok(())
}
