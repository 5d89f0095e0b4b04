//! The tables of this area in an archive of the company.

use haul_entity::base::{
    audit_event, audit_settings, mail_template, notice_settings, number_format, paper_template, record_counter,
};
use haul_types::Permission::*;

use crate::tables::Table;

pub(crate) const TABLES: &[Table] = &[
    Table::of::<audit_event::Entity>(
        &[AuditRead, DrugAlcoholRead, DriverIdentityRead],
        "Changes in the audit log, with the values before and after.",
    ),
    Table::of::<audit_settings::Entity>(&[AuditRead], "How long the audit log keeps addresses and devices."),
    Table::of::<mail_template::Entity>(&[CompanyRead], "Emails in the company's own words."),
    Table::of::<notice_settings::Entity>(&[UsersRead], "What each person wants to be told, and when."),
    Table::of::<number_format::Entity>(&[CompanyRead], "How the numbers of loads and quotes are written."),
    Table::of::<paper_template::Entity>(&[CompanyRead], "What the company adds to its papers."),
    Table::of::<record_counter::Entity>(&[CompanyRead], "The last number that was given to each kind of record."),
    Table::left_out("audit_head", "the seal of the audit log, whose hashes are in lists/audit-events.csv"),
    Table::left_out("audit_origin", "addresses and devices are in lists/audit-events.csv while the company keeps them"),
    Table::left_out("idempotency_record", "answers to repeated calls, kept for a day"),
    Table::left_out("job", "work that the server does in the background"),
    Table::left_out("mail_refusal", "hashes of addresses that refused mail"),
    Table::left_out("notice", "each is for one person, about what other files contain"),
    Table::left_out("sent_mail", "hashes of addresses, which count a day's mail"),
];
