//! Asking the registry.

use haul_api::AppContext;
use haul_ports::{RegistryNumber, RegistryUnavailable};
use haul_types::FmcsaStatus;

use super::FmcsaRecord;

/// What the registry answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Found {
        /// Digits only.
        dot_number: String,
        record: Box<FmcsaRecord>,
    },
    NotFound,
    /// No answer, and why.
    Unavailable(String),
}

impl Outcome {
    /// What it means for the carrier; none without an answer.
    pub fn status(&self) -> Option<FmcsaStatus> {
        match self {
            Self::Found { record, .. } => Some(record.status()),
            Self::NotFound => Some(FmcsaStatus::NotFound),
            Self::Unavailable(_) => None,
        }
    }
}

pub async fn look_up(ctx: &AppContext, number: &RegistryNumber) -> Outcome {
    match ctx.carrier_registry.find(number).await {
        Ok(Some(carrier)) => {
            Outcome::Found { dot_number: carrier.dot_number.clone(), record: Box::new(carrier.into()) }
        }
        Ok(None) => Outcome::NotFound,
        Err(RegistryUnavailable(reason)) => {
            // Everyone would be told of it over and over on a server without a key.
            if ctx.settings.has_carrier_registry {
                tracing::warn!(reason, "FMCSA's registry does not answer");
            }
            Outcome::Unavailable(reason)
        }
    }
}
