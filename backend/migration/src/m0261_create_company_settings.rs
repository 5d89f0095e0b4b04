//! A company's settings: defaults of new records, filings, its look, how long things are kept.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // A company without a row has the usual values.
    schema.tenant_link_table("company_settings", |table| {
        table
            .col(column::integer("payment_terms_days"))
            .col(column::uuid("fuel_program_id").null())
            .col(column::integer("fiscal_year_start_month"))
            .col(column::date("mcs150_filed_on").null())
            .col(column::text("brand_color").null())
            .col(column::text("invoice_footer").null())
            .col(column::uuid("logo_blob_id").null())
            .col(column::text("logo_media_type").null())
            .col(column::json("holidays").null())
            .col(column::boolean("due_dates_skip_days_off").default(false))
            .col(column::integer("notices_kept_days").null())
            .col(column::integer("webhook_events_kept_days"))
            .version()
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id"])
            .references("fuel_program_id", "fuel_program");
    });
    schema.index("company_settings_fuel_program_idx", "company_settings", "company_id, fuel_program_id");
    schema.tenant_table("filing_reminder", |table| {
        table.col(column::date("due_on")).col(column::integer("days_ahead")).col(column::timestamp("sent_at"));
    });
    schema.unique_index("filing_reminder_key", "filing_reminder", "company_id, due_on, days_ahead");
    watch_filings(schema);
}

/// Each company's filings are watched by one job, which puts itself off.
fn watch_filings(schema: &mut Schema) {
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    schema.execute_on(
        Dialect::Postgres,
        &format!("{columns} SELECT gen_random_uuid(), id, 'watch_filings', '{{}}', now(), 0, now() FROM company"),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!("{columns} SELECT {id}, id, 'watch_filings', '{{}}', {now}, 0, {now} FROM company"),
    );
}
