//! The company's stored files, as they are called in an archive.

use std::collections::{HashMap, VecDeque};

use haul_annotations::labels_of;
use haul_api::{AppContext, authz::Actor, by_ids};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    annotations::record_file,
    company::{company_document, company_settings},
    insight::import,
    loads::{document, load},
};
use haul_ports::{ArchiveContent, ArchiveEntry};
use haul_types::{CompanyDocumentKind, Date, Permission, RecordKind};
use sea_orm::{ColumnTrait, EntityTrait, Iterable, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use super::progress::Stop;

/// Files read and passed on at once: with their records' names a megabyte or two.
const FILES_AT_ONCE: u64 = 500;

/// Entries that cross to the host at once.
type Batch = Vec<ArchiveEntry>;

/// Reads the company's files, a batch at a time.
pub(super) struct Papers<'a> {
    db: Db,
    actor: &'a Actor,
    left: VecDeque<Source>,
    /// The last file that was read of the present source.
    after: Option<Uuid>,
    folders: Folders,
}

#[derive(Clone, Copy)]
enum Source {
    LoadDocuments,
    RecordFiles,
    CompanyDocuments,
    Imports,
    Logo,
}

impl<'a> Papers<'a> {
    pub(super) fn new(ctx: &AppContext, actor: &'a Actor) -> Self {
        use Source::{CompanyDocuments, Imports, LoadDocuments, Logo, RecordFiles};
        Self {
            db: ctx.db_of(actor),
            actor,
            left: [CompanyDocuments, Logo, LoadDocuments, RecordFiles, Imports].into(),
            after: None,
            folders: Folders::default(),
        }
    }

    /// The next files; none after the last one.
    pub(super) async fn next(&mut self) -> Result<Option<Batch>, Stop> {
        while let Some(source) = self.left.front().copied() {
            let (entries, last) = match source {
                Source::LoadDocuments => self.load_documents().await?,
                Source::RecordFiles => self.record_files().await?,
                Source::CompanyDocuments => self.company_documents().await?,
                Source::Imports => self.imports().await?,
                Source::Logo => self.logo().await?,
            };
            self.after = last;
            if last.is_none() {
                self.left.pop_front();
            }
            if !entries.is_empty() {
                return Ok(Some(entries));
            }
        }
        Ok(None)
    }

    /// The files after the last one.
    fn next_of<E: EntityTrait>(&self, files: Select<E>, id: E::Column) -> Select<E> {
        files.filter(id.gt(self.after.unwrap_or_default())).order_by_asc(id).limit(FILES_AT_ONCE)
    }

    async fn load_documents(&self) -> Result<(Batch, Option<Uuid>), Stop> {
        use document::{Column, Entity};
        let rows = self.next_of(Entity::owned_by(self.actor.company_id), Column::Id).fetch_all(&self.db).await?;
        let loads = load::Entity::owned_by(self.actor.company_id);
        let loads = by_ids(&self.db, loads, load::Column::Id, rows.iter().map(|row| row.load_id)).await?;
        let last = rows.last().map(|row| row.id);
        let entry = |row: document::Model| {
            let number = loads.get(&row.load_id).map_or("unknown", |load| load.number.as_str());
            let kind = row.kind.as_str();
            let name = file_name(kind, row.created_at.date(), &row.file_name, &row.media_type);
            let content = ArchiveContent::Blobs(vec![row.blob_id]);
            ArchiveEntry {
                original_name: Some(row.file_name),
                added_at: Some(row.created_at.utc()),
                is_archived: row.archived_at.is_some(),
                sha256: Some(row.sha256),
                note: row.note,
                ..ArchiveEntry::new(&["files", "loads", number], name, content, format!("load {number}"), kind)
            }
        };
        Ok((rows.into_iter().map(entry).collect(), last))
    }

    async fn record_files(&mut self) -> Result<(Batch, Option<Uuid>), Stop> {
        use record_file::{Column, Entity};
        let rows = self.next_of(Entity::owned_by(self.actor.company_id), Column::Id).fetch_all(&self.db).await?;
        let mut labels: HashMap<(RecordKind, Uuid), String> = HashMap::new();
        for kind in RecordKind::iter() {
            let ids = rows.iter().filter(|row| row.record_kind == kind).map(|row| row.record_id);
            let found = labels_of(&self.db, self.actor.company_id, kind, ids).await?;
            labels.extend(found.into_iter().map(|(id, label)| ((kind, id), label)));
        }
        let last = rows.last().map(|row| row.id);
        let mut entries = Vec::with_capacity(rows.len());
        for row in rows {
            let label = labels.get(&(row.record_kind, row.record_id)).map_or("unknown", String::as_str);
            let folder = self.folders.of(row.record_kind, row.record_id, label);
            let kind = row.kind.as_str();
            let folders = ["files", plural(row.record_kind), &folder];
            let name = file_name(kind, row.created_at.date(), &row.file_name, &row.media_type);
            let content = ArchiveContent::Blobs(vec![row.blob_id]);
            let about = format!("{} {label}", row.record_kind.as_str());
            entries.push(ArchiveEntry {
                original_name: Some(row.file_name),
                added_at: Some(row.created_at.utc()),
                is_archived: row.archived_at.is_some(),
                sha256: Some(row.sha256),
                note: row.note,
                ..ArchiveEntry::new(&folders, name, content, about, kind)
            });
        }
        Ok((entries, last))
    }

    /// The bank's letter shows the account number, which has a permission of its own.
    async fn company_documents(&self) -> Result<(Batch, Option<Uuid>), Stop> {
        let rows = company_document::Entity::owned_by(self.actor.company_id)
            .order_by_asc(company_document::Column::Id)
            .fetch_all(&self.db)
            .await?;
        let may_reveal = self.actor.may(Permission::BankingReveal);
        let entry = |row: company_document::Model| {
            let kind = row.kind.as_str();
            let is_hidden = row.kind == CompanyDocumentKind::BankLetter && !may_reveal;
            let name = file_name(kind, row.created_at.date(), &row.file_name, &row.media_type);
            let content = if is_hidden { ArchiveContent::Nothing } else { ArchiveContent::Blobs(vec![row.blob_id]) };
            ArchiveEntry {
                original_name: Some(row.file_name),
                added_at: Some(row.created_at.utc()),
                is_archived: row.archived_at.is_some(),
                sha256: Some(row.sha256),
                note: is_hidden.then(|| "The person who ordered the archive may not see account numbers.".to_owned()),
                ..of_company(name, content, kind)
            }
        };
        Ok((rows.into_iter().map(entry).collect(), None))
    }

    async fn imports(&self) -> Result<(Batch, Option<Uuid>), Stop> {
        use import::{Column, Entity};
        let rows = self.next_of(Entity::owned_by(self.actor.company_id), Column::Id).fetch_all(&self.db).await?;
        let last = rows.last().map(|row| row.id);
        let entry = |row: import::Model| {
            let name = format!("{} {}", row.created_at.date(), row.file_name);
            let content = ArchiveContent::Blobs(vec![row.blob_id]);
            let about = format!("import of {}", row.kind.as_str());
            ArchiveEntry {
                original_name: Some(row.file_name),
                added_at: Some(row.created_at.utc()),
                ..ArchiveEntry::new(&["files", "imports"], name, content, about, "import")
            }
        };
        Ok((rows.into_iter().map(entry).collect(), last))
    }

    async fn logo(&self) -> Result<(Batch, Option<Uuid>), Stop> {
        let settings = company_settings::Entity::owned_by(self.actor.company_id).fetch_optional(&self.db).await?;
        let Some(blob_id) = settings.as_ref().and_then(|row| row.logo_blob_id) else { return Ok((Vec::new(), None)) };
        let media_type = settings.and_then(|row| row.logo_media_type).unwrap_or_default();
        let name = format!("logo.{}", extension("", &media_type));
        Ok((vec![of_company(name, ArchiveContent::Blobs(vec![blob_id]), "logo")], None))
    }
}

/// Keeps the files of records apart that have one name, such as two drivers.
#[derive(Default)]
struct Folders(HashMap<(RecordKind, String), Uuid>);

impl Folders {
    fn of(&mut self, kind: RecordKind, id: Uuid, label: &str) -> String {
        let owner = *self.0.entry((kind, label.to_lowercase())).or_insert(id);
        if owner == id {
            return label.to_owned();
        }
        // The end of an id differs even if two were assigned at once.
        let text = id.simple().to_string();
        format!("{label} {}", text.get(24..).unwrap_or_default())
    }
}

fn of_company(name: String, content: ArchiveContent, kind: &str) -> ArchiveEntry {
    ArchiveEntry::new(&["files", "company"], name, content, "company".to_owned(), kind)
}

/// `proof-of-delivery-2026-11-18.pdf`
fn file_name(kind: &str, on: Date, original: &str, media_type: &str) -> String {
    format!("{}-{on}.{}", kind.replace('_', "-"), extension(original, media_type))
}

/// Of what the bytes are; of another type, that of the original name.
fn extension<'a>(original: &'a str, media_type: &str) -> &'a str {
    match media_type {
        "application/pdf" => "pdf",
        "image/jpeg" => "jpg",
        "image/png" => "png",
        "image/tiff" => "tiff",
        "image/heic" => "heic",
        "image/svg+xml" => "svg",
        "image/webp" => "webp",
        _ => original.rsplit_once('.').map_or("bin", |(_, extension)| extension),
    }
}

fn plural(kind: RecordKind) -> &'static str {
    match kind {
        RecordKind::Load => "loads",
        RecordKind::Quote => "quotes",
        RecordKind::Customer => "customers",
        RecordKind::Facility => "facilities",
        RecordKind::Driver => "drivers",
        RecordKind::Truck => "trucks",
        RecordKind::Trailer => "trailers",
        RecordKind::MotorCarrier => "carriers",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_one_name_have_folders_of_their_own() {
        let mut folders = Folders::default();
        let [first, second] = [Uuid::from_u128(1), Uuid::from_u128(0xabcd_ef01)];
        assert_eq!(folders.of(RecordKind::Driver, first, "Dana Cole"), "Dana Cole");
        assert_eq!(folders.of(RecordKind::Driver, second, "dana cole"), "dana cole abcdef01");
        assert_eq!(folders.of(RecordKind::Driver, first, "Dana Cole"), "Dana Cole");
        assert_eq!(folders.of(RecordKind::Customer, second, "Dana Cole"), "Dana Cole");
    }

    #[test]
    fn extension_is_that_of_the_bytes() {
        assert_eq!(extension("pod.exe", "application/pdf"), "pdf");
        assert_eq!(extension("loads.csv", "text/csv"), "csv");
        assert_eq!(extension("noname", "text/plain"), "bin");
    }
}
