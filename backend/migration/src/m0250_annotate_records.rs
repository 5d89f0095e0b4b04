//! Tags, notes and files on every kind of record, and who has a record open.

use crate::{Schema, TableBuilder, column};

const ALL: [(&str, &str); 7] = [
    ("load_id", "load"),
    ("quote_id", "quote"),
    ("customer_id", "customer"),
    ("facility_id", "facility"),
    ("driver_id", "driver"),
    ("truck_id", "truck"),
    ("trailer_id", "trailer"),
];

pub fn up(schema: &mut Schema) {
    create_tags(schema);
    create_notes(schema);
    create_files(schema);
    create_presence(schema);
}

/// The record's id, and the same in the column of its kind, whose foreign key keeps it in its company.
fn name_record(table: &mut TableBuilder, kinds: &[(&'static str, &'static str)]) {
    for (column, target) in kinds {
        table.col(column::uuid(column).null()).references(column, target);
    }
}

fn create_tags(schema: &mut Schema) {
    schema.tenant_link_table("record_tag", |table| {
        table
            .col(column::uuid("record_id"))
            .col(column::uuid("tag_id"))
            .col(column::text("record_kind"))
            .primary_key(&["company_id", "record_id", "tag_id"])
            .references("tag_id", "tag");
        name_record(table, &ALL);
    });
    // Lists ask for the records of a tag.
    schema.index("record_tag_tag_idx", "record_tag", "company_id, tag_id, record_id");
    schema.execute(
        "INSERT INTO record_tag (company_id, record_id, tag_id, record_kind, load_id) \
         SELECT company_id, load_id, tag_id, 'load', load_id FROM load_tag",
    );
    schema.execute("DROP TABLE load_tag");
}

fn create_notes(schema: &mut Schema) {
    schema.tenant_table("record_note", |table| {
        table
            .col(column::text("record_kind"))
            .col(column::uuid("record_id"))
            .col(column::text("audience"))
            .col(column::text("text"))
            .col(column::json("mentions"))
            .col(column::uuid("author_id").null())
            .col(column::text("author_name"))
            .col(column::timestamp("edited_at").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
        name_record(table, &ALL);
    });
    schema.index("record_note_record_idx", "record_note", "company_id, record_id, created_at");
}

fn create_files(schema: &mut Schema) {
    schema.tenant_table("record_file", |table| {
        table
            .col(column::text("record_kind"))
            .col(column::uuid("record_id"))
            .col(column::text("kind"))
            .col(column::text("file_name"))
            .col(column::text("media_type"))
            .col(column::bigint("byte_size"))
            .col(column::text("sha256"))
            .col(column::uuid("blob_id"))
            .col(column::text("note").null())
            .col(column::text("uploaded_by"))
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
        // Loads have documents, and quotes no files.
        name_record(table, ALL.get(2..).unwrap_or_default());
    });
    schema.index("record_file_record_idx", "record_file", "company_id, record_id, created_at");
    schema.unique_index("record_file_blob_id_key", "record_file", "company_id, blob_id");
}

/// Without foreign keys to records: a row lasts less than a minute.
fn create_presence(schema: &mut Schema) {
    schema.tenant_link_table("presence", |table| {
        table
            .col(column::uuid("record_id"))
            .col(column::uuid("user_id"))
            .col(column::text("record_kind"))
            .col(column::boolean("is_editing"))
            .col(column::timestamp("since_at"))
            .col(column::timestamp("seen_at"))
            .primary_key(&["company_id", "record_id", "user_id"])
            .references("user_id", "user_account");
    });
    schema.index("presence_seen_idx", "presence", "seen_at");
}
