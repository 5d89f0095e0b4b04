//! Archives: what is inside, what is not, and what is refused.

use std::io::{Cursor, Read};
use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;
use haul_capability::archives::{ArchivesLimits, ZipArchives};
use haul_capability::blobs::BlobStore;
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_ports::{ArchiveContent, ArchiveEntry, ArchiveOrder, ArchiveState, Archives, ArchivesError, PackedArchive};
use sha2::{Digest, Sha256};
use uuid::Uuid;
use zip::ZipArchive;

const COMPANY: Uuid = Uuid::from_u128(1);
const OTHER: Uuid = Uuid::from_u128(2);

fn limits() -> ArchivesLimits {
    ArchivesLimits { wait: Duration::from_secs(120), ..ArchivesLimits::default() }
}

struct Attic {
    blobs: BlobStore,
    archives: ZipArchives,
}

fn attic(limits: ArchivesLimits) -> Attic {
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    let blobs = BlobStore::in_memory(sealing);
    Attic { archives: ZipArchives::new(blobs.clone(), limits), blobs }
}

fn order() -> ArchiveOrder {
    ArchiveOrder { company_id: COMPANY, blob_id: Uuid::now_v7(), created_at: Utc::now(), readme: "Read me".to_owned() }
}

fn entry(folders: &[&str], name: &str, blobs: Vec<Uuid>) -> ArchiveEntry {
    ArchiveEntry {
        folders: folders.iter().map(|&folder| folder.to_owned()).collect(),
        name: name.to_owned(),
        content: ArchiveContent::Blobs(blobs),
        about: "load L-1".to_owned(),
        kind: "photo".to_owned(),
        original_name: Some("=cmd()".to_owned()),
        added_at: Some(Utc::now()),
        is_archived: false,
        rows: None,
        sha256: None,
        note: None,
    }
}

impl Attic {
    async fn pack(&self, entries: Vec<ArchiveEntry>) -> (Uuid, ArchiveState) {
        let order = order();
        let mut packer = self.archives.open(&order).await.unwrap();
        packer.add(entries).await.unwrap();
        packer.start().await.unwrap();
        (order.blob_id, self.archives.wait(COMPANY, order.blob_id).await)
    }

    async fn packed(&self, entries: Vec<ArchiveEntry>) -> (ZipArchive<Cursor<Vec<u8>>>, PackedArchive) {
        let (blob_id, state) = self.pack(entries).await;
        let ArchiveState::Packed(packed) = state else { panic!("{state:?}") };
        let bytes = self.blobs.bytes_of(COMPANY, blob_id).await.unwrap().to_vec();
        assert_eq!(packed.byte_size, bytes.len() as u64);
        assert_eq!(packed.sha256, hex(&bytes));
        (ZipArchive::new(Cursor::new(bytes)).unwrap(), packed)
    }
}

fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn text(zip: &mut ZipArchive<Cursor<Vec<u8>>>, path: &str) -> String {
    let mut text = String::new();
    zip.by_name(path).unwrap_or_else(|error| panic!("{path}: {error}")).read_to_string(&mut text).unwrap();
    text
}

#[tokio::test]
async fn parts_of_a_table_are_one_file_and_names_are_safe() {
    let attic = attic(limits());
    let first = attic.blobs.put(COMPANY, "\u{feff}Name,Kind\r\na,b\r\n").await;
    let second = attic.blobs.put(COMPANY, "\u{feff}Name,Kind\r\nc,d\r\n").await;
    let empty = attic.blobs.put(COMPANY, "\u{feff}Name,Kind\r\n").await;
    let photo = attic.blobs.put(COMPANY, "photo").await;
    let (mut zip, packed) = attic
        .packed(vec![
            entry(&["lists"], "loads.csv", vec![first, second, empty]),
            entry(&["..", "L/1"], "../x.jpg", vec![photo]),
            entry(&["files"], "x.jpg", vec![photo]),
            entry(&["Files"], "X.JPG", vec![photo]),
            entry(&[], "manifest.csv", vec![photo]),
        ])
        .await;
    assert_eq!((packed.files, packed.left_out), (5, 0));
    assert_eq!(text(&mut zip, "lists/loads.csv"), "\u{feff}Name,Kind\r\na,b\r\nc,d\r\n");
    let names: Vec<_> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    assert_eq!(
        names,
        [
            "README.txt",
            "lists/loads.csv",
            "_/L-1/_..-x.jpg",
            "files/x.jpg",
            "Files/X (2).JPG",
            "manifest (2).csv",
            "manifest.csv",
        ]
    );
    let manifest = text(&mut zip, "manifest.csv");
    assert!(manifest.contains("'=cmd()"), "no formula reaches a spreadsheet: {manifest}");
}

#[tokio::test]
async fn what_is_missing_changed_or_of_another_company_is_named() {
    let attic = attic(limits());
    let theirs = attic.blobs.put(OTHER, "theirs").await;
    let changed = attic.blobs.put(COMPANY, "now").await;
    let note = Some("Not to be included.".to_owned());
    let (mut zip, packed) = attic
        .packed(vec![
            entry(&[], "theirs.pdf", vec![theirs]),
            entry(&[], "lost.pdf", vec![Uuid::now_v7()]),
            ArchiveEntry { sha256: Some(hex(b"before")), ..entry(&[], "changed.pdf", vec![changed]) },
            ArchiveEntry { content: ArchiveContent::Nothing, note, ..entry(&[], "hidden.pdf", Vec::new()) },
        ])
        .await;
    assert_eq!((packed.files, packed.left_out), (1, 3));
    let manifest = text(&mut zip, "manifest.csv");
    let line = |path: &str| manifest.lines().find(|line| line.starts_with(path)).unwrap().to_owned();
    for path in ["theirs.pdf", "lost.pdf"] {
        assert!(line(path).ends_with(",no,The file is missing from the storage."), "{manifest}");
    }
    assert!(line("hidden.pdf").ends_with(",no,Not to be included."), "{manifest}");
    assert!(line("changed.pdf").contains(&hex(b"now")) && line("changed.pdf").contains("differs"), "{manifest}");
    assert!(zip.by_name("theirs.pdf").is_err());
}

/// Above 65,535 files a ZIP file needs its 64-bit form.
#[tokio::test]
async fn more_files_than_the_old_form_has_room_for() {
    let attic = attic(limits());
    let blob = attic.blobs.put(COMPANY, "x").await;
    let entries = (0..66_000).map(|number| entry(&["files"], &format!("{number}.txt"), vec![blob])).collect();
    let (mut zip, packed) = attic.packed(entries).await;
    assert_eq!((zip.len(), packed.files), (66_002, 66_000));
    assert_eq!(text(&mut zip, "files/65999.txt"), "x");
}

#[tokio::test]
async fn limits_are_told_and_nothing_is_kept() {
    let few = attic(ArchivesLimits { files: 1, ..limits() });
    let mut packer = few.archives.open(&order()).await.unwrap();
    let two = vec![entry(&[], "a", Vec::new()), entry(&[], "b", Vec::new())];
    assert_eq!(packer.add(two).await, Err(ArchivesError::TooManyFiles { max: 1 }));

    let small = attic(ArchivesLimits { bytes: 1_000, ..limits() });
    // Does not shrink.
    let noise: Vec<u8> = (0..2_000_u32).flat_map(|number| Sha256::digest(number.to_le_bytes()).to_vec()).collect();
    let blob = small.blobs.put(COMPANY, noise).await;
    let (blob_id, state) = small.pack(vec![entry(&[], "a", vec![blob])]).await;
    assert_eq!(state, ArchiveState::Failed(ArchivesError::TooLarge { max: 1_000 }));
    assert!(small.blobs.bytes_of(COMPANY, blob_id).await.is_none());

    let slow = attic(ArchivesLimits { time: Duration::ZERO, ..limits() });
    let blob = slow.blobs.put(COMPANY, "x").await;
    // More than a timer's shortest time.
    let many = (0..1_000).map(|number| entry(&["files"], &format!("{number}.txt"), vec![blob])).collect();
    let (_, state) = slow.pack(many).await;
    assert_eq!(state, ArchiveState::Failed(ArchivesError::Timeout));
}

#[tokio::test]
async fn archives_take_turns_and_only_the_company_sees_its_own() {
    let attic = attic(limits());
    let first = attic.archives.open(&order()).await.unwrap();
    assert_eq!(attic.archives.open(&order()).await.err(), Some(ArchivesError::Busy));
    drop(first);
    let (blob_id, state) = attic.pack(Vec::new()).await;
    assert!(matches!(state, ArchiveState::Packed(_)));
    assert_eq!(attic.archives.wait(OTHER, blob_id).await, ArchiveState::Unknown);
    assert_eq!(attic.archives.wait(COMPANY, Uuid::now_v7()).await, ArchiveState::Unknown);
    assert!(attic.archives.open(&order()).await.is_ok(), "its place is free again");
}

/// A company whose storage is full takes everything along all the same, and the archive expires like other files.
#[tokio::test]
async fn quota_does_not_hold_an_archive_back() {
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    let blobs = BlobStore::in_memory(sealing).with_quota(10);
    let archives = ZipArchives::new(blobs.clone(), limits());
    let blob = blobs.put(COMPANY, "0123456789").await;
    let attic = Attic { blobs: blobs.clone(), archives };
    let (blob_id, state) = attic.pack(vec![entry(&[], "a", vec![blob])]).await;
    assert!(matches!(state, ArchiveState::Packed(_)), "{state:?}");
    assert_eq!(blobs.stored_bytes(COMPANY).await, Ok(10));
    assert!(blobs.bytes_of(COMPANY, blob_id).await.is_some());
    blobs.sweep(Utc::now() + chrono::TimeDelta::minutes(1)).await.unwrap();
    assert!(blobs.bytes_of(COMPANY, blob_id).await.is_none());
}
