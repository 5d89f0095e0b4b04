//! FMCSA's public record of motor carriers, by its QCMobile API.
//!
//! Shapes: <https://mobile.fmcsa.dot.gov/QCDevsite/docs/apiElements>. Values are read leniently, because that API writes
//! the same field as a number and as a text, and leaves out what it does not know.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use chrono::NaiveDate;
use haul_ports::{
    CarrierRegistry, RegistryAuthority, RegistryCarrier, RegistryNumber, RegistryRating, RegistryUnavailable,
};
use reqwest::{StatusCode, Url};
use serde_json::Value;

use crate::http::{client_builder, describe};

/// A person signing up may be waiting, and the nightly check asks again anyway.
const TIMEOUT: Duration = Duration::from_secs(5);
/// After a timeout the next lookups fail at once: jobs run one after the other, and each would wait as long.
const REST: Duration = Duration::from_secs(60);

const LATE: &str = "FMCSA did not answer in time";

#[derive(Clone, Debug)]
pub struct QcmobileSettings {
    /// `https://mobile.fmcsa.dot.gov/qc/services/`, or a server with the same API.
    pub url: Url,
    pub web_key: String,
}

pub struct Qcmobile {
    client: reqwest::Client,
    settings: QcmobileSettings,
    rests_until: Mutex<Option<Instant>>,
}

impl Qcmobile {
    /// Prepares the client; it connects with the first lookup.
    pub fn new(mut settings: QcmobileSettings) -> Result<Self, RegistryUnavailable> {
        // Without it, joining would replace the last part of the path.
        if !settings.url.path().ends_with('/') {
            let path = format!("{}/", settings.url.path());
            settings.url.set_path(&path);
        }
        // The key is in the address, which a redirect would pass on as the referrer.
        let client = client_builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none()).build();
        let client = client.map_err(|error| RegistryUnavailable(describe(&error)))?;
        Ok(Self { client, settings, rests_until: Mutex::default() })
    }

    /// The `content` of an answer; none if there is nothing by that number.
    async fn content(&self, path: &str) -> Result<Option<Value>, RegistryUnavailable> {
        if self.rests_until().is_some_and(|until| Instant::now() < until) {
            return Err(RegistryUnavailable(LATE.to_owned()));
        }
        let url = self.settings.url.join(path);
        let mut url = url.map_err(|error| RegistryUnavailable(error.to_string()))?;
        url.query_pairs_mut().append_pair("webKey", &self.settings.web_key);
        let response = self.client.get(url).send().await.map_err(|error| self.lost(error))?;
        match response.status() {
            StatusCode::NOT_FOUND => Ok(None),
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => {
                Err(RegistryUnavailable("FMCSA refused the web key".to_owned()))
            }
            status if !status.is_success() => Err(RegistryUnavailable(format!("FMCSA answered {status}"))),
            _ => {
                let mut body: Value = response.json().await.map_err(|error| self.lost(error))?;
                match body.get_mut("content").map(Value::take) {
                    None => Err(unreadable()),
                    Some(Value::String(problem)) => {
                        tracing::warn!(problem, "FMCSA refused a lookup");
                        Err(RegistryUnavailable("FMCSA refused the lookup".to_owned()))
                    }
                    Some(Value::Null) => Ok(None),
                    Some(content) => Ok(Some(content)),
                }
            }
        }
    }

    fn rests_until(&self) -> Option<Instant> {
        *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lost(&self, error: reqwest::Error) -> RegistryUnavailable {
        if error.is_timeout() {
            *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + REST);
            return RegistryUnavailable(LATE.to_owned());
        }
        // The address has the key.
        tracing::warn!(cause = describe(&error.without_url()), "FMCSA can't be reached");
        RegistryUnavailable("FMCSA can't be reached".to_owned())
    }

    /// Empty if they can't be read: they are not worth losing the carrier for.
    async fn docket_numbers(&self, dot_number: &str) -> Vec<String> {
        let found = self.content(&format!("carriers/{dot_number}/docket-numbers")).await;
        let found = found.ok().flatten().unwrap_or_default();
        let number = |entry: &Value| {
            Some(format!("{}-{}", text(entry, "prefix")?.to_uppercase(), whole(entry, "docketNumber")?))
        };
        found.as_array().map(|list| list.iter().filter_map(number).collect()).unwrap_or_default()
    }
}

#[async_trait]
impl CarrierRegistry for Qcmobile {
    async fn find(&self, number: &RegistryNumber) -> Result<Option<RegistryCarrier>, RegistryUnavailable> {
        match number {
            RegistryNumber::Dot(digits) => {
                let path = format!("carriers/{digits}");
                let (found, docket_numbers) = futures::join!(self.content(&path), self.docket_numbers(digits));
                let Some(content) = found? else { return Ok(None) };
                let found = carrier(&content).ok_or_else(unreadable)?;
                Ok(Some(RegistryCarrier { docket_numbers, ..found }))
            }
            RegistryNumber::Docket(digits) => {
                let found = self.content(&format!("carriers/docket-number/{digits}")).await?;
                let found = match &found {
                    None => return Ok(None),
                    Some(Value::Array(list)) if list.is_empty() => return Ok(None),
                    Some(content) => carrier(content.get(0).unwrap_or(content)).ok_or_else(unreadable)?,
                };
                let docket_numbers = self.docket_numbers(&found.dot_number).await;
                Ok(Some(RegistryCarrier { docket_numbers, ..found }))
            }
        }
    }
}

fn unreadable() -> RegistryUnavailable {
    RegistryUnavailable("FMCSA's answer can't be read".to_owned())
}

fn carrier(content: &Value) -> Option<RegistryCarrier> {
    let of = content.get("carrier")?;
    Some(RegistryCarrier {
        dot_number: whole(of, "dotNumber")?.to_string(),
        legal_name: text(of, "legalName")?,
        dba_name: text(of, "dbaName"),
        docket_numbers: Vec::new(),
        street: text(of, "phyStreet"),
        city: text(of, "phyCity"),
        state: text(of, "phyState"),
        postal_code: text(of, "phyZipcode"),
        country: text(of, "phyCountry"),
        phone: text(of, "telephone"),
        is_allowed_to_operate: flag(of, "allowedToOperate"),
        is_active: text(of, "statusCode").map(|code| code == "A"),
        out_of_service_on: day(of, "oosDate"),
        common_authority: authority(of, "commonAuthorityStatus"),
        contract_authority: authority(of, "contractAuthorityStatus"),
        broker_authority: authority(of, "brokerAuthorityStatus"),
        rating: text(of, "safetyRating").and_then(|code| rating(&code)),
        rated_on: day(of, "safetyRatingDate"),
        vehicle_out_of_service_rate: percent(of, "vehicleOosRate"),
        vehicle_out_of_service_average: percent(of, "vehicleOosRateNationalAverage"),
        driver_out_of_service_rate: percent(of, "driverOosRate"),
        driver_out_of_service_average: percent(of, "driverOosRateNationalAverage"),
        average_years: text(of, "oosRateNationalAverageYear"),
        vehicle_inspections: whole(of, "vehicleInsp"),
        driver_inspections: whole(of, "driverInsp"),
        crashes: whole(of, "crashTotal"),
        fatal_crashes: whole(of, "fatalCrash"),
        injury_crashes: whole(of, "injCrash"),
        tow_away_crashes: whole(of, "towawayCrash"),
        power_units: whole(of, "totalPowerUnits"),
        drivers: whole(of, "totalDrivers"),
        is_mcs150_outdated: flag(of, "mcs150Outdated"),
        is_liability_required: flag(of, "bipdInsuranceRequired"),
        liability_required: whole(of, "bipdRequiredAmount"),
        liability_on_file: whole(of, "bipdInsuranceOnFile"),
        is_cargo_required: flag(of, "cargoInsuranceRequired"),
        cargo_on_file: whole(of, "cargoInsuranceOnFile"),
    })
}

fn text(of: &Value, name: &str) -> Option<String> {
    let text = match of.get(name)? {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    (!text.is_empty()).then_some(text)
}

fn whole(of: &Value, name: &str) -> Option<i64> {
    text(of, name)?.parse().ok()
}

/// `Y` or `N`; `u` for unknown is none.
fn flag(of: &Value, name: &str) -> Option<bool> {
    match text(of, name)?.as_str() {
        "Y" | "y" => Some(true),
        "N" | "n" => Some(false),
        _ => None,
    }
}

fn day(of: &Value, name: &str) -> Option<NaiveDate> {
    text(of, name)?.get(..10)?.parse().ok()
}

/// With two decimals, as the averages have.
fn percent(of: &Value, name: &str) -> Option<String> {
    let rate: f64 = text(of, name)?.trim_end_matches('%').parse().ok()?;
    (0.0..=100.0).contains(&rate).then(|| format!("{rate:.2}"))
}

fn authority(of: &Value, name: &str) -> Option<RegistryAuthority> {
    match text(of, name)?.as_str() {
        "A" => Some(RegistryAuthority::Active),
        "I" => Some(RegistryAuthority::Inactive),
        "N" => Some(RegistryAuthority::None),
        _ => None,
    }
}

fn rating(code: &str) -> Option<RegistryRating> {
    match code.get(..1)? {
        "S" => Some(RegistryRating::Satisfactory),
        "C" => Some(RegistryRating::Conditional),
        "U" => Some(RegistryRating::Unsatisfactory),
        _ => None,
    }
}
