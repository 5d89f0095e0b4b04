//! FMCSA's QCMobile API, as far as Haul uses it: a carrier by its USDOT or docket number, and its docket numbers.
//!
//! Shapes: <https://mobile.fmcsa.dot.gov/QCDevsite/docs/apiElements>. Carriers are made by their numbers, so every number
//! that [`UNKNOWN`] does not end is one; the last three digits of some say how they stand.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hyper::Method;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{Call, Reply};

/// The one key that is accepted.
pub const WEB_KEY: &str = "sandbox";
/// USDOT numbers that end so are not on record.
pub const UNKNOWN: &str = "404";
/// Not allowed to operate, and the USDOT number is inactive.
pub const INACTIVE: &str = "403";
/// Under an out-of-service order.
pub const OUT_OF_SERVICE: &str = "409";
/// The required liability insurance is no longer on file.
pub const LAPSED: &str = "402";
/// Answers 500.
pub const FAILING: &str = "500";
/// Answers after a minute.
pub const SLOW: &str = "504";

/// What happens to the next request for a carrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// 500.
    Error,
    /// 503.
    Outage,
    /// Answers after a minute.
    Slow,
    /// 200 with a page for people.
    Garbled,
    /// 403, as with a key that was withdrawn.
    Forbidden,
}

/// What was set of carriers, and the faults to come.
#[derive(Default)]
pub struct Fmcsa(Mutex<State>);

#[derive(Default)]
struct State {
    /// Fields of carriers that differ from what their numbers say, by USDOT number. None: not on record.
    set: BTreeMap<String, Option<Map<String, Value>>>,
    faults: VecDeque<Fault>,
    /// Requests for carriers, whatever was answered.
    asked: Vec<String>,
}

#[derive(Deserialize)]
struct Faults {
    faults: Vec<Fault>,
}

impl Fmcsa {
    /// Changes fields of a carrier, such as `oosDate`.
    pub fn set(&self, dot_number: &str, fields: Value) {
        let fields = fields.as_object().cloned().unwrap_or_default();
        let mut state = self.state();
        let known = state.set.entry(dot_number.to_owned()).or_default();
        known.get_or_insert_default().extend(fields);
    }

    /// Takes a carrier off the record.
    pub fn remove(&self, dot_number: &str) {
        self.state().set.insert(dot_number.to_owned(), None);
    }

    /// Faults for the next requests, in this order.
    pub fn fail(&self, faults: impl IntoIterator<Item = Fault>) {
        self.state().faults.extend(faults);
    }

    /// The USDOT and docket numbers that were asked for, in order.
    pub fn asked(&self) -> Vec<String> {
        self.state().asked.clone()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// `GET asked`, `POST faults` with `{"faults": […]}`, `POST carriers/<dot>` with the fields to change, `DELETE
    /// carriers/<dot>`.
    pub(crate) fn control(&self, call: &Call, rest: &str) -> Reply {
        let dot_number = rest.strip_prefix("carriers/");
        match (&call.method, rest, dot_number) {
            (&Method::GET, "asked", _) => return Reply::now(200, json!({ "asked": self.asked() })),
            (&Method::POST, "faults", _) => match serde_json::from_slice::<Faults>(&call.body) {
                Ok(Faults { faults }) => self.fail(faults),
                Err(error) => return Reply::now(422, json!({ "message": error.to_string() })),
            },
            (&Method::POST, _, Some(dot_number)) => match serde_json::from_slice(&call.body) {
                Ok(fields) => self.set(dot_number, fields),
                Err(error) => return Reply::now(422, json!({ "message": error.to_string() })),
            },
            (&Method::DELETE, _, Some(dot_number)) => self.remove(dot_number),
            _ => {
                let message = "GET asked, POST faults, or POST or DELETE carriers/<USDOT number>";
                return Reply::now(404, json!({ "message": message }));
            }
        }
        Reply::now(200, json!({}))
    }

    /// `rest` is what follows `/qc/services/`.
    pub(crate) fn answer(&self, call: &Call, rest: &str) -> Reply {
        let key = url::form_urlencoded::parse(call.query.as_bytes()).find(|(name, _)| name == "webKey");
        match key {
            None => return Reply::now(401, json!({ "content": "Webkey is required" })),
            Some((_, key)) if key != WEB_KEY => return Reply::now(403, json!({ "content": "Webkey not found" })),
            Some(_) => {}
        }
        if call.method != Method::GET {
            return Reply::now(405, json!({ "content": "Method not allowed" }));
        }
        match rest.split('/').collect::<Vec<_>>().as_slice() {
            ["carriers", "docket-number", number] => self.carrier(number, true),
            ["carriers", number] => self.carrier(number, false),
            ["carriers", number, "docket-numbers"] => found(docket_numbers(number)),
            _ => Reply::now(404, json!({ "content": null })),
        }
    }

    /// A docket number is that of the carrier with the same digits.
    fn carrier(&self, number: &str, is_docket: bool) -> Reply {
        let mut state = self.state();
        state.asked.push(number.to_owned());
        let fault = state.faults.pop_front();
        let set = state.set.get(number).cloned();
        drop(state);
        match fault {
            Some(Fault::Error) => return Reply::now(500, json!({ "content": null })),
            Some(Fault::Outage) => return Reply::now(503, json!({ "content": null })),
            Some(Fault::Garbled) => return Reply::now(200, json!("We are down for maintenance.")),
            Some(Fault::Forbidden) => return Reply::now(403, json!({ "content": "Webkey not found" })),
            Some(Fault::Slow) | None => {}
        }
        let known = match set {
            Some(None) => None,
            Some(Some(fields)) => Some(made(number, fields)),
            None if number.ends_with(UNKNOWN) => None,
            None if number.ends_with(FAILING) => return Reply::now(500, json!({ "content": null })),
            None => Some(made(number, Map::new())),
        };
        let content = known.map(|carrier| json!({ "_links": links(number), "carrier": carrier }));
        let content = if is_docket { content.map(|content| json!([content])) } else { content };
        let reply = found(content.unwrap_or_default());
        let is_slow = fault == Some(Fault::Slow) || number.ends_with(SLOW);
        if is_slow { Reply { after: Duration::from_secs(60), ..reply } } else { reply }
    }
}

fn found(content: Value) -> Reply {
    Reply::now(200, json!({ "content": content, "retrievalDate": "2026-11-18T06:33:31.490+0000" }))
}

fn links(number: &str) -> Value {
    let link =
        |rest: &str| json!({ "href": format!("https://mobile.fmcsa.dot.gov/qc/services/carriers/{number}{rest}") });
    json!({
        "basics": link("/basics"), "cargo carried": link("/cargo-carried"), "operation classification":
        link("/operation-classification"), "docket numbers": link("/docket-numbers"), "carrier active-For-hire authority":
        link("/authority"), "self": link(""),
    })
}

fn docket_numbers(number: &str) -> Value {
    let digits: u64 = number.parse().unwrap_or_default();
    json!([{ "docketNumber": digits, "docketNumberId": digits, "dotNumber": digits, "prefix": "MC" }])
}

/// A carrier by its number, with the fields that differ.
fn made(number: &str, fields: Map<String, Value>) -> Value {
    let digits: u64 = number.parse().unwrap_or_default();
    let is_inactive = number.ends_with(INACTIVE);
    let is_out_of_service = number.ends_with(OUT_OF_SERVICE);
    let allowed = if is_inactive || is_out_of_service { "N" } else { "Y" };
    let authority = if is_inactive { "I" } else { "A" };
    let mut carrier = json!({
        "allowedToOperate": allowed,
        "bipdInsuranceOnFile": if number.ends_with(LAPSED) { "0" } else { "1000" },
        "bipdInsuranceRequired": "Y",
        "bipdRequiredAmount": "750",
        "bondInsuranceOnFile": "0",
        "bondInsuranceRequired": "u",
        "brokerAuthorityStatus": "N",
        "cargoInsuranceOnFile": "0",
        "cargoInsuranceRequired": "u",
        "carrierOperation": { "carrierOperationCode": "A", "carrierOperationDesc": "Interstate" },
        "censusTypeId": { "censusType": "C", "censusTypeDesc": "CARRIER", "censusTypeId": 1 },
        "commonAuthorityStatus": authority,
        "contractAuthorityStatus": "N",
        "crashTotal": digits % 7,
        "dbaName": null,
        "dotNumber": digits,
        "driverInsp": 90,
        "driverOosInsp": 4,
        "driverOosRate": 4.444_444_444_444_445,
        "driverOosRateNationalAverage": "6.67",
        "ein": null,
        "fatalCrash": 0,
        "hazmatInsp": 0,
        "hazmatOosInsp": 0,
        "hazmatOosRate": 0,
        "hazmatOosRateNationalAverage": "4.44",
        "injCrash": 1,
        "isPassengerCarrier": "N",
        "issScore": null,
        "legalName": format!("SANDBOX CARRIER {number} LLC"),
        "mcs150Outdated": "N",
        "oosDate": if is_out_of_service { json!("2026-11-02") } else { Value::Null },
        "oosRateNationalAverageYear": "2024",
        "phyCity": "JOLIET",
        "phyCountry": "US",
        "phyState": "IL",
        "phyStreet": format!("{} CANAL ST", digits % 900 + 100),
        "phyZipcode": "60431",
        "reviewDate": "2024-05-14",
        "reviewType": "C",
        "safetyRating": "S",
        "safetyRatingDate": "2024-05-20",
        "safetyReviewDate": "2024-05-14",
        "safetyReviewType": "C",
        "snapshotDate": null,
        "statusCode": if is_inactive { "I" } else { "A" },
        "telephone": "(815) 555-0134",
        "totalDrivers": 42,
        "totalPowerUnits": 38,
        "towawayCrash": 1,
        "vehicleInsp": 60,
        "vehicleOosInsp": 9,
        "vehicleOosRate": 15,
        "vehicleOosRateNationalAverage": "22.26",
    });
    if let Some(carrier) = carrier.as_object_mut() {
        carrier.extend(fields);
    }
    carrier
}
