//! The mails whose words a company can change.

use crate::text_enum;

text_enum! {
    /// A mail to people outside of the company.
    pub enum MailKind {
        UserInvitation = "user_invitation",
        QuoteOffer = "quote_offer",
        CarrierPacket = "carrier_packet",
        DocumentRequest = "document_request",
        DocumentRejection = "document_rejection",
        Invoice = "invoice",
        Statement = "statement",
        FriendlyReminder = "friendly_reminder",
        PastDueNotice = "past_due_notice",
        FinalNotice = "final_notice",
    }
}

impl MailKind {
    pub const ALL: [Self; 10] = [
        Self::UserInvitation,
        Self::QuoteOffer,
        Self::CarrierPacket,
        Self::DocumentRequest,
        Self::DocumentRejection,
        Self::Invoice,
        Self::Statement,
        Self::FriendlyReminder,
        Self::PastDueNotice,
        Self::FinalNotice,
    ];
}
