//! Tables that unpack, refer, or run on without end.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::deflated_zeros;

/// A workbook of one sheet: its rows as XML, and its shared texts.
pub fn spreadsheet(rows: &str, shared: &str) -> Vec<u8> {
    let names = "http://schemas.openxmlformats.org";
    let sheet =
        format!("<worksheet xmlns=\"{names}/spreadsheetml/2006/main\"><sheetData>{rows}</sheetData></worksheet>");
    let book = format!(
        "<workbook xmlns=\"{names}/spreadsheetml/2006/main\" xmlns:r=\"{names}/officeDocument/2006/relationships\">\
         <sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
    );
    let relation = |id: &str, kind: &str, target: &str| {
        format!(
            "<Relationship Id=\"{id}\" Type=\"{names}/officeDocument/2006/relationships/{kind}\" Target=\"{target}\"/>"
        )
    };
    let relations =
        |list: &str| format!("<Relationships xmlns=\"{names}/package/2006/relationships\">{list}</Relationships>");
    let of_book =
        relation("r1", "worksheet", "worksheets/sheet1.xml") + &relation("r2", "sharedStrings", "sharedStrings.xml");
    archive(&[
        ("[Content_Types].xml", "<Types/>"),
        ("_rels/.rels", &relations(&relation("r1", "officeDocument", "xl/workbook.xml"))),
        ("xl/workbook.xml", &book),
        ("xl/_rels/workbook.xml.rels", &relations(&of_book)),
        ("xl/worksheets/sheet1.xml", &sheet),
        ("xl/sharedStrings.xml", shared),
    ])
}

fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        archive.start_file(*name, SimpleFileOptions::default()).expect("a name");
        archive.write_all(text.as_bytes()).expect("memory");
    }
    archive.finish().expect("memory").into_inner()
}

/// A cell in column 1,000,000.
pub fn far_column() -> Vec<u8> {
    spreadsheet("<row r=\"1\"><c r=\"BDWGN1\"><v>1</v></c></row>", "<sst/>")
}

/// One text of 8,000 letters, named by `cells` cells.
pub fn shared_text_bomb(cells: usize) -> Vec<u8> {
    let rows: String =
        (1..=cells).map(|row| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>")).collect();
    spreadsheet(&rows, &format!("<sst><si><t>{}</t></si></sst>", "x".repeat(8_000)))
}

/// Entities that name ten others each, and a file of the server.
pub fn entity_bomb() -> Vec<u8> {
    let mut entities = "<!ENTITY a0 \"ha\"><!ENTITY file SYSTEM \"file:///etc/passwd\">".to_owned();
    for level in 1..10 {
        let ten = format!("&a{};", level - 1).repeat(10);
        entities += &format!("<!ENTITY a{level} \"{ten}\">");
    }
    let shared = format!("<!DOCTYPE sst [{entities}]><sst><si><t>&a9;</t></si><si><t>&file;</t></si></sst>");
    let cell = |name: &str, index: u32| format!("<c r=\"{name}1\" t=\"s\"><v>{index}</v></c>");
    spreadsheet(&format!("<row r=\"1\">{}{}</row>", cell("A", 0), cell("B", 1)), &shared)
}

/// An archive whose one part unfolds to `megabytes`.
pub fn archive_bomb(megabytes: usize) -> Vec<u8> {
    let content = deflated_zeros(megabytes);
    let name = b"xl/workbook.xml";
    let number = |value: usize| u32::try_from(value).unwrap_or_default().to_le_bytes();
    // Version, flags, Deflate, time, date, sum, sizes packed and unpacked, length of the name.
    let description = [
        [20, 0, 0, 0, 8, 0, 0, 0, 0, 0].as_slice(),
        &[0; 4],
        &number(content.len()),
        &number(megabytes << 20),
        &[15, 0],
    ]
    .concat();
    let local = [b"PK\x03\x04", description.as_slice(), &[0, 0], name, &content].concat();
    let entry = [b"PK\x01\x02\x14\0", description.as_slice(), &[0; 16], name].concat();
    let sizes = [number(entry.len()), number(local.len())].concat();
    let end = [b"PK\x05\x06\0\0\0\0\x01\0\x01\0", sizes.as_slice(), &[0, 0]].concat();
    [local, entry, end].concat()
}

/// More parts than any workbook has.
pub fn crowded_archive(parts: usize) -> Vec<u8> {
    let names: Vec<String> = (0..parts).map(|number| format!("xl/{number}.xml")).collect();
    archive(&names.iter().map(|name| (name.as_str(), "")).collect::<Vec<_>>())
}

/// Parts whose names lead out of any folder.
pub fn traversing_archive() -> Vec<u8> {
    archive(&[("../../../../tmp/haul-escaped", "x"), ("/etc/haul-escaped", "x"), ("xl\\..\\..\\evil", "x")])
}

pub fn truncated_spreadsheet() -> Vec<u8> {
    let whole = spreadsheet("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>", "<sst/>");
    whole[..whole.len() / 2].to_vec()
}

/// A quote that is opened and never closed, before `bytes` letters.
pub fn giant_cell(bytes: usize) -> Vec<u8> {
    [b"Name,City\nA,\"".as_slice(), &b"x".repeat(bytes)].concat()
}

/// A line of `bytes` separators.
pub fn long_line(bytes: usize) -> Vec<u8> {
    b",".repeat(bytes)
}
