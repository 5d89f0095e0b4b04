//! The index of a file: what should be there, what is, and on which page. Pure.

use haul_company::company::Company;
use haul_compliance::{
    MedicalProof,
    items::{ComplianceChecklist, ComplianceItem, ComplianceLine},
};
use haul_ports::PartFailure;
use haul_types::{CertificateRoute, ComplianceStatus, ComplianceSubject, Date, Timestamp};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::facts::{Fact, facts, sheet};

/// A file of an item.
pub struct Sheet {
    pub file_id: Uuid,
    pub file_name: String,
    /// How many pages it prints, or why none.
    pub pages: Result<u32, PartFailure>,
}

/// One line of the index.
pub struct Entry {
    name: String,
    source: Option<String>,
    status: ComplianceStatus,
    number: Option<String>,
    issued_on: Option<Date>,
    expires_on: Option<Date>,
    added_by: Option<String>,
    waived_reason: Option<String>,
    sheets: Vec<Sheet>,
}

impl Entry {
    pub fn missing(line: &ComplianceLine) -> Self {
        Self {
            name: line.name.clone(),
            source: line.source.clone(),
            status: line.status,
            number: None,
            issued_on: None,
            expires_on: None,
            added_by: None,
            waived_reason: None,
            sheets: Vec::new(),
        }
    }

    pub fn of(line: &ComplianceLine, item: &ComplianceItem, sheets: Vec<Sheet>) -> Self {
        Self {
            name: line.name.clone(),
            source: line.source.clone(),
            status: item.status,
            number: item.number.clone(),
            issued_on: item.issued_on,
            expires_on: item.expires_on,
            added_by: Some(item.added_by.clone()),
            waived_reason: item.waived_reason.clone(),
            sheets,
        }
    }

    fn pages(&self) -> u32 {
        self.sheets
            .iter()
            .filter_map(|sheet| sheet.pages.as_ref().ok())
            .fold(0, |sum, pages| sum.saturating_add(*pages))
    }

    /// What the reader has to know beyond the columns.
    fn notes(&self) -> Vec<String> {
        let waived = self.waived_reason.as_ref().map(|reason| format!("Waived: {reason}"));
        let unprinted = self.sheets.iter().filter_map(|sheet| {
            let failure = sheet.pages.as_ref().err()?;
            Some(format!("{} is not printed here: it {}.", sheet.file_name, why(*failure)))
        });
        let bare = self.sheets.is_empty() && self.added_by.is_some() && self.waived_reason.is_none();
        let bare = bare.then(|| "No copy in this file.".to_owned());
        waived.into_iter().chain(bare).chain(unprinted).collect()
    }
}

fn why(failure: PartFailure) -> &'static str {
    match failure {
        PartFailure::Encrypted => "is protected by a password",
        PartFailure::Broken => "is damaged",
        PartFailure::Unsupported => "is in a format that can't become a page",
        PartFailure::TooLarge => "is too large",
        PartFailure::Missing => "is no longer in storage",
    }
}

/// A file's first pages.
pub struct Index {
    pub company: Company,
    pub list: ComplianceChecklist,
    /// What identifies a vehicle.
    pub vehicle: Vec<Fact>,
    pub entries: Vec<Entry>,
    pub is_past: bool,
    pub now: Timestamp,
}

impl Index {
    fn kind(&self) -> &'static str {
        match self.list.record_kind {
            ComplianceSubject::Driver => "Driver qualification file",
            ComplianceSubject::Truck | ComplianceSubject::Trailer => "Vehicle file",
            ComplianceSubject::MotorCarrier => "Carrier file",
        }
    }

    /// `Driver qualification file Ann Lee 2026-11-20`.
    pub fn title(&self) -> String {
        let day = if self.is_past { format!(" {}", self.list.as_of) } else { String::new() };
        format!("{} {}{day}", self.kind(), self.list.record_name)
    }

    /// For the template `compliance_file`, if the index has this many pages itself.
    pub fn facts(&self, index_pages: u32) -> Value {
        let list = &self.list;
        let about = facts([
            (record_label(list.record_kind), Some(list.record_name.clone())),
            ("As of", Some(list.as_of.words().to_string())),
            ("Required and complete", Some(format!("{} of {}", list.complete_count, list.required_count))),
            ("Medical certification", list.medical_proof.as_ref().map(certification)),
        ]);
        let about: Vec<&Fact> = about.iter().chain(&self.vehicle).collect();
        let mut next = index_pages.saturating_add(1);
        let mut rows = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            let pages = entry.pages();
            rows.push(json!({
                "name": entry.name,
                "source": entry.source.clone().unwrap_or_default(),
                "status": status(entry.status),
                "number": entry.number.clone().unwrap_or_default(),
                "issued": day(entry.issued_on),
                "expires": day(entry.expires_on),
                "added_by": entry.added_by.clone().unwrap_or_default(),
                "page": if pages == 0 { "–".to_owned() } else { next.to_string() },
                "notes": entry.notes(),
            }));
            next = next.saturating_add(pages);
        }
        sheet(
            &self.company,
            self.kind(),
            &list.record_name,
            self.now,
            json!({ "kind": self.kind(), "about": about, "rows": rows }),
        )
    }
}

/// `TX receives it electronically (since Jun 23, 2025)`.
fn certification(proof: &MedicalProof) -> String {
    let how = match proof.route {
        CertificateRoute::Electronic => "electronically",
        CertificateRoute::Paper => "on paper",
    };
    let received = format!("{} receives it {how} (since {})", proof.state, proof.since.words());
    match proof.paper_through {
        Some(day) => format!("{received}; the certificate on file counts through {}", day.words()),
        None => format!("{received}; proven by the CDLIS record"),
    }
}

fn record_label(kind: ComplianceSubject) -> &'static str {
    match kind {
        ComplianceSubject::Driver => "Driver",
        ComplianceSubject::Truck => "Truck",
        ComplianceSubject::Trailer => "Trailer",
        ComplianceSubject::MotorCarrier => "Carrier",
    }
}

fn day(day: Option<Date>) -> String {
    day.map(|day| day.words().to_string()).unwrap_or_default()
}

fn status(status: ComplianceStatus) -> &'static str {
    match status {
        ComplianceStatus::Missing => "Missing",
        ComplianceStatus::Valid => "On file",
        ComplianceStatus::Expiring => "Expires soon",
        ComplianceStatus::Expired => "Expired",
        ComplianceStatus::NotRequired => "Not required",
        ComplianceStatus::Superseded => "Renewed since",
    }
}
