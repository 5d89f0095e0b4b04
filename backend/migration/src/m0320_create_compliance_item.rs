//! Papers of drivers, trucks and trailers. The dates that were on the records become their first items.

use haul_db::Dialect;

use crate::{Schema, column};

/// Record, its column of a date, and the type of the item that it becomes.
const DATES: [(&str, &str, &str); 8] = [
    ("driver", "license_expires_on", "license"),
    ("driver", "medical_expires_on", "medical"),
    ("driver", "twic_expires_on", "twic"),
    ("truck", "registration_expires_on", "registration"),
    ("truck", "annual_inspection_expires_on", "inspection"),
    ("truck", "insurance_expires_on", "insurance"),
    ("trailer", "registration_expires_on", "registration"),
    ("trailer", "annual_inspection_expires_on", "inspection"),
];

const INDEXES: [&str; 3] =
    ["driver_license_expires_on_idx", "driver_medical_expires_on_idx", "truck_annual_inspection_expires_on_idx"];

/// Orders that lists no longer have.
const ORDERS: [&str; 3] = ["license_expires_on", "medical_expires_on", "annual_inspection_expires_on"];

pub fn up(schema: &mut Schema) {
    schema.tenant_table("compliance_item", |table| {
        table
            .col(column::text("record_kind"))
            .col(column::uuid("record_id"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::text("item_type"))
            .col(column::text("number").null())
            .col(column::text("issuer").null())
            .col(column::date("issued_on").null())
            .col(column::date("expires_on").null())
            .col(column::text("waived_reason").null())
            .col(column::text("note").null())
            .col(column::text("added_by"))
            .col(column::timestamp("superseded_at").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .version()
            .timestamps();
    });
    schema.unique_index_where(
        "compliance_item_current_key",
        "compliance_item",
        "company_id, record_id, item_type",
        "superseded_at IS NULL AND archived_at IS NULL",
    );
    schema.index("compliance_item_record_idx", "compliance_item", "company_id, record_id, created_at");
    schema.index("compliance_item_expires_on_idx", "compliance_item", "company_id, expires_on, id");
    schema.add_column("record_file", column::uuid("compliance_item_id").null());
    schema.index("record_file_compliance_item_idx", "record_file", "company_id, compliance_item_id");
    carry_over(schema);
}

fn carry_over(schema: &mut Schema) {
    for (dialect, id) in [
        (Dialect::Postgres, "gen_random_uuid()"),
        (
            Dialect::Sqlite,
            "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
             || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
        ),
    ] {
        for (record, date, item_type) in DATES {
            schema.execute_on(
                dialect,
                &format!(
                    "INSERT INTO compliance_item (id, company_id, record_kind, record_id, {record}_id, item_type, \
                     expires_on, added_by, version, created_at, updated_at) \
                     SELECT {id}, company_id, '{record}', id, id, '{item_type}', {date}, 'Carried over', 1, \
                     created_at, updated_at FROM {record} WHERE {date} IS NOT NULL"
                ),
            );
        }
    }
    for index in INDEXES {
        schema.execute(&format!("DROP INDEX {index}"));
    }
    for (record, date, _) in DATES {
        schema.execute(&format!("ALTER TABLE {record} DROP COLUMN {date}"));
    }
    for order in ORDERS {
        schema.execute(&format!(
            "UPDATE saved_view SET search = replace(replace(search, 'sort={order}', ''), 'sort=-{order}', '') \
             WHERE search LIKE '%sort=%{order}%'"
        ));
    }
}
