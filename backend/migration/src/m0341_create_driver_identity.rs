//! Birth dates and Social Security numbers of drivers, sealed.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("driver_identity", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::text("birth_date_sealed").null())
            .col(column::text("ssn_sealed").null())
            .col(column::text("ssn_last4").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.unique_index("driver_identity_driver_key", "driver_identity", "company_id, driver_id");
}
