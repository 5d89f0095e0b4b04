//! The vocabulary of the ledger and of invoices.

use crate::{ChargeCode, text_enum};

text_enum! {
    /// What an account holds.
    pub enum AccountKind {
        Asset = "asset",
        Liability = "liability",
        Equity = "equity",
        Revenue = "revenue",
        Expense = "expense",
    }
}

text_enum! {
    /// What the product uses an account for; a company has one account of each.
    pub enum AccountRole {
        Bank = "bank",
        UndepositedFunds = "undeposited_funds",
        AccountsReceivable = "accounts_receivable",
        /// Payments that aren't applied to an invoice yet.
        UnappliedPayments = "unapplied_payments",
        LineHaulRevenue = "line_haul_revenue",
        FuelSurchargeRevenue = "fuel_surcharge_revenue",
        DetentionRevenue = "detention_revenue",
        /// Accessorials other than detention.
        AccessorialRevenue = "accessorial_revenue",
        /// Credits, short pays and discounts.
        Allowances = "allowances",
        /// Invoices that were written off.
        BadDebt = "bad_debt",
    }
}

impl AccountRole {
    pub const ALL: [Self; 10] = [
        Self::Bank,
        Self::UndepositedFunds,
        Self::AccountsReceivable,
        Self::UnappliedPayments,
        Self::LineHaulRevenue,
        Self::FuelSurchargeRevenue,
        Self::DetentionRevenue,
        Self::AccessorialRevenue,
        Self::Allowances,
        Self::BadDebt,
    ];

    /// The revenue that a charge of this kind is.
    pub fn of_charge(code: ChargeCode) -> Self {
        match code {
            ChargeCode::LineHaul | ChargeCode::Tonu => Self::LineHaulRevenue,
            ChargeCode::Fuel | ChargeCode::ReeferFuel => Self::FuelSurchargeRevenue,
            ChargeCode::Detention | ChargeCode::Layover => Self::DetentionRevenue,
            ChargeCode::Accessorial
            | ChargeCode::Lumper
            | ChargeCode::Tarp
            | ChargeCode::Hazmat
            | ChargeCode::Oversize
            | ChargeCode::Overweight
            | ChargeCode::StopOff
            | ChargeCode::DriverAssist
            | ChargeCode::Reconsignment
            | ChargeCode::Scale
            | ChargeCode::Escort => Self::AccessorialRevenue,
        }
    }
}

text_enum! {
    /// Whether a month still takes postings.
    pub enum PeriodStatus {
        Open = "open",
        Closed = "closed",
    }
}

text_enum! {
    /// The kind of record that a posting is about.
    pub enum PostingSource {
        Invoice = "invoice",
    }
}

text_enum! {
    /// What happened to the record.
    ///
    /// - `posted`: the invoice is owed.
    /// - `voided`: the invoice is no longer owed; reverses `posted`.
    pub enum PostingFact {
        Posted = "posted",
        Voided = "voided",
    }
}

text_enum! {
    /// How far an invoice is.
    ///
    /// - `draft`: not owed yet; its loads are locked.
    /// - `posted`: in the ledger, but not sent.
    /// - `sent`: the mail server took it, or a person said that it was submitted.
    /// - `voided`: not owed; its loads are ready to be invoiced again.
    pub enum InvoiceStatus {
        Draft = "draft",
        Posted = "posted",
        Sent = "sent",
        PartiallyPaid = "partially_paid",
        Paid = "paid",
        Voided = "voided",
    }
}

impl InvoiceStatus {
    /// Owed, in the ledger.
    pub const OWED: &'static [Self] = &[Self::Posted, Self::Sent, Self::PartiallyPaid];

    pub fn is_owed(self) -> bool {
        Self::OWED.contains(&self)
    }
}

text_enum! {
    /// How a customer's loads become invoices.
    ///
    /// - `per_load`: one invoice for each load.
    /// - `together`: one invoice for all loads that are invoiced at once.
    pub enum InvoiceGrouping {
        PerLoad = "per_load",
        Together = "together",
    }
}
