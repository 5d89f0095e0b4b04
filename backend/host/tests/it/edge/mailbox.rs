//! The local mailbox's pages.

use haul_ports::{Mail, MailMessage};
use http::StatusCode;
use serde_json::Value;

use super::emulator::start_emulator;
use super::site::{Site, header_text, site};

async fn send(site: &Site, subject: &str, text: &str) {
    let message = MailMessage {
        id: None,
        to: "pat@example.com".into(),
        subject: subject.into(),
        text: text.into(),
        html: None,
        attachments: Vec::new(),
    };
    site.mailbox.send(&message).await.unwrap();
}

#[tokio::test]
async fn mails_and_codes_are_listed_newest_first() {
    let host = start_emulator().await;
    let site = site().settings(&format!("[identity]\nemulator_host = \"{host}\"")).start().await;
    send(&site, "First", "1").await;
    send(&site, "Second", "2").await;
    let page = site.open("/mailbox").await.text().await.unwrap();
    let place = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text} in {page}"));
    assert!(place("Second") < place("First"));
    assert!(
        place("/auth/reset-password?mode=resetPassword&amp;oobCode=newer")
            < place("/auth/verify-email?mode=verifyEmail&amp;oobCode=older")
    );

    let list: Value =
        serde_json::from_slice(&site.get("/mailbox.json").send().await.unwrap().bytes().await.unwrap()).unwrap();
    assert_eq!(list["mails"][0]["subject"], "Second");
    assert_eq!(list["mails"][0]["to"], "pat@example.com");
    assert_eq!(list["codes"][0]["path"], "/auth/reset-password?mode=resetPassword&oobCode=newer");
}

#[tokio::test]
async fn a_mail_is_shown_as_text_with_links_to_this_origin() {
    let site = site().start().await;
    send(
        &site,
        "<script>alert(1)</script>",
        "Open http://127.0.0.1:8080/fleetowner/verify-token/abc or <img src=x onerror=alert(1)>",
    )
    .await;
    let id = site.mailbox.list(1).await.unwrap()[0].id;
    let response = site.open(&format!("/mailbox/{id}")).await;
    let policy = header_text(&response, "content-security-policy");
    assert!(policy.starts_with("default-src 'none'; style-src 'nonce-") && !policy.contains("script-src"), "{policy}");
    assert_eq!(header_text(&response, "cache-control"), "no-store");
    let page = response.text().await.unwrap();
    assert!(page.contains("href=\"/fleetowner/verify-token/abc\""), "{page}");
    assert!(!page.contains("<script") && !page.contains("<img"), "{page}");
}

#[tokio::test]
async fn a_mail_that_is_not_there_is_not_found() {
    let site = site().start().await;
    for id in ["0192f0c1-0000-7000-8000-000000000000", "..%2f..%2fhaul.db", "x"] {
        assert_eq!(site.open(&format!("/mailbox/{id}")).await.status(), StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn the_list_lives_without_the_emulator() {
    let site = site().settings("[identity]\nemulator_host = \"127.0.0.1:1\"").start().await;
    assert_eq!(site.open("/mailbox").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn without_a_local_mailbox_there_is_no_page() {
    let site = site().settings("[mail]\ntransport = \"smtp\"\nsmtp_url = \"smtp://mail.example\"").start().await;
    for path in ["/mailbox", "/mailbox.json", "/mailbox/1"] {
        assert_eq!(site.open(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
