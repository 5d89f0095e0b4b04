//! Pages of documents, and versions of rate confirmations.
//!
//! A load's existing rate confirmations all stay current, as one version. A job for each existing
//! file counts its pages; one every two seconds, the latest first, so that other jobs go on.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("document", column::integer("page_count").null());
    schema.add_column("document", column::integer("revision").null());
    schema.execute("UPDATE document SET revision = 1 WHERE kind = 'rate_confirmation'");
    schema.execute("UPDATE document SET page_count = 1 WHERE media_type IN ('image/jpeg', 'image/png', 'image/heic')");
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    let with = "FROM document WHERE page_count IS NULL";
    schema.execute_on(
        Dialect::Postgres,
        &format!(
            "{columns} SELECT gen_random_uuid(), company_id, 'count_pages', jsonb_build_object('document_id', id), \
             now() + row_number() OVER (ORDER BY created_at DESC) * interval '2 seconds', 0, now() {with}"
        ),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let due = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now', '+' || (2 * row_number() OVER (ORDER BY created_at DESC)) \
               || ' seconds')";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!(
            "{columns} SELECT {id}, company_id, 'count_pages', json_object('document_id', id), {due}, 0, {now} {with}"
        ),
    );
}
