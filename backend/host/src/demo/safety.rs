//! What happened on the road: accidents and inspections, what is challenged in DataQs, claims, and the carriers' BASICs.

use chrono::{DateTime, Datelike, Days, Months, NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{caller::Caller, fleet::Fleet};

pub async fn record(caller: &Caller, fleet: &Fleet, now: DateTime<Utc>) -> anyhow::Result<()> {
    // A day that has begun in every time zone.
    let today = (now - TimeDelta::days(1)).date_naive();
    let accidents = accidents(caller, fleet, today).await?;
    let inspections = inspections(caller, fleet, today).await?;
    challenge(caller, &accidents, &inspections, today).await?;
    claim(caller, fleet, &accidents, today).await?;
    measure(caller, today).await
}

async fn add(caller: &Caller, path: &str, body: Value) -> anyhow::Result<String> {
    Ok(caller.post(path, body).await?["id"].as_str().unwrap_or_default().to_owned())
}

async fn accidents(caller: &Caller, fleet: &Fleet, today: NaiveDate) -> anyhow::Result<Vec<String>> {
    let mut made = Vec::new();
    for accident in [
        json!({
            "happened_on": today - Days::new(48), "local_time": "14:20", "city": "Gary", "state": "IN", "driver_id": fleet.drivers[5],
            "truck_id": fleet.trucks[5], "trailer_id": fleet.trailers[5], "injury_count": 1, "is_towed": true,
            "preventability": "not_preventable", "report_number": "26-118204",
            "description": "Rear-ended by a pickup while stopped at a red light on Broadway.",
        }),
        json!({
            "happened_on": today - Days::new(131), "city": "Effingham", "state": "IL", "driver_id": fleet.drivers[11],
            "truck_id": fleet.trucks[11], "is_towed": true, "is_cited": true, "preventability": "preventable",
            "report_number": "IL-26-40117", "description": "Slid off the ramp from I-57 in heavy rain.",
        }),
        json!({
            "happened_on": today - Days::new(16), "city": "Memphis", "state": "TN", "driver_id": fleet.drivers[8],
            "truck_id": fleet.trucks[8], "preventability": "undetermined",
            "description": "Scraped a dock bumper while backing in.",
        }),
    ] {
        made.push(add(caller, "/api/accidents", accident).await?);
    }
    Ok(made)
}

async fn inspections(caller: &Caller, fleet: &Fleet, today: NaiveDate) -> anyhow::Result<Vec<String>> {
    let mut made = Vec::new();
    for inspection in [
        json!({
            "inspected_on": today - Days::new(34), "report_number": "OHKM01004471", "state": "OH", "level": "full",
            "driver_id": fleet.drivers[3], "truck_id": fleet.trucks[3], "trailer_id": fleet.trailers[3],
            "returned_on": today - Days::new(25), "violations": [
                {
                    "code": "393.47(e)", "description": "Clamp-type brake out of adjustment", "unit": "trailer",
                    "is_out_of_service": true, "corrected_on": today - Days::new(33),
                },
                { "code": "393.9", "description": "Inoperative marker lamp", "unit": "trailer" },
            ],
        }),
        json!({
            "inspected_on": today - Days::new(62), "report_number": "INSP26004417", "state": "IN", "level": "driver",
            "driver_id": fleet.drivers[9], "truck_id": fleet.trucks[9], "returned_on": today - Days::new(55),
            "violations": [{ "code": "395.8(e)", "description": "False report of duty status", "unit": "driver" }],
        }),
        json!({
            "inspected_on": today - Days::new(9), "report_number": "IL0012345678", "state": "IL", "level": "walk_around",
            "driver_id": fleet.drivers[1], "truck_id": fleet.trucks[1],
        }),
    ] {
        made.push(add(caller, "/api/roadside_inspections", inspection).await?);
    }
    Ok(made)
}

async fn challenge(caller: &Caller, accidents: &[String], reports: &[String], today: NaiveDate) -> anyhow::Result<()> {
    for challenge in [
        json!({
            "roadside_inspection_id": reports[0], "violation_codes": ["393.9"], "reason": "violation_incorrect",
            "status": "accepted", "request_number": "RDR-2214087", "filed_on": today - Days::new(28),
            "answered_on": today - Days::new(6), "argument": "The photo of the driver shows the lamp lit at the scale.",
            "answer": "Violation removed.",
        }),
        json!({
            "roadside_inspection_id": reports[1], "violation_codes": ["395.8(e)"], "reason": "citation_dismissed",
            "status": "more_information_needed", "request_number": "RDR-2198841", "filed_on": today - Days::new(30),
            "answered_on": today - Days::new(4), "argument": "The court dismissed the citation.",
            "answer": "Send the certified disposition of the court.",
        }),
        json!({
            "accident_id": accidents[0], "reason": "crash_not_preventable", "status": "filed",
            "request_number": "RDR-2203356", "filed_on": today - Days::new(40),
            "argument": "Our truck was stopped and was struck in the rear. The police report and the video are attached.",
        }),
        json!({
            "accident_id": accidents[1], "reason": "crash_data_incorrect",
            "argument": "The report names one more vehicle than there was.",
        }),
    ] {
        add(caller, "/api/data_q_challenges", challenge).await?;
    }
    Ok(())
}

async fn claim(caller: &Caller, fleet: &Fleet, accidents: &[String], today: NaiveDate) -> anyhow::Result<()> {
    let delivered = caller.get("/api/loads?group=history&limit=2").await?;
    for claim in [
        json!({
            "kind": "cargo", "claimant": "Cedar Mill Foods", "happened_on": today - Days::new(12),
            "reported_on": today - Days::new(9), "load_id": delivered["items"][0]["id"],
            "driver_id": fleet.drivers[7], "insurer": "Great Plains Casualty", "policy_number": "GPC-C-40178",
            "claimed_cents": 486_000, "reserve_cents": 400_000, "deductible_cents": 250_000,
            "description": "Six pallets above 40 °F at delivery.",
        }),
        json!({
            "kind": "cargo", "status": "in_review", "claimant": "Lakeshore Paper Co.",
            "happened_on": today - Days::new(140), "reported_on": today - Days::new(130),
            "acknowledged_on": today - Days::new(120), "load_id": delivered["items"][1]["id"],
            "claimed_cents": 92_500, "reserve_cents": 92_500, "description": "Two rolls crushed at the nose.",
        }),
        json!({
            "kind": "liability", "status": "in_review", "claimant": "Dale Whitcomb", "accident_id": accidents[1],
            "driver_id": fleet.drivers[11], "truck_id": fleet.trucks[11], "happened_on": today - Days::new(131),
            "reported_on": today - Days::new(126), "insurer": "Great Plains Casualty", "policy_number": "GPC-A-40177",
            "claim_number": "GPC-26-118830", "adjuster_name": "Nora Finch", "adjuster_phone": "+13125550119",
            "adjuster_email": "nora.finch@greatplains.example", "claimed_cents": 1_840_000, "reserve_cents": 1_500_000,
            "deductible_cents": 500_000, "description": "Guardrail and a fence.",
        }),
        json!({
            "kind": "physical_damage", "status": "settled", "claimant": "Prairie Crest Transport LLC",
            "accident_id": accidents[0], "driver_id": fleet.drivers[5], "truck_id": fleet.trucks[5],
            "happened_on": today - Days::new(48), "reported_on": today - Days::new(47),
            "insurer": "Great Plains Casualty", "claim_number": "GPC-26-120954", "claimed_cents": 731_000,
            "deductible_cents": 100_000, "paid_cents": 731_000, "recovered_cents": 631_000,
            "paid_on": today - Days::new(12), "decided_on": today - Days::new(20),
            "description": "Rear frame, lights and underride guard.",
        }),
    ] {
        add(caller, "/api/claims", claim).await?;
    }
    Ok(())
}

/// Half a year of the own authority, and the last month of a partner on watch.
async fn measure(caller: &Caller, today: NaiveDate) -> anyhow::Result<()> {
    let carriers = caller.get("/api/motor_carriers").await?;
    let of = |matches: &dyn Fn(&Value) -> bool| {
        let found = carriers["items"].as_array().and_then(|all| all.iter().find(|carrier| matches(carrier)));
        found.map(|carrier| carrier["id"].clone()).unwrap_or_default()
    };
    let (own, watched) = (of(&|carrier| carrier["kind"] == "own"), of(&|carrier| carrier["status"] == "on_watch"));
    let month = today.with_day(1).unwrap_or(today);
    for (age, [unsafe_driving, crash, hours, maintenance, fitness]) in [
        [41, 38, 52, 83, 12],
        [44, 38, 55, 82, 12],
        [47, 31, 58, 84, 14],
        [43, 31, 61, 79, 14],
        [39, 26, 66, 77, 10],
        [36, 26, 68, 74, 10],
    ]
    .into_iter()
    .enumerate()
    {
        let body = json!({
            "motor_carrier_id": own, "month": month - Months::new(5 - age as u32),
            "unsafe_driving_percentile": unsafe_driving, "crash_indicator_percentile": crash,
            "hos_compliance_percentile": hours, "vehicle_maintenance_percentile": maintenance,
            "driver_fitness_percentile": fitness,
        });
        add(caller, "/api/basic_measures", body).await?;
    }
    let partner = json!({
        "motor_carrier_id": watched, "month": month, "unsafe_driving_percentile": 71, "vehicle_maintenance_percentile": 88,
    });
    add(caller, "/api/basic_measures", partner).await?;
    Ok(())
}
