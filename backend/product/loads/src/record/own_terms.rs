//! A load's own terms: what was agreed for it and differs from its customer's profile.

use haul_api::{ApiError, Invalid, from_nullable_json_column};
use haul_entity::loads::load;
use haul_types::{LoadTerms, MAX_GRACE_MINUTES, dollars};

/// A thousand dollars an hour: anything above is a typo.
const MAX_RATE_CENTS: i64 = 100_000;
const DAY_MINUTES: i32 = 24 * 60;

/// Empty if the load follows the profile.
pub fn own_terms(load: &load::Model) -> Result<LoadTerms, ApiError> {
    Ok(from_nullable_json_column(load.customer_terms.clone())?.unwrap_or_default())
}

pub fn checked(invalid: &mut Invalid, mut terms: LoadTerms) -> LoadTerms {
    invalid.require(
        !terms.is_empty(),
        "customer_terms",
        "Set at least one term. To use the customer's terms for all of them, remove this.",
    );
    terms.reason = invalid.text("customer_terms.reason", &terms.reason, 500);
    if let Some(minutes) = terms.on_time_grace_minutes {
        invalid.between("customer_terms.on_time_grace_minutes", minutes, 0, MAX_GRACE_MINUTES);
    }
    if let Some(minutes) = terms.detention_free_minutes {
        invalid.between("customer_terms.detention_free_minutes", minutes, 0, DAY_MINUTES);
    }
    if let Some(cents) = terms.detention_hourly_rate_cents {
        invalid.between("customer_terms.detention_hourly_rate_cents", cents, 0, MAX_RATE_CENTS);
    }
    terms.required_references = terms.required_references.map(once_each);
    terms.required_documents = terms.required_documents.map(once_each);
    terms.tracking_milestones = terms.tracking_milestones.map(once_each);
    terms
}

fn once_each<T: PartialEq>(kinds: Vec<T>) -> Vec<T> {
    let mut kept = Vec::with_capacity(kinds.len());
    for kind in kinds {
        if !kept.contains(&kind) {
            kept.push(kind);
        }
    }
    kept
}

/// One line for the history.
pub fn in_words(terms: &LoadTerms) -> String {
    let listed = |what: &str, words: Option<Vec<&str>>| {
        let words = words?;
        let list = if words.is_empty() { "none".to_owned() } else { words.join(", ").replace('_', " ") };
        Some(format!("{what}: {list}"))
    };
    let minutes = |what: &str, minutes: Option<i32>| minutes.map(|minutes| format!("{what}: {minutes} min"));
    let references = terms.required_references.as_ref().map(|kinds| kinds.iter().map(|kind| kind.as_str()).collect());
    let documents = terms.required_documents.as_ref().map(|kinds| kinds.iter().map(|kind| kind.as_str()).collect());
    let milestones = terms.tracking_milestones.as_ref().map(|kinds| kinds.iter().map(|kind| kind.as_str()).collect());
    let parts = [
        minutes("on-time grace", terms.on_time_grace_minutes),
        listed("required references", references),
        listed("required documents", documents),
        minutes("detention free time", terms.detention_free_minutes),
        terms.detention_hourly_rate_cents.map(|cents| format!("detention: {} an hour", dollars(cents))),
        listed("milestone emails", milestones),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{}; reason: {}", parts.join("; "), terms.reason)
}
