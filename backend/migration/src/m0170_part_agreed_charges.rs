//! Money that the customer agreed to is separate from money only requested, and a TONU remembers what it denied.
//!
//! Until now all new charges were pending, pending ones counted, a TONU denied the pending ones (detention
//! too) and left the approved ones owed, and reopening made all denied ones pending.

use crate::{Schema, column};

/// Open to changes: not approved for billing yet, or not on an invoice.
const LOCKED: &str = "('approved', 'invoiced', 'partially_paid', 'paid', 'written_off')";

pub fn up(schema: &mut Schema) {
    schema.add_column("charge", column::text("status_before_tonu").null());
    schema.add_column("charge", column::text("review_reason").null());
    schema.add_column("load", column::bigint("pending_cents").default(0));
    schema.add_column("load", column::bigint("rate_confirmation_cents").null());
    schema.bound_amounts("load", &["pending_cents", "rate_confirmation_cents"]);
    schema.execute(
        // Booked charges are agreed. What a since-reopened TONU had denied is unknown: those charges stay pending.
        "UPDATE charge SET status = 'approved' WHERE status = 'pending' AND code IN ('LINE_HAUL', 'FUEL', 'TONU') \
         AND load_id NOT IN (SELECT audit_event.entity_id FROM audit_event WHERE audit_event.action = 'load.not_used' \
         AND audit_event.entity_id IN (SELECT id FROM load WHERE tonu_at IS NULL))",
    );
    let of_tonu = "load_id IN (SELECT id FROM load WHERE tonu_at IS NOT NULL AND billing_status NOT IN ";
    schema.execute(&format!(
        "UPDATE charge SET status_before_tonu = status, status = 'denied' \
         WHERE status IN ('pending', 'approved') AND code NOT IN ('TONU', 'DETENTION') AND {of_tonu}{LOCKED})"
    ));
    schema.execute(&format!(
        "UPDATE charge SET review_reason = 'denied_with_tonu' WHERE status = 'denied' AND code = 'DETENTION' AND {of_tonu}{LOCKED})"
    ));
    // Approved although money was still open: billing checks once more.
    schema.execute(
        "UPDATE load SET billing_status = 'ready_for_review', billing_reason = NULL, billing_exception = NULL, \
         billing_decided_by = NULL, billing_decided_at = NULL WHERE billing_status = 'approved' \
         AND id IN (SELECT load_id FROM charge WHERE status = 'pending')",
    );
    // The cached billing blockers follow: those charges, and proofs of delivery not yet reviewed.
    let block = |code: &str, which: &str| {
        format!(
            "UPDATE load SET blocker_codes = CASE WHEN blocker_codes = '' THEN '{code}' ELSE '{code},' || blocker_codes END \
             WHERE billing_status NOT IN {LOCKED} AND {which}"
        )
    };
    schema.execute(&block("charge_to_review", "id IN (SELECT load_id FROM charge WHERE review_reason IS NOT NULL)"));
    let unknown = "status = 'delivered' AND id IN (SELECT load_id FROM document WHERE kind = 'proof_of_delivery' \
                   AND archived_at IS NULL AND is_signed IS NULL) AND id NOT IN (SELECT load_id FROM document \
                   WHERE kind = 'proof_of_delivery' AND archived_at IS NULL AND is_signed)";
    schema.execute(&block("pod_signature_unknown", unknown));
    schema.execute(&format!(
        "UPDATE load SET billing_status = 'docs_pending' WHERE billing_status = 'ready_for_review' AND {unknown}"
    ));
    let sum = |states: &str| {
        format!(
            "(SELECT CAST(coalesce(sum(amount_cents), 0) AS bigint) FROM charge \
             WHERE charge.load_id = load.id AND charge.status IN ({states}))"
        )
    };
    schema.execute(&format!(
        "UPDATE load SET total_cents = {}, pending_cents = {}",
        sum("'approved', 'billed', 'paid'"),
        sum("'pending'")
    ));
}
