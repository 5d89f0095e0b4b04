//! The ledger: accounts, postings that are never changed, and the months that they fall into.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("ledger_account", |table| {
        table
            .col(column::text("number"))
            .col(column::text("name"))
            .col(column::text("kind"))
            // What the product posts to it.
            .col(column::text("role"))
            .col(column::timestamp("created_at"));
    });
    schema.unique_index("ledger_account_number_key", "ledger_account", "company_id, number");
    schema.unique_index("ledger_account_role_key", "ledger_account", "company_id, role");
    schema.tenant_table("accounting_period", |table| {
        table
            .col(column::date("starts_on"))
            .col(column::text("status"))
            .col(column::text("closed_by").null())
            .col(column::timestamp("closed_at").null())
            .col(column::text("reopened_because").null())
            .version()
            .timestamps();
    });
    schema.unique_index("accounting_period_key", "accounting_period", "company_id, starts_on");
    schema.tenant_table("posting", |table| {
        table
            .col(column::text("source"))
            .col(column::uuid("source_id"))
            .col(column::text("fact"))
            .col(column::date("posted_on"))
            .col(column::text("memo"))
            .col(column::uuid("reverses_id").null())
            .col(column::text("posted_by"))
            .col(column::timestamp("created_at"));
    });
    // Nothing posts twice, and nothing is reversed twice.
    schema.unique_index("posting_fact_key", "posting", "company_id, source, source_id, fact");
    schema.unique_index_where("posting_reverses_key", "posting", "company_id, reverses_id", "reverses_id IS NOT NULL");
    schema.append_only("posting");
}
