//! FMCSA's notices: which states receive medical certificates electronically, since when, and how long paper counts instead.
//! One more notice is one more row.
//!
//! FMCSA publishes which states are still missing with each renewal of its waiver, not the day on which a state began. A row is
//! therefore dated by the notice that first leaves the state out; the state may have begun up to a few months earlier.

use haul_types::CertificateRoute::{self, Electronic, Paper};

/// Where a CDL can be issued: the states and the District of Columbia.
#[rustfmt::skip]
pub const STATES: [&str; 51] = [
    "AK", "AL", "AR", "AZ", "CA", "CO", "CT", "DC", "DE", "FL", "GA", "HI", "IA", "ID", "IL", "IN", "KS", "KY", "LA", "MA",
    "MD", "ME", "MI", "MN", "MO", "MS", "MT", "NC", "ND", "NE", "NH", "NJ", "NM", "NV", "NY", "OH", "OK", "OR", "PA", "RI",
    "SC", "SD", "TN", "TX", "UT", "VA", "VT", "WA", "WI", "WV", "WY",
];

/// The day from which examiners' results reach the states electronically (86 FR 32643). Before it, all took paper.
pub const INTEGRATION: &str = "2025-06-23";

/// How the certificates of a state's CDL holders reach it, from a day on.
pub struct Row {
    /// Two letters; none for every state that has no row of its own.
    pub state: Option<&'static str>,
    /// The first day, as in ISO 8601.
    pub from: &'static str,
    pub route: CertificateRoute,
    pub source: &'static str,
}

const fn row(state: Option<&'static str>, from: &'static str, route: CertificateRoute, source: &'static str) -> Row {
    Row { state, from, route, source }
}

const RULE: &str = "80 FR 22790, 86 FR 32643 (Medical Examiner's Certification Integration)";
const JULY: &str = "FMCSA waiver of July 14, 2025";
const JANUARY: &str = "FMCSA waiver of January 11, 2026";
const APRIL: &str = "FMCSA exemption of April 11, 2026";

#[rustfmt::skip]
pub const ROWS: &[Row] = &[
    row(None, "1900-01-01", Paper, "49 CFR 383.71(h), as in force before June 23, 2025"),
    row(None, INTEGRATION, Electronic, RULE),
    row(Some("AK"), INTEGRATION, Paper, JULY),
    row(Some("CA"), INTEGRATION, Paper, JULY),
    row(Some("FL"), INTEGRATION, Paper, JULY),
    row(Some("FL"), "2026-01-11", Electronic, JANUARY),
    row(Some("IA"), INTEGRATION, Paper, JULY),
    row(Some("IA"), "2026-01-11", Electronic, JANUARY),
    row(Some("KY"), INTEGRATION, Paper, JULY),
    row(Some("LA"), INTEGRATION, Paper, JULY),
    row(Some("NH"), INTEGRATION, Paper, JULY),
    row(Some("NJ"), INTEGRATION, Paper, JULY),
    row(Some("NJ"), "2026-04-11", Electronic, APRIL),
    row(Some("NY"), INTEGRATION, Paper, JULY),
    row(Some("NY"), "2026-04-11", Electronic, APRIL),
    row(Some("OK"), INTEGRATION, Paper, JULY),
    row(Some("OK"), "2026-04-11", Electronic, APRIL),
    row(Some("VT"), INTEGRATION, Paper, JULY),
    row(Some("VT"), "2026-01-11", Electronic, JANUARY),
    row(Some("WY"), INTEGRATION, Paper, JULY),
    row(Some("WY"), "2026-01-11", Electronic, JANUARY),
];

/// For how many days after its issue the paper certificate is proof of a CDL holder's certification, from a day on.
pub struct Allowance {
    /// The first day, as in ISO 8601.
    pub from: &'static str,
    /// None: only the state's record is proof.
    pub days: Option<u32>,
    pub source: &'static str,
}

/// In all states, those that receive certificates electronically included: their records lag, too.
pub const ALLOWANCES: &[Allowance] = &[
    Allowance {
        from: "1900-01-01",
        days: Some(15),
        source: "49 CFR 391.51(b)(7)(ii), as in force before June 23, 2025",
    },
    Allowance { from: INTEGRATION, days: None, source: RULE },
    Allowance { from: "2025-07-14", days: Some(15), source: JULY },
    // Renewed on October 13, 2025, January 11 and April 11, 2026, without a gap.
    Allowance {
        from: "2025-08-21",
        days: Some(60),
        source: "FMCSA waiver of August 21, 2025, renewed through October 11, 2026",
    },
    // No renewal was found. If there is one, add its row here, and move this row's day to the day after it ends.
    Allowance { from: "2026-10-12", days: None, source: "The FMCSA exemption of April 11, 2026, ended" },
];
