//! The vocabulary of drug and alcohol testing (49 CFR part 382).

use crate::text_enum;

text_enum! {
    /// Why a test is taken.
    ///
    /// - `pre_employment`: before the first drive (382.301).
    /// - `post_accident`: after an accident (382.303).
    /// - `random`: selected by a draw (382.305).
    /// - `reasonable_suspicion`: a trained supervisor observed signs (382.307).
    /// - `return_to_duty`: after a violation and a SAP's evaluation (382.309).
    /// - `follow_up`: unannounced, after the return to duty (382.311).
    pub enum DrugAlcoholTestKind {
        PreEmployment = "pre_employment",
        Random = "random",
        PostAccident = "post_accident",
        ReasonableSuspicion = "reasonable_suspicion",
        ReturnToDuty = "return_to_duty",
        FollowUp = "follow_up",
    }
}

text_enum! {
    /// What a test looks for.
    pub enum TestSubstance {
        Drugs = "drugs",
        Alcohol = "alcohol",
        Both = "both",
    }
}

impl TestSubstance {
    pub fn has_drugs(self) -> bool {
        self != Self::Alcohol
    }

    pub fn has_alcohol(self) -> bool {
        self != Self::Drugs
    }
}

text_enum! {
    /// How far a test is.
    ///
    /// - `ordered`: the driver has not given a sample yet.
    /// - `collected`: the sample was given; the result is not known.
    /// - `result`: the result is known.
    pub enum DrugAlcoholTestState {
        Ordered = "ordered",
        Collected = "collected",
        Result = "result",
    }
}

text_enum! {
    /// A verified result.
    ///
    /// - `negative_dilute`: negative, from a dilute sample.
    /// - `positive`: verified positive for drugs, or an alcohol concentration of 0.04 or more.
    /// - `refused`: the driver refused, did not appear, or adulterated or substituted the sample.
    /// - `cancelled`: neither positive nor negative; it counts as no test.
    pub enum DrugAlcoholResult {
        Negative = "negative",
        NegativeDilute = "negative_dilute",
        Positive = "positive",
        Refused = "refused",
        Cancelled = "cancelled",
    }
}

impl DrugAlcoholResult {
    pub fn is_negative(self) -> bool {
        matches!(self, Self::Negative | Self::NegativeDilute)
    }
}

text_enum! {
    /// A query of FMCSA's Drug & Alcohol Clearinghouse.
    ///
    /// - `pre_employment`: full, before the first drive (382.701(a)).
    /// - `limited`: the yearly one, which tells only whether there is a record (382.701(b)).
    /// - `full`: a full one instead of the yearly limited one.
    /// - `follow_up`: full, within 24 hours after a limited one found a record (382.701(b)(3)).
    pub enum ClearinghouseQueryKind {
        PreEmployment = "pre_employment",
        Limited = "limited",
        Full = "full",
        FollowUp = "follow_up",
    }
}

text_enum! {
    /// What a query found.
    ///
    /// - `no_records`: nothing.
    /// - `records_found`: a limited query found a record; a full one is due within 24 hours.
    /// - `not_prohibited`: a full query found records, and the driver is not prohibited.
    /// - `prohibited`: a full query says that the driver is prohibited.
    pub enum ClearinghouseResult {
        NoRecords = "no_records",
        RecordsFound = "records_found",
        NotProhibited = "not_prohibited",
        Prohibited = "prohibited",
    }
}

text_enum! {
    /// How the driver consented to a query (382.703).
    ///
    /// - `general`: in writing, for limited queries, possibly for years.
    /// - `specific`: electronically in the Clearinghouse, for one full query.
    pub enum ClearinghouseConsent {
        General = "general",
        Specific = "specific",
    }
}

text_enum! {
    /// Why a driver is prohibited from driving.
    ///
    /// - `positive_test`: a verified positive drug test.
    /// - `refused_test`: a refused test.
    /// - `alcohol`: an alcohol concentration of 0.04 or more.
    /// - `alcohol_below_limit`: a concentration of 0.02 to 0.039, for at least 24 hours (382.505).
    /// - `clearinghouse`: a full query of the Clearinghouse says so.
    /// - `full_query_overdue`: a limited query found a record, and no full query followed within 24 hours.
    pub enum ProhibitionReason {
        PositiveTest = "positive_test",
        RefusedTest = "refused_test",
        Alcohol = "alcohol",
        AlcoholBelowLimit = "alcohol_below_limit",
        Clearinghouse = "clearinghouse",
        FullQueryOverdue = "full_query_overdue",
    }
}

text_enum! {
    /// How often drivers are drawn for random tests.
    pub enum RandomDrawCycle {
        Monthly = "monthly",
        Quarterly = "quarterly",
    }
}

impl RandomDrawCycle {
    /// Months of a period.
    pub fn months(self) -> u32 {
        match self {
            Self::Monthly => 1,
            Self::Quarterly => 3,
        }
    }
}

text_enum! {
    /// How far a selected driver's random test is.
    ///
    /// - `alternate`: called up only if a selected driver is excused.
    /// - `selected`: not told yet.
    /// - `notified`: told, and must go at once.
    /// - `collected`: the sample was given.
    /// - `excused`: not tested in this period, with a reason.
    pub enum RandomSelectionStatus {
        Alternate = "alternate",
        Selected = "selected",
        Notified = "notified",
        Collected = "collected",
        Excused = "excused",
    }
}
