/**
 * What people call everything on these pages: nouns, statuses, and the values of the API's fields.
 * Data only, for the manifest says some of it too. The trade's words that other front-ends share are in `@haul/ui/freight`.
 */
import type { components } from "@haul/api";
import { noun, type Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const LOAD = noun("load");
export const VENDOR = noun("vendor");
export const INVOICE = noun("invoice");
export const PAYMENT = noun("payment");
export const DEPOSIT = noun("deposit");
export const CUSTOMER = noun("customer");

/** How far an invoice is. */
export const INVOICE_STATUSES = {
  draft: { word: "Draft", tone: "neutral", icon: "pencil" },
  posted: { word: "Posted", tone: "planned", icon: "check", explanation: "In the ledger, and not sent yet" },
  sent: { word: "Sent", tone: "moving", icon: "send" },
  partially_paid: { word: "Partially paid", tone: "moving", icon: "currency-dollar" },
  paid: { word: "Paid", tone: "good", icon: "circle-check" },
  written_off: {
    word: "Written off",
    tone: "neutral",
    icon: "receipt-off",
    explanation: "Nothing more is expected: what wasn't paid was written off",
  },
  voided: { word: "Voided", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<Schemas["InvoiceStatus"]>;

/** How far a batch takes its invoices. */
export const INVOICE_STEPS: Words<Schemas["InvoiceStep"]> = {
  draft: "Keep them as drafts",
  post: "Post them",
  send: "Post and email them",
};

/** How far a payment is. */
export const PAYMENT_STATUSES = {
  unapplied: {
    word: "Unapplied",
    tone: "attention",
    icon: "clock",
    explanation: "Part of it isn't applied to an invoice yet",
  },
  applied: {
    word: "Applied",
    tone: "good",
    icon: "circle-check",
    explanation: "All of it is applied to invoices or refunded",
  },
  returned: { word: "Returned", tone: "bad", icon: "arrow-back-up", explanation: "The bank took it back" },
  voided: { word: "Voided", tone: "neutral", icon: "ban", explanation: "It was recorded by mistake" },
} as const satisfies StatusLooks<Schemas["PaymentStatus"]>;

/** What an invoice is for. */
export const INVOICE_ORIGINS: Words<Schemas["InvoiceOrigin"]> = {
  loads: "Loads",
  opening_balance: "Opening balance",
};

/** How a customer paid. */
export const PAYMENT_METHODS: Words<Schemas["PaymentMethod"]> = {
  check: "Check",
  ach: "ACH",
  wire: "Wire",
  card: "Card",
  cash: "Cash",
  other: "Other",
};

/** What changes what is owed on an invoice, other than a payment. */
export const ADJUSTMENT_KINDS: Words<Schemas["AdjustmentKind"]> = {
  credit: "Credit",
  debit: "Debit",
  discount: "Discount",
  short_pay: "Short pay",
  write_off: "Write-off",
};

/** Why a customer owes less or more. */
export const ADJUSTMENT_REASONS: Words<Schemas["AdjustmentReason"]> = {
  rate: "Rate",
  accessorial: "Accessorial",
  detention: "Detention",
  missing_paperwork: "Missing paperwork",
  late_delivery: "Late delivery",
  damage_or_shortage: "Damage or shortage",
  duplicate: "Duplicate",
  early_payment: "Early payment",
  uncollectible: "Uncollectible",
  other: "Other",
};

/** How a dispute ended. */
export const DISPUTE_OUTCOMES: Words<Schemas["DisputeOutcome"]> = {
  accepted: "The customer was right",
  rejected: "The customer pays",
  split: "The customer pays part",
};

/** The status of a write-off request. */
export const WRITE_OFF_STATUSES = {
  open: { word: "Waiting for approval", tone: "attention", icon: "clock" },
  approved: { word: "Approved", tone: "good", icon: "circle-check" },
  rejected: { word: "Rejected", tone: "neutral", icon: "ban" },
  withdrawn: { word: "Withdrawn", tone: "neutral", icon: "arrow-back-up" },
} as const satisfies StatusLooks<Schemas["WriteOffRequestStatus"]>;

export const ROLE_WORDS: Words<Schemas["Role"]> = {
  SuperAdmin: "Super admin",
  Admin: "Admin",
  TerminalManager: "Terminal manager",
  SafetyManager: "Safety manager",
  User: "User",
};

/** What became of the mail of an invoice, statement or reminder. */
export const MAIL_STATUSES = {
  queued: { word: "Mail queued", tone: "planned", icon: "clock" },
  sent: { word: "Mail sent", tone: "good", icon: "mail" },
  failed: { word: "Mail failed", tone: "bad", icon: "alert-triangle" },
} as const satisfies StatusLooks<Schemas["MessageStatus"]>;

/** What happened about the money that a customer owes. */
export const COLLECTION_KINDS: Words<Schemas["CollectionKind"]> = {
  call: "Call",
  email: "Email",
  note: "Note",
  statement: "Statement",
  reminder: "Reminder",
  reminders_off: "Reminders turned off",
  reminders_on: "Reminders turned on",
  placed: "Placed with agency",
  recalled: "Taken back from agency",
};

/** How far collecting from a customer is: by the oldest invoice that is owed, or at an agency. */
export const COLLECTION_STAGES: Words<Schemas["CollectionStage"]> = {
  current: "Current",
  days_1_to_30: "1–30 days",
  days_31_to_60: "31–60 days",
  days_61_to_90: "61–90 days",
  over_90_days: "90+ days",
  agency: "At an agency",
};

/** The emails of the reminder schedule. */
export const REMINDER_TONES: Words<Schemas["ReminderTone"]> = {
  friendly: "Friendly reminder",
  past_due: "Past due notice",
  final_notice: "Final notice",
};

/** Why a customer gets no reminder. */
export const REMINDER_HOLDS: Words<Schemas["ReminderHold"]> = {
  agency: "At an agency",
  opted_out: "Turned off",
  promised: "Promised to pay",
  not_sent: "Invoice not sent",
  disputed: "Disputed",
  paid_on_account: "Paid on account",
  reminded_today: "Sent that day",
  no_email: "No email",
};

/** Whether a month still takes postings. */
export const PERIOD_STATUSES = {
  open: { word: "Open", tone: "planned", icon: "circle-dashed" },
  closed: { word: "Closed", tone: "good", icon: "circle-check" },
} as const satisfies StatusLooks<Schemas["PeriodStatus"]>;

/** How a customer's loads become invoices. */
export const INVOICE_GROUPINGS: Words<Schemas["InvoiceGrouping"]> = {
  per_load: "One for each load",
  daily: "One for each day",
  weekly: "One for each week",
  biweekly: "One for every two weeks",
  monthly: "One for each month",
  together: "One for all loads invoiced at once",
};

/** How a customer wants its invoices. */
export const INVOICE_DELIVERIES: Words<Schemas["InvoiceDelivery"]> = {
  email: "Email",
  portal: "Portal",
};

/** What an account holds. */
export const ACCOUNT_KINDS: Words<Schemas["AccountKind"]> = {
  asset: "Asset",
  liability: "Liability",
  equity: "Equity",
  revenue: "Revenue",
  expense: "Expense",
};

/** What happened to an invoice, payment or deposit, or to a part of one, as the journal has it. */
export const POSTING_FACTS: Words<Schemas["PostingFact"]> = {
  posted: "Posted",
  voided: "Voided",
  returned: "Returned",
};

/** What vendors sell to the carrier. */
export const VENDOR_KINDS: Words<Schemas["VendorKind"]> = {
  repair_shop: "Repair shop",
  tires: "Tires",
  parts: "Parts",
  fuel: "Fuel",
  towing: "Towing",
  lumper_service: "Lumper service",
  tolls: "Tolls",
  insurance: "Insurance",
  professional_services: "Professional services",
  utilities: "Utilities",
  other: "Other",
};

/** What holds a load up, short enough for a cell; the message says it in full. */
export const BLOCKERS: Partial<Words<string>> = {
  pod_missing: "POD missing",
  pod_unsigned: "POD not signed",
  pod_signature_unknown: "POD not checked",
  rate_confirmation_missing: "Rate con missing",
  weight_missing: "Weight missing",
  charges_missing: "No charges",
  charge_to_review: "Detention to review",
  fuel_surcharge_incomplete: "Fuel surcharge incomplete",
  customer_on_credit_hold: "Credit hold",
};
