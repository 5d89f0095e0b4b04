//! Settings that production refuses to start with.

use ipnet::IpNet;
use url::Url;

use super::{Config, Environment, MailTransport, Problem, Rates};

/// Networks that are not reachable from the internet: private, shared (carrier-grade NAT), loopback, link-local.
const PRIVATE_NETWORKS: [&str; 8] = [
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "fc00::/7",
    "fe80::/10",
];
/// The widest ranges that the large content networks publish are a /13 and a /29. Anything wider includes strangers,
/// whose `X-Forwarded-For` would then be trusted.
const WIDEST_PUBLIC_V4: u8 = 12;
const WIDEST_PUBLIC_V6: u8 = 28;

/// Settings that are safe only on a developer's machine; empty outside production.
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
            config.mail.transport == MailTransport::Smtp
                && !config.mail.smtp_url.is_empty()
                && !requires_tls(&config.mail.smtp_url),
            "mail.smtp_url",
            "does not require TLS: production takes smtps://… or smtp://…?tls=required",
        ),
        (
            config.sms.as_ref().is_some_and(|sms| sms.url.scheme() != "https"),
            "sms.url",
            "is not https: the account's key and drivers' links would travel in the clear",
        ),
        (
            config.fmcsa.as_ref().is_some_and(|fmcsa| fmcsa.url.scheme() != "https"),
            "fmcsa.url",
            "is not https: the key would travel in the clear, and answers could be forged",
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
            config.identity.keys_url.scheme() != "https",
            "identity.keys_url",
            "is not https: an attacker who alters the keys in transit can sign in as anyone",
        ),
        (
            config.http.allowed_origins.iter().any(|origin| origin == "*"),
            "http.allowed_origins",
            "contains \"*\": production names every origin it may call",
        ),
        (
            config.webhooks_allow_private_addresses,
            "webhooks.allow_private_addresses",
            "is true: a customer could reach servers inside the operator's network",
        ),
        (
            !config.server.public_url.is_https(),
            "server.public_url",
            "is not https: sign-in tokens would travel in the clear",
        ),
        (
            config.server.trusted_proxies.iter().any(takes_in_strangers),
            "server.trusted_proxies",
            "names a public network wider than /12 (IPv6: /28): strangers in it could pretend any address",
        ),
    ];
    let unlimited = rates(&config.rates)
        .into_iter()
        .filter(|(count, _)| *count == 0)
        .map(|(_, key)| (true, key, "is 0: production does not run without this limit"));
    rules
        .into_iter()
        .chain(unlimited)
        .filter(|(is_refused, ..)| *is_refused)
        .map(|(_, key, message)| Problem::new(key, message))
        .collect()
}

/// Either TLS from the first byte, or no mail unless the server supports STARTTLS.
fn requires_tls(smtp_url: &str) -> bool {
    Url::parse(smtp_url).is_ok_and(|url| match url.scheme() {
        "smtps" => true,
        "smtp" => url.query_pairs().any(|(name, value)| name == "tls" && value == "required"),
        _ => false,
    })
}

fn takes_in_strangers(network: &IpNet) -> bool {
    let mut private = PRIVATE_NETWORKS.iter().filter_map(|text| text.parse::<IpNet>().ok());
    let widest = match network {
        IpNet::V4(_) => WIDEST_PUBLIC_V4,
        IpNet::V6(_) => WIDEST_PUBLIC_V6,
    };
    network.prefix_len() < widest && !private.any(|private| private.contains(network))
}

/// Each limit with its key. A new one does not compile until it is named here.
fn rates(rates: &Rates) -> [(u32, &'static str); 9] {
    let Rates {
        registrations_per_hour,
        carrier_lookups_per_minute,
        owner_logins_per_hour,
        quote_links_per_minute,
        tracking_links_per_minute,
        tickets_per_minute,
        sign_ins_per_minute,
        refused_tokens_per_minute,
        calls_per_minute,
    } = *rates;
    [
        (registrations_per_hour, "rates.registrations_per_hour"),
        (carrier_lookups_per_minute, "rates.carrier_lookups_per_minute"),
        (owner_logins_per_hour, "rates.owner_logins_per_hour"),
        (quote_links_per_minute, "rates.quote_links_per_minute"),
        (tracking_links_per_minute, "rates.tracking_links_per_minute"),
        (tickets_per_minute, "rates.tickets_per_minute"),
        (sign_ins_per_minute, "rates.sign_ins_per_minute"),
        (refused_tokens_per_minute, "rates.refused_tokens_per_minute"),
        (calls_per_minute, "rates.calls_per_minute"),
    ]
}
