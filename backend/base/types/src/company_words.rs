//! The vocabulary of the company's own papers.

use crate::text_enum;

text_enum! {
    /// A kind of document of the company.
    pub enum CompanyDocumentKind {
        W9 = "w9",
        /// The certificate or letter of FMCSA.
        OperatingAuthority = "operating_authority",
        InsuranceCertificate = "insurance_certificate",
        /// Tells customers to pay a factoring company.
        NoticeOfAssignment = "notice_of_assignment",
        References = "references",
        /// Of the bank: names the account, so it needs `banking:reveal`.
        BankLetter = "bank_letter",
        Other = "other",
    }
}

impl CompanyDocumentKind {
    /// In the order in which brokers ask for them.
    pub const ALL: [Self; 7] = [
        Self::W9,
        Self::OperatingAuthority,
        Self::InsuranceCertificate,
        Self::NoticeOfAssignment,
        Self::References,
        Self::BankLetter,
        Self::Other,
    ];

    /// As papers and mails name it.
    pub fn title(self) -> &'static str {
        match self {
            Self::W9 => "W-9",
            Self::OperatingAuthority => "Operating authority",
            Self::InsuranceCertificate => "Certificate of insurance",
            Self::NoticeOfAssignment => "Notice of assignment",
            Self::References => "References",
            Self::BankLetter => "Bank letter",
            Self::Other => "Other document",
        }
    }
}
