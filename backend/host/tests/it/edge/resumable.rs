//! Uploads in parts, and dropped connections.

use std::time::Duration;

use chrono::{TimeDelta, Utc};
use haul_ports::{Blobs, DownloadGrant, UploadGrant};
use http::{Method, StatusCode};
use reqwest::Response;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use uuid::Uuid;

use super::site::{Site, client, header_text, problem_code, site};

const COMPANY: Uuid = Uuid::from_u128(7);

fn pdf(length: usize) -> Vec<u8> {
    let body = (0..length - 9).map(|at| u8::try_from(at % 251).unwrap());
    b"%PDF-1.7\n".iter().copied().chain(body).collect()
}

fn ticket(site: &Site) -> String {
    let grant = UploadGrant {
        company_id: COMPANY,
        purpose: haul_ports::UploadPurpose::LoadDocument,
        max_bytes: 100_000,
        media_types: vec!["application/pdf".into()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    };
    site.blobs.mint_upload(&grant).unwrap().url
}

async fn part(site: &Site, ticket: &str, offset: usize, is_last: bool, bytes: &[u8]) -> Response {
    let request =
        client().request(Method::PATCH, site.url(ticket)).header("content-type", "application/partial-upload");
    let request = request.header("upload-offset", offset).header("upload-complete", if is_last { "?1" } else { "?0" });
    request.body(bytes.to_vec()).send().await.unwrap()
}

async fn offset(site: &Site, ticket: &str) -> Response {
    client().head(site.url(ticket)).header("upload-complete", "?0").send().await.unwrap()
}

async fn assert_complete(response: Response, bytes: &[u8]) {
    assert_eq!(response.status(), StatusCode::CREATED);
    let body: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    assert_eq!(body["sha256"], hex::encode(Sha256::digest(bytes)));
    assert_eq!(body["byte_size"], bytes.len());
    assert_eq!(body["media_type"], "application/pdf");
}

#[tokio::test]
async fn an_upload_in_parts_is_one_file() {
    let site = site().start().await;
    let (ticket, bytes) = (ticket(&site), pdf(1_000));
    let first = part(&site, &ticket, 0, false, &bytes[..400]).await;
    assert_eq!((first.status(), header_text(&first, "upload-offset")), (StatusCode::NO_CONTENT, "400"));
    assert_eq!(header_text(&first, "upload-complete"), "?0");
    let asked = offset(&site, &ticket).await;
    assert_eq!((asked.status(), header_text(&asked, "upload-offset")), (StatusCode::NO_CONTENT, "400"));
    assert_eq!(header_text(&asked, "cache-control"), "no-store");
    assert_complete(part(&site, &ticket, 400, true, &bytes[400..]).await, &bytes).await;
    let again = part(&site, &ticket, 0, true, &bytes).await;
    assert_eq!(problem_code(again).await, "ticket_used");
}

#[tokio::test]
async fn an_upload_goes_on_where_its_connection_was_cut() {
    let site = site().start().await;
    let (ticket, bytes) = (ticket(&site), pdf(90_000));
    let mut connection = TcpStream::connect(site.address).await.unwrap();
    let head = format!(
        "PATCH {ticket} HTTP/1.1\r\nhost: haul\r\ncontent-type: application/partial-upload\r\nupload-offset: 0\r\n\
         upload-complete: ?1\r\ncontent-length: {}\r\n\r\n",
        bytes.len()
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    connection.write_all(&bytes[..50_000]).await.unwrap();
    drop(connection);
    // Until the server has noticed.
    let kept = async {
        loop {
            let kept: usize = header_text(&offset(&site, &ticket).await, "upload-offset").parse().unwrap();
            if kept > 0 {
                break kept;
            }
        }
    };
    let kept = tokio::time::timeout(Duration::from_secs(20), kept).await.expect("what came is kept");
    assert_eq!(kept, 50_000);
    assert_complete(part(&site, &ticket, kept, true, &bytes[kept..]).await, &bytes).await;
}

#[tokio::test]
async fn a_part_from_elsewhere_is_told_where_the_upload_stands() {
    let site = site().start().await;
    let (ticket, bytes) = (ticket(&site), pdf(1_000));
    part(&site, &ticket, 0, false, &bytes[..400]).await;
    for start in [0, 300, 500] {
        let refused = part(&site, &ticket, start, true, &bytes[start..]).await;
        assert_eq!((refused.status(), header_text(&refused, "upload-offset")), (StatusCode::CONFLICT, "400"));
        assert_eq!(problem_code(refused).await, "upload_offset_mismatch");
    }
    // The last part may be empty: everything was here already.
    part(&site, &ticket, 400, false, &bytes[400..]).await;
    assert_complete(part(&site, &ticket, 1_000, true, &[]).await, &bytes).await;
}

#[tokio::test]
async fn parts_are_limited_and_looked_at_as_whole_files_are() {
    let site = site().start().await;
    let large = ticket(&site);
    part(&site, &large, 0, false, &pdf(60_000)).await;
    assert_eq!(part(&site, &large, 60_000, false, &pdf(60_000)).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let script = ticket(&site);
    part(&site, &script, 0, false, b"<html>").await;
    let refused = part(&site, &script, 6, true, b"<script>").await;
    assert_eq!(problem_code(refused).await, "unsupported_media_type");
    assert_eq!(header_text(&offset(&site, &script).await, "upload-offset"), "0", "what is refused is thrown away");
    let many = ticket(&site);
    for at in 0..100 {
        assert_eq!(part(&site, &many, at, false, b"%").await.status(), StatusCode::NO_CONTENT);
    }
    assert_eq!(problem_code(part(&site, &many, 100, false, b"%").await).await, "upload_too_many_parts");
    let plain = client().request(Method::PATCH, site.url(&many)).body("x").send().await.unwrap();
    assert_eq!(plain.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn only_an_upload_ticket_takes_parts() {
    let site = site().start().await;
    let grant = DownloadGrant {
        company_id: COMPANY,
        blob_id: Uuid::from_u128(1),
        file_name: "pod.pdf".into(),
        media_type: "application/pdf".into(),
        inline: true,
        expires_at: Utc::now() + TimeDelta::minutes(5),
    };
    let download = site.blobs.mint_download(&grant).unwrap();
    assert_eq!(problem_code(part(&site, &download, 0, true, &pdf(100)).await).await, "ticket_invalid");
    assert_eq!(offset(&site, &download).await.status(), StatusCode::FORBIDDEN);
}
