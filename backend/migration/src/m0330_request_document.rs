//! Papers that drivers are asked for and send; and what an item said before it was corrected.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("document_request", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::json("item_types"))
            .col(column::text("message").null())
            .col(column::text("email").null())
            .col(column::date("due_on").null())
            .col(column::text("token_hash"))
            .col(column::text("sealed_token"))
            .col(column::integer("upload_count"))
            .col(column::text("created_by"))
            .col(column::timestamp("expires_at"))
            .col(column::timestamp("last_used_at").null())
            .col(column::timestamp("done_at").null())
            .col(column::timestamp("revoked_at").null())
            .col(column::text("revoked_by").null())
            .references("driver_id", "driver")
            .timestamps();
    });
    schema.unique_index("document_request_token_hash_key", "document_request", "token_hash");
    schema.index("document_request_driver_idx", "document_request", "company_id, driver_id, created_at, id");
    schema.index("document_request_created_idx", "document_request", "company_id, created_at, id");
    schema.tenant_table("document_submission", |table| {
        table
            .col(column::uuid("document_request_id"))
            .col(column::uuid("driver_id"))
            .col(column::text("item_type"))
            .col(column::text("status"))
            .col(column::text("number").null())
            .col(column::text("issuer").null())
            .col(column::date("issued_on").null())
            .col(column::date("expires_on").null())
            .col(column::text("note").null())
            .col(column::text("key").null())
            .col(column::text("reviewed_by").null())
            .col(column::timestamp("reviewed_at").null())
            .col(column::text("rejection_reason").null())
            .col(column::uuid("compliance_item_id").null())
            .references("document_request_id", "document_request")
            .references("driver_id", "driver")
            .references("compliance_item_id", "compliance_item")
            .version()
            .timestamps();
    });
    // A phone that got no response sends the same again.
    schema.unique_index("document_submission_key_key", "document_submission", "company_id, document_request_id, key");
    schema.index("document_submission_driver_idx", "document_submission", "company_id, driver_id, created_at, id");
    schema.index("document_submission_created_idx", "document_submission", "company_id, created_at, id");
    schema.index("document_submission_item_idx", "document_submission", "company_id, compliance_item_id");
    schema.add_column("record_file", column::uuid("document_submission_id").null());
    schema.index("record_file_document_submission_idx", "record_file", "company_id, document_submission_id");
    schema.tenant_table("compliance_item_version", |table| {
        table
            .col(column::uuid("compliance_item_id"))
            .col(column::text("number").null())
            .col(column::text("issuer").null())
            .col(column::date("issued_on").null())
            .col(column::date("expires_on").null())
            .col(column::text("waived_reason").null())
            .col(column::text("note").null())
            .col(column::timestamp("archived_at").null())
            .col(column::timestamp("replaced_at"))
            .references("compliance_item_id", "compliance_item");
    });
    schema.index(
        "compliance_item_version_item_idx",
        "compliance_item_version",
        "company_id, compliance_item_id, replaced_at",
    );
}
