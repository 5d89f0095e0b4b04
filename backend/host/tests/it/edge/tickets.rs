//! Uploads and downloads by ticket.

use std::collections::BTreeSet;

use chrono::{TimeDelta, Utc};
use haul_ports::{Blobs, DownloadGrant, UploadGrant};
use http::{StatusCode, header};
use reqwest::Response;
use serde_json::Value;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::site::{Site, header_text, problem_code, site};

const PDF: &[u8] = b"%PDF-1.7\n0123456789";
const COMPANY: Uuid = Uuid::from_u128(7);

fn upload_grant() -> UploadGrant {
    UploadGrant {
        company_id: COMPANY,
        purpose: haul_ports::UploadPurpose::LoadDocument,
        max_bytes: 1_000,
        media_types: vec!["application/pdf".into(), "image/png".into()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    }
}

async fn upload(site: &Site, grant: &UploadGrant, bytes: impl Into<reqwest::Body>) -> Response {
    let ticket = site.blobs.mint_upload(grant).unwrap();
    site.put(&ticket.url).body(bytes).send().await.unwrap()
}

/// Uploads and claims a PDF; returns a grant to download it.
async fn stored(site: &Site, file_name: &str) -> DownloadGrant {
    let ticket = site.blobs.mint_upload(&upload_grant()).unwrap();
    assert_eq!(site.put(&ticket.url).body(PDF).send().await.unwrap().status(), StatusCode::CREATED);
    site.blobs.claim(COMPANY, ticket.blob_id).await.unwrap();
    DownloadGrant {
        company_id: COMPANY,
        blob_id: ticket.blob_id,
        file_name: file_name.into(),
        media_type: "application/pdf".into(),
        inline: true,
        expires_at: Utc::now() + TimeDelta::minutes(5),
    }
}

#[tokio::test]
async fn an_upload_answers_a_receipt_that_the_product_can_check() {
    let site = site().start().await;
    let response = upload(&site, &upload_grant(), PDF).await;
    assert_eq!(response.status(), StatusCode::CREATED);
    let body: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    assert_eq!(body["sha256"], hex::encode(Sha256::digest(PDF)));
    assert_eq!(body["byte_size"], PDF.len());
    assert_eq!(body["media_type"], "application/pdf");
    let purpose = haul_ports::UploadPurpose::LoadDocument;
    let receipt = site.blobs.verify_receipt(body["receipt"].as_str().unwrap(), COMPANY, purpose).unwrap();
    assert_eq!((receipt.company_id, receipt.byte_size), (COMPANY, PDF.len() as u64));
}

#[tokio::test]
async fn a_ticket_that_is_forged_expired_or_for_something_else_opens_nothing() {
    let site = site().start().await;
    let expired = UploadGrant { expires_at: Utc::now() - TimeDelta::minutes(1), ..upload_grant() };
    let foreign = self::site().start().await.blobs.mint_upload(&upload_grant()).unwrap().url;
    let download = site.blobs.mint_download(&stored(&site, "pod.pdf").await).unwrap();
    for url in
        [site.blobs.mint_upload(&expired).unwrap().url, foreign, download, "/blobs/abc".into(), "/blobs/a.b.c".into()]
    {
        let response = site.put(&url).body(PDF).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{url}");
        assert_eq!(problem_code(response).await, "ticket_invalid");
    }
    let upload = site.blobs.mint_upload(&upload_grant()).unwrap().url;
    let response = site.get(&upload).send().await.unwrap();
    assert_eq!(problem_code(response).await, "ticket_invalid", "an upload ticket downloads nothing");
}

#[tokio::test]
async fn a_ticket_is_good_for_one_file() {
    let site = site().start().await;
    let url = site.blobs.mint_upload(&upload_grant()).unwrap().url;
    assert_eq!(site.put(&url).body(PDF).send().await.unwrap().status(), StatusCode::CREATED);
    let again = site.put(&url).body(PDF).send().await.unwrap();
    assert_eq!(again.status(), StatusCode::CONFLICT);
    assert_eq!(problem_code(again).await, "ticket_used");
}

#[tokio::test]
async fn a_file_of_the_limit_passes_and_one_byte_more_does_not() {
    let site = site().start().await;
    let grant = UploadGrant { max_bytes: PDF.len() as u64, ..upload_grant() };
    assert_eq!(upload(&site, &grant, PDF).await.status(), StatusCode::CREATED);
    let larger = upload(&site, &grant, [PDF, b"!"].concat()).await;
    assert_eq!(larger.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(problem_code(larger).await, "body_too_large");
}

#[tokio::test]
async fn the_bytes_decide_what_a_file_is() {
    let site = site().start().await;
    for bytes in [
        &b"MZ\x90\0\x03"[..],
        b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        b"<!doctype html>",
        b"PK\x03\x04",
        b"GIF89a......",
        b"",
    ] {
        let response = upload(&site, &upload_grant(), bytes).await;
        assert_eq!(response.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE, "{bytes:?}");
        assert_eq!(problem_code(response).await, "unsupported_media_type");
    }
}

#[tokio::test]
async fn a_download_says_what_it_is_and_runs_nothing() {
    let site = site().start().await;
    let shown = stored(&site, "Größe.pdf").await;
    let response = site.get(&site.blobs.mint_download(&shown).unwrap()).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header_text(&response, "content-type"), "application/pdf");
    assert_eq!(
        header_text(&response, "content-disposition"),
        "inline; filename=\"Gr__e.pdf\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf"
    );
    assert_eq!(header_text(&response, "x-content-type-options"), "nosniff");
    assert_eq!(header_text(&response, "content-security-policy"), "default-src 'none'; frame-ancestors 'self'");
    assert_eq!(header_text(&response, "content-length"), PDF.len().to_string());
    assert_eq!(response.bytes().await.unwrap(), PDF);

    let saved = DownloadGrant { media_type: "text/html".into(), ..shown };
    let response = site.get(&site.blobs.mint_download(&saved).unwrap()).send().await.unwrap();
    assert!(header_text(&response, "content-disposition").starts_with("attachment"), "a page is never shown");
    assert!(header_text(&response, "content-security-policy").ends_with("sandbox"));
}

#[tokio::test]
async fn a_part_of_a_file_is_sent_alone() {
    let site = site().start().await;
    let url = site.blobs.mint_download(&stored(&site, "pod.pdf").await).unwrap();
    let part = site.get(&url).header(header::RANGE, "bytes=5-8").send().await.unwrap();
    assert_eq!(part.status(), StatusCode::PARTIAL_CONTENT);
    assert_eq!(header_text(&part, "content-range"), format!("bytes 5-8/{}", PDF.len()));
    assert_eq!(header_text(&part, "content-length"), "4");
    assert_eq!(part.bytes().await.unwrap(), &PDF[5..9]);
    let outside = site.get(&url).header(header::RANGE, "bytes=99-").send().await.unwrap();
    assert_eq!(outside.status(), StatusCode::RANGE_NOT_SATISFIABLE);
    assert_eq!(problem_code(outside).await, "range_not_satisfiable");
}

#[tokio::test]
async fn a_file_that_has_gone_is_not_found() {
    let site = site().start().await;
    let gone = DownloadGrant { blob_id: Uuid::from_u128(1), ..stored(&site, "pod.pdf").await };
    let response = site.get(&site.blobs.mint_download(&gone).unwrap()).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn wrong_methods_on_tickets_are_refused() {
    let site = site().start().await;
    let response = site.post("/blobs/abc").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn files_are_moved_as_the_document_says() {
    let document: Value = serde_json::from_str(&haul_document::document()).unwrap();
    let operations = &document["paths"]["/blobs/{ticket}"];
    let described = |method: &str, response: &Response| {
        let status = response.status().as_str().to_owned();
        let description = &operations[method]["responses"][&status];
        assert!(description.is_object(), "{method} is answered with {status}");
        let shared = description["$ref"].as_str().map(|target| document.pointer(&target[1..]).unwrap());
        let content = shared.unwrap_or(description)["content"].as_object();
        let kind = response.headers().get(header::CONTENT_TYPE).map(|kind| kind.to_str().unwrap());
        let is_described = match kind {
            Some(kind) => content.is_some_and(|content| content.contains_key(kind)),
            None => content.is_none(),
        };
        assert!(is_described, "{method}: {status} is {kind:?}");
    };
    let (site, client) = (site().start().await, reqwest::Client::new());
    let ticket = site.blobs.mint_upload(&upload_grant()).unwrap();
    let part = |offset: usize, complete: &str, bytes: &'static [u8]| {
        let request =
            client.patch(site.url(&ticket.url)).header("upload-offset", offset).header("upload-complete", complete);
        request.header(header::CONTENT_TYPE, "application/octet-stream").body(bytes).send()
    };
    let kept = part(0, "?0", &PDF[..5]).await.unwrap();
    described("patch", &kept);
    assert_eq!(header_text(&kept, "upload-offset"), "5");
    described("patch", &part(1, "?0", b"x").await.unwrap());
    let standing = client.head(site.url(&ticket.url)).header("upload-complete", "?0").send().await.unwrap();
    described("head", &standing);
    assert_eq!(header_text(&standing, "upload-offset"), "5");
    described("patch", &part(5, "?1", &PDF[5..]).await.unwrap());

    let whole = upload(&site, &upload_grant(), PDF).await;
    described("put", &whole);
    let receipt: Value = serde_json::from_slice(&whole.bytes().await.unwrap()).unwrap();
    let fields = document["components"]["schemas"]["UploadReceipt"]["properties"].as_object().unwrap();
    let names = |fields: &serde_json::Map<String, Value>| fields.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(names(receipt.as_object().unwrap()), names(fields));
    described("put", &upload(&site, &upload_grant(), "text").await);
    described("put", &site.put("/blobs/forged").body(PDF).send().await.unwrap());

    let url = site.blobs.mint_download(&stored(&site, "BOL.pdf").await).unwrap();
    described("get", &site.get(&url).send().await.unwrap());
    described("get", &site.get(&url).header(header::RANGE, "bytes=0-3").send().await.unwrap());
    described("get", &site.get(&url).header(header::RANGE, "bytes=900-").send().await.unwrap());
    described("get", &site.get("/blobs/forged").send().await.unwrap());
}
