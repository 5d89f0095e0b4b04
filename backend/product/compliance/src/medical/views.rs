//! Wire types of the rules for medical certificates.

use haul_types::{CertificateRoute, Date, WriteJson};
use poem_openapi::Object;

/// More than any notice has allowed: the longest was 60 days.
pub const MOST_PAPER_DAYS: u32 = 365;
/// The longest name of a notice.
pub const MOST_SOURCE: usize = 200;

/// How states receive the medical certificates of CDL drivers, and for how long the paper counts: by FMCSA's notices, and by
/// those that your company has added.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MedicalRules {
    /// The day for which `states` and `paper` hold: today at your company.
    pub as_of: Date,
    /// Every state and DC, by two-letter code.
    pub states: Vec<MedicalState>,
    pub paper: MedicalPaper,
    /// What your company has added about states, the latest first.
    pub state_changes: Vec<MedicalStateChange>,
    /// What your company has added about the paper, the latest first.
    pub paper_changes: Vec<MedicalPaperChange>,
    /// Send this version back with your change; 0 if your company has added nothing.
    pub version: i32,
}

/// How a state receives certificates now.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MedicalState {
    /// Two letters, such as `TX`.
    pub state: String,
    pub route: CertificateRoute,
    /// The first day on which the state received them this way.
    pub since: Date,
    /// The rule or FMCSA notice that it comes from.
    pub source: String,
    /// Added by your company.
    pub is_own: bool,
}

/// For how long a certificate is proof by itself.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MedicalPaper {
    /// Days after its issue; omitted if only the state's record is proof.
    pub days: Option<u32>,
    /// The first day of it.
    pub since: Date,
    /// The rule or FMCSA notice that it comes from.
    pub source: String,
    /// Added by your company.
    pub is_own: bool,
}

/// How a state receives certificates from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MedicalStateChange {
    /// The state's two letters, such as `TX`.
    pub state: String,
    /// The effective date: June 23, 2025, or later.
    pub starts_on: Date,
    pub route: CertificateRoute,
    /// The notice that says so, such as `FMCSA notice of October 9, 2026`.
    #[oai(validator(max_length = 200))]
    pub source: String,
}

/// For how long the paper counts from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MedicalPaperChange {
    /// The effective date: June 23, 2025, or later.
    pub starts_on: Date,
    /// Days after the certificate's issue, 1 to 365; omitted if only the state's record is proof.
    #[oai(validator(minimum(value = "1"), maximum(value = "365")))]
    pub days: Option<u32>,
    /// The notice that says so, such as `FMCSA notice of October 9, 2026`.
    #[oai(validator(max_length = 200))]
    pub source: String,
}

/// What your company adds to FMCSA's notices, instead of what it has added before.
#[derive(Clone, Debug, Object)]
pub struct MedicalRulesReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// At most 100, each for another state or day.
    #[oai(validator(max_items = 100))]
    pub state_changes: Vec<MedicalStateChange>,
    /// At most 100, each for another day.
    #[oai(validator(max_items = 100))]
    pub paper_changes: Vec<MedicalPaperChange>,
}
