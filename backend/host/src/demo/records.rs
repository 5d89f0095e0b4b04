//! What people add to records: notes that mention colleagues, files and tags.

use haul_capability::blobs::BlobStore;
use haul_ports::UploadPurpose;
use serde_json::{Value, json};

use super::{caller::Caller, fleet::Fleet, papers, people::STAFF};

/// Kind of record, which one, who wrote it (of the staff), whom it mentions, and the text after the name.
const NOTES: [(&str, usize, usize, Option<usize>, &str); 7] = [
    (
        "customer",
        0,
        0,
        Some(1),
        "please call their new dispatcher before Friday: she wants tracking links on every load.",
    ),
    ("customer", 0, 2, None, "Detention is paid only if we tell them 30 minutes ahead. Screenshots of the mail help."),
    ("customer", 4, 2, Some(0), "they asked for a second reefer on the Nashville lane from December."),
    ("driver", 2, 3, Some(1), "his new medical card is in the files; the old one can go."),
    ("driver", 5, 2, None, "Prefers loads out of Indiana: the family is in Gary."),
    ("truck", 2, 2, Some(1), "the left headlight is out again. The shop has it on Monday at 7."),
    ("truck", 7, 0, None, "Annual inspection done in Joliet; the report is in the files."),
];

/// Kind of record, which one, kind of file, its name and the line on its page.
const FILES: [(&str, usize, &str, &str, &str); 7] = [
    ("customer", 0, "contract", "Broker-carrier agreement.pdf", "Broker-carrier agreement"),
    ("customer", 4, "credit_application", "Credit application.pdf", "Credit application"),
    ("driver", 2, "medical_card", "Medical card.pdf", "Medical examiner's certificate"),
    ("driver", 2, "license", "CDL front and back.pdf", "Commercial driver's license"),
    ("truck", 2, "registration", "Cab card.pdf", "Cab card, apportioned"),
    ("truck", 7, "inspection", "Annual inspection.pdf", "Annual inspection, 49 CFR 396.17"),
    ("truck", 7, "photo", "Odometer.pdf", "Odometer at the inspection"),
];

/// Kind of record, which one, and its tag.
const TAGS: [(&str, usize, &str); 6] = [
    ("customer", 0, "Key account"),
    ("customer", 4, "Key account"),
    ("driver", 2, "Home on weekends"),
    ("driver", 5, "Home on weekends"),
    ("truck", 2, "Has an APU"),
    ("truck", 7, "Has an APU"),
];

pub async fn annotate(caller: &Caller, fleet: &Fleet, blobs: &BlobStore) -> anyhow::Result<()> {
    let company = caller.get("/api/session").await?["company"]["id"].as_str().unwrap_or_default().to_owned();
    for (kind, index, author, mentioned, text) in NOTES {
        let body = note(caller, mentioned, text).await?;
        let author = caller.other(STAFF[author].uid(), STAFF[author].email);
        author.post(&format!("{}/notes", path(fleet, kind, index)), body).await?;
    }
    for (kind, index, file, name, line) in FILES {
        let receipt = papers::page(blobs, &company, UploadPurpose::RecordFile, line).await?;
        let body = json!({ "receipt": receipt, "file_name": name, "kind": file });
        caller.post(&format!("{}/files", path(fleet, kind, index)), body).await?;
    }
    let mut tags: Vec<(&str, Value)> = Vec::new();
    for (name, color) in [("Key account", "violet"), ("Home on weekends", "green"), ("Has an APU", "blue")] {
        tags.push((name, caller.post("/api/tags", json!({ "name": name, "color": color })).await?["id"].clone()));
    }
    for (kind, index, name) in TAGS {
        let chosen: Vec<_> = tags.iter().filter(|(known, _)| *known == name).map(|(_, id)| id).collect();
        caller.post(&format!("{}/tags", path(fleet, kind, index)), json!({ "add": chosen })).await?;
    }
    Ok(())
}

async fn note(caller: &Caller, mentioned: Option<usize>, text: &str) -> anyhow::Result<Value> {
    let Some(person) = mentioned.map(|index| &STAFF[index]) else { return Ok(json!({ "text": text })) };
    let first = person.full_name.split(' ').next().unwrap_or_default();
    let found = caller.get(&format!("/api/colleagues?q={first}")).await?;
    let id = &found["items"][0]["id"];
    Ok(json!({ "text": format!("@{}, {text}", person.full_name), "mentions": [id] }))
}

fn path(fleet: &Fleet, kind: &str, index: usize) -> String {
    let ids = match kind {
        "customer" => &fleet.customers,
        "driver" => &fleet.drivers,
        _ => &fleet.trucks,
    };
    format!("/api/records/{kind}/{}", ids[index])
}
