//! Papers whose words a company can add to.

use crate::text_enum;

text_enum! {
    /// A paper that people outside the office read.
    pub enum PaperKind {
        BillOfLading = "bill_of_lading",
        DispatchSheet = "dispatch_sheet",
        Invoice = "invoice",
        Statement = "statement",
        DetentionCase = "detention_case",
        Quote = "quote",
        CarrierPacket = "carrier_packet",
    }
}

impl PaperKind {
    pub const ALL: [Self; 7] = [
        Self::Invoice,
        Self::Statement,
        Self::Quote,
        Self::DispatchSheet,
        Self::BillOfLading,
        Self::DetentionCase,
        Self::CarrierPacket,
    ];

    /// As people call it.
    pub fn title(self) -> &'static str {
        match self {
            Self::BillOfLading => "Bill of lading",
            Self::DispatchSheet => "Dispatch sheet",
            Self::Invoice => "Invoice",
            Self::Statement => "Statement",
            Self::DetentionCase => "Detention case file",
            Self::Quote => "Quote",
            Self::CarrierPacket => "Carrier packet",
        }
    }

    /// The paper that this template of the press renders, if a company can add to its words.
    pub fn of_template(template: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == template)
    }
}
