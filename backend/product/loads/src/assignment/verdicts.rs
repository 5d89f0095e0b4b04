//! Collects the verdicts of the assignment gate, each with the broken rule and the fact behind it.

use haul_compliance::{Gate, ItemType, Papers, types::types_of, warning};
use haul_types::{AssignmentRule, ComplianceStatus, ComplianceSubject, Strictness};
use uuid::Uuid;

use super::{
    facts::{AuthorityFacts, DriverFacts, OutOfReach, Overlap, Trip},
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

    /// What the papers of the record say about driving until the trip's last day.
    pub fn papers(&mut self, kind: ComplianceSubject, papers: &Papers, owner: &str, trip: &Trip) {
        for item_type in types_of(kind) {
            let Some(gate) = &item_type.gate else { continue };
            if !gate.is_by_load || trip.is_twic_required {
                self.paper(item_type, gate, papers, owner, trip);
            }
        }
    }

    fn paper(&mut self, item_type: &'static ItemType, gate: &Gate, papers: &Papers, owner: &str, trip: &Trip) {
        let expires_on = papers.expires_on(item_type.code);
        let status = papers.status(item_type, None, trip.last_day);
        let value = expires_on.map(|day| day.to_string()).unwrap_or_default();
        let fact = (gate.field, value.as_str());
        if gate.is_by_load && !papers.has(item_type.code) {
            let name = item_type.name_in_sentence();
            let message = format!("{owner} has no {name} on file, and this load needs one.");
            return self.breaks(gate.rule, message, fact);
        }
        let Some(warning) = warning(item_type, &item_type.name_in_sentence(), status, expires_on) else { return };
        let rule = match status {
            ComplianceStatus::Expired => gate.rule,
            ComplianceStatus::Missing => AssignmentRule::PaperMissing,
            _ => AssignmentRule::PaperExpiring,
        };
        self.breaks_as(rule, &warning.code, format!("{owner}'s {}", warning.message), fact);
    }

    /// Why the carrier under whose authority the truck runs can't be used.
    pub fn authority(&mut self, truck: &str, authority: &AuthorityFacts) {
        let (record, record_id) = (self.record, self.record_id);
        (self.record, self.record_id) = (AssignmentRecord::MotorCarrier, authority.id);
        for objection in &authority.objections {
            let message = format!("{truck} runs under {}. {}", authority.name, objection.message);
            let fact = (objection.field, objection.value.as_str());
            self.breaks_as(AssignmentRule::CarrierBlocked, &objection.code, message, fact);
        }
        (self.record, self.record_id) = (record, record_id);
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
