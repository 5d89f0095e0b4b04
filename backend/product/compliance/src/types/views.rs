//! Wire types of types.

use haul_api::Clearable;
use haul_types::{ComplianceSubject, WriteJson};
use poem_openapi::Object;

use super::{Expiry, ItemType, Longest, Need, Rules};

/// A type of item.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceType {
    /// Its name in data, such as `medical`.
    pub item_type: String,
    /// Its usual name.
    pub name: String,
    /// The kinds of records that have it.
    pub record_kinds: Vec<ComplianceSubject>,
    /// Where the requirement comes from.
    pub source: Option<String>,
    /// Every record of these kinds needs it, unless it is waived; or every driver of one kind, such as those with a CDL.
    pub is_required: bool,
    /// The law asks for it, so your company can't do without.
    pub is_required_by_law: bool,
    /// Done for each hire: a driver who comes back needs a new one.
    pub is_per_hire: bool,
    /// Your office provides it. Drivers are asked for it only if you name it.
    pub is_from_office: bool,
    /// Always has a last valid day.
    pub must_expire: bool,
    /// Can have a last valid day.
    pub can_expire: bool,
    /// Months after the day it was issued beyond which the law lets none last; omitted if it says nothing.
    pub longest_months: Option<u32>,
    /// Days before the end on which notice is given, most days first; 0 is the last valid day.
    pub warning_days: Vec<u32>,
    /// The usual ones, which hold unless your company has others.
    pub usual_warning_days: Vec<u32>,
    /// Judged when a load is assigned.
    pub affects_dispatch: bool,
    /// Send this version back with your change; 0 if your company has changed nothing.
    pub version: i32,
}

/// The types of items.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ComplianceTypeList {
    /// In the order in which people check them.
    pub items: Vec<ComplianceType>,
}

/// Changes to a company's own rules for a type: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceTypeUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Every record of its kinds needs it. What the law asks for is needed in any case.
    pub is_required: Option<bool>,
    /// Days before the end on which notice is given; null for the usual ones.
    pub warning_days: Clearable<Vec<u32>>,
}

impl ComplianceType {
    pub fn new(item_type: &ItemType, rules: &Rules, version: i32) -> Self {
        Self {
            item_type: item_type.code.to_owned(),
            name: item_type.name.to_owned(),
            record_kinds: item_type.subjects.to_vec(),
            source: item_type.source.map(str::to_owned),
            is_required: rules.need(item_type) != Need::WhereItApplies,
            is_required_by_law: item_type.need != Need::WhereItApplies,
            is_per_hire: item_type.is_per_hire,
            is_from_office: item_type.is_from_office,
            must_expire: item_type.expiry == Expiry::Always,
            can_expire: item_type.expiry != Expiry::Never,
            longest_months: item_type.longest.map(Longest::months),
            warning_days: rules.warning_days(item_type).to_vec(),
            usual_warning_days: item_type.warning_days.to_vec(),
            affects_dispatch: item_type.gate.is_some(),
            version,
        }
    }
}
