//! What notices are about.

use crate::text_enum;

text_enum! {
    /// What a notice is about.
    pub enum NoticeKind {
        /// Somebody asks to join the company.
        JoinRequest = "join_request",
        /// A load was given to the person to look after.
        LoadAssigned = "load_assigned",
        /// The free time of a truck at a stop runs out.
        Detention = "detention",
        /// A load came back from billing.
        Billing = "billing",
        /// Something is wrong with a load on its way.
        Tracking = "tracking",
        /// A quote waits for approval, was answered, or is at its end.
        Quote = "quote",
        /// An import went through, or a file that the person asked for could not be written.
        Table = "table",
        /// Mail of the company waits.
        Mail = "mail",
        /// The person's role or sections changed.
        Access = "access",
    }
}
