//! Papers: rendered from facts, merged from files, and malicious files.

mod files;
mod golden;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use futures::TryStreamExt;
use haul_capability::blobs::BlobStore;
use haul_capability::confined::{ParserSettings, Parsers};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::testing::parser_settings;
use haul_capability::typesetting::{Typesetter, TypesettingLimits};
use haul_ports::{
    Blobs, CountOrder, DownloadGrant, MergeOrder, MergePart, PartFailure, RenderOrder, RenderPicture, Typeset,
    Typesetting, TypesettingError, UploadGrant,
};
use lopdf::Document;
use tempfile::TempDir;
use uuid::Uuid;

const COMPANY: Uuid = Uuid::from_u128(1);

/// A typesetter with its own store.
struct Shop {
    blobs: BlobStore,
    typesetter: Typesetter,
    _folder: TempDir,
}

fn shop() -> Shop {
    shop_with(TypesettingLimits { time: std::time::Duration::from_secs(120), ..TypesettingLimits::default() })
}

fn shop_with(limits: TypesettingLimits) -> Shop {
    shop_of(parser_settings(), limits)
}

fn shop_of(settings: ParserSettings, limits: TypesettingLimits) -> Shop {
    let folder = tempfile::tempdir().unwrap();
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    let blobs = BlobStore::in_folder(folder.path(), sealing).unwrap();
    let parsers = Parsers::new(settings);
    Shop { typesetter: Typesetter::new(blobs.clone(), parsers, limits), blobs, _folder: folder }
}

fn at() -> DateTime<Utc> {
    "2026-11-20T18:00:00Z".parse().unwrap()
}

fn kinds() -> Vec<String> {
    ["application/pdf", "image/jpeg", "image/png", "image/tiff"].map(str::to_owned).to_vec()
}

impl Shop {
    /// A file as the edge would store it.
    async fn file(&self, bytes: Vec<u8>) -> Uuid {
        let grant = UploadGrant {
            company_id: COMPANY,
            purpose: haul_ports::UploadPurpose::LoadDocument,
            max_bytes: 100 << 20,
            media_types: kinds(),
            expires_at: Utc::now() + TimeDelta::minutes(5),
        };
        let ticket = self.blobs.mint_upload(&grant).unwrap();
        let bytes = futures::stream::iter([Ok::<_, std::convert::Infallible>(bytes.into())]);
        let taken = self.blobs.take_in(ticket.url.strip_prefix("/blobs/").unwrap(), bytes).await.unwrap();
        taken.content.blob_id
    }

    async fn part(&self, media_type: &str, bytes: Vec<u8>) -> MergePart {
        MergePart { blob_id: self.file(bytes).await, media_type: media_type.into(), title: "A part".into() }
    }

    async fn read(&self, blob_id: Uuid) -> Vec<u8> {
        let grant = DownloadGrant {
            company_id: COMPANY,
            blob_id,
            file_name: "paper.pdf".into(),
            media_type: "application/pdf".into(),
            inline: false,
            expires_at: Utc::now() + TimeDelta::minutes(5),
        };
        let url = self.blobs.mint_download(&grant).unwrap();
        let download =
            self.blobs.open_download(url.strip_prefix("/blobs/").unwrap().split('/').next().unwrap()).await.unwrap();
        let chunks: Vec<_> = download.bytes(None).await.unwrap().try_collect().await.unwrap();
        chunks.concat()
    }

    async fn render(&self, template: &str, data_json: &str) -> Result<(Typeset, Vec<u8>), TypesettingError> {
        let blob_id = Uuid::now_v7();
        let order = RenderOrder {
            company_id: COMPANY,
            blob_id,
            template: template.into(),
            data_json: data_json.into(),
            created_at: at(),
            picture: None,
        };
        let typeset = self.typesetter.render(&order).await?;
        Ok((typeset, self.read(blob_id).await))
    }

    async fn merge(&self, parts: Vec<MergePart>) -> Result<(Typeset, Document), TypesettingError> {
        let blob_id = Uuid::now_v7();
        let order = MergeOrder { company_id: COMPANY, blob_id, title: "Invoice 1001".into(), created_at: at(), parts };
        let typeset = self.typesetter.merge(&order).await?;
        Ok((typeset, Document::load_mem(&self.read(blob_id).await).unwrap()))
    }

    /// The failure of a packet with this as its second file.
    async fn failure_of(&self, media_type: &str, bytes: Vec<u8>) -> TypesettingError {
        let good = self.part("application/pdf", files::pdf("Good")).await;
        let bad = self.part(media_type, bytes).await;
        self.merge(vec![good, bad]).await.unwrap_err()
    }
}

fn failed(failure: PartFailure) -> TypesettingError {
    TypesettingError::Part { index: 1, failure }
}

#[tokio::test]
async fn pages_are_counted_without_drawing_them() {
    let shop = shop();
    let count = async |media_type: &str, bytes: Vec<u8>| {
        let order =
            CountOrder { company_id: COMPANY, blob_id: shop.file(bytes).await, media_type: media_type.to_owned() };
        shop.typesetter.count_pages(&order).await
    };
    let refused = |failure| Err(TypesettingError::Part { index: 0, failure });
    let parts = vec![
        shop.part("application/pdf", files::pdf("First")).await,
        shop.part("image/tiff", files::two_pages_of_tiff()).await,
    ];
    let blob_id = Uuid::now_v7();
    let order = MergeOrder { company_id: COMPANY, blob_id, title: "Three".into(), created_at: at(), parts };
    shop.typesetter.merge(&order).await.unwrap();
    assert_eq!(count("application/pdf", shop.read(blob_id).await).await, Ok(3));
    assert_eq!(count("image/tiff", files::two_pages_of_tiff()).await, Ok(2));
    assert_eq!(count("image/png", files::picture(image::ImageFormat::Png, 20, 40)).await, Ok(1));
    assert_eq!(count("application/pdf", files::encrypted_pdf()).await, refused(PartFailure::Encrypted));
    assert_eq!(count("application/pdf", files::pdf_without_pages()).await, refused(PartFailure::Broken));
    assert_eq!(count("application/pdf", b"%PDF-1.7 nothing".to_vec()).await, refused(PartFailure::Broken));
}

#[tokio::test]
async fn merge_keeps_order_sizes_and_an_outline() {
    let shop = shop();
    let mut parts = vec![
        shop.part("application/pdf", files::pdf("First")).await,
        shop.part("image/jpeg", files::picture(image::ImageFormat::Jpeg, 40, 20)).await,
        shop.part("image/png", files::picture(image::ImageFormat::Png, 20, 40)).await,
        shop.part("image/tiff", files::two_pages_of_tiff()).await,
        shop.part("application/pdf", files::pdf("Last")).await,
    ];
    parts[1].title = "Größe".into();
    let (typeset, document) = shop.merge(parts).await.unwrap();
    assert_eq!(typeset.pages, 6);
    let text = |page| document.extract_text(&[page]).unwrap();
    assert!(text(1).contains("First"), "{}", text(1));
    assert!(text(6).contains("Last"), "{}", text(6));
    let sizes: Vec<_> = document.page_iter().map(|id| files::size(&document, id)).collect();
    assert_eq!(sizes[1], (792, 612), "a wide picture lies");
    assert_eq!(sizes[2], (612, 792), "a tall picture stands");
    let titles: Vec<_> = document.get_toc().unwrap().toc.into_iter().map(|entry| (entry.title, entry.page)).collect();
    let expected = [("A part", 1), ("Größe", 2), ("A part", 3), ("A part", 4), ("A part", 6)];
    assert_eq!(titles, expected.map(|(title, page)| (title.to_owned(), page)));
    let info = document.trailer.get(b"Info").and_then(|info| document.dereference(info)).unwrap().1.as_dict().unwrap();
    assert_eq!(info.get(b"Title").unwrap().as_str().unwrap(), b"Invoice 1001");
    assert_eq!(document.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap(), b"en-US");
}

#[tokio::test]
async fn merge_takes_what_is_seen_and_leaves_what_acts() {
    let shop = shop();
    let part = shop.part("application/pdf", files::pdf_that_acts()).await;
    let (_, document) = shop.merge(vec![part]).await.unwrap();
    let everything = format!("{:?}", document.objects);
    for word in ["JavaScript", "OpenAction", "EmbeddedFile", "http://", "AcroForm"] {
        assert!(!everything.contains(word), "{word}");
    }
    assert!(everything.contains("Stamp"), "marks stay visible");
    let page = document.get_dictionary(document.page_iter().next().unwrap()).unwrap();
    assert_eq!(page.get(b"Rotate").unwrap().as_i64().unwrap(), 90, "what the page inherits goes with it");
}

#[tokio::test]
async fn merge_turns_a_photo_as_its_camera_was_held() {
    let shop = shop();
    let part = shop.part("image/jpeg", files::photo_on_its_side(40, 20)).await;
    let (_, document) = shop.merge(vec![part]).await.unwrap();
    assert_eq!(files::size(&document, document.page_iter().next().unwrap()), (612, 792));
}

#[tokio::test]
async fn merge_makes_the_same_bytes_of_the_same_files() {
    let shop = shop();
    let parts = vec![
        shop.part("application/pdf", files::pdf("One")).await,
        shop.part("image/png", files::picture(image::ImageFormat::Png, 20, 40)).await,
    ];
    let (first, _) = shop.merge(parts.clone()).await.unwrap();
    let (second, _) = shop.merge(parts).await.unwrap();
    assert_eq!(first, second);
}

#[tokio::test]
async fn merge_names_the_file_that_is_not_what_it_says() {
    let shop = shop();
    let png = || files::picture(image::ImageFormat::Png, 20, 40);
    for (media_type, bytes, failure) in [
        ("application/pdf", files::encrypted_pdf(), PartFailure::Encrypted),
        ("application/pdf", files::pdf("Cut")[..200].to_vec(), PartFailure::Broken),
        ("application/pdf", b"%PDF-1.7\n".to_vec(), PartFailure::Broken),
        ("application/pdf", png(), PartFailure::Broken),
        ("application/pdf", files::pdf_without_pages(), PartFailure::Broken),
        ("application/pdf", files::pdf_whose_tree_is_a_circle(), PartFailure::Broken),
        ("image/png", files::pdf("No picture"), PartFailure::Broken),
        ("image/png", png()[..60].to_vec(), PartFailure::Broken),
        ("image/jpeg", png(), PartFailure::Broken),
        ("image/tiff", png(), PartFailure::Broken),
        ("image/heic", png(), PartFailure::Unsupported),
    ] {
        assert_eq!(shop.failure_of(media_type, bytes).await, failed(failure), "{media_type} {failure:?}");
    }
    let missing = MergePart { blob_id: Uuid::now_v7(), media_type: "application/pdf".into(), title: "Nothing".into() };
    let error = shop.merge(vec![missing]).await.unwrap_err();
    assert_eq!(error, TypesettingError::Part { index: 0, failure: PartFailure::Missing });
}

#[tokio::test]
async fn merge_refuses_bombs() {
    let shop = shop();
    for (media_type, bytes) in [("application/pdf", files::pdf_bomb()), ("image/png", files::png_of_a_billion_pixels())]
    {
        assert_eq!(shop.failure_of(media_type, bytes).await, failed(PartFailure::TooLarge), "{media_type}");
    }
}

#[tokio::test]
async fn merge_has_limits() {
    let limits = TypesettingLimits { parts: 2, part_bytes: 4_000, pages: 2, ..TypesettingLimits::default() };
    let shop = shop_with(limits);
    let small = shop.part("application/pdf", files::pdf("Small")).await;
    let large = shop.part("application/pdf", files::pdf(&"Large ".repeat(2_000))).await;
    let three = shop.part("image/tiff", files::two_pages_of_tiff()).await;
    let error = shop.merge(vec![small.clone(), large]).await.unwrap_err();
    assert_eq!(error, failed(PartFailure::TooLarge));
    assert_eq!(shop.merge(vec![small.clone(); 3]).await.unwrap_err(), TypesettingError::TooLarge);
    assert_eq!(shop.merge(vec![small.clone(), three]).await.unwrap_err(), TypesettingError::TooLarge);
    assert!(shop.merge(vec![small.clone(), small]).await.is_ok());
}

#[tokio::test]
async fn another_companys_file_is_missing() {
    let shop = shop();
    let part = shop.part("application/pdf", files::pdf("Theirs")).await;
    let order = MergeOrder {
        company_id: Uuid::from_u128(2),
        blob_id: Uuid::now_v7(),
        title: "Ours".into(),
        created_at: at(),
        parts: vec![part],
    };
    let error = shop.typesetter.merge(&order).await.unwrap_err();
    assert_eq!(error, TypesettingError::Part { index: 0, failure: PartFailure::Missing });
}

#[tokio::test]
async fn what_takes_too_long_is_given_up() {
    let time = std::time::Duration::from_millis(20);
    let settings = ParserSettings { at_once: 0, ..parser_settings() };
    let shop = shop_of(settings, TypesettingLimits { time, ..TypesettingLimits::default() });
    assert_eq!(shop.render("load_sheet", "{}").await.unwrap_err(), TypesettingError::Timeout);
}

#[tokio::test]
async fn render_says_what_a_template_misses() {
    let shop = shop();
    for (template, data) in [("no_such", "{}"), ("../mod.rs", "{}"), ("invoice", "{}"), ("invoice", "no JSON")] {
        let error = shop.render(template, data).await.unwrap_err();
        assert!(matches!(error, TypesettingError::Template(_)), "{template}: {error:?}");
    }
}

#[tokio::test]
async fn render_writes_each_blob_once() {
    let shop = shop();
    let data = golden::facts("invoice");
    let order = RenderOrder {
        company_id: COMPANY,
        blob_id: Uuid::now_v7(),
        template: "invoice".into(),
        data_json: data.to_string(),
        created_at: at(),
        picture: None,
    };
    shop.typesetter.render(&order).await.unwrap();
    let again = shop.typesetter.render(&order).await.unwrap_err();
    assert!(matches!(again, TypesettingError::Unavailable(_)), "{again:?}");
}

#[tokio::test]
async fn logo_is_printed_and_a_bad_one_is_named() {
    let shop = shop();
    let mut data: serde_json::Value = serde_json::from_str(&golden::facts("invoice")).unwrap();
    data["brand"] = serde_json::json!({ "color": "#8a1c2b", "logo": "png" });
    data["footer"] = serde_json::json!("Thank you.");
    let print = async |bytes: Vec<u8>, media_type: &str| {
        let picture = RenderPicture { blob_id: shop.file(bytes).await, media_type: media_type.into() };
        let order = RenderOrder {
            company_id: COMPANY,
            blob_id: Uuid::now_v7(),
            template: "invoice".into(),
            data_json: data.to_string(),
            created_at: at(),
            picture: Some(picture),
        };
        shop.typesetter.render(&order).await.map(|_| order.blob_id)
    };
    let blob_id = print(files::picture(image::ImageFormat::Png, 300, 90), "image/png").await.unwrap();
    let document = lopdf::Document::load_mem(&shop.read(blob_id).await).unwrap();
    assert!(format!("{:?}", document.objects).contains("Image"), "the logo is on the page");
    for (bytes, media_type, failure) in [
        (files::picture(image::ImageFormat::Png, 3000, 2000), "image/png", PartFailure::TooLarge),
        (files::picture(image::ImageFormat::Png, 300, 90), "image/svg+xml", PartFailure::Unsupported),
    ] {
        let error = print(bytes, media_type).await.unwrap_err();
        assert_eq!(error, TypesettingError::Part { index: 0, failure });
    }
}

#[tokio::test]
async fn an_invoice_prints_what_is_deducted_for_paying_early() {
    let mut data: serde_json::Value = serde_json::from_str(&golden::facts("invoice")).unwrap();
    let sentence = "Pay $2,752.72 by Nov 30, 2026 and take a discount of $56.18.";
    data["discount"] = serde_json::json!(sentence);
    let (_, bytes) = shop().render("invoice", &data.to_string()).await.unwrap();
    let text = lopdf::Document::load_mem(&bytes).unwrap().extract_text(&[1]).unwrap();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(&text).contains(sentence), "{text}");
}

#[tokio::test]
async fn carrier_packet_has_its_first_page() {
    let facts = serde_json::json!({
        "title": "Carrier packet", "printed": "Printed today", "number": "",
        "carrier": { "name": "Prairie Line", "lines": ["USDOT 2873641"] },
        "identity": [{ "label": "EIN", "value": "12-3456789" }],
        "remit_to": { "name": "Prairie Line", "lines": ["PO Box 1180"] },
        "people": [{ "label": "Billing", "name": "Irene Sokol", "reach": "(312) 555-0145" }],
        "enclosed": [{ "label": "W-9", "until": "" }],
    });
    let (typeset, bytes) = shop().render("carrier_packet", &facts.to_string()).await.unwrap();
    assert_eq!(typeset.pages, 1);
    let text = lopdf::Document::load_mem(&bytes).unwrap().extract_text(&[1]).unwrap();
    for known in ["12-3456789", "PO Box 1180", "Irene Sokol", "W-9"] {
        assert!(text.contains(known), "{known}: {text}");
    }
}

#[tokio::test]
async fn words_of_the_company_are_printed_as_they_are_and_never_run() {
    let mut data: serde_json::Value = serde_json::from_str(&golden::facts("dispatch_sheet")).unwrap();
    data["words"] = serde_json::json!({
        "opening": ["Call before you leave.", "#panic(\"run\") $x$ *bold* @label <tag>"],
        "closing": ["Thank you."],
    });
    let (_, bytes) = shop().render("dispatch_sheet", &data.to_string()).await.unwrap();
    let text = lopdf::Document::load_mem(&bytes).unwrap().extract_text(&[1]).unwrap();
    for known in ["Call before you leave.", "#panic(\"run\") $x$ *bold* @label <tag>", "Thank you."] {
        assert!(text.contains(known), "{known}: {text}");
    }
}
