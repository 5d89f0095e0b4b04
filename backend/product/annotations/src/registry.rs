//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{AnyOf, Staff},
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticePriority};

use crate::permissions::{READ, WRITE};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::tags::TagsApi>(),
        Operations::of::<crate::notes::NotesApi>(),
        Operations::of::<crate::files::FilesApi>(),
        Operations::of::<crate::presence::PresenceApi>(),
    ],
    policy: &[
        ("list_tags", AnyOf(READ)),
        ("read_tag", AnyOf(READ)),
        ("create_tag", AnyOf(WRITE)),
        ("update_tag", AnyOf(WRITE)),
        ("archive_tag", AnyOf(WRITE)),
        ("restore_tag", AnyOf(WRITE)),
        ("tag_record", AnyOf(WRITE)),
        ("list_record_notes", AnyOf(READ)),
        ("create_record_note", AnyOf(WRITE)),
        ("update_record_note", AnyOf(WRITE)),
        ("archive_record_note", AnyOf(WRITE)),
        ("restore_record_note", AnyOf(WRITE)),
        ("list_colleagues", Staff),
        ("list_record_files", AnyOf(READ)),
        ("create_record_file_upload", AnyOf(WRITE)),
        ("create_record_file", AnyOf(WRITE)),
        ("update_record_file", AnyOf(WRITE)),
        ("archive_record_file", AnyOf(WRITE)),
        ("restore_record_file", AnyOf(WRITE)),
        ("open_record_file", AnyOf(READ)),
        ("read_record_presence", Staff),
        ("announce_record_presence", Staff),
        ("end_record_presence", Staff),
    ],
    records: &[Record::of("tag", AnyOf(READ)).shown_as::<crate::tags::Tag>(), Record::personal("presence")],
    notices: &[NoticeSpec::new(
        NoticeKind::Mention,
        NoticePriority::Warning,
        "record_note",
        "Someone mentions you in a note",
        Staff,
    )],
    retention: &[|db, now| Box::pin(crate::presence::sweep(db, now))],
    tables: crate::archived::TABLES,
    ..Area::new("annotations")
};
