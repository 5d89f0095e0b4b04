//! What production refuses to start with.

use super::{Config, Environment, MailTransport, Problem};

/// Everything in the settings that is safe on a developer's machine only; empty outside production.
pub(super) fn refusals(config: &Config) -> Vec<Problem> {
    if config.environment != Environment::Production {
        return Vec::new();
    }
    let rules = [
        (
            config.sealing_keys.is_empty(),
            "sealing.keys",
            "is empty: production does not run on a generated development key",
        ),
        (
            config.mail.transport == MailTransport::Local,
            "mail.transport",
            "is \"local\": production must send its mail by \"smtp\"",
        ),
        (
            config.identity.emulator_host.is_some(),
            "identity.emulator_host",
            "is set: production never accepts an emulator's unsigned tokens",
        ),
        (
            config.identity.project_id.starts_with("demo-"),
            "identity.project_id",
            "is a demo project, which the identity provider does not know",
        ),
        (
            config.http.allowed_origins.iter().any(|origin| origin == "*"),
            "http.allowed_origins",
            "contains \"*\": production names every origin it may call",
        ),
        (
            !config.server.public_url.is_https(),
            "server.public_url",
            "is not https: sign-in tokens would travel in the clear",
        ),
    ];
    rules
        .into_iter()
        .filter(|(is_refused, ..)| *is_refused)
        .map(|(_, key, message)| Problem::new(key, message))
        .collect()
}
