//! Facilities lie where their address says, as far as the gazetteer knows it.
//!
//! A job for each company looks the existing ones up.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("facility", column::double("approximate_latitude").null());
    schema.add_column("facility", column::double("approximate_longitude").null());
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    let with = "FROM company WHERE EXISTS (SELECT 1 FROM facility WHERE facility.company_id = company.id)";
    schema.execute_on(
        Dialect::Postgres,
        &format!("{columns} SELECT gen_random_uuid(), id, 'locate_facilities', '{{}}', now(), 0, now() {with}"),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!("{columns} SELECT {id}, id, 'locate_facilities', '{{}}', {now}, 0, {now} {with}"),
    );
}
