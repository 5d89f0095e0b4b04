//! Collects the verdicts of the assignment gate, each with the broken rule and the fact behind it.

use haul_types::{AssignmentRule, Date, Strictness, paper_warning, required_paper_warning};
use uuid::Uuid;

use super::{
    facts::{DriverFacts, OutOfReach, Overlap, Trip},
    rules::Rules,
};
use crate::record::assignment_views::{AssignmentFact, AssignmentRecord, AssignmentSubject, AssignmentVerdict};

/// Collects objections to one member of the crew or piece of equipment.
pub struct About<'a> {
    pub subject: AssignmentSubject,
    pub record: AssignmentRecord,
    pub record_id: Uuid,
    pub rules: &'a Rules,
    pub found: &'a mut Vec<AssignmentVerdict>,
}

impl<'a> About<'a> {
    pub fn driver(
        driver: &DriverFacts,
        subject: AssignmentSubject,
        rules: &'a Rules,
        found: &'a mut Vec<AssignmentVerdict>,
    ) -> Self {
        Self { subject, record: AssignmentRecord::Driver, record_id: driver.id, rules, found }
    }

    pub fn breaks(&mut self, rule: AssignmentRule, message: impl Into<String>, fact: (&str, &str)) {
        self.breaks_as(rule, rule.as_str(), message, fact);
    }

    pub fn breaks_as(&mut self, rule: AssignmentRule, code: &str, message: impl Into<String>, fact: (&str, &str)) {
        self.found.push(AssignmentVerdict {
            subject: self.subject,
            code: code.to_owned(),
            message: message.into(),
            is_blocking: self.rules.strictness(rule) == Strictness::Block,
            rule,
            fact: AssignmentFact {
                record: self.record,
                record_id: self.record_id,
                field: fact.0.to_owned(),
                value: fact.1.to_owned(),
            },
        });
    }

    pub fn paper(&mut self, paper: &Paper, owner: &str, trip: &Trip) {
        let warning = if paper.is_required { required_paper_warning } else { paper_warning };
        let Some(warning) = warning(paper.code, paper.name, paper.expires_on, trip.last_day) else { return };
        let rule = match (warning.is_blocking, paper.expires_on) {
            (true, _) => paper.rule,
            (false, Some(_)) => AssignmentRule::PaperExpiring,
            (false, None) => AssignmentRule::PaperMissing,
        };
        let value = paper.expires_on.map(|day| day.to_string()).unwrap_or_default();
        let field = format!("{}_expires_on", paper.field);
        self.breaks_as(rule, &warning.code, format!("{owner}'s {}", warning.message), (&field, &value));
    }

    pub fn reach(&mut self, out_of_reach: &[OutOfReach]) {
        for found in out_of_reach {
            self.record = AssignmentRecord::Load;
            self.record_id = found.load_id;
            self.breaks(AssignmentRule::OutOfReach, found.message.clone(), ("number", &found.number));
        }
    }

    pub fn overlap(&mut self, name: &str, overlaps: &[Overlap]) {
        let Some(first) = overlaps.first() else { return };
        let numbers = overlaps.iter().map(|overlap| overlap.number.as_str()).collect::<Vec<_>>().join(", ");
        let message = format!("{name} has load {numbers} on the same days.");
        self.record = AssignmentRecord::Load;
        self.record_id = first.load_id;
        self.breaks(AssignmentRule::OverlappingLoad, message, ("number", &numbers));
    }
}

/// A paper that expires.
pub struct Paper {
    /// Its name in codes.
    pub code: &'static str,
    /// Its usual name.
    pub name: &'static str,
    pub field: &'static str,
    pub rule: AssignmentRule,
    pub expires_on: Option<Date>,
    /// An unknown expiry does not count as valid.
    pub is_required: bool,
}
