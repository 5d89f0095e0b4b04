//! A notice's priority and matter, when it is mailed, and each person's notice settings.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("notice", column::text("priority").default("information"));
    // None once it is archived, so that the next occurrence of the same matter is a new notice.
    schema.add_column("notice", column::text("open_key").null());
    schema.add_column("notice", column::boolean("is_in_bell").default(true));
    schema.add_column("notice", column::timestamp("mail_due_at").null());
    schema.add_column("notice", column::timestamp("mailed_at").null());
    schema.unique_index("notice_open_key", "notice", "company_id, open_key, user_id");
    schema.tenant_table("notice_settings", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::text("time_zone").null())
            .col(column::integer("digest_hour"))
            .col(column::integer("quiet_from").null())
            .col(column::integer("quiet_until").null())
            .col(column::json("choices"))
            .version()
            .timestamps()
            .references("user_id", "user_account");
    });
    schema.unique_index("notice_settings_user_key", "notice_settings", "company_id, user_id");
}
