//! The local mailbox, and SMTP against a server that says what the test wants.

use haul_app::ports::{Mail, MailError, MailMessage};
use haul_capability::mail::{LocalMailbox, SmtpMail, SmtpSettings};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use uuid::Uuid;

fn message(to: &str) -> MailMessage {
    MailMessage {
        to: to.into(),
        subject: "Your link".into(),
        text: "https://haul.test/x".into(),
        html: Some("<p>x</p>".into()),
    }
}

#[tokio::test]
async fn the_local_mailbox_lists_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let mailbox = LocalMailbox::open(folder.path().join("mail")).unwrap();
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
    let mail = SmtpMail::new(&settings).unwrap();
    assert!(matches!(mail.send(&message("nobody")).await, Err(MailError::Refused(_))));
    assert!(matches!(mail.send(&message("a@example.com")).await, Err(MailError::Unavailable(_))));
}

#[test]
fn malformed_settings_do_not_quote_the_password() {
    let settings = SmtpSettings { url: "mail://user:hunter2@host".into(), from: "no-reply@example.com".into() };
    let error = SmtpMail::new(&settings).err().unwrap();
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
    SmtpMail::new(&SmtpSettings { url, from: "Haul <no-reply@example.com>".into() }).unwrap()
}

#[tokio::test]
async fn smtp_delivers_both_forms_of_a_message() {
    let (url, serving) = smtp_server("250 fine").await;
    smtp(url).send(&message("Dana <dana@example.com>")).await.unwrap();
    let sent = serving.await.unwrap();
    for part in [
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
async fn smtp_tells_refusals_from_delays() {
    let (url, _serving) = smtp_server("550 no such person").await;
    assert!(matches!(smtp(url).send(&message("dana@example.com")).await, Err(MailError::Refused(_))));
    let (url, _serving) = smtp_server("451 later").await;
    assert!(matches!(smtp(url).send(&message("dana@example.com")).await, Err(MailError::Unavailable(_))));
}
