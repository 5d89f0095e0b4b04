//! The mail that a company has sent recently, and addresses that refused it.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("sent_mail", |table| {
        table.col(column::text("recipient_hash")).col(column::timestamp("sent_at"));
    });
    schema.index("sent_mail_company_id_sent_at_idx", "sent_mail", "company_id, sent_at");
    schema.tenant_table("mail_refusal", |table| {
        table.col(column::text("recipient_hash")).col(column::timestamp("created_at"));
    });
    schema.unique_index("mail_refusal_recipient_key", "mail_refusal", "company_id, recipient_hash");
}
