//! Each sign-in of a person, with where it was last used, so that it can be ended.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("user_session", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::timestamp("signed_in_at"))
            .col(column::text("device").null())
            .col(column::text("address").null())
            .col(column::text("provider").null())
            .col(column::text("second_factor").null())
            .col(column::timestamp("created_at"))
            .col(column::timestamp("last_used_at"))
            .col(column::timestamp("signed_out_at").null())
            .col(column::timestamp("ended_at").null())
            .references("user_id", "user_account");
    });
    schema.unique_index("user_session_sign_in_key", "user_session", "company_id, user_id, signed_in_at");
    // A person is in one company; the sign-in looks before the company is known.
    schema.index("user_session_user_idx", "user_session", "user_id, signed_in_at");
    schema.index("user_session_signed_in_at_idx", "user_session", "signed_in_at");
    schema.add_column("user_account", column::timestamp("sessions_ended_at").null());
    schema.add_column("user_account", column::timestamp("kept_sign_in_at").null());
    schema.add_column("user_account", column::timestamp("invited_at").null());
    schema.execute("UPDATE user_account SET invited_at = created_at WHERE status = 'invited'");
}
