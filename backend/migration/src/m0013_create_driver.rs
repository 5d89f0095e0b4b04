//! Who drives.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("driver", |table| {
        table
            .col(column::text("code").null())
            .col(column::text("first_name"))
            .col(column::text("last_name"))
            .col(column::text("full_name_folded"))
            .col(column::text("last_name_folded"))
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::text("kind"))
            .col(column::text("state"))
            .col(column::date("hired_on").null())
            .col(column::date("terminated_on").null())
            .col(column::text("license_number").null())
            .col(column::text("license_state").null())
            .col(column::text("license_class").null())
            .col(column::date("license_expires_on").null())
            .col(column::json("endorsements"))
            .col(column::json("restrictions"))
            .col(column::date("medical_expires_on").null())
            .col(column::uuid("terminal_id").null())
            .col(column::uuid("fleet_owner_id").null())
            .col(column::json("emergency_contact").null())
            .col(column::json("address").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .references("terminal_id", "terminal")
            .references("fleet_owner_id", "fleet_owner")
            .version()
            .timestamps();
    });
    schema.unique_index_where("driver_code_key", "driver", "company_id, code", "code IS NOT NULL");
    schema.index("driver_last_name_idx", "driver", "company_id, last_name_folded, id");
    schema.index("driver_license_expires_on_idx", "driver", "company_id, license_expires_on, id");
    schema.index("driver_medical_expires_on_idx", "driver", "company_id, medical_expires_on, id");
}
