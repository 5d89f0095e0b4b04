//! What a type of item says.

use haul_entity::fleet::driver;
use haul_types::{AssignmentRule, ComplianceSubject, Date, DriverEmployment};
use sea_orm::{ColumnTrait, Condition};

/// A type of item. `catalog.rs` has a row for each.
#[derive(Debug, PartialEq, Eq)]
pub struct ItemType {
    /// Its name in data and codes.
    pub code: &'static str,
    /// Its usual name.
    pub name: &'static str,
    /// The kinds of records that have it.
    pub subjects: &'static [ComplianceSubject],
    /// Where the requirement comes from.
    pub source: Option<&'static str>,
    pub need: Need,
    /// Done for each hire: a driver who comes back needs a new one.
    pub is_per_hire: bool,
    /// The office provides it. Requests leave it out unless it is named.
    pub is_from_office: bool,
    pub expiry: Expiry,
    /// How long the law lets one last.
    pub longest: Option<Longest>,
    /// Days before the end on which notice is given, most days first; 0 is the last valid day. From the first on, the
    /// item counts as expiring.
    pub warning_days: &'static [u32],
    /// What it means for dispatch; none if it means nothing.
    pub gate: Option<Gate>,
}

/// Whether a record needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Always,
    /// Drivers of this kind need it.
    When(Who),
    /// Where it applies, such as an endorsement or equipment that not every record has.
    WhereItApplies,
}

/// Drivers of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Cdl,
    WithoutCdl,
    /// Drives only for this carrier.
    Regular,
    /// In this carrier's employment, if perhaps in others' too.
    Employed,
    /// Another carrier's regular driver.
    Furnished,
}

impl Who {
    pub const ALL: [Self; 5] = [Self::Cdl, Self::WithoutCdl, Self::Regular, Self::Employed, Self::Furnished];

    /// Whether a driver is of this kind.
    pub fn is(self, facts: DriverFacts) -> bool {
        let is_furnished = facts.employment == DriverEmployment::Furnished;
        match self {
            Self::Cdl => facts.has_cdl && !is_furnished,
            Self::WithoutCdl => !facts.has_cdl && !is_furnished,
            Self::Regular => facts.employment == DriverEmployment::Regular,
            Self::Employed => !is_furnished,
            Self::Furnished => is_furnished,
        }
    }

    /// The same, of rows.
    pub fn condition(self) -> Condition {
        let furnished = driver::Column::Employment.eq(DriverEmployment::Furnished);
        let employed = driver::Column::Employment.ne(DriverEmployment::Furnished);
        match self {
            Self::Cdl => Condition::all().add(driver::Column::HasCdl.eq(true)).add(employed),
            Self::WithoutCdl => Condition::all().add(driver::Column::HasCdl.eq(false)).add(employed),
            Self::Regular => Condition::all().add(driver::Column::Employment.eq(DriverEmployment::Regular)),
            Self::Employed => Condition::all().add(employed),
            Self::Furnished => Condition::all().add(furnished),
        }
    }
}

/// What decides which papers a driver needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DriverFacts {
    pub has_cdl: bool,
    pub employment: DriverEmployment,
}

impl Need {
    /// Whether a record needs it; `facts` are a driver's.
    pub fn is(self, facts: Option<DriverFacts>) -> bool {
        match self {
            Self::Always => true,
            Self::When(who) => facts.is_some_and(|facts| who.is(facts)),
            Self::WhereItApplies => false,
        }
    }
}

/// How long the law lets an item last, from the day it was issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Longest {
    Months(u32),
    /// Through the last day of the month that is so many months later.
    ThroughMonth(u32),
}

impl Longest {
    pub fn months(self) -> u32 {
        match self {
            Self::Months(months) | Self::ThroughMonth(months) => months,
        }
    }

    /// The last day on which one that was issued on a day can be valid.
    pub fn last_day(self, issued_on: Date) -> Date {
        match self {
            Self::Months(months) => issued_on.plus_months(months),
            Self::ThroughMonth(months) => issued_on.plus_months(months).end_of_month(),
        }
    }
}

/// Whether it has a last valid day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expiry {
    Always,
    /// Usually; some are issued without an end, such as a trailer's permanent registration.
    Usually,
    Never,
}

/// What it means for dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// The rule that is broken if it ends before the trip does.
    pub rule: AssignmentRule,
    /// The field of the record that shows its last valid day.
    pub field: &'static str,
    /// Only judged for loads that ask for it.
    pub is_by_load: bool,
}

impl ItemType {
    /// Its name within a sentence: `medical certificate`, `TWIC`.
    pub fn name_in_sentence(&self) -> String {
        let mut letters = self.name.chars();
        match (letters.next(), letters.next()) {
            (Some(first), Some(second)) if second.is_lowercase() => {
                first.to_lowercase().chain([second]).chain(letters).collect()
            }
            _ => self.name.to_owned(),
        }
    }
}
