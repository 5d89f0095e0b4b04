//! The words of safety's vocabulary on paper.

use haul_types::{
    ClearinghouseConsent, ClearinghouseQueryKind, ClearinghouseResult, ContactMethod, DrugAlcoholResult,
    DrugAlcoholTestKind, InquiryOutcome, TestSubstance, TrainingResult,
};

pub fn test_kind(kind: DrugAlcoholTestKind) -> &'static str {
    match kind {
        DrugAlcoholTestKind::PreEmployment => "Pre-employment",
        DrugAlcoholTestKind::Random => "Random",
        DrugAlcoholTestKind::PostAccident => "Post-accident",
        DrugAlcoholTestKind::ReasonableSuspicion => "Reasonable suspicion",
        DrugAlcoholTestKind::ReturnToDuty => "Return to duty",
        DrugAlcoholTestKind::FollowUp => "Follow-up",
    }
}

pub fn substance(substance: TestSubstance) -> &'static str {
    match substance {
        TestSubstance::Drugs => "Drugs",
        TestSubstance::Alcohol => "Alcohol",
        TestSubstance::Both => "Drugs and alcohol",
    }
}

pub fn test_result(result: DrugAlcoholResult) -> &'static str {
    match result {
        DrugAlcoholResult::Negative => "Negative",
        DrugAlcoholResult::NegativeDilute => "Negative, dilute",
        DrugAlcoholResult::Positive => "Positive",
        DrugAlcoholResult::Refused => "Refused",
        DrugAlcoholResult::Cancelled => "Canceled",
    }
}

pub fn query_kind(kind: ClearinghouseQueryKind) -> &'static str {
    match kind {
        ClearinghouseQueryKind::PreEmployment => "Full, pre-employment",
        ClearinghouseQueryKind::Limited => "Limited",
        ClearinghouseQueryKind::Full => "Full",
        ClearinghouseQueryKind::FollowUp => "Full, after a hit",
    }
}

pub fn query_result(result: ClearinghouseResult) -> &'static str {
    match result {
        ClearinghouseResult::NoRecords => "No records",
        ClearinghouseResult::RecordsFound => "Records found",
        ClearinghouseResult::NotProhibited => "Not prohibited",
        ClearinghouseResult::Prohibited => "Prohibited",
    }
}

pub fn consent(consent: ClearinghouseConsent) -> &'static str {
    match consent {
        ClearinghouseConsent::General => "General, in writing",
        ClearinghouseConsent::Specific => "Specific, in the Clearinghouse",
    }
}

pub fn outcome(outcome: InquiryOutcome) -> &'static str {
    match outcome {
        InquiryOutcome::Answered => "Answered",
        InquiryOutcome::NoResponse => "No response",
        InquiryOutcome::Refused => "Refused",
        InquiryOutcome::OutOfBusiness => "Out of business",
        InquiryOutcome::SelfEmployed => "Self-employed",
        InquiryOutcome::NoEmployer => "No DOT employer",
    }
}

pub fn method(method: ContactMethod) -> &'static str {
    match method {
        ContactMethod::Email => "Email",
        ContactMethod::Fax => "Fax",
        ContactMethod::Mail => "Mail",
        ContactMethod::Phone => "Phone",
        ContactMethod::Portal => "Portal",
    }
}

pub fn training_result(result: TrainingResult) -> &'static str {
    match result {
        TrainingResult::Attended => "Attended",
        TrainingResult::Passed => "Passed",
        TrainingResult::Failed => "Failed",
    }
}

/// `7:30` of 450 minutes.
pub fn hours(minutes: i32) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
