//! PDFs that are too large, cyclic, or something else as well.

use std::fmt::Write as _;

use super::{archive_bomb, zlib_zeros};

/// One empty page: harmless.
pub fn pdf() -> Vec<u8> {
    written(&page_objects(), "")
}

fn page_objects() -> Vec<Vec<u8>> {
    vec![
        b"<</Type/Catalog/Pages 2 0 R>>".to_vec(),
        b"<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>".to_vec(),
        b"<</Type/Page/Parent 2 0 R/Resources<<>>>>".to_vec(),
    ]
}

/// One page, and `count` numbers that nothing names.
pub fn pdf_of_objects(count: usize) -> Vec<u8> {
    let mut objects = page_objects();
    objects.extend((0..count).map(|number| number.to_string().into_bytes()));
    written(&objects, "")
}

/// Each node of the page tree has one child, `depth` levels deep.
pub fn deep_tree_pdf(depth: usize) -> Vec<u8> {
    let mut objects = vec![b"<</Type/Catalog/Pages 2 0 R>>".to_vec()];
    for node in 2..depth + 2 {
        objects.push(format!("<</Type/Pages/Kids[{} 0 R]/Count 1/MediaBox[0 0 9 9]>>", node + 1).into_bytes());
    }
    objects.push(format!("<</Type/Page/Parent {} 0 R/Resources<<>>>>", depth + 1).into_bytes());
    written(&objects, "")
}

/// Its page tree, its resources and a stream's length refer to themselves.
pub fn cyclic_pdf() -> Vec<u8> {
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2/Parent 2 0 R/MediaBox[0 0 9 9]>>",
        "<</Type/Page/Parent 2 0 R/Resources 4 0 R/Contents 5 0 R>>",
        "4 0 R",
        "<</Length 5 0 R>>stream\nq\nendstream",
    ];
    written(&objects.map(|object| object.as_bytes().to_vec()), "")
}

/// Nested arrays: a recursive reader runs out of stack.
pub fn deep_pdf(depth: usize) -> Vec<u8> {
    let mut objects = page_objects();
    objects.push([b"[".repeat(depth), b"]".repeat(depth)].concat());
    written(&objects, "")
}

/// `tables` tables of objects, each of which unfolds to `megabytes`.
pub fn stream_bomb_pdf(tables: usize, megabytes: usize) -> Vec<u8> {
    let bomb = zlib_zeros(megabytes);
    let head = format!("<</Type/ObjStm/N 1/First 6/Filter/FlateDecode/Length {}>>stream\n", bomb.len());
    let mut objects = page_objects();
    objects.extend((0..tables).map(|_| [head.as_bytes(), &bomb, b"\nendstream"].concat()));
    written(&objects, "")
}

/// Password-protected (the oldest scheme, with made-up keys).
pub fn encrypted_pdf() -> Vec<u8> {
    let key = "00".repeat(32);
    let entry = format!("/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<{key}>/U<{key}>>>/ID[<00><00>]");
    written(&page_objects(), &entry)
}

pub fn truncated_pdf() -> Vec<u8> {
    let whole = pdf();
    whole[..whole.len() / 2].to_vec()
}

/// A PDF in front, a ZIP archive behind.
pub fn pdf_with_archive() -> Vec<u8> {
    [pdf(), archive_bomb(1)].concat()
}

/// The objects, numbered from 1, of which the first is the catalog.
fn written(objects: &[Vec<u8>], trailer: &str) -> Vec<u8> {
    let mut bytes = b"%PDF-1.5\n".to_vec();
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (number, object) in (1..).zip(objects) {
        let _ = writeln!(table, "{:010} 00000 n ", bytes.len());
        bytes.extend(format!("{number} 0 obj\n").into_bytes());
        bytes.extend(object);
        bytes.extend(b"\nendobj\n");
    }
    let start = bytes.len();
    let size = objects.len() + 1;
    bytes.extend(format!("{table}trailer\n<</Size {size}/Root 1 0 R{trailer}>>\nstartxref\n{start}\n%%EOF").bytes());
    bytes
}
