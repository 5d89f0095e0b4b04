//! The local mailbox, and SMTP against a server that answers as the test tells it.

use std::sync::Arc;

use chrono::{TimeDelta, Utc};
use haul_capability::blobs::BlobStore;
use haul_capability::mail::{LocalMailbox, SmtpMail, SmtpSettings};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_ports::{Blobs, Mail, MailAttachment, MailError, MailMessage, UploadGrant};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use uuid::Uuid;

const COMPANY: Uuid = Uuid::from_u128(1);

fn blobs() -> (BlobStore, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    (BlobStore::in_folder(folder.path(), sealing).unwrap(), folder)
}

/// An empty store.
fn no_blobs() -> BlobStore {
    blobs().0
}

/// A stored file, as a message's attachment.
async fn file(blobs: &BlobStore, bytes: &'static [u8]) -> MailAttachment {
    let grant = UploadGrant {
        company_id: COMPANY,
        purpose: haul_ports::UploadPurpose::LoadDocument,
        max_bytes: 1_000,
        media_types: vec!["application/pdf".into()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    };
    let ticket = blobs.mint_upload(&grant).unwrap();
    let bytes = futures::stream::iter([Ok::<_, std::convert::Infallible>(bytes.into())]);
    let taken = blobs.take_in(ticket.url.strip_prefix("/blobs/").unwrap(), bytes).await.unwrap();
    let blob_id = taken.content.blob_id;
    MailAttachment {
        company_id: COMPANY,
        blob_id,
        file_name: "Quote Q-1001-1.pdf".into(),
        media_type: "application/pdf".into(),
    }
}

fn message(to: &str) -> MailMessage {
    MailMessage {
        id: None,
        to: to.into(),
        subject: "Your link".into(),
        text: "https://haul.test/x".into(),
        html: Some("<p>x</p>".into()),
        attachments: Vec::new(),
    }
}

#[tokio::test]
async fn the_local_mailbox_lists_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let mailbox = LocalMailbox::open(folder.path().join("mail"), no_blobs()).unwrap();
    for to in ["a@example.com", "b@example.com", "c@example.com"] {
        mailbox.send(&message(to)).await.unwrap();
    }
    let listed = mailbox.list(2).await.unwrap();
    let to: Vec<_> = listed.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!(to, ["c@example.com", "b@example.com"]);
    assert_eq!(mailbox.read(listed[0].id).await.unwrap().as_ref(), Some(&listed[0]));
    assert_eq!(mailbox.read(Uuid::nil()).await.unwrap(), None);
}

#[tokio::test]
async fn bad_addresses_are_refused_for_good() {
    let settings = SmtpSettings { url: "smtp://127.0.0.1:1".into(), from: "Haul <no-reply@example.com>".into() };
    let mail = SmtpMail::new(&settings, no_blobs()).unwrap();
    assert!(matches!(mail.send(&message("nobody")).await, Err(MailError::Refused(_))));
    assert!(matches!(mail.send(&message("a@example.com")).await, Err(MailError::Unavailable(_))));
}

#[test]
fn malformed_settings_do_not_quote_the_password() {
    let settings = SmtpSettings { url: "mail://user:hunter2@host".into(), from: "no-reply@example.com".into() };
    let error = SmtpMail::new(&settings, no_blobs()).err().unwrap();
    assert!(!error.to_string().contains("hunter2"));
}

/// Takes one message; answers `recipient` to its recipient. Gives back the message as it came over the wire.
async fn smtp_server(recipient: &'static str) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let serving = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let (reader, mut writer) = stream.into_split();
        let mut lines = BufReader::new(reader).lines();
        let mut message = String::new();
        writer.write_all(b"220 test\r\n").await.unwrap();
        while let Ok(Some(line)) = lines.next_line().await {
            let answer = match line.split(' ').next().unwrap_or_default() {
                "RCPT" => recipient,
                "DATA" => {
                    writer.write_all(b"354 go on\r\n").await.unwrap();
                    while let Some(line) = lines.next_line().await.unwrap().filter(|line| line != ".") {
                        message.push_str(&line);
                        message.push('\n');
                    }
                    "250 taken"
                }
                _ => "250 fine",
            };
            writer.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
            if message.ends_with('\n') {
                break;
            }
        }
        message
    });
    (url, serving)
}

fn smtp(url: String) -> SmtpMail {
    with_blobs(url, no_blobs())
}

fn with_blobs(url: String, blobs: BlobStore) -> SmtpMail {
    SmtpMail::new(&SmtpSettings { url, from: "Haul <no-reply@example.com>".into() }, blobs).unwrap()
}

#[tokio::test]
async fn smtp_delivers_both_forms_of_a_message() {
    let (url, serving) = smtp_server("250 fine").await;
    let id = Uuid::from_u128(7);
    smtp(url).send(&MailMessage { id: Some(id), ..message("Dana <dana@example.com>") }).await.unwrap();
    let sent = serving.await.unwrap();
    for part in [
        "Message-ID: <00000000-0000-0000-0000-000000000007@example.com>",
        "From: Haul <no-reply@example.com>",
        "To: Dana <dana@example.com>",
        "Subject: Your link",
        "https://haul.test/x",
        "<p>x</p>",
    ] {
        assert!(sent.contains(part), "{part} is missing in {sent}");
    }
}

#[tokio::test]
async fn smtp_sends_files_along() {
    let (blobs, _folder) = blobs();
    let (url, serving) = smtp_server("250 fine").await;
    let attachments = vec![file(&blobs, b"%PDF-1.7 the quote").await];
    with_blobs(url, blobs).send(&MailMessage { attachments, ..message("dana@example.com") }).await.unwrap();
    let sent = serving.await.unwrap();
    for part in [
        "Content-Type: multipart/mixed",
        "Content-Type: multipart/alternative",
        "Content-Type: application/pdf",
        "Content-Disposition: attachment; filename=\"Quote Q-1001-1.pdf\"",
        "%PDF-1.7 the quote",
        "https://haul.test/x",
    ] {
        assert!(sent.contains(part), "{part} is missing in {sent}");
    }
}

#[tokio::test]
async fn a_file_that_is_gone_or_anothers_stops_the_message() {
    let (blobs, folder) = blobs();
    let theirs = MailAttachment { company_id: Uuid::from_u128(2), ..file(&blobs, b"%PDF-1.7 the quote").await };
    let mailbox = LocalMailbox::open(folder.path().join("mail"), blobs).unwrap();
    let sent = mailbox.send(&MailMessage { attachments: vec![theirs], ..message("dana@example.com") }).await;
    assert!(matches!(sent, Err(MailError::Refused(_))), "{sent:?}");
    assert_eq!(mailbox.list(10).await.unwrap(), []);
}

#[tokio::test]
async fn the_local_mailbox_links_to_the_files() {
    let (blobs, folder) = blobs();
    let file = file(&blobs, b"%PDF-1.7 the quote").await;
    let mailbox = LocalMailbox::open(folder.path().join("mail"), blobs).unwrap();
    mailbox.send(&MailMessage { attachments: vec![file], ..message("dana@example.com") }).await.unwrap();
    let mail = mailbox.list(1).await.unwrap().remove(0);
    let [stored] = mail.attachments.as_slice() else { panic!("{mail:?}") };
    assert_eq!((stored.file_name.as_str(), stored.byte_size), ("Quote Q-1001-1.pdf", 18));
    assert!(mailbox.link(stored).unwrap().starts_with("/blobs/"));
}

#[tokio::test]
async fn smtp_tells_refusals_from_delays() {
    let (url, _serving) = smtp_server("550 no such person").await;
    assert!(matches!(smtp(url).send(&message("dana@example.com")).await, Err(MailError::Refused(_))));
    let (url, _serving) = smtp_server("451 later").await;
    assert!(matches!(smtp(url).send(&message("dana@example.com")).await, Err(MailError::Unavailable(_))));
}
