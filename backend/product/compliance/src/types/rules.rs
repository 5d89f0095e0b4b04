//! The rules of a company: those of the law, and what it adds to them.

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    compliance::compliance_setting::{Entity, Model},
};
use uuid::Uuid;

use super::{ITEM_TYPES, ItemType, Need};

/// A company's rules for its types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules(Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    item_type: String,
    is_required: bool,
    warning_days: Option<Vec<u32>>,
}

impl Rules {
    pub async fn of(db: &impl Connection, company_id: Uuid) -> Result<Self, ApiError> {
        let rows = Entity::owned_by(company_id).fetch_all(db).await?;
        Ok(Self(rows.into_iter().map(Rule::of).collect::<Result<_, _>>()?))
    }

    fn rule(&self, item_type: &ItemType) -> Option<&Rule> {
        self.0.iter().find(|rule| rule.item_type == item_type.code)
    }

    /// Whether a record needs it: a company may ask for more than the law.
    pub fn need(&self, item_type: &ItemType) -> Need {
        match self.rule(item_type) {
            Some(rule) if rule.is_required => Need::Always,
            _ => item_type.need,
        }
    }

    /// Days before the end on which notice is given, most days first.
    pub fn warning_days<'a>(&'a self, item_type: &'a ItemType) -> &'a [u32] {
        let own = self.rule(item_type).and_then(|rule| rule.warning_days.as_deref());
        own.unwrap_or(item_type.warning_days)
    }

    /// Days before its end from which it counts as expiring.
    pub fn first_warning(&self, item_type: &ItemType) -> u32 {
        self.warning_days(item_type).iter().copied().max().unwrap_or_default()
    }

    /// The most days before an end on which any notice is given.
    pub fn earliest_warning(&self) -> u32 {
        ITEM_TYPES.iter().map(|item_type| self.first_warning(item_type)).max().unwrap_or_default()
    }
}

impl Rule {
    fn of(row: Model) -> Result<Self, ApiError> {
        let warning_days = row.warning_days.map(from_json_column).transpose()?;
        Ok(Self { item_type: row.item_type, is_required: row.is_required, warning_days })
    }
}
