//! Uploads and downloads by ticket.

use std::convert::Infallible;
use std::sync::Arc;

use bytes::Bytes;
use chrono::{TimeDelta, Utc};
use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt, stream};
use haul_capability::blobs::{Appended, BlobStore, DownloadError, Receipt, UploadError};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_ports::{BlobError, BlobReceipt, Blobs, DownloadGrant, UploadGrant, UploadPurpose};
use tempfile::TempDir;
use uuid::Uuid;

const COMPANY: Uuid = Uuid::from_u128(1);
const PDF: &[u8] = b"%PDF-1.7\nsigned by the consignee";

struct Desk {
    blobs: BlobStore,
    folder: TempDir,
}

fn desk() -> Desk {
    let folder = tempfile::tempdir().unwrap();
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    Desk { blobs: BlobStore::in_folder(folder.path(), sealing).unwrap(), folder }
}

fn grant() -> UploadGrant {
    UploadGrant {
        company_id: COMPANY,
        purpose: UploadPurpose::LoadDocument,
        max_bytes: 1_000,
        media_types: vec!["application/pdf".into(), "text/csv".into()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    }
}

impl Desk {
    fn verified(&self, receipt: &str) -> Result<BlobReceipt, BlobError> {
        self.blobs.verify_receipt(receipt, COMPANY, UploadPurpose::LoadDocument)
    }

    fn ticket(&self, grant: &UploadGrant) -> String {
        strip(&self.blobs.mint_upload(grant).unwrap().url)
    }

    async fn send(&self, ticket: &str, bytes: &[u8]) -> Result<Receipt, UploadError> {
        // In small pieces, as a network delivers them.
        let pieces: Vec<_> = bytes.chunks(7).map(|piece| Ok::<_, Infallible>(Bytes::copy_from_slice(piece))).collect();
        self.blobs.take_in(ticket, stream::iter(pieces)).await
    }

    async fn upload(&self, bytes: &[u8]) -> Receipt {
        self.send(&self.ticket(&grant()), bytes).await.unwrap()
    }

    fn download_ticket(&self, blob_id: Uuid, media_type: &str) -> String {
        let grant = DownloadGrant {
            company_id: COMPANY,
            blob_id,
            file_name: "POD 4711.pdf".into(),
            media_type: media_type.into(),
            inline: true,
            expires_at: Utc::now() + TimeDelta::minutes(5),
        };
        strip(&self.blobs.mint_download(&grant).unwrap())
    }

    async fn read(&self, ticket: &str, range: Option<std::ops::Range<u64>>) -> Vec<u8> {
        let bytes = self.blobs.open_download(ticket).await.unwrap().bytes(range).await.unwrap();
        bytes.try_collect::<Vec<_>>().await.unwrap().concat()
    }

    fn files(&self) -> usize {
        fn count(folder: &std::path::Path) -> usize {
            let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            entries.map(|path| if path.is_dir() { count(&path) } else { 1 }).sum()
        }
        count(self.folder.path())
    }
}

fn strip(url: &str) -> String {
    url.strip_prefix("/blobs/").unwrap().split('/').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_blob_comes_back_as_it_was_sent() {
    let desk = desk();
    let receipt = desk.upload(PDF).await;
    assert_eq!(receipt.content.byte_size, PDF.len() as u64);
    assert_eq!(receipt.content.media_type, "application/pdf");
    assert_eq!(receipt.content.sha256.len(), 64);
    assert_eq!(desk.verified(&receipt.signed).unwrap(), receipt.content);

    let ticket = desk.download_ticket(receipt.content.blob_id, "application/pdf");
    assert_eq!(desk.read(&ticket, None).await, PDF);
    desk.blobs.claim(COMPANY, receipt.content.blob_id).await.unwrap();
    desk.blobs.claim(COMPANY, receipt.content.blob_id).await.unwrap();
    assert_eq!(desk.read(&ticket, None).await, PDF);
    assert_eq!(desk.read(&ticket, Some(5..8)).await, b"1.7");
}

#[tokio::test]
async fn a_csv_is_told_from_bytes() {
    let desk = desk();
    assert_eq!(desk.upload("unit,city\n12,Größe\n".as_bytes()).await.content.media_type, "text/csv");
    let error = desk.send(&desk.ticket(&grant()), b"unit,city\n12,\0\n").await.unwrap_err();
    assert!(matches!(error, UploadError::UnsupportedType { .. }));
}

#[tokio::test]
async fn refused_uploads_leave_nothing_behind() {
    let desk = desk();
    let one_over = [PDF, &[b' '; 1_000]].concat();
    let cases: [(&[u8], UploadError); 4] = [
        (&one_over, UploadError::TooLarge { max_bytes: 1_000 }),
        (b"MZ\x90\0\x03", UploadError::UnsupportedType { allowed: grant().media_types }),
        (
            b"<svg xmlns='http://www.w3.org/2000/svg'><script/>\0",
            UploadError::UnsupportedType { allowed: grant().media_types },
        ),
        (b"", UploadError::UnsupportedType { allowed: grant().media_types }),
    ];
    for (bytes, expected) in cases {
        assert_eq!(desk.send(&desk.ticket(&grant()), bytes).await.unwrap_err(), expected);
    }
    let broken = stream::iter([Ok(Bytes::from_static(PDF)), Err("the line went dead")]);
    let error = desk.blobs.take_in(&desk.ticket(&grant()), broken.boxed()).await.unwrap_err();
    assert_eq!(error, UploadError::Interrupted("the line went dead".into()));
    assert_eq!(desk.files(), 0);
}

#[tokio::test]
async fn a_file_of_exactly_the_limit_is_taken() {
    let desk = desk();
    let mut bytes = PDF.to_vec();
    bytes.resize(1_000, b' ');
    assert_eq!(desk.upload(&bytes).await.content.byte_size, 1_000);
}

#[tokio::test]
async fn a_ticket_is_good_for_one_thing_and_once() {
    let desk = desk();
    let ticket = desk.ticket(&grant());
    let receipt = desk.send(&ticket, PDF).await.unwrap();
    assert_eq!(desk.send(&ticket, PDF).await.unwrap_err(), UploadError::AlreadyUsed);
    desk.blobs.claim(COMPANY, receipt.content.blob_id).await.unwrap();
    assert_eq!(desk.send(&ticket, PDF).await.unwrap_err(), UploadError::AlreadyUsed);
    // An upload ticket opens no download and is no receipt; and vice versa.
    assert_eq!(desk.blobs.open_download(&ticket).await.err(), Some(DownloadError::InvalidTicket));
    assert_eq!(desk.verified(&ticket), Err(BlobError::InvalidReceipt));
    assert_eq!(desk.send(&receipt.signed, PDF).await.unwrap_err(), UploadError::InvalidTicket);
}

#[tokio::test]
async fn expired_and_foreign_tickets_are_refused() {
    let desk = desk();
    let expired = UploadGrant { expires_at: Utc::now() - TimeDelta::minutes(1), ..grant() };
    let other = self::desk();
    for ticket in [desk.ticket(&expired), other.ticket(&grant()), String::new(), "a.b.c".into()] {
        assert_eq!(desk.send(&ticket, PDF).await.unwrap_err(), UploadError::InvalidTicket);
    }
}

#[tokio::test]
async fn only_harmless_types_are_shown_inline() {
    let desk = desk();
    let blob_id = desk.upload(PDF).await.content.blob_id;
    for (media_type, expected) in [
        ("application/pdf", true),
        ("image/png", true),
        ("text/csv", false),
        ("image/svg+xml", false),
        ("text/html", false),
    ] {
        let download = desk.blobs.open_download(&desk.download_ticket(blob_id, media_type)).await.unwrap();
        assert_eq!(download.inline, expected, "{media_type}");
    }
}

#[tokio::test]
async fn the_sweep_takes_what_nobody_claimed() {
    let desk = desk();
    let (claimed, unclaimed) = (desk.upload(PDF).await.content.blob_id, desk.upload(PDF).await.content.blob_id);
    desk.blobs.claim(COMPANY, claimed).await.unwrap();
    assert_eq!(desk.blobs.sweep(Utc::now() - TimeDelta::days(1)).await.unwrap(), 0);
    assert_eq!(desk.blobs.sweep(Utc::now() + TimeDelta::minutes(1)).await.unwrap(), 1);
    let gone = desk.download_ticket(unclaimed, "application/pdf");
    assert_eq!(desk.blobs.open_download(&gone).await.err(), Some(DownloadError::NotFound));
    assert!(desk.blobs.claim(COMPANY, unclaimed).await.is_err());
    assert_eq!(desk.read(&desk.download_ticket(claimed, "application/pdf"), None).await, PDF);
}

#[tokio::test]
async fn the_sweep_takes_what_was_released() {
    let desk = desk();
    let blob_id = desk.upload(PDF).await.content.blob_id;
    desk.blobs.claim(COMPANY, blob_id).await.unwrap();
    desk.blobs.release(COMPANY, blob_id).await.unwrap();
    desk.blobs.release(COMPANY, blob_id).await.unwrap();
    let link = desk.download_ticket(blob_id, "application/pdf");
    assert_eq!(desk.read(&link, None).await, PDF, "a link still works until the sweep");
    assert_eq!(desk.blobs.sweep(Utc::now() + TimeDelta::minutes(1)).await.unwrap(), 1);
    assert_eq!(desk.blobs.open_download(&link).await.err(), Some(DownloadError::NotFound));
    desk.blobs.release(COMPANY, blob_id).await.unwrap();
}

/// A sender whose bytes the test supplies one by one.
fn slow_sender()
-> (futures::channel::mpsc::UnboundedSender<std::io::Result<Bytes>>, BoxStream<'static, std::io::Result<Bytes>>) {
    let (sender, bytes) = futures::channel::mpsc::unbounded();
    (sender, bytes.boxed())
}

#[tokio::test]
async fn a_ticket_takes_one_sender_at_a_time() {
    let desk = desk();
    let ticket = desk.ticket(&grant());
    let (sender, bytes) = slow_sender();
    let mut first = Box::pin(desk.blobs.take_in(&ticket, bytes));
    sender.unbounded_send(Ok(Bytes::from_static(PDF))).unwrap();
    assert!(futures::poll!(first.as_mut()).is_pending());
    assert_eq!(desk.send(&ticket, b"%PDF-1.7\nforged").await.unwrap_err(), UploadError::InProgress);
    let (_, mut bytes) = slow_sender();
    let part = desk.blobs.append(&ticket, 0, true, &mut bytes).await;
    assert_eq!(part.unwrap_err(), UploadError::InProgress);
    drop(sender);
    let receipt = first.await.unwrap();
    let download = desk.download_ticket(receipt.content.blob_id, "application/pdf");
    assert_eq!(desk.read(&download, None).await, PDF, "the first sender's bytes");
    assert_eq!(desk.send(&ticket, PDF).await.unwrap_err(), UploadError::AlreadyUsed);
}

#[tokio::test(start_paused = true)]
async fn asking_how_far_an_upload_came_ends_the_part_that_hangs() {
    let desk = desk();
    let ticket = desk.ticket(&grant());
    let (sender, mut bytes) = slow_sender();
    let (start, rest) = PDF.split_at(8);
    sender.unbounded_send(Ok(Bytes::from_static(start))).unwrap();
    let hanging = desk.blobs.append(&ticket, 0, false, &mut bytes);
    let (hung, offset) = tokio::join!(hanging, async {
        // Once the other one is under way.
        tokio::task::yield_now().await;
        desk.blobs.upload_offset(&ticket).await
    });
    assert!(matches!(hung, Err(UploadError::Interrupted(_))), "{hung:?}");
    let offset = offset.unwrap();
    assert_eq!(offset, 8, "what had come is kept");
    let mut bytes = stream::iter([Ok(Bytes::from_static(rest))]).boxed();
    let complete = desk.blobs.append(&ticket, offset, true, &mut bytes).await.unwrap();
    let Appended::Complete(receipt) = complete else { panic!("{complete:?}") };
    assert_eq!(receipt.content.byte_size, PDF.len() as u64);
}

#[tokio::test]
async fn a_company_keeps_no_more_than_its_quota() {
    let Desk { blobs, folder } = desk();
    let length = PDF.len() as u64;
    let desk = Desk { blobs: blobs.with_quota(2 * length + 4), folder };
    let kept = desk.upload(PDF).await.content.blob_id;
    desk.blobs.claim(COMPANY, kept).await.unwrap();
    desk.upload(PDF).await;
    assert_eq!(desk.blobs.stored_bytes(COMPANY).await.unwrap(), 2 * length);
    assert_eq!(desk.send(&desk.ticket(&grant()), PDF).await.unwrap_err(), UploadError::StorageFull);
    let mut part = stream::iter([Ok(Bytes::from_static(PDF))]).boxed();
    let refused = desk.blobs.append(&desk.ticket(&grant()), 0, true, &mut part).await.unwrap_err();
    assert_eq!(refused, UploadError::StorageFull);
    assert_eq!(desk.files(), 2, "nothing of what was refused");
    let other = UploadGrant { company_id: Uuid::from_u128(2), ..grant() };
    assert!(desk.send(&desk.ticket(&other), PDF).await.is_ok(), "another company's own quota");
    // The sweep makes room again; claimed files still count, in a new process too.
    desk.blobs.sweep(Utc::now() + TimeDelta::minutes(1)).await.unwrap();
    assert_eq!(desk.blobs.stored_bytes(COMPANY).await.unwrap(), length);
    assert!(desk.send(&desk.ticket(&grant()), PDF).await.is_ok());
}

#[tokio::test]
async fn an_upload_in_parts_counts_once() {
    let Desk { blobs, folder } = desk();
    let length = PDF.len() as u64;
    let desk = Desk { blobs: blobs.with_quota(length), folder };
    let ticket = desk.ticket(&grant());
    let (start, rest) = PDF.split_at(8);
    let mut bytes = stream::iter([Ok(Bytes::from_static(start))]).boxed();
    assert_eq!(desk.blobs.append(&ticket, 0, false, &mut bytes).await.unwrap(), Appended::Kept { offset: 8 });
    assert_eq!(desk.blobs.stored_bytes(COMPANY).await.unwrap(), 8, "parts count");
    let mut bytes = stream::iter([Ok(Bytes::from_static(rest))]).boxed();
    assert!(desk.blobs.append(&ticket, 8, true, &mut bytes).await.is_ok());
    assert_eq!(desk.blobs.stored_bytes(COMPANY).await.unwrap(), length);
}

#[tokio::test]
async fn a_receipt_is_good_for_its_company_and_purpose_alone() {
    let desk = desk();
    let receipt = desk.upload(PDF).await.signed;
    assert!(desk.verified(&receipt).is_ok());
    for (company_id, purpose) in
        [(COMPANY, UploadPurpose::ImportFile), (Uuid::from_u128(99), UploadPurpose::LoadDocument)]
    {
        let verified = desk.blobs.verify_receipt(&receipt, company_id, purpose);
        assert_eq!(verified, Err(BlobError::InvalidReceipt), "{company_id} {purpose:?}");
    }
}
