//! FMCSA's public record of motor carriers. Never asked inside a transaction, and nothing waits for its answer.

use async_trait::async_trait;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// What to look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegistryNumber {
    /// A USDOT number, digits only.
    Dot(String),
    /// The digits of a docket number (MC, MX or FF).
    Docket(String),
}

/// A carrier as the registry has it. What the registry leaves out is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegistryCarrier {
    pub dot_number: String,
    pub legal_name: String,
    pub dba_name: Option<String>,
    /// Such as `MC-123456`.
    pub docket_numbers: Vec<String>,
    pub street: Option<String>,
    pub city: Option<String>,
    /// Two letters.
    pub state: Option<String>,
    pub postal_code: Option<String>,
    /// `US`, `CA` or `MX`.
    pub country: Option<String>,
    /// As the carrier wrote it.
    pub phone: Option<String>,
    pub is_allowed_to_operate: Option<bool>,
    /// The USDOT number is active.
    pub is_active: Option<bool>,
    /// The day of an out-of-service order that stands.
    pub out_of_service_on: Option<NaiveDate>,
    pub common_authority: Option<RegistryAuthority>,
    pub contract_authority: Option<RegistryAuthority>,
    pub broker_authority: Option<RegistryAuthority>,
    pub rating: Option<RegistryRating>,
    pub rated_on: Option<NaiveDate>,
    /// Percent with two decimals, such as `13.71`.
    pub vehicle_out_of_service_rate: Option<String>,
    pub vehicle_out_of_service_average: Option<String>,
    pub driver_out_of_service_rate: Option<String>,
    pub driver_out_of_service_average: Option<String>,
    /// The years of the averages, such as `2009-2010`.
    pub average_years: Option<String>,
    pub vehicle_inspections: Option<i64>,
    pub driver_inspections: Option<i64>,
    /// In the last 24 months.
    pub crashes: Option<i64>,
    pub fatal_crashes: Option<i64>,
    pub injury_crashes: Option<i64>,
    pub tow_away_crashes: Option<i64>,
    pub power_units: Option<i64>,
    pub drivers: Option<i64>,
    /// The biennial update (Form MCS-150) is overdue.
    pub is_mcs150_outdated: Option<bool>,
    pub is_liability_required: Option<bool>,
    /// In thousands of dollars, as insurers file it.
    pub liability_required: Option<i64>,
    pub liability_on_file: Option<i64>,
    pub is_cargo_required: Option<bool>,
    /// Zero if none is on file; the registry tells no amount.
    pub cargo_on_file: Option<i64>,
}

/// How an operating authority stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RegistryAuthority {
    Active,
    Inactive,
    /// It never had one.
    None,
}

/// FMCSA's safety rating (49 CFR 385, appendix B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RegistryRating {
    Satisfactory,
    Conditional,
    Unsatisfactory,
}

/// The registry gave no answer; another try may succeed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct RegistryUnavailable(pub String);

#[async_trait]
pub trait CarrierRegistry: Send + Sync {
    /// The carrier with this number; none if the registry has none.
    async fn find(&self, number: &RegistryNumber) -> Result<Option<RegistryCarrier>, RegistryUnavailable>;
}

/// For hosts without a key.
pub struct NoCarrierRegistry;

#[async_trait]
impl CarrierRegistry for NoCarrierRegistry {
    async fn find(&self, _: &RegistryNumber) -> Result<Option<RegistryCarrier>, RegistryUnavailable> {
        Err(RegistryUnavailable("FMCSA lookups are not set up on this server".to_owned()))
    }
}
