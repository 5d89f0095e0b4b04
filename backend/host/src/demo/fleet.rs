//! Customers, facilities, drivers, trucks, trailers and their owners.

use anyhow::Context;
use chrono::{DateTime, Days, NaiveDate, Utc};
use haul_types::Vin;
use serde_json::{Value, json};

use super::{
    caller::Caller,
    compliance,
    people::{CUSTOMERS, FIRST_NAMES, LAST_NAMES, OWNERS},
    places::{CITIES, facility_name, street},
};

/// Active trucks; the others are parked.
pub const RUNNING: usize = 23;
/// The driver who was hired last.
pub const NEW: usize = 26;
const TRUCKS: usize = 25;
const DRIVERS: usize = 30;
const TRAILERS: usize = 15;
/// Trucks with their own trailer; the others pull customers' trailers.
const WITH_TRAILER: usize = 13;

/// Ids of the records that loads use, in table order.
pub struct Fleet {
    pub customers: Vec<String>,
    pub facilities: Vec<String>,
    pub drivers: Vec<String>,
    pub trucks: Vec<String>,
    pub trailers: Vec<String>,
}

impl Fleet {
    /// The equipment that a truck's loads need, and its trailer.
    pub fn equipment(&self, truck: usize) -> (&'static str, Option<&str>) {
        if truck < WITH_TRAILER {
            (trailer_kind(truck), self.trailers.get(truck).map(String::as_str))
        } else {
            ("power_only", None)
        }
    }
}

fn trailer_kind(index: usize) -> &'static str {
    match index % 5 {
        0 | 1 => "dry_van",
        2 | 3 => "reefer",
        _ => "flatbed",
    }
}

pub async fn create(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<Fleet> {
    let today = now.date_naive();
    let mut customers = Vec::new();
    for (index, (name, kind)) in CUSTOMERS.iter().enumerate() {
        customers.push(create_one(caller, "/api/customers", customer(index, name, kind)).await?);
    }
    create_one(caller, "/api/customers", twin_customer(ENTERED_TWICE)).await?;
    agree_on_detention(caller, &customers).await?;
    let mut facilities = Vec::new();
    for index in 0..CITIES.len() {
        facilities.push(create_one(caller, "/api/facilities", facility(index)).await?);
    }
    create_one(caller, "/api/facilities", twin_facility(ENTERED_TWICE)).await?;
    let mut owners = Vec::new();
    for (index, (name, email)) in OWNERS.iter().enumerate() {
        let body = json!({
            "name": name, "email": email, "company_name": format!("{name} Trucking"), "phone": phone(60 + index),
        });
        owners.push(create_one(caller, "/api/fleet_owners", body).await?);
    }
    let mut drivers = Vec::new();
    for index in 0..DRIVERS {
        drivers.push(create_one(caller, "/api/drivers", driver(index, today)).await?);
    }
    let mut trucks = Vec::new();
    for index in 0..TRUCKS {
        trucks.push(create_one(caller, "/api/trucks", truck(index, today, drivers.get(index))).await?);
    }
    own(caller, &trucks, &owners, today).await?;
    let mut trailers = Vec::new();
    for index in 0..TRAILERS {
        trailers.push(create_one(caller, "/api/trailers", trailer(index, today)).await?);
    }
    compliance::file(caller, &drivers, &trucks, &trailers, today).await?;
    Ok(Fleet { customers, facilities, drivers, trucks, trailers })
}

/// Enough of a second carrier to tell it from the first.
pub async fn create_small(caller: &Caller) -> anyhow::Result<()> {
    let customer = create_one(caller, "/api/customers", json!({ "name": "Muskingum Feed", "kind": "shipper" })).await?;
    let from = create_one(caller, "/api/facilities", facility(6)).await?;
    let to = create_one(caller, "/api/facilities", facility(37)).await?;
    let body = json!({ "first_name": "Alma", "last_name": "Reece", "kind": "company" });
    create_one(caller, "/api/drivers", body).await?;
    create_one(caller, "/api/trucks", json!({ "unit_number": "1" })).await?;
    create_one(caller, "/api/trailers", json!({ "unit_number": "1", "kind": "dry_van" })).await?;
    let day = Utc::now().date_naive() + Days::new(2);
    let stop = |kind: &str, facility: &str, hour: u32| {
        json!({
            "kind": kind, "facility_id": facility, "schedule": "appointment",
            "earliest_local": format!("{day}T{hour:02}:00"),
        })
    };
    let load = json!({
        "customer_id": customer, "load_kind": "full_truckload", "equipment": "dry_van", "weight_pounds": 31_000,
        "stops": [stop("pickup", &from, 8), stop("delivery", &to, 15)],
        "charges": [{ "code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": "950" }],
    });
    caller.post("/api/loads", load).await?;
    Ok(())
}

async fn create_one(caller: &Caller, path: &str, body: Value) -> anyhow::Result<String> {
    let made = caller.post(path, body).await?;
    Ok(made["id"].as_str().unwrap_or_default().to_owned())
}

/// Numbers 555-0100 to 555-0199 are reserved for fiction.
fn phone(index: usize) -> String {
    format!("(815) 555-01{:02}", index % 100)
}

/// Where a company has its mail.
fn domain(company: &str) -> String {
    format!("{}.example", company.to_lowercase().replace([' ', '.'], ""))
}

/// A person whom loads and quotes come from.
pub fn contact(person: &str, company: &str, number: usize) -> Value {
    let local = person.to_lowercase().replace(' ', ".");
    json!({ "name": person, "phone": phone(number), "email": format!("{local}@{}", domain(company)) })
}

/// Who books at a customer.
pub fn booker(customer: usize) -> Value {
    let person = format!("{} {}", FIRST_NAMES[29 - customer], LAST_NAMES[customer]);
    contact(&person, CUSTOMERS[customer].0, customer + 20)
}

fn customer(index: usize, name: &str, kind: &str) -> Value {
    let domain = domain(name);
    let mut booker = booker(index);
    booker["function"] = json!("dispatch");
    json!({
        "name": name,
        "kind": kind,
        "phone": phone(index),
        "email": format!("dispatch@{domain}"),
        "billing_email": format!("ap@{domain}"),
        "payment_terms_days": if kind == "broker" { 30 } else { 45 },
        // Some brokers pay early for 2 percent, and some shippers take invoices in their portal only.
        "discount_basis_points": (kind == "broker" && index.is_multiple_of(3)).then_some(200),
        "discount_days": (kind == "broker" && index.is_multiple_of(3)).then_some(10),
        "invoice_delivery": if kind == "shipper" && index.is_multiple_of(2) { "portal" } else { "email" },
        "invoice_portal": (kind == "shipper" && index.is_multiple_of(2)).then(|| format!("https://vendors.{domain}")),
        "credit_source": (kind == "broker").then_some("Broker credit bureau"),
        "required_references": if index.is_multiple_of(4) { json!(["po"]) } else { json!([]) },
        "is_on_credit_hold": index == 13,
        "on_time_grace_minutes": if index == 3 { json!(30) } else { Value::Null },
        "contacts": [booker],
    })
}

/// Some customers have their own detention terms.
async fn agree_on_detention(caller: &Caller, customers: &[String]) -> anyhow::Result<()> {
    for (index, id) in customers.iter().enumerate() {
        let terms = match index % 5 {
            // Brokers pay only if notified in advance, and up to a cap.
            0 => json!({
                "free_minutes": 120, "hourly_rate_cents": 5_000, "clock_start": "later_of_both", "late_rule": "forfeit",
                "late_grace_minutes": 30, "rounding_minutes": 30, "rounding": "down", "minimum_minutes": 0,
                "stop_cap_cents": 40_000, "notice_minutes": 30, "is_notice_required": true,
            }),
            3 => json!({
                "free_minutes": 90, "hourly_rate_cents": 7_500, "clock_start": "later_of_both", "late_rule": "no_effect",
                "late_grace_minutes": 15, "rounding_minutes": 15, "rounding": "up", "minimum_minutes": 15,
                "day_cap_cents": 60_000, "notice_minutes": 20, "is_notice_required": false,
            }),
            _ => continue,
        };
        let path = format!("/api/customers/{id}/detention_policy");
        caller.replace(&path, json!({ "version": 0, "terms": terms })).await?;
    }
    Ok(())
}

fn facility(index: usize) -> Value {
    let (city, state, zip, latitude, longitude, zone) = CITIES[index];
    json!({
        "name": facility_name(index),
        "address": { "line1": street(index), "city": city, "state": state, "postal_code": zip },
        "time_zone": zone,
        "latitude": latitude,
        "longitude": longitude,
        "geofence_radius_meters": if index.is_multiple_of(7) { json!(1_200) } else { Value::Null },
        "phone": phone(index + 30),
        "hours": if index.is_multiple_of(3) { "Mon to Fri, 06:00 to 18:00" } else { "Around the clock" },
    })
}

/// The customer and the facility that were entered twice, so that the pages of possible duplicates have something to show.
const ENTERED_TWICE: usize = 1;

fn twin_customer(index: usize) -> Value {
    let (name, kind) = CUSTOMERS[index];
    let mut body = customer(index, name, kind);
    body["name"] = json!(format!("{name}, LLC"));
    body["payment_terms_days"] = json!(45);
    body
}

fn twin_facility(index: usize) -> Value {
    let mut body = facility(index);
    body["name"] = json!(format!("{}, Inc.", facility_name(index)));
    body["hours"] = json!("Dock closes at 17:00");
    body
}

/// The state that keeps the driver's record.
pub fn license_state(index: usize) -> &'static str {
    CITIES[index % 20].1
}

/// The day on which a driver was hired.
pub async fn hired_on(caller: &Caller, driver: &str) -> anyhow::Result<NaiveDate> {
    let driver = caller.get(&format!("/api/drivers/{driver}")).await?;
    Ok(driver["hired_on"].as_str().context("every driver has a day of hire")?.parse()?)
}

/// The first ones are active; the last are inactive or have expired papers.
fn driver(index: usize, today: NaiveDate) -> Value {
    let (license, medical) = match index {
        0..RUNNING => (400 + index as u64 * 35, 190 + index as u64 * 20),
        RUNNING => (100, 300),
        24 => (60, 95),
        _ => (500, 105 + index as u64),
    };
    json!({
        "code": format!("D{:02}", index + 1),
        "first_name": FIRST_NAMES[index],
        "last_name": LAST_NAMES[index],
        "phone": phone(index + 40),
        "kind": if (15..20).contains(&index) { "owner_operator" } else { "company" },
        "status": match index { 27 => "inactive", 28 => "terminated", _ => "active" },
        "hired_on": today - Days::new(300 + index as u64 * 40),
        "terminated_on": if index == 28 { json!(today) } else { Value::Null },
        "license_number": format!("H{:03}-{:04}-{:04}", 200 + index, 1000 + index * 17, 3000 + index * 29),
        "license_state": license_state(index),
        "license_class": "A",
        "license_expires_on": today + Days::new(license),
        // One driver has no date on file.
        "medical_expires_on": (index != 21).then(|| today + Days::new(medical)),
        "endorsements": if index.is_multiple_of(3) { json!(["H", "N", "X"]) } else { json!(["T"]) },
    })
}

/// A number whose check digit is right. The letter of the model year skips I, O, Q, U and Z (49 CFR 565.15).
fn vin(start: &str, year: usize, serial: usize) -> String {
    let year_letter = ["F", "G", "H", "J", "K", "L", "M", "N", "P", "R"][year - 2015];
    let digits = "0123456789X".chars();
    let all = digits.map(|check| format!("{start}{check}{year_letter}P{serial:06}"));
    all.into_iter().find(|text| Vin::parse(text).is_ok()).unwrap_or_default()
}

fn truck(index: usize, today: NaiveDate, driver: Option<&String>) -> Value {
    let (make, model, maker) = [
        ("Freightliner", "Cascadia", "1FUJGLDR"),
        ("Kenworth", "T680", "1XKYD49X"),
        ("Peterbilt", "579", "1XPBD49X"),
        ("Volvo", "VNL 760", "4V4NC9EH"),
    ][index % 4];
    let year = 2018 + (index % 7);
    json!({
        "unit_number": format!("{}", 101 + index),
        "vin": vin(maker, year, 204_117 + index * 3_391),
        "year": year,
        "make": make,
        "model": model,
        "tire_size": "295/75R22.5",
        "plate": format!("P{:05}", 41_200 + index * 13),
        "plate_state": "IL",
        "ownership": if (15..20).contains(&index) { "owner_operator" } else { "company" },
        "status": match index { 22 => "in_shop", 23 => "out_of_service", _ => "available" },
        "status_reason": match index { 22 => json!("Turbocharger"), 23 => json!("Brake adjustment, roadside inspection"), _ => Value::Null },
        "registration_expires_on": (index != 12).then(|| today + Days::new(230 + index as u64 * 9)),
        "annual_inspection_expires_on": today + Days::new(if index == 24 { 95 } else { 140 + index as u64 * 8 }),
        "insurance_expires_on": today + Days::new(280),
        "odometer_miles": 180_000 + index * 14_321,
        "usual_driver_id": driver,
    })
}

fn trailer(index: usize, today: NaiveDate) -> Value {
    let (make, maker) = [("Great Dane", "1GRAA062"), ("Utility", "1UYVS253"), ("Wabash", "1JJV532D")][index % 3];
    let year = 2015 + (index % 9);
    json!({
        "unit_number": format!("T{}", 501 + index),
        "kind": trailer_kind(index),
        "length_feet": if trailer_kind(index) == "flatbed" { 48 } else { 53 },
        "vin": vin(maker, year, 610_038 + index * 1_277),
        "year": year,
        "make": make,
        "tire_size": "295/75R22.5",
        "plate": format!("T{:05}", 70_100 + index * 7),
        "plate_state": "IL",
        "status": if index == 14 { "out_of_service" } else { "available" },
        "registration_expires_on": today + Days::new(300),
        "annual_inspection_expires_on": today + Days::new(180 + index as u64 * 11),
    })
}

/// Five trucks have other owners: three belong to one, two to another, of whom one has since sold a truck to the
/// carrier.
async fn own(caller: &Caller, trucks: &[String], owners: &[String], today: NaiveDate) -> anyhow::Result<()> {
    for (truck, owner) in [(15, 0), (16, 0), (17, 0), (18, 1), (19, 1)] {
        let body = json!({ "fleet_owner_id": owners[owner], "starts_on": today - Days::new(200) });
        caller.post(&format!("/api/trucks/{}/ownerships", trucks[truck]), body).await?;
    }
    let body = json!({
        "fleet_owner_id": owners[1], "starts_on": today - Days::new(400), "ends_on": today - Days::new(30),
    });
    caller.post(&format!("/api/trucks/{}/ownerships", trucks[20]), body).await?;
    Ok(())
}
