//! Estimated arrivals and departures no longer count until a user confirms them.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("stop_event", column::text("doubt").null());
    schema.add_column("stop_event", column::timestamp("confirmed_at").null());
    schema.add_column("stop_event", column::text("confirmed_by").null());
    for (flag, kind) in [("is_arrival_unconfirmed", "arrived"), ("is_departure_unconfirmed", "departed")] {
        schema.add_column("stop", column::boolean(flag).default(false));
        schema.execute(&format!(
            "UPDATE stop SET {flag} = true WHERE id IN (SELECT stop_id FROM stop_event \
             WHERE stop_event.kind = '{kind}' AND stop_event.is_estimated AND stop_event.voided_at IS NULL)"
        ));
    }
    // Times awaiting review are few, and are searched in all stops.
    let waits = "CREATE INDEX stop_unconfirmed_idx ON stop (company_id, earliest_at) \
                 WHERE is_arrival_unconfirmed OR is_departure_unconfirmed";
    schema.execute(waits);
    schema.execute(
        "UPDATE load SET was_late = false WHERE was_late AND (SELECT is_arrival_unconfirmed FROM stop \
         WHERE stop.load_id = load.id AND stop.arrived_at IS NOT NULL ORDER BY sequence DESC LIMIT 1)",
    );
    // Decisions stay, and are marked as having changed facts.
    let of_estimates = "stop_id IN (SELECT id FROM stop WHERE is_arrival_unconfirmed OR is_departure_unconfirmed)";
    schema.execute(&format!(
        "UPDATE detention SET has_changed_facts = true WHERE status IN ('approved', 'billed', 'disputed', 'waived') AND {of_estimates}"
    ));
    schema.execute(&format!(
        "UPDATE detention SET status = 'not_billable', outcome = 'times_unconfirmed', is_late = false, dwell_minutes = NULL, \
         waited_minutes = 0, billable_minutes = 0, amount_cents = 0, capped_by = NULL, clock_starts_at = NULL, \
         free_until = NULL, notice_due_at = NULL WHERE status IN ('accruing', 'pending', 'not_billable') AND {of_estimates}"
    ));
}
