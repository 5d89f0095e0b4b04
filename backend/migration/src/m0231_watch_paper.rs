//! Up to which day a company was given notice of papers about to expire; for companies that have such papers, the
//! first job.

use haul_db::Dialect;

use crate::{Schema, column};

/// Companies with a driver, truck or trailer. `begin` in `product/fleet/src/papers/watch.rs` does the same for others.
const WITH_PAPERS: &str = "FROM company WHERE id IN (SELECT company_id FROM driver UNION SELECT company_id FROM truck \
                           UNION SELECT company_id FROM trailer)";

pub fn up(schema: &mut Schema) {
    schema.tenant_table("paper_watch", |table| {
        table.col(column::date("noticed_on").null()).timestamps();
    });
    schema.unique_index("paper_watch_company_key", "paper_watch", "company_id");
    let row = "INSERT INTO paper_watch (id, company_id, created_at, updated_at)";
    let job = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    for (dialect, id, payload, now) in [
        (Dialect::Postgres, "gen_random_uuid()", "'{\"day\":null}'::json", "now()"),
        (
            Dialect::Sqlite,
            "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
             || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
            "'{\"day\":null}'",
            "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')",
        ),
    ] {
        schema.execute_on(dialect, &format!("{row} SELECT {id}, id, {now}, {now} {WITH_PAPERS}"));
        schema.execute_on(
            dialect,
            &format!("{job} SELECT {id}, id, 'watch_papers', {payload}, {now}, 0, {now} {WITH_PAPERS}"),
        );
    }
}
