//! What the carrier shows its customers: the papers of its packet, where they pay, and its brand.

use bytes::Bytes;
use chrono::{DateTime, Days, Utc};
use haul_capability::blobs::BlobStore;
use haul_ports::UploadPurpose;
use serde_json::{Value, json};

use super::{caller::Caller, papers};

const LOGO: &[u8] = include_bytes!("logo.png");

/// Kind, file name, the line on its page, and for how many days it is valid.
const PACKET: [(&str, &str, &str, Option<u64>); 3] = [
    ("w9", "W-9 Prairie Crest Transport.pdf", "Form W-9 - Prairie Crest Transport LLC", None),
    ("operating_authority", "MC-1478820 authority.pdf", "Operating authority MC-1478820", None),
    (
        "insurance_certificate",
        "Certificate of insurance.pdf",
        "Certificate of insurance - Great Plains Casualty",
        Some(240),
    ),
];

/// At the beginning of the history: the payment instructions take effect a day later.
pub async fn furnish(caller: &Caller, blobs: &BlobStore, now: DateTime<Utc>) -> anyhow::Result<()> {
    let company = caller.get("/api/session").await?["company"]["id"].as_str().unwrap_or_default().to_owned();
    for (kind, file_name, line, valid_for) in PACKET {
        let receipt = papers::page(blobs, &company, UploadPurpose::CompanyFile, line).await?;
        let mut body = json!({ "receipt": receipt, "file_name": file_name, "kind": kind });
        if let Some(days) = valid_for {
            body["expires_on"] = json!(now.date_naive() + Days::new(days));
        }
        caller.post("/api/company/documents", body).await?;
    }
    caller.post("/api/company/remittance_changes", payee()).await?;
    let logo = Bytes::from_static(LOGO);
    let receipt = papers::store(blobs, &company, UploadPurpose::CompanyFile, "image/png", logo).await?;
    let settings = caller.get("/api/company/settings").await?;
    let body = json!({
        "version": settings["version"],
        "brand_color": "#1d5c46",
        "logo_receipt": receipt,
        "mcs150_filed_on": now.date_naive() - Days::new(40),
    });
    caller.patch("/api/company/settings", body).await?;
    let words = json!({
        "version": 0,
        "opening": "Check in with dispatch before you leave: {phone}.",
        "closing": "No unloading without a counted and signed bill of lading. Photograph the seal at both ends.",
    });
    caller.patch("/api/paper_templates/dispatch_sheet", words).await?;
    Ok(())
}

/// Brokers want to be named on a certificate of insurance.
pub async fn ask_for_certificates(caller: &Caller) -> anyhow::Result<()> {
    const AGENT: &str = "certificates@greatplains.example";
    let cedar_mill = json!({
        "holder_name": "Cedar Mill Foods", "agent_email": AGENT,
        "wording": "Cedar Mill Foods is an additional insured, with 30 days' notice of cancellation.",
        "holder_address": { "line1": "900 Mill Rd", "city": "Aurora", "state": "IL", "postal_code": "60505", "country": "US" },
    });
    caller.post("/api/certificate_requests", cedar_mill).await?;
    caller
        .post("/api/certificate_requests", json!({ "holder_name": "Lakeshore Logistics", "agent_email": AGENT }))
        .await?;
    Ok(())
}

/// The one that was asked for last has come a day before now.
pub async fn receive_certificate(caller: &Caller, now: DateTime<Utc>) -> anyhow::Result<()> {
    let asked = caller.get("/api/certificate_requests").await?["items"][0].clone();
    let path = format!("/api/certificate_requests/{}", asked["id"].as_str().unwrap_or_default());
    caller.patch(&path, json!({ "version": asked["version"], "received_on": now.date_naive() - Days::new(1) })).await?;
    Ok(())
}

/// The routing number is one that no bank has; its check digit is right.
fn payee() -> Value {
    json!({
        "remit_name": "Prairie Crest Transport LLC",
        "email": "remittance@prairiecrest.example",
        "address": { "line1": "PO Box 4410", "city": "Joliet", "state": "IL", "postal_code": "60434", "country": "US" },
        "bank": {
            "bank_name": "Des Plaines River Bank", "kind": "checking", "routing_number": "071999991",
            "account_number": "4400812265",
        },
    })
}
