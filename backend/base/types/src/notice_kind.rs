//! The kinds of notices.

use crate::text_enum;

text_enum! {
    /// The subject of a notice.
    pub enum NoticeKind {
        /// A person asks to join the company.
        JoinRequest = "join_request",
        /// The user became the dispatcher of a load.
        LoadAssigned = "load_assigned",
        /// A truck's free time at a stop is ending.
        Detention = "detention",
        /// A load came back from billing.
        Billing = "billing",
        /// A load on the road has a problem.
        Tracking = "tracking",
        /// A quote awaits approval, was answered, or is about to expire.
        Quote = "quote",
        /// An import finished, or a requested file could not be written.
        Table = "table",
        /// Some of the company's mail is waiting.
        Mail = "mail",
        /// A webhook endpoint was suspended.
        Webhook = "webhook",
        /// The person's role or sections changed.
        Access = "access",
    }
}
