//! The status of items on a day. Pure, except for reading them.

use std::{collections::HashMap, sync::Arc};

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    compliance::compliance_item::{Column, Entity, Model},
};
use haul_types::{ComplianceStatus, ComplianceSubject, Date, PaperWarning};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Select};
use uuid::Uuid;

use crate::types::{DriverFacts, ItemType, Rules, types_of};

/// What is on file of one type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// The type's code.
    pub item_type: String,
    /// The last day on which it is valid; none if it does not end.
    pub expires_on: Option<Date>,
    /// The record needs none.
    pub is_waived: bool,
}

/// A record's current items, under its company's rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Papers {
    on_file: Vec<Paper>,
    rules: Arc<Rules>,
}

impl From<Vec<Paper>> for Papers {
    fn from(on_file: Vec<Paper>) -> Self {
        Self { on_file, rules: Arc::default() }
    }
}

impl Papers {
    pub(crate) fn new(on_file: Vec<Paper>, rules: Arc<Rules>) -> Self {
        Self { on_file, rules }
    }

    fn of(&self, code: &str) -> Option<&Paper> {
        self.on_file.iter().find(|paper| paper.item_type == code)
    }

    /// Whether anything of a type is on file.
    pub fn has(&self, code: &str) -> bool {
        self.of(code).is_some()
    }

    /// The last valid day of what is on file.
    pub fn expires_on(&self, code: &str) -> Option<Date> {
        self.of(code).and_then(|paper| paper.expires_on)
    }

    /// The status of the item of a type on a day; `facts` are a driver's.
    pub fn status(&self, item_type: &ItemType, facts: Option<DriverFacts>, day: Date) -> ComplianceStatus {
        match self.of(item_type.code) {
            Some(paper) => status(&self.rules, item_type, paper, day),
            None if self.rules.need(item_type).is(facts) => ComplianceStatus::Missing,
            None => ComplianceStatus::NotRequired,
        }
    }

    /// How many types the record needs, and how many of them are on file and have not expired.
    pub fn completeness(&self, kind: ComplianceSubject, facts: Option<DriverFacts>, day: Date) -> (u64, u64) {
        let needed = types_of(kind)
            .filter(|item_type| self.rules.need(item_type).is(facts))
            .map(|item_type| self.status(item_type, facts, day))
            .filter(|status| *status != ComplianceStatus::NotRequired);
        needed.fold((0, 0), |(required, complete), status| {
            let is_complete = matches!(status, ComplianceStatus::Valid | ComplianceStatus::Expiring);
            (required.saturating_add(1), complete.saturating_add(u64::from(is_complete)))
        })
    }

    /// Warnings about the papers of a record on a day: those that expire or have expired, and those that dispatch needs
    /// and that are not on file.
    pub fn warnings(&self, kind: ComplianceSubject, day: Date) -> Vec<PaperWarning> {
        let known = types_of(kind).filter(|item_type| item_type.gate.is_some() || self.has(item_type.code));
        let warning = |item_type: &'static ItemType| {
            // Every record needs what dispatch needs.
            warning(item_type, item_type.name, self.status(item_type, None, day), self.expires_on(item_type.code))
        };
        known.filter_map(warning).collect()
    }
}

/// The status of an item that is on file, on a day.
pub(crate) fn status(rules: &Rules, item_type: &ItemType, paper: &Paper, day: Date) -> ComplianceStatus {
    if paper.is_waived {
        return ComplianceStatus::NotRequired;
    }
    match paper.expires_on {
        Some(last) if last < day => ComplianceStatus::Expired,
        Some(last) if last <= day.plus_days(rules.first_warning(item_type)) => ComplianceStatus::Expiring,
        _ => ComplianceStatus::Valid,
    }
}

/// What is wrong with an item, called by `name`; none if nothing is.
pub fn warning(
    item_type: &ItemType,
    name: &str,
    status: ComplianceStatus,
    expires_on: Option<Date>,
) -> Option<PaperWarning> {
    let ends = expires_on.map(|last| last.words().to_string()).unwrap_or_default();
    let message = match status {
        ComplianceStatus::Expired => format!("{name} expired on {ends}."),
        ComplianceStatus::Expiring => format!("{name} expires on {ends}."),
        ComplianceStatus::Missing => format!("{name} is not on file."),
        ComplianceStatus::Valid | ComplianceStatus::NotRequired | ComplianceStatus::Superseded => return None,
    };
    Some(PaperWarning {
        code: format!("{}_{}", item_type.code, status.as_str()),
        message,
        is_blocking: status == ComplianceStatus::Expired && item_type.gate.is_some(),
    })
}

impl From<&Model> for Paper {
    fn from(row: &Model) -> Self {
        Self { item_type: row.item_type.clone(), expires_on: row.expires_on, is_waived: row.waived_reason.is_some() }
    }
}

/// The company's current items: neither superseded nor archived.
pub(crate) fn current(company_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(is_current())
}

pub(crate) fn is_current() -> Condition {
    Condition::all().add(Column::SupersededAt.is_null()).add(Column::ArchivedAt.is_null())
}

/// The current items of these records, with one statement and one for the company's rules. Each record has an entry.
pub async fn papers_of(
    db: &impl Connection,
    company_id: Uuid,
    record_ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Papers>, ApiError> {
    let ids: Vec<Uuid> = record_ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rules = Arc::new(Rules::of(db, company_id).await?);
    let rows = current(company_id).filter(Column::RecordId.is_in(ids.iter().copied())).fetch_all(db).await?;
    let none = |id| (id, Papers::new(Vec::new(), Arc::clone(&rules)));
    let mut of_records: HashMap<Uuid, Papers> = ids.into_iter().map(none).collect();
    for row in rows {
        of_records.entry(row.record_id).or_default().on_file.push(Paper::from(&row));
    }
    Ok(of_records)
}

#[cfg(test)]
mod tests {
    use haul_types::DriverEmployment;

    use super::*;
    use crate::types::find;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn paper(code: &str, expires_on: Option<&str>) -> Paper {
        Paper { item_type: code.to_owned(), expires_on: expires_on.map(day), is_waived: false }
    }

    #[test]
    fn an_item_lives_from_missing_to_expired() {
        use ComplianceStatus::*;
        let license = find(ComplianceSubject::Driver, "license").unwrap();
        let twic = find(ComplianceSubject::Driver, "twic").unwrap();
        let passport = find(ComplianceSubject::Driver, "passport").unwrap();
        let road_test = find(ComplianceSubject::Driver, "road_test").unwrap();
        let registration = find(ComplianceSubject::Trailer, "registration").unwrap();
        for (item_type, expires_on, on, expected) in [
            (license, Some("2026-12-21"), "2026-11-20", Valid),
            (license, Some("2026-12-20"), "2026-11-20", Expiring),
            (license, Some("2026-11-20"), "2026-11-20", Expiring),
            (license, Some("2026-11-19"), "2026-11-20", Expired),
            // Leap days and ends of months and years.
            (license, Some("2028-02-29"), "2028-02-29", Expiring),
            (license, Some("2028-02-29"), "2028-03-01", Expired),
            (license, Some("2027-01-30"), "2026-12-31", Expiring),
            (license, Some("2027-01-31"), "2026-12-31", Valid),
            (passport, Some("2027-01-19"), "2026-11-20", Expiring),
            (passport, Some("2027-01-20"), "2026-11-20", Valid),
            (road_test, None, "2026-11-20", Valid),
            (registration, None, "2026-11-20", Valid),
        ] {
            let paper = paper(item_type.code, expires_on);
            assert_eq!(
                status(&Rules::default(), item_type, &paper, day(on)),
                expected,
                "{} {expires_on:?} on {on}",
                item_type.code
            );
        }
        let none = Papers::default();
        assert_eq!(none.status(license, None, day("2026-11-20")), Missing);
        assert_eq!(none.status(twic, None, day("2026-11-20")), NotRequired);
        let waived = Paper { is_waived: true, ..paper("license", None) };
        assert_eq!(status(&Rules::default(), license, &waived, day("2026-11-20")), NotRequired);
    }

    #[test]
    fn what_a_driver_needs_follows_from_license_and_employment() {
        use DriverEmployment::*;
        let needed = |has_cdl, employment| {
            let facts = Some(DriverFacts { has_cdl, employment });
            let types = types_of(ComplianceSubject::Driver).filter(|item_type| item_type.need.is(facts));
            types.map(|item_type| item_type.code).collect::<Vec<_>>()
        };
        assert_eq!(
            needed(true, Regular),
            [
                "license",
                "medical",
                "application",
                "mvr",
                "road_test",
                "annual_review",
                "medical_status",
                "testing_policy"
            ]
        );
        assert_eq!(
            needed(false, Regular),
            ["license", "medical", "application", "mvr", "road_test", "annual_review", "examiner"]
        );
        assert_eq!(
            needed(true, MultipleEmployer),
            ["license", "medical", "road_test", "medical_status", "testing_policy"]
        );
        assert_eq!(needed(true, Furnished), ["license", "medical", "carrier_certificate"]);
        assert_eq!(needed(false, Furnished), needed(true, Furnished));
    }

    #[test]
    fn warnings_say_what_blocks_dispatch_and_what_is_overdue() {
        let held = [("license", Some("2026-11-19")), ("road_test", None), ("annual_review", Some("2026-11-01"))];
        let papers = Papers::from(held.map(|(code, last)| paper(code, last)).to_vec());
        let warnings = papers.warnings(ComplianceSubject::Driver, day("2026-11-20"));
        let said: Vec<_> =
            warnings.iter().map(|one| (one.code.as_str(), one.message.as_str(), one.is_blocking)).collect();
        assert_eq!(
            said,
            [
                ("license_expired", "License expired on Nov 19, 2026.", true),
                ("medical_missing", "Medical certificate is not on file.", false),
                ("annual_review_expired", "Annual MVR review expired on Nov 1, 2026.", false),
            ]
        );
    }
}
