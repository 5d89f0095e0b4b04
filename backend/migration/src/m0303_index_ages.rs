//! Addresses are erased by their age, and a company's text messages counted by the day.

use crate::Schema;

pub fn up(schema: &mut Schema) {
    schema.index("audit_origin_age_idx", "audit_origin", "created_at");
    schema.index("load_message_attempt_idx", "load_message", "company_id, channel, attempted_at");
}
