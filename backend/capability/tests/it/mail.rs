//! The local mailbox, and what SMTP settings are refused.

use haul_app::ports::{Mail, MailError, MailMessage};
use haul_capability::mail::{LocalMailbox, SmtpMail, SmtpSettings};
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
