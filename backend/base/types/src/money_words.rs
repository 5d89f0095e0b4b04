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
        /// What opening balances are posted against, so that they are no revenue.
        OpeningBalanceEquity = "opening_balance_equity",
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
    /// How far a batch takes its invoices.
    ///
    /// - `draft`: they stay drafts.
    /// - `post`: they are posted, dated the day of the batch.
    /// - `send`: they are posted, and mailed where the customer wants mail and has an email address.
    pub enum InvoiceStep {
        Draft = "draft",
        Post = "post",
        Send = "send",
    }
}

text_enum! {
    /// Whether a batch is still at work.
    pub enum InvoiceBatchStatus {
        Running = "running",
        Done = "done",
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
        /// A credit, debit, discount, short pay or write-off of an invoice.
        InvoiceAdjustment = "invoice_adjustment",
        Payment = "payment",
        /// A part of a payment that pays an invoice.
        PaymentApplication = "payment_application",
        /// Unapplied money that was refunded to the customer.
        PaymentRefund = "payment_refund",
        /// Payments deposited at the bank together.
        Deposit = "deposit",
    }
}

text_enum! {
    /// What happened to the record.
    ///
    /// - `posted`: it counts from this day on.
    /// - `voided`: it no longer counts; reverses `posted`.
    /// - `returned`: the bank took a payment back; reverses `posted`.
    pub enum PostingFact {
        Posted = "posted",
        Voided = "voided",
        Returned = "returned",
    }
}

text_enum! {
    /// How far an invoice is.
    ///
    /// - `draft`: not owed yet; its loads are locked.
    /// - `posted`: in the ledger, but not sent.
    /// - `sent`: the mail server took it, a person said that it was submitted, or it is an opening balance.
    /// - `paid`: nothing is owed any more.
    /// - `written_off`: nothing is owed any more, for the company gave up a part of it.
    /// - `voided`: not owed; its loads are ready to be invoiced again.
    pub enum InvoiceStatus {
        Draft = "draft",
        Posted = "posted",
        Sent = "sent",
        PartiallyPaid = "partially_paid",
        Paid = "paid",
        WrittenOff = "written_off",
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
    /// What an invoice is for.
    ///
    /// - `loads`: the approved charges of loads.
    /// - `opening_balance`: what the customer still owed on an invoice of another system, without loads.
    pub enum InvoiceOrigin {
        Loads = "loads",
        OpeningBalance = "opening_balance",
    }
}

text_enum! {
    /// How a customer's loads become invoices.
    ///
    /// - `per_load`: one invoice for each load.
    /// - `daily`, `weekly`, `biweekly`, `monthly`: one invoice for the loads delivered in one day, week from Monday, two
    ///   weeks, or month.
    /// - `together`: one invoice for all loads that are invoiced at once.
    pub enum InvoiceGrouping {
        PerLoad = "per_load",
        Daily = "daily",
        Weekly = "weekly",
        Biweekly = "biweekly",
        Monthly = "monthly",
        Together = "together",
    }
}

text_enum! {
    /// How a customer wants its invoices.
    ///
    /// - `email`: by mail, with the papers of their loads.
    /// - `portal`: a person submits them, such as in the customer's portal; a batch doesn't mail them.
    pub enum InvoiceDelivery {
        Email = "email",
        Portal = "portal",
    }
}

text_enum! {
    /// What loads on one invoice have in common.
    ///
    /// - `po`, `bol`: the load's first PO or BOL number.
    /// - `destination`: the facility of the last stop.
    pub enum InvoiceSplit {
        Po = "po",
        Bol = "bol",
        Destination = "destination",
    }
}

text_enum! {
    /// How a customer paid.
    pub enum PaymentMethod {
        Check = "check",
        Ach = "ach",
        Wire = "wire",
        Card = "card",
        Cash = "cash",
        Other = "other",
    }
}

text_enum! {
    /// How far a payment is.
    ///
    /// - `unapplied`: some of it doesn't pay an invoice yet.
    /// - `applied`: all of it pays invoices, or was refunded.
    /// - `returned`: the bank took it back, such as a check without funds.
    /// - `voided`: it was recorded by mistake.
    pub enum PaymentStatus {
        Unapplied = "unapplied",
        Applied = "applied",
        Returned = "returned",
        Voided = "voided",
    }
}

impl PaymentStatus {
    /// The money is the company's.
    pub fn is_kept(self) -> bool {
        matches!(self, Self::Unapplied | Self::Applied)
    }
}

text_enum! {
    /// Why an invoice's balance changes other than by a payment.
    ///
    /// - `credit`: the company takes less than it invoiced.
    /// - `debit`: the customer owes more than was invoiced.
    /// - `discount`: for paying early.
    /// - `short_pay`: the customer paid less, and the company accepts it.
    /// - `write_off`: the company no longer expects the money.
    pub enum AdjustmentKind {
        Credit = "credit",
        Debit = "debit",
        Discount = "discount",
        ShortPay = "short_pay",
        WriteOff = "write_off",
    }
}

impl AdjustmentKind {
    /// The account against accounts receivable.
    pub fn account(self) -> AccountRole {
        match self {
            Self::Credit | Self::Discount | Self::ShortPay => AccountRole::Allowances,
            Self::Debit => AccountRole::AccessorialRevenue,
            Self::WriteOff => AccountRole::BadDebt,
        }
    }

    /// What it adds to what is owed, of an amount that is always positive.
    pub fn signed(self, amount_cents: i64) -> i64 {
        match self {
            Self::Debit => amount_cents,
            Self::Credit | Self::Discount | Self::ShortPay | Self::WriteOff => amount_cents.saturating_neg(),
        }
    }
}

text_enum! {
    /// Why a customer owes less or more.
    pub enum AdjustmentReason {
        Rate = "rate",
        Accessorial = "accessorial",
        Detention = "detention",
        MissingPaperwork = "missing_paperwork",
        LateDelivery = "late_delivery",
        DamageOrShortage = "damage_or_shortage",
        Duplicate = "duplicate",
        EarlyPayment = "early_payment",
        Uncollectible = "uncollectible",
        Other = "other",
    }
}

text_enum! {
    /// How a dispute ended.
    ///
    /// - `accepted`: the customer was right; a credit or short pay follows.
    /// - `rejected`: the customer pays.
    /// - `split`: the customer pays a part.
    pub enum DisputeOutcome {
        Accepted = "accepted",
        Rejected = "rejected",
        Split = "split",
    }
}

text_enum! {
    /// What became of a request to write off.
    ///
    /// - `open`: it waits for a decision.
    /// - `approved`: it was written off.
    /// - `rejected`: it stays owed.
    /// - `withdrawn`: the person who asked took it back.
    pub enum WriteOffRequestStatus {
        Open = "open",
        Approved = "approved",
        Rejected = "rejected",
        Withdrawn = "withdrawn",
    }
}

text_enum! {
    /// A step in collecting what a customer owes.
    ///
    /// - `statement`: a statement was sent by email.
    /// - `reminder`: a reminder of late invoices was sent by email.
    /// - `reminders_off`: no reminders are sent to the customer from then on, for the reason in the note.
    /// - `reminders_on`: reminders are sent again.
    /// - `placed`: a collection agency has the account.
    /// - `recalled`: the agency gave it back.
    pub enum CollectionKind {
        Call = "call",
        Email = "email",
        Note = "note",
        Statement = "statement",
        Reminder = "reminder",
        RemindersOff = "reminders_off",
        RemindersOn = "reminders_on",
        Placed = "placed",
        Recalled = "recalled",
    }
}

impl CollectionKind {
    /// Counts as contact with the customer.
    pub fn is_contact(self) -> bool {
        matches!(self, Self::Call | Self::Email | Self::Statement | Self::Reminder)
    }

    /// Is about mail, and leaves open when to follow up.
    pub fn is_about_mail(self) -> bool {
        matches!(self, Self::Statement | Self::Reminder | Self::RemindersOff | Self::RemindersOn)
    }
}

text_enum! {
    /// How late a customer's oldest unpaid invoice is, or that an agency has the account.
    pub enum CollectionStage {
        Current = "current",
        Days1To30 = "days_1_to_30",
        Days31To60 = "days_31_to_60",
        Days61To90 = "days_61_to_90",
        Over90Days = "over_90_days",
        Agency = "agency",
    }
}

text_enum! {
    /// How a reminder sounds; each tone has words of its own.
    ///
    /// - `friendly`: before or soon after the due date.
    /// - `past_due`: payment is late.
    /// - `final_notice`: the last one before other steps.
    pub enum ReminderTone {
        Friendly = "friendly",
        PastDue = "past_due",
        FinalNotice = "final_notice",
    }
}

text_enum! {
    /// Why a reminder doesn't go out, or leaves out an invoice.
    ///
    /// - `agency`: a collection agency has the account.
    /// - `opted_out`: reminders to the customer are turned off.
    /// - `promised`: the customer promised to pay, and the day is still to come.
    /// - `not_sent`: the invoice was never sent.
    /// - `disputed`: the customer disputes all that is owed on the invoice.
    /// - `paid_on_account`: payments that aren't applied yet cover the invoices.
    /// - `reminded_today`: the customer got a reminder that day.
    /// - `no_email`: the customer has no email address.
    pub enum ReminderHold {
        Agency = "agency",
        OptedOut = "opted_out",
        Promised = "promised",
        NotSent = "not_sent",
        Disputed = "disputed",
        PaidOnAccount = "paid_on_account",
        RemindedToday = "reminded_today",
        NoEmail = "no_email",
    }
}
