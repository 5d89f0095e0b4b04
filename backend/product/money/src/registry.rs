//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{AnyOf, Permission as Needs},
    jobs::JobKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::invoices::InvoicesApi>(),
        Operations::of::<crate::payments::PaymentsApi>(),
        Operations::of::<crate::receivables::ReceivablesApi>(),
        Operations::of::<crate::ledger::LedgerApi>(),
    ],
    jobs: &[JobKind::of::<crate::invoices::SendInvoice>()],
    exports: &[
        crate::invoices::EXPORT,
        crate::payments::EXPORT,
        crate::receivables::EXPORT,
        crate::ledger::EXPORT,
    ],
    searches: &[crate::invoices::SEARCH],
    policy: &[
        ("list_invoices", Needs(InvoicesRead)),
        ("count_invoices", Needs(InvoicesRead)),
        ("read_invoice", Needs(InvoicesRead)),
        ("list_invoice_history", Needs(InvoicesRead)),
        ("open_invoice", Needs(InvoicesRead)),
        ("preview_invoices", Needs(InvoicesWrite)),
        ("create_invoices", Needs(InvoicesWrite)),
        ("post_invoice", Needs(InvoicesWrite)),
        ("send_invoice", Needs(InvoicesWrite)),
        ("mark_invoice_sent", Needs(InvoicesWrite)),
        ("void_invoice", Needs(InvoicesWrite)),
        ("adjust_invoice", AnyOf(&[InvoicesAdjust, InvoicesWriteOff])),
        ("void_invoice_adjustment", Needs(InvoicesAdjust)),
        ("list_payments", Needs(PaymentsRead)),
        ("count_payments", Needs(PaymentsRead)),
        ("create_payment", Needs(PaymentsWrite)),
        ("read_payment", Needs(PaymentsRead)),
        ("list_payment_history", Needs(PaymentsRead)),
        ("apply_payment", Needs(PaymentsWrite)),
        ("unapply_payment", Needs(PaymentsWrite)),
        ("return_payment", Needs(PaymentsWrite)),
        ("void_payment", Needs(PaymentsWrite)),
        ("list_receivables", Needs(InvoicesRead)),
        ("list_ledger_accounts", Needs(LedgerRead)),
        ("list_ledger_lines", Needs(LedgerRead)),
        ("read_trial_balance", Needs(LedgerRead)),
        ("list_accounting_periods", Needs(LedgerRead)),
        ("close_accounting_period", Needs(LedgerClose)),
        ("reopen_accounting_period", Needs(LedgerClose)),
    ],
    records: &[
        Record::of("invoice", Needs(InvoicesRead)).telling(&[
            ("created", "Created invoice {label}"),
            ("posted", "Posted invoice {label}"),
            ("mail_queued", "Queued the mail of invoice {label}"),
            ("sent", "Sent invoice {label}"),
            ("mail_failed", "The mail of invoice {label} failed"),
            ("marked_sent", "Marked invoice {label} as sent"),
            ("voided", "Voided invoice {label}"),
            ("adjusted", "Adjusted invoice {label}"),
            ("adjustment_voided", "Voided an adjustment of invoice {label}"),
            ("paid", "Applied a payment to invoice {label}"),
            ("payment_taken_off", "Took a payment off invoice {label}"),
        ]),
        Record::of("payment", Needs(PaymentsRead)).telling(&[
            ("created", "Recorded payment {label}"),
            ("applied", "Applied payment {label} to invoices"),
            ("taken_off", "Took payment {label} off an invoice"),
            ("returned", "Payment {label} was returned"),
            ("voided", "Voided payment {label}"),
        ]),
        Record::of("posting", Needs(LedgerRead)).telling(&[("created", "Posted to the ledger: {label}")]),
        Record::of("accounting_period", Needs(LedgerRead))
            .telling(&[("closed", "Closed {label} in the ledger"), ("reopened", "Reopened {label} in the ledger")]),
    ],
    mails: &[&crate::invoices::INVOICE],
    tables: crate::archived::TABLES,
    ..Area::new("money")
};
