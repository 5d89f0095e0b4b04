//! A company's archive: one ZIP file of many stored files. The bytes stay in the host.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use uuid::Uuid;

/// An archive to pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveOrder {
    pub company_id: Uuid,
    /// The blob to write, with a new id. It expires like an unclaimed upload and can't be claimed.
    pub blob_id: Uuid,
    pub created_at: DateTime<Utc>,
    /// Explains the archive to people; the host adds a list of all files, `manifest.csv`.
    pub readme: String,
}

/// A file of an archive, or one that is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveEntry {
    /// Names of folders, outermost first. The host replaces what isn't safe in a path.
    pub folders: Vec<String>,
    /// The file's name. The host numbers it if the folder has another one of this name.
    pub name: String,
    pub content: ArchiveContent,
    /// The record that it belongs to, for people.
    pub about: String,
    pub kind: String,
    /// What it was called when it was uploaded.
    pub original_name: Option<String>,
    pub added_at: Option<DateTime<Utc>>,
    pub is_archived: bool,
    /// Rows of a list.
    pub rows: Option<u64>,
    /// What the bytes should be, if known: lowercase hex.
    pub sha256: Option<String>,
    /// What a reader of the list of files should know about it.
    pub note: Option<String>,
}

impl ArchiveEntry {
    /// One of which nothing more is known.
    pub fn new(folders: &[&str], name: String, content: ArchiveContent, about: String, kind: &str) -> Self {
        Self {
            folders: folders.iter().map(|&folder| folder.to_owned()).collect(),
            name,
            content,
            about,
            kind: kind.to_owned(),
            original_name: None,
            added_at: None,
            is_archived: false,
            rows: None,
            sha256: None,
            note: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveContent {
    /// The company's blobs, one after the other. The later ones are tables: their first line repeats the header and is
    /// skipped.
    Blobs(Vec<Uuid>),
    /// Only in the list of files; the entry's note says why.
    Nothing,
}

/// How far an archive is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveState {
    /// This host doesn't pack it: another one may, or it was restarted.
    Unknown,
    Packing {
        files: u32,
        bytes: u64,
    },
    Packed(PackedArchive),
    Failed(ArchivesError),
}

/// An archive in the blob store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedArchive {
    /// Lowercase hex SHA-256 of the bytes.
    pub sha256: String,
    pub byte_size: u64,
    /// Files from the entries that are inside.
    pub files: u32,
    /// Entries that are not, or not whole.
    pub left_out: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchivesError {
    /// Other archives are being packed.
    #[error("other archives are being packed")]
    Busy,
    #[error("more than {max} files")]
    TooManyFiles { max: u32 },
    #[error("more than {max} bytes")]
    TooLarge { max: u64 },
    #[error("the archive took too long")]
    Timeout,
    #[error("archives are unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Archives: Send + Sync {
    /// Begins an archive. Nothing is stored before it is started.
    async fn open(&self, order: &ArchiveOrder) -> Result<Box<dyn ArchivePacker>, ArchivesError>;

    /// Waits a moment for an archive to be packed, and says how far it is.
    async fn wait(&self, company_id: Uuid, blob_id: Uuid) -> ArchiveState;
}

/// An archive whose files are being named.
#[async_trait]
pub trait ArchivePacker: Send {
    async fn add(&mut self, entries: Vec<ArchiveEntry>) -> Result<(), ArchivesError>;

    /// Packs it in the background.
    async fn start(self: Box<Self>) -> Result<(), ArchivesError>;
}
