//! Wire types of the assignment gate's rules.

use haul_types::{AssignmentRule, Strictness, WriteJson};
use poem_openapi::Object;

/// How strict your company is about one rule.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AssignmentRuleSetting {
    pub rule: AssignmentRule,
    /// What breaks it, as one sentence.
    pub description: String,
    pub strictness: Strictness,
    /// Applies until the company decides otherwise.
    pub default_strictness: Strictness,
    /// It always blocks and can't be changed.
    pub is_fixed: bool,
}

/// Every rule of the assignment gate.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AssignmentRuleList {
    /// One for each rule.
    pub items: Vec<AssignmentRuleSetting>,
}

/// A new strictness for a rule.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AssignmentRuleChange {
    pub rule: AssignmentRule,
    pub strictness: Strictness,
}

/// Rules to change; rules not listed stay as they are.
#[derive(Clone, Debug, Object)]
pub struct AssignmentRulesUpdate {
    /// At most 50.
    #[oai(validator(max_items = 50))]
    pub rules: Vec<AssignmentRuleChange>,
}
