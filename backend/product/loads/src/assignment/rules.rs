//! How strict a company's assignment gate is.

use std::collections::HashMap;

use haul_api::{Change, Invalid, Write};
use haul_db::{Connection, Fetch};
use haul_entity::{Owned, loads::assignment_rule};
use haul_types::{AssignmentRule, Strictness};
use sea_orm::{ActiveModelTrait, DbErr, Set};
use uuid::Uuid;

use super::rule_views::{AssignmentRuleList, AssignmentRuleSetting, AssignmentRulesUpdate};
use crate::record::error::LoadError;

/// The company's settings; a rule without one has its default.
#[derive(Clone, Debug, Default)]
pub struct Rules(HashMap<AssignmentRule, Strictness>);

impl Rules {
    #[cfg(test)]
    pub fn of(rules: impl IntoIterator<Item = (AssignmentRule, Strictness)>) -> Self {
        Self(rules.into_iter().collect())
    }

    pub fn strictness(&self, rule: AssignmentRule) -> Strictness {
        if rule.is_fixed() {
            return Strictness::Block;
        }
        self.0.get(&rule).copied().unwrap_or(rule.default_strictness())
    }
}

pub async fn rules_of(db: &impl Connection, company_id: Uuid) -> Result<Rules, DbErr> {
    let rows = assignment_rule::Entity::owned_by(company_id).fetch_all(db).await?;
    Ok(Rules(rows.into_iter().map(|row| (row.rule, row.strictness)).collect()))
}

pub async fn list(db: &impl Connection, company_id: Uuid) -> Result<AssignmentRuleList, DbErr> {
    let rules = rules_of(db, company_id).await?;
    let setting = |rule: &AssignmentRule| AssignmentRuleSetting {
        rule: *rule,
        description: rule.description().to_owned(),
        strictness: rules.strictness(*rule),
        default_strictness: rule.default_strictness(),
        is_fixed: rule.is_fixed(),
    };
    Ok(AssignmentRuleList { items: AssignmentRule::ALL.iter().map(setting).collect() })
}

/// Changes the listed rules; the others stay as they are.
pub async fn update(write: &mut Write, input: AssignmentRulesUpdate) -> Result<AssignmentRuleList, LoadError> {
    let company_id = write.company_id();
    for (index, setting) in input.rules.iter().enumerate() {
        if input.rules.iter().take(index).any(|earlier| earlier.rule == setting.rule) {
            return Err(Invalid::field(format!("rules.{index}.rule"), "List each rule only once.").into());
        }
        if setting.rule.is_fixed() && setting.strictness != Strictness::Block {
            let message = "The law leaves no choice: this rule always blocks.";
            return Err(Invalid::field(format!("rules.{index}.strictness"), message).into());
        }
    }
    write.lock_company().await?;
    let before = rules_of(write.tx(), company_id).await?;
    let mut changes = Vec::new();
    for setting in input.rules {
        let was = before.strictness(setting.rule);
        if was == setting.strictness {
            continue;
        }
        let row = assignment_rule::ActiveModel {
            company_id: Set(company_id),
            rule: Set(setting.rule),
            strictness: Set(setting.strictness),
            updated_at: Set(write.now),
        };
        if before.0.contains_key(&setting.rule) {
            row.update(write.tx()).await?;
        } else {
            row.insert(write.tx()).await?;
        }
        let word = |strictness: Strictness| Some(strictness.as_str().to_owned());
        changes.push(Change { field: setting.rule.as_str().to_owned(), from: word(was), to: word(setting.strictness) });
    }
    if !changes.is_empty() {
        write.record("assignment_rule.updated", "assignment_rule", company_id, "assignment rules", changes);
    }
    Ok(list(write.tx(), company_id).await?)
}
