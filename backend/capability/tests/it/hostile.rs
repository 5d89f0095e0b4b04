//! Every malicious upload through the real process: refused for the right reason, in time, and without harm to the
//! server.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures::FutureExt;
use haul_capability::blobs::BlobStore;
use haul_capability::confined::{Errand, ParserSettings, Parsers};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::tables::{TableFiles, TablesLimits};
use haul_capability::testing::{hostile, parser_settings};
use haul_capability::typesetting::{Typesetter, TypesettingLimits};
use haul_ports::{
    Cell, MergeOrder, MergePart, PartFailure, TablePage, TableRange, Tables, TablesError, Typeset, Typesetting,
    TypesettingError,
};
use uuid::Uuid;

const ATTACKER: Uuid = Uuid::from_u128(1);
const NEIGHBOR: Uuid = Uuid::from_u128(2);
const MEGABYTE: usize = 1 << 20;
/// How much the server itself may grow: the largest file, the largest answer, and what other tests of this program use
/// meanwhile.
const MOST_GROWTH: u64 = 600 << 20;

struct Shop {
    blobs: BlobStore,
    parsers: Parsers,
    typesetter: Typesetter,
    tables: TableFiles,
}

fn shop() -> Shop {
    shop_with(parser_settings(), TypesettingLimits { unfolded_bytes: 8 * MEGABYTE, ..patient() })
}

/// In a test run every core is busy with other tests.
fn patient() -> TypesettingLimits {
    TypesettingLimits { time: Duration::from_secs(120), ..TypesettingLimits::default() }
}

fn shop_with(settings: ParserSettings, limits: TypesettingLimits) -> Shop {
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    let (blobs, parsers) = (BlobStore::in_memory(sealing), Parsers::new(settings));
    let time = limits.time;
    let table_limits = TablesLimits { time, unfolded_bytes: 8 << 20, text_bytes: 4 << 20, ..TablesLimits::default() };
    Shop {
        typesetter: Typesetter::new(blobs.clone(), parsers.clone(), limits),
        tables: TableFiles::new(blobs.clone(), parsers.clone(), table_limits),
        blobs,
        parsers,
    }
}

impl Shop {
    async fn merge(
        &self,
        company_id: Uuid,
        files: impl IntoIterator<Item = (&str, Vec<u8>)>,
    ) -> Result<Typeset, TypesettingError> {
        let mut parts = Vec::new();
        for (media_type, bytes) in files {
            let blob_id = self.blobs.put(company_id, bytes).await;
            parts.push(MergePart { blob_id, media_type: media_type.into(), title: "A part".into() });
        }
        let created_at: DateTime<Utc> = "2026-11-20T18:00:00Z".parse().unwrap();
        let blob_id = Uuid::now_v7();
        let order = MergeOrder { company_id, blob_id, title: "Packet".into(), created_at, parts };
        self.typesetter.merge(&order).await
    }

    async fn read(&self, company_id: Uuid, bytes: Vec<u8>) -> Result<TablePage, TablesError> {
        let blob_id = self.blobs.put(company_id, bytes).await;
        self.tables.read(&TableRange { company_id, blob_id, skip: 0, take: 1_000 }).await
    }
}

fn part(index: usize, failure: PartFailure) -> TypesettingError {
    TypesettingError::Part { index, failure }
}

/// This process's peak memory.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
}

#[tokio::test]
async fn files_that_mean_harm_are_refused_by_their_names() {
    let shop = shop();
    let before = peak_memory();
    let (pdf, png, jpeg, tiff) = ("application/pdf", "image/png", "image/jpeg", "image/tiff");
    let (large, broken) = (PartFailure::TooLarge, PartFailure::Broken);
    for (what, media_type, bytes, failure) in [
        ("400 pages of 64 megapixels", tiff, hostile::tiff_bomb(400, 8_000), large),
        ("a page of 1.6 gigapixels", tiff, hostile::tiff_bomb(1, 40_000), large),
        ("huge PNG", png, hostile::huge_png(), large),
        ("huge JPEG", jpeg, hostile::huge_jpeg(), large),
        ("truncated PNG", png, hostile::truncated_png(), broken),
        ("truncated JPEG", jpeg, hostile::truncated_jpeg(), broken),
        ("truncated TIFF", tiff, hostile::tiff_bomb(1, 800)[..60].to_vec(), broken),
        ("a script that is a GIF", png, hostile::gif_with_script(), broken),
        ("an SVG as a PNG", png, hostile::svg(), broken),
        ("an SVG", "image/svg+xml", hostile::svg(), PartFailure::Unsupported),
        ("a JPEG that is a PDF", jpeg, hostile::pdf(), broken),
        ("a PDF that is an archive", pdf, hostile::archive_bomb(1), broken),
        ("a PDF of tables that unfold", pdf, hostile::stream_bomb_pdf(8, 4), large),
        ("a PDF of too many objects", pdf, hostile::pdf_of_objects(200_001), large),
    ] {
        let refusal = shop.merge(ATTACKER, [(pdf, hostile::pdf()), (media_type, bytes)]).await.unwrap_err();
        assert_eq!(refusal, part(1, failure), "{what}");
    }
    // Readers may handle these as they like, as long as they finish.
    for (what, media_type, bytes) in [
        ("a color profile that unfolds", png, hostile::profile_bomb_png(64)),
        ("a PDF with made-up keys", pdf, hostile::encrypted_pdf()),
        ("half a PDF", pdf, hostile::truncated_pdf()),
        ("a PDF and an archive", pdf, hostile::pdf_with_archive()),
        ("circles", pdf, hostile::cyclic_pdf()),
        ("a deep tree", pdf, hostile::deep_tree_pdf(5_000)),
        ("deep arrays", pdf, hostile::deep_pdf(100_000)),
    ] {
        match shop.merge(ATTACKER, [(media_type, bytes)]).await {
            Ok(typeset) => assert!(typeset.pages <= 2, "{what}"),
            Err(TypesettingError::Part { index: 0, .. }) => {}
            Err(other) => panic!("{what}: {other:?}"),
        }
    }
    assert!(shop.merge(NEIGHBOR, [(pdf, hostile::pdf())]).await.is_ok());
    let growth = peak_memory() - before;
    assert!(growth < MOST_GROWTH, "the server grew by {} MB", growth >> 20);
}

#[tokio::test]
async fn tables_that_mean_harm_are_refused() {
    let shop = shop();
    let before = peak_memory();
    for (what, bytes, error) in [
        ("an archive that unfolds", hostile::archive_bomb(64), TablesError::TooLarge),
        ("an archive of many parts", hostile::crowded_archive(1_001), TablesError::TooLarge),
        ("names that lead out", hostile::traversing_archive(), TablesError::NotATable),
        ("half a workbook", hostile::truncated_spreadsheet(), TablesError::NotATable),
        ("a text in every cell", hostile::shared_text_bomb(2_000), TablesError::TooLarge),
        ("a million columns", hostile::long_line(1_000_000), TablesError::TooManyColumns { max: 200 }),
        ("a giant cell", hostile::giant_cell(4 << 20), TablesError::CellTooLong { row: 2, column: 2, max: 8_000 }),
        ("zeros", vec![0; 1 << 20], TablesError::NotATable),
        ("zeros in words", b"Name,City\nA,\0\n".to_vec(), TablesError::NotATable),
        ("more than a file may have", vec![b'x'; 16 << 20], TablesError::TooLarge),
    ] {
        assert_eq!(shop.read(ATTACKER, bytes).await.unwrap_err(), error, "{what}");
    }
    assert!(!std::path::Path::new("/tmp/haul-escaped").exists());
    let far = shop.read(ATTACKER, hostile::far_column()).await.unwrap_err();
    assert!(matches!(far, TablesError::TooManyColumns { .. } | TablesError::NotATable), "{far:?}");
    if let Ok(page) = shop.read(ATTACKER, hostile::entity_bomb()).await {
        let told = format!("{page:?}");
        assert!(!told.contains("root:") && told.len() < 10_000, "entities are not followed");
    }
    let page = shop.read(NEIGHBOR, b"Name\nA\n".to_vec()).await.unwrap();
    assert_eq!(page.rows[0].cells, [Cell::Text("A".into())]);
    let growth = peak_memory() - before;
    assert!(growth < MOST_GROWTH, "the server grew by {} MB", growth >> 20);
}

#[tokio::test]
async fn what_passes_alone_may_be_too_much_together() {
    let limits = TypesettingLimits {
        pages: 4,
        pixels_in_all: 1_000_000,
        objects_in_all: 60,
        unfolded_bytes: 3 * MEGABYTE,
        unfolded_bytes_in_all: 3 * MEGABYTE,
        ..patient()
    };
    let shop = shop_with(parser_settings(), limits);
    let (pdf, tiff) = ("application/pdf", "image/tiff");
    for (what, media_type, bytes) in [
        ("pixels", tiff, hostile::tiff_bomb(1, 800)),
        ("pages", tiff, hostile::tiff_bomb(3, 8)),
        ("objects", pdf, hostile::pdf_of_objects(40)),
        ("unfolded bytes", pdf, hostile::stream_bomb_pdf(1, 2)),
    ] {
        let alone = shop.merge(ATTACKER, [(media_type, bytes.clone())]).await;
        assert!(alone.is_ok(), "{what}: {alone:?}");
        let together = shop.merge(ATTACKER, [(media_type, bytes.clone()), (media_type, bytes)]).await;
        assert_eq!(together, Err(TypesettingError::TooLarge), "{what}");
    }
}

#[tokio::test]
async fn a_file_that_fills_the_memory_is_named() {
    let settings = ParserSettings { memory_bytes: 96 << 20, ..parser_settings() };
    let shop = shop_with(settings, patient());
    let refusal = shop.merge(ATTACKER, [("image/tiff", hostile::tiff_bomb(1, 8_000))]).await.unwrap_err();
    assert_eq!(refusal, part(0, PartFailure::TooLarge));
}

#[tokio::test]
async fn a_companys_small_paper_does_not_wait_for_anothers_flood() {
    let settings = ParserSettings { at_once: 2, cpu_seconds: 3_600, ..parser_settings() };
    let shop = shop_with(settings, patient());
    // Orders that never end by themselves.
    let mut flood: Vec<_> = (0..20)
        .map(|_| {
            let parsers = shop.parsers.clone();
            async move {
                let place = parsers.place(ATTACKER).await.unwrap();
                parsers.run::<()>(place, Errand::Spin, &(), Vec::new()).await.map(|_| ())
            }
            .boxed()
        })
        .collect();
    let paper = shop.merge(NEIGHBOR, [("application/pdf", hostile::pdf())]);
    let flooding = futures::future::select_all(&mut flood);
    tokio::select! {
        biased;
        (ended, ..) = flooding => panic!("an order of the flood ended first: {ended:?}"),
        paper = paper => assert_eq!(paper.unwrap().pages, 1),
    }
    assert_eq!(shop.parsers.at_work().len(), 1, "the attacker has one of the two places");
}
