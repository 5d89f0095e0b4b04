//! The vocabulary of what is found out about drivers: inquiries to previous employers (49 CFR 391.23) and motor vehicle
//! records (391.25).

use crate::text_enum;

text_enum! {
    /// How an inquiry ended.
    ///
    /// - `answered`: the employer answered.
    /// - `no_response`: no answer, despite documented attempts.
    /// - `refused`: the employer refuses to answer.
    /// - `out_of_business`: the employer no longer exists.
    /// - `self_employed`: the driver was self-employed, with proof.
    /// - `no_employer`: no employer under the DOT's rules in the three years before.
    pub enum InquiryOutcome {
        Answered = "answered",
        NoResponse = "no_response",
        Refused = "refused",
        OutOfBusiness = "out_of_business",
        SelfEmployed = "self_employed",
        NoEmployer = "no_employer",
    }
}

text_enum! {
    /// How far an inquiry is.
    ///
    /// - `draft`: the employer has not been asked yet.
    /// - `asked`: the employer was asked; there is no outcome yet.
    /// - `closed`: it has an outcome.
    pub enum InquiryState {
        Draft = "draft",
        Asked = "asked",
        Closed = "closed",
    }
}

text_enum! {
    /// How an employer was asked.
    pub enum ContactMethod {
        Email = "email",
        Fax = "fax",
        Mail = "mail",
        Phone = "phone",
        Portal = "portal",
    }
}

text_enum! {
    /// What the review of a motor vehicle record decides (49 CFR 391.25(b)).
    ///
    /// - `qualified`: the driver meets the standards.
    /// - `with_action`: the driver meets them, and something follows, such as coaching.
    /// - `disqualified`: the driver doesn't meet them.
    pub enum MvrDecision {
        Qualified = "qualified",
        WithAction = "with_action",
        Disqualified = "disqualified",
    }
}
