//! The text on each paper, as a reader would copy it.
//!
//! The facts are those that the product's own tests compare with its output for a load (`app/tests/it/papers`),
//! so together the two cover the path from a load to its paper. `HAUL_WRITE_GOLDEN=1` rewrites the texts.

use std::path::PathBuf;

use lopdf::Document;

use super::shop;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/papers/facts")
}

/// A paper's facts as the product produces them.
pub fn facts(template: &str) -> String {
    std::fs::read_to_string(folder().join(format!("{template}.json"))).unwrap()
}

#[tokio::test]
async fn every_paper_reads_as_it_should() {
    let shop = shop();
    for template in
        ["bill_of_lading", "detention_case", "dispatch_sheet", "load_sheet", "invoice", "quote", "statement"]
    {
        let (typeset, bytes) = shop.render(template, &facts(template)).await.unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        let pages: Vec<u32> = (1..=typeset.pages).collect();
        let text = document.extract_text(&pages).unwrap();
        let golden = folder().join(format!("{template}.txt"));
        if std::env::var_os("HAUL_WRITE_GOLDEN").is_some() {
            std::fs::write(&golden, &text).unwrap();
        }
        let expected = std::fs::read_to_string(&golden).unwrap();
        assert_eq!(text, expected, "{template}: HAUL_WRITE_GOLDEN=1 writes it anew");
    }
}

#[tokio::test]
async fn a_paper_has_title_language_date_and_structure() {
    let shop = shop();
    let (first, bytes) = shop.render("bill_of_lading", &facts("bill_of_lading")).await.unwrap();
    let document = Document::load_mem(&bytes).unwrap();
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"en-US");
    assert!(catalog.has(b"StructTreeRoot"), "screen readers need it");
    let info = document.trailer.get(b"Info").and_then(|info| document.dereference(info)).unwrap().1.as_dict().unwrap();
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    assert!(text(b"Title").starts_with("Bill of lading "), "{}", text(b"Title"));
    assert!(text(b"CreationDate").starts_with("D:20261120180000"), "{}", text(b"CreationDate"));
    let (second, _) = shop.render("bill_of_lading", &facts("bill_of_lading")).await.unwrap();
    assert_eq!(first, second, "the same facts make the same bytes");
}
