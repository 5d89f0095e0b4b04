//! Limits per client address on calls that cost mail, guesses or bytes.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use poem::http::Method;

use crate::config;

/// The purpose of a limited call; each has its own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Registration,
    CarrierLookup,
    OwnerLogin,
    QuoteLink,
    TrackingLink,
    Ticket,
    SignIn,
}

impl Purpose {
    fn of(method: &Method, path: &str) -> Option<Self> {
        let segments: Vec<&str> = path.trim_matches('/').split('/').collect();
        match (method.as_str(), segments.as_slice()) {
            ("POST", ["api", "registrations" | "add_user_info"]) => Some(Self::Registration),
            ("GET", ["api", "carriers", _]) => Some(Self::CarrierLookup),
            ("POST", ["api", "owner", "login" | "verify" | "choose"]) => Some(Self::OwnerLogin),
            ("POST", ["api", "public_quotes", _]) => Some(Self::QuoteLink),
            ("POST", ["api", "public_tracking" | "driver_trip" | "public_document_request", _]) => {
                Some(Self::TrackingLink)
            }
            (
                "POST",
                ["api", "document_uploads" | "record_file_uploads" | "live_tickets"]
                | ["api", "company", "file_uploads"]
                | ["api", "company", "packet", "open"]
                | ["api", "paper_templates", _, "preview"]
                | ["api", "company", "documents", _, "open"]
                | ["api", "documents" | "exports" | "record_files" | "company_archives" | "audit_binders", _, "open"]
                | ["api", "accidents" | "driver_events" | "roadside_inspections", "open"]
                | ["api", "drivers", _, "investigation" | "testing", "open"]
                | ["api", "loads" | "quotes", _, "print" | "invoice_packet" | "status_report"]
                | ["api", "invoices", _, "open"]
                | ["api", "receivables", _, "statement"]
                | ["api", "payments", "remittance", "uploads"]
                | ["api", "detention", _, "case_file"]
                | ["api", "records", _, _, "compliance", "open"]
                | ["api", "imports", "uploads" | "template"]
                | ["api", "imports", _, "errors"],
            ) => Some(Self::Ticket),
            ("GET", ["api", "session"] | ["api", "get_user_by_email", _]) | ("POST", ["logout"]) => Some(Self::SignIn),
            _ => None,
        }
    }
}

type Limiter = Option<DefaultKeyedRateLimiter<IpAddr>>;

pub struct Rates {
    registrations: Limiter,
    carrier_lookups: Limiter,
    owner_logins: Limiter,
    quote_links: Limiter,
    tracking_links: Limiter,
    tickets: Limiter,
    sign_ins: Limiter,
    clock: DefaultClock,
}

impl Rates {
    pub fn new(rates: &config::Rates) -> Self {
        let limiter = |quota: fn(NonZeroU32) -> Quota, count| {
            NonZeroU32::new(count).map(|count| RateLimiter::keyed(quota(count)))
        };
        Self {
            registrations: limiter(Quota::per_hour, rates.registrations_per_hour),
            carrier_lookups: limiter(Quota::per_minute, rates.carrier_lookups_per_minute),
            owner_logins: limiter(Quota::per_hour, rates.owner_logins_per_hour),
            quote_links: limiter(Quota::per_minute, rates.quote_links_per_minute),
            tracking_links: limiter(Quota::per_minute, rates.tracking_links_per_minute),
            tickets: limiter(Quota::per_minute, rates.tickets_per_minute),
            sign_ins: limiter(Quota::per_minute, rates.sign_ins_per_minute),
            clock: DefaultClock::default(),
        }
    }

    /// How long the client has to wait, or `Ok` if the call may proceed.
    pub fn check(&self, client: IpAddr, method: &Method, path: &str) -> Result<(), Duration> {
        let Some(limiter) = Purpose::of(method, path).and_then(|purpose| self.limiter(purpose).as_ref()) else {
            return Ok(());
        };
        limiter.check_key(&client).map_err(|refusal| refusal.wait_time_from(self.clock.now()))
    }

    /// Drops addresses whose allowance is full again.
    pub fn forget_idle(&self) {
        let limiters = [
            &self.registrations,
            &self.carrier_lookups,
            &self.owner_logins,
            &self.quote_links,
            &self.tracking_links,
            &self.tickets,
            &self.sign_ins,
        ];
        for limiter in limiters {
            limiter.iter().for_each(RateLimiter::retain_recent);
        }
    }

    fn limiter(&self, purpose: Purpose) -> &Limiter {
        match purpose {
            Purpose::Registration => &self.registrations,
            Purpose::CarrierLookup => &self.carrier_lookups,
            Purpose::OwnerLogin => &self.owner_logins,
            Purpose::QuoteLink => &self.quote_links,
            Purpose::TrackingLink => &self.tracking_links,
            Purpose::Ticket => &self.tickets,
            Purpose::SignIn => &self.sign_ins,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn of_counts_each_call_by_its_purpose() {
        let cases = [
            (Method::POST, "/api/registrations", Some(Purpose::Registration)),
            (Method::POST, "/api/registrations/", Some(Purpose::Registration)),
            (Method::GET, "/api/carriers/1234567", Some(Purpose::CarrierLookup)),
            (Method::POST, "/api/owner/login", Some(Purpose::OwnerLogin)),
            (Method::POST, "/api/public_quotes/accept", Some(Purpose::QuoteLink)),
            (Method::POST, "/api/public_tracking/open", Some(Purpose::TrackingLink)),
            (Method::POST, "/api/driver_trip/report_position", Some(Purpose::TrackingLink)),
            (Method::POST, "/api/public_document_request/submit", Some(Purpose::TrackingLink)),
            (Method::POST, "/api/documents/0192/open", Some(Purpose::Ticket)),
            (Method::POST, "/logout/", Some(Purpose::SignIn)),
            (Method::GET, "/api/loads", None),
            (Method::GET, "/api/registrations", None),
        ];
        for (method, path, expected) in cases {
            assert_eq!(Purpose::of(&method, path), expected, "{method} {path}");
        }
    }

    /// If you add an operation that returns a ticket, name it above.
    #[test]
    fn of_knows_every_operation_that_answers_a_ticket() {
        let document: Value = serde_json::from_str(include_str!("../../../../openapi/openapi.json")).unwrap();
        let is_ticket = |operation: &Value| {
            let answers = operation["responses"].to_string();
            ["DocumentLink", "DocumentUpload", "ImportUpload", "LiveTicket"]
                .iter()
                .any(|schema| answers.contains(&format!("#/components/schemas/{schema}\"")))
        };
        let paths = document["paths"].as_object().unwrap();
        let minting: Vec<_> = paths.iter().filter(|(_, methods)| is_ticket(&methods["post"])).collect();
        assert!(minting.len() > 10, "{}", minting.len());
        for (path, _) in minting {
            assert!(Purpose::of(&Method::POST, path).is_some(), "{path}");
        }
    }
}
