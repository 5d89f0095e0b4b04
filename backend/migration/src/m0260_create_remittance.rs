//! Payment instructions: each change is a row, which takes effect a day after it was requested unless it is stopped.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("remittance_change", |table| {
        table
            .col(column::text("remit_name"))
            .col(column::json("address").null())
            .col(column::text("email").null())
            .col(column::text("bank_name").null())
            .col(column::text("account_kind").null())
            .col(column::text("routing_sealed").null())
            .col(column::text("routing_last4").null())
            .col(column::text("account_sealed").null())
            .col(column::text("account_last4").null())
            .col(column::text("requested_by"))
            .col(column::timestamp("requested_at"))
            .col(column::timestamp("effective_at"))
            .col(column::timestamp("announced_at").null())
            .col(column::text("stopped_by").null())
            .col(column::timestamp("stopped_at").null());
    });
    schema.index("remittance_change_effective_idx", "remittance_change", "company_id, effective_at");
}
