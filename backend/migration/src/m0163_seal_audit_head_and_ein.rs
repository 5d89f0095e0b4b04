//! The audit chain's end is sealed with the host's key, and so are EINs.
//!
//! The host seals the existing heads right after this migration; a job for each company seals its EIN.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("audit_head", column::text("seal").null());
    schema.add_column("company", column::text("ein_sealed").null());
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    schema.execute_on(
        Dialect::Postgres,
        &format!(
            "{columns} SELECT gen_random_uuid(), id, 'seal_ein', '{{}}', now(), 0, now() FROM company WHERE ein IS NOT NULL"
        ),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!("{columns} SELECT {id}, id, 'seal_ein', '{{}}', {now}, 0, {now} FROM company WHERE ein IS NOT NULL"),
    );
}
