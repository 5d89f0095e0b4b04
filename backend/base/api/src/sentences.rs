//! What happens to many records alike, as their histories tell it.

/// What happens to every simple record.
pub const SIMPLE_VERBS: &[&str] = &["created", "updated", "archived", "restored"];

/// What happens to every record that takes tags and notes. `{kind}` is the record's topic.
pub const ANNOTATION_SENTENCES: &[(&str, &str)] = &[
    ("tagged", "Changed the tags of {kind} {label}"),
    ("note_added", "Added a note to {kind} {label}"),
    ("note_changed", "Changed a note on {kind} {label}"),
    ("note_archived", "Archived a note on {kind} {label}"),
    ("note_restored", "Restored a note on {kind} {label}"),
];

/// What happens to every record that takes files.
pub const FILE_SENTENCES: &[(&str, &str)] = &[
    ("file_added", "Added a file to {kind} {label}"),
    ("file_changed", "Changed a file of {kind} {label}"),
    ("file_archived", "Archived a file of {kind} {label}"),
    ("file_restored", "Restored a file of {kind} {label}"),
    ("file_purged", "Purged a file of {kind} {label}"),
];

/// What happens to every record whose papers are watched.
pub const PAPER_SENTENCES: &[(&str, &str)] = &[
    ("item_added", "Added a paper of {kind} {label}"),
    ("item_renewed", "Renewed a paper of {kind} {label}"),
    ("item_changed", "Corrected a paper of {kind} {label}"),
    ("item_archived", "Archived a paper of {kind} {label}"),
    ("item_restored", "Restored a paper of {kind} {label}"),
    ("item_removed", "Undid the import of a paper of {kind} {label}"),
    ("item_purged", "Purged a paper of {kind} {label}"),
    ("compliance_file_opened", "Opened the file of {kind} {label}"),
    ("restricted_file_opened", "Opened a file of {kind} {label} that is kept apart"),
];
