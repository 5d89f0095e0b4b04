//! Tables: written and read back, read as other programs write them, and malicious files.

use std::io::{Cursor, Write};
use std::sync::Arc;

use chrono::{NaiveDate, Utc};
use haul_capability::blobs::BlobStore;
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::tables::{TableFiles, TablesLimits};
use haul_capability::testing::parsers;
use haul_ports::{Cell, TableFormat, TableOrder, TablePage, TableRange, Tables, TablesError, WrittenTable};
use uuid::Uuid;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const COMPANY: Uuid = Uuid::from_u128(1);

struct Shop {
    blobs: BlobStore,
    tables: TableFiles,
}

fn shop() -> Shop {
    shop_with(TablesLimits { time: std::time::Duration::from_secs(60), ..TablesLimits::default() })
}

fn shop_with(limits: TablesLimits) -> Shop {
    let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap());
    let blobs = BlobStore::in_memory(sealing);
    Shop { tables: TableFiles::new(blobs.clone(), parsers(), limits), blobs }
}

impl Shop {
    async fn read(&self, bytes: impl Into<Vec<u8>>) -> Result<TablePage, TablesError> {
        let blob_id = self.blobs.put(COMPANY, bytes.into()).await;
        self.tables.read(&TableRange { company_id: COMPANY, blob_id, skip: 0, take: 1_000 }).await
    }

    async fn write(&self, format: TableFormat, header: &[&str], rows: Vec<Vec<Cell>>) -> (Uuid, WrittenTable) {
        let order = TableOrder {
            company_id: COMPANY,
            blob_id: Uuid::now_v7(),
            format,
            title: "Loads: all/of [them]".to_owned(),
            header: header.iter().map(|title| (*title).to_owned()).collect(),
            created_at: Utc::now(),
        };
        let mut writer = self.tables.write(&order).await.unwrap();
        for row in rows {
            writer.append(vec![row]).await.unwrap();
        }
        (order.blob_id, writer.finish().await.unwrap())
    }

    async fn text(&self, blob_id: Uuid) -> String {
        String::from_utf8(self.blobs.bytes_of(COMPANY, blob_id).await.unwrap().to_vec()).unwrap()
    }
}

fn text(text: &str) -> Cell {
    Cell::Text(text.to_owned())
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 20).unwrap()
}

fn row() -> Vec<Cell> {
    vec![
        text("=HYPERLINK(\"http://evil.example\")"),
        Cell::Integer(-3),
        Cell::Decimal("967.5".to_owned()),
        Cell::Money(-123_405),
        Cell::Date(day()),
        Cell::DateTime(day().and_hms_opt(8, 30, 0).unwrap()),
        Cell::Empty,
        text("Größe, \"quoted\"\nand broken"),
    ]
}

const HEADER: [&str; 8] = ["Text", "Count", "Miles", "Total", "Day", "Time", "None", "Odd"];

/// Header and texts of each row, with their numbers.
fn texts(page: &TablePage) -> (Vec<&str>, Vec<(u32, Vec<&str>)>) {
    let header = page.header.iter().map(String::as_str).collect();
    let rows = page.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|cell| match cell {
            Cell::Text(text) => text.as_str(),
            Cell::Empty => "",
            other => panic!("CSV knows no {other:?}"),
        });
        (row.number, cells.collect())
    });
    (header, rows.collect())
}

#[tokio::test]
async fn csv_is_written_for_spreadsheets_and_runs_no_formula() {
    let shop = shop();
    let (blob_id, written) = shop.write(TableFormat::Csv, &HEADER, vec![row()]).await;
    assert_eq!(written.rows, 1);
    assert_eq!(
        shop.text(blob_id).await,
        "\u{feff}Text,Count,Miles,Total,Day,Time,None,Odd\r\n\
         \"'=HYPERLINK(\"\"http://evil.example\"\")\",-3,967.5,-1234.05,2026-11-20,2026-11-20 08:30,,\
         \"Größe, \"\"quoted\"\"\nand broken\"\r\n"
    );
    let page = shop.tables.read(&TableRange { company_id: COMPANY, blob_id, skip: 0, take: 9 }).await.unwrap();
    assert_eq!(page.format, TableFormat::Csv);
    assert_eq!(page.rows[0].cells[0], text("=HYPERLINK(\"http://evil.example\")"), "the apostrophe is taken off again");
}

#[tokio::test]
async fn xlsx_keeps_what_its_cells_are() {
    let shop = shop();
    let (blob_id, written) = shop.write(TableFormat::Xlsx, &HEADER, vec![row(), row()]).await;
    assert_eq!(written.rows, 2);
    let page = shop.tables.read(&TableRange { company_id: COMPANY, blob_id, skip: 1, take: 9 }).await.unwrap();
    assert_eq!((page.format, page.total_rows, page.rows.len()), (TableFormat::Xlsx, 2, 1));
    assert_eq!(page.header, HEADER);
    let mut expected = row();
    // A workbook's money is a number with a format.
    expected[3] = Cell::Decimal("-1234.05".to_owned());
    assert_eq!((page.rows[0].number, &page.rows[0].cells), (3, &expected));
}

#[tokio::test]
async fn csv_is_read_as_the_world_writes_it() {
    let shop = shop();
    let expected = (vec!["Name", "Ort"], vec![(2, vec!["Müller", "Köln"]), (3, vec!["a, b", ""])]);
    for (bytes, what) in [
        ("Name,Ort\nMüller,Köln\n\"a, b\",\n".as_bytes().to_vec(), "UTF-8"),
        ("\u{feff}Name,Ort\r\nMüller,Köln\r\n\"a, b\",\r\n".as_bytes().to_vec(), "with a mark"),
        ("Name;Ort\r\nMüller;Köln\r\na, b;\r\n".as_bytes().to_vec(), "semicolons"),
        ("Name\tOrt\nMüller\tKöln\na, b\t\n".as_bytes().to_vec(), "tabs"),
        (b"Name;Ort\r\nM\xfcller;K\xf6ln\r\na, b;\r\n".to_vec(), "Windows-1252"),
        ("Name,Ort,,\nMüller,Köln,,beyond\n\"a, b\"\n".as_bytes().to_vec(), "short and long rows"),
    ] {
        let page = shop.read(bytes).await.unwrap();
        assert_eq!(texts(&page), expected, "{what}");
    }
}

#[tokio::test]
async fn rows_have_the_numbers_that_a_spreadsheet_shows() {
    let shop = shop();
    for bytes in ["A,B\r\n1,x\r\n\r\n\"2\r\nlines\",y\r\n,\r\n3,z", "A,B\n1,x\n\n\"2\nlines\",y\n,\n3,z\n"] {
        let page = shop.read(bytes).await.unwrap();
        let numbers: Vec<_> = page.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [2, 4, 6], "{bytes:?}");
    }
}

#[tokio::test]
async fn what_is_no_table_is_refused() {
    let shop = shop();
    for (bytes, error) in [
        (&b""[..], TablesError::Empty),
        (b"\r\n , \r\n", TablesError::Empty),
        (b"a\0b", TablesError::NotATable),
        (b"PK\x03\x04 and nothing else", TablesError::NotATable),
        (&[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], TablesError::NotATable),
    ] {
        assert_eq!(shop.read(bytes).await.unwrap_err(), error, "{bytes:?}");
    }
    let absent = TableRange { company_id: COMPANY, blob_id: Uuid::now_v7(), skip: 0, take: 1 };
    assert_eq!(shop.tables.read(&absent).await.unwrap_err(), TablesError::Missing);
    let foreign = TableRange { blob_id: shop.blobs.put(Uuid::from_u128(2), "a").await, ..absent };
    assert_eq!(shop.tables.read(&foreign).await.unwrap_err(), TablesError::Missing, "another company's");
}

#[tokio::test]
async fn tables_are_bounded() {
    let limits = TablesLimits {
        read_rows: 3,
        columns: 4,
        cell_chars: 5,
        read_bytes: 60,
        written_rows: 2,
        ..TablesLimits::default()
    };
    let shop = shop_with(limits);
    for (text, error) in [
        ("h\n1\n2\n3\n", None),
        ("h\n1\n2\n3\n4\n", Some(TablesError::TooManyRows { max: 3 })),
        ("a,b,c,d,e\n", Some(TablesError::TooManyColumns { max: 4 })),
        ("a,b\n1,123456\n", Some(TablesError::CellTooLong { row: 2, column: 2, max: 5 })),
        ("0123456789012345678901234567890123456789012345678901234567890", Some(TablesError::TooLarge)),
    ] {
        assert_eq!(shop.read(text).await.err(), error, "{text}");
    }
    let order = TableOrder {
        company_id: COMPANY,
        blob_id: Uuid::now_v7(),
        format: TableFormat::Csv,
        title: "Loads".to_owned(),
        header: vec!["A".to_owned()],
        created_at: Utc::now(),
    };
    let mut writer = shop.tables.write(&order).await.unwrap();
    let refused = writer.append(vec![vec![Cell::Empty]; 3]).await.unwrap_err();
    assert_eq!(refused, TablesError::TooManyRows { max: 2 });
}

#[tokio::test]
async fn an_archive_that_unfolds_to_gigabytes_is_refused() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("xl/worksheets/sheet1.xml", SimpleFileOptions::default()).unwrap();
    let zeros = vec![b' '; 1 << 20];
    for _ in 0..8 {
        archive.write_all(&zeros).unwrap();
    }
    let bomb = archive.finish().unwrap().into_inner();
    assert!(bomb.len() < 1 << 16, "{} bytes", bomb.len());
    let shop = shop_with(TablesLimits { unfolded_bytes: 4 << 20, ..TablesLimits::default() });
    assert_eq!(shop.read(bomb).await.unwrap_err(), TablesError::TooLarge);
}

#[tokio::test]
async fn a_sheet_with_two_far_cells_is_no_bomb_either() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    sheet.write_string(0, 0, "Name").unwrap();
    sheet.write_string(1_048_575, 0, "far below").unwrap();
    let shop = shop();
    let page = shop.read(book.save_to_buffer().unwrap()).await.unwrap();
    assert_eq!(page.rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1_048_576]);
    let mut book = rust_xlsxwriter::Workbook::new();
    book.add_worksheet().write_string(0, 16_383, "far right").unwrap();
    let refused = shop.read(book.save_to_buffer().unwrap()).await.unwrap_err();
    assert_eq!(refused, TablesError::TooManyColumns { max: 200 });
}

#[tokio::test]
async fn pages_follow_one_another() {
    let shop = shop();
    let text: String = std::iter::once("Number".to_owned()).chain((1..=25).map(|n| format!("\n{n}"))).collect();
    let blob_id = shop.blobs.put(COMPANY, text).await;
    let mut seen = Vec::new();
    for skip in [0, 10, 20, 30] {
        let range = TableRange { company_id: COMPANY, blob_id, skip, take: 10 };
        let page = shop.tables.read(&range).await.unwrap();
        assert_eq!(page.total_rows, 25);
        seen.extend(page.rows.into_iter().map(|row| row.number));
    }
    assert_eq!(seen, (2..=26).collect::<Vec<_>>());
}
