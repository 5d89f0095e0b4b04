//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::money::{
    accounting_period, collection_entry, deposit, invoice, invoice_adjustment, invoice_dispute, invoice_line,
    ledger_account, payment, payment_application, payment_refund, posting, posting_line, reminded_invoice,
    reminder_settings, write_off_request, write_off_settings,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<ledger_account::Entity>(&[LedgerRead], "The accounts of the ledger."),
    Table::of::<accounting_period::Entity>(&[LedgerRead], "The months of the ledger that were closed, or reopened."),
    Table::of::<posting::Entity>(&[LedgerRead], "What happened, as the ledger has it."),
    Table::of::<posting_line::Entity>(&[LedgerRead], "The accounts of each posting; debits are positive."),
    Table::of::<invoice::Entity>(&[InvoicesRead], "Invoices."),
    Table::of::<invoice_line::Entity>(&[InvoicesRead], "The lines of invoices, one for each charge."),
    Table::of::<invoice_adjustment::Entity>(&[InvoicesRead], "Credits, debits, discounts, short pays and write-offs."),
    Table::of::<invoice_dispute::Entity>(&[InvoicesRead], "Parts of invoices that customers don't want to pay."),
    Table::of::<write_off_request::Entity>(
        &[InvoicesRead],
        "Write-offs that people asked for, and what became of them.",
    ),
    Table::of::<write_off_settings::Entity>(&[InvoicesRead], "How much each role can write off without approval."),
    Table::of::<payment::Entity>(&[PaymentsRead], "Payments of customers."),
    Table::of::<payment_application::Entity>(&[PaymentsRead], "The invoices that payments pay."),
    Table::of::<payment_refund::Entity>(&[PaymentsRead], "Refunds to customers."),
    Table::left_out("invoice_batch", "orders to make invoices, which are kept for 30 days"),
    Table::of::<deposit::Entity>(&[PaymentsRead], "Payments deposited together."),
    Table::of::<collection_entry::Entity>(
        &[InvoicesRead],
        "Calls, promises, statements and reminders about what is owed.",
    ),
    Table::of::<reminded_invoice::Entity>(&[InvoicesRead], "The invoices that reminders listed."),
    Table::of::<reminder_settings::Entity>(&[InvoicesRead], "When customers are reminded of late invoices."),
];
