//! Documents of the demo: small PDFs, stored as the edge stores a browser's uploads.

use anyhow::Context;
use bytes::Bytes;
use chrono::{TimeDelta, Utc};
use futures::stream;
use haul_capability::blobs::BlobStore;
use haul_ports::{Blobs, UploadGrant, UploadPurpose};

/// Uploads a load's document; returns its receipt and file name.
pub async fn upload(blobs: &BlobStore, company_id: &str, kind: &str, number: &str) -> anyhow::Result<(String, String)> {
    let title = match kind {
        "proof_of_delivery" => "Proof of delivery",
        _ => "Rate confirmation",
    };
    let line = format!("{title} - load {number}");
    let receipt = page(blobs, company_id, UploadPurpose::LoadDocument, &line).await?;
    Ok((receipt, format!("{kind}-{number}.pdf")))
}

/// Uploads a page with one line; returns its receipt.
pub async fn page(blobs: &BlobStore, company_id: &str, purpose: UploadPurpose, line: &str) -> anyhow::Result<String> {
    store(blobs, company_id, purpose, "application/pdf", Bytes::from(pdf(line))).await
}

/// Uploads a file; returns its receipt.
pub async fn store(
    blobs: &BlobStore,
    company_id: &str,
    purpose: UploadPurpose,
    media_type: &str,
    bytes: Bytes,
) -> anyhow::Result<String> {
    let grant = UploadGrant {
        company_id: company_id.parse().context("the company's id")?,
        purpose,
        max_bytes: 100_000,
        media_types: vec![media_type.to_owned()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    };
    let ticket = blobs.mint_upload(&grant)?;
    let ticket = ticket.url.rsplit('/').next().unwrap_or_default().to_owned();
    Ok(blobs.take_in(&ticket, stream::iter([Ok::<_, std::io::Error>(bytes)])).await?.signed)
}

/// One page with one line. The cross-reference table counts bytes, so it is built with the text.
pub fn pdf(line: &str) -> Vec<u8> {
    let content = format!("BT /F1 20 Tf 72 720 Td ({line}) Tj ET");
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".to_owned(),
    ];
    let mut text = String::from("%PDF-1.4\n");
    let mut offsets = Vec::new();
    for (index, object) in objects.iter().enumerate() {
        offsets.push(text.len());
        text.push_str(&format!("{} 0 obj\n{object}\nendobj\n", index + 1));
    }
    let table = text.len();
    text.push_str(&format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1));
    for offset in offsets {
        text.push_str(&format!("{offset:010} 00000 n \n"));
    }
    text.push_str(&format!("trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n", objects.len() + 1));
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::pdf;

    #[test]
    fn offsets_point_at_their_objects() {
        let bytes = pdf("Proof of delivery - load 1001");
        let text = String::from_utf8(bytes).unwrap();
        let offsets: Vec<usize> = text
            .lines()
            .filter_map(|line| line.strip_suffix(" 00000 n "))
            .map(|offset| offset.parse().unwrap())
            .collect();
        for (index, offset) in offsets.iter().enumerate() {
            assert!(text[*offset..].starts_with(&format!("{} 0 obj", index + 1)));
        }
    }
}
