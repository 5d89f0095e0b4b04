//! Inquiries to drivers' previous employers, kept apart from the qualification file.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("employer_inquiry", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::text("employer_name"))
            .col(column::text("employer_name_folded"))
            .col(column::text("contact_name").null())
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::text("position").null())
            .col(column::date("from_on").null())
            .col(column::date("to_on").null())
            .col(column::boolean("is_regulated"))
            .col(column::boolean("is_safety_sensitive"))
            .col(column::date("authorized_on").null())
            .col(column::json("attempts"))
            .col(column::date("asked_on").null())
            .col(column::text("outcome").null())
            .col(column::date("closed_on").null())
            .col(column::text("answer").null())
            .col(column::text("accidents").null())
            .col(column::text("test_violations").null())
            .col(column::boolean("is_rehire_eligible").null())
            .col(column::text("rebuttal").null())
            .col(column::date("rebutted_on").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.index("employer_inquiry_driver_idx", "employer_inquiry", "company_id, driver_id, created_at");
    schema.index("employer_inquiry_created_at_idx", "employer_inquiry", "company_id, created_at DESC, id DESC");
}
