//! Files as scanners, phones and strangers produce them.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat};
use lopdf::{
    Dictionary, Document, EncryptionState, EncryptionVersion, Object, ObjectId, Permissions, Stream, dictionary,
};

/// One page with a line of text; its size and turn are those of the node above it.
pub fn pdf(text: &str) -> Vec<u8> {
    saved(document(text))
}

fn document(text: &str) -> Document {
    let mut document = Document::with_version("1.5");
    let tree = document.new_object_id();
    let font = document.add_object(dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" });
    let content = Stream::new(dictionary! {}, format!("BT /F1 24 Tf 72 700 Td ({text}) Tj ET").into_bytes());
    let content = document.add_object(content);
    let page = document.add_object(dictionary! { "Type" => "Page", "Parent" => tree, "Contents" => content });
    let resources = dictionary! { "Font" => dictionary! { "F1" => font } };
    let size: Vec<Object> = [0, 0, 612, 792].map(Object::Integer).to_vec();
    document.objects.insert(
        tree,
        Object::Dictionary(dictionary! {
            "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1, "Resources" => resources, "MediaBox" => size,
        }),
    );
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    document
}

fn saved(mut document: Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    bytes
}

fn tree(document: &mut Document) -> &mut Dictionary {
    let id = document.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
    document.get_dictionary_mut(id).unwrap()
}

/// Runs a script, opens a URL, carries a file and a form; shows a stamp and is rotated.
pub fn pdf_that_acts() -> Vec<u8> {
    let mut document = document("Seen");
    tree(&mut document).set("Rotate", 90);
    let script = dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("app.alert(1)") };
    let look = document.add_object(Stream::new(dictionary! { "Type" => "XObject", "Subtype" => "Form" }, Vec::new()));
    let link = dictionary! {
        "Type" => "Annot", "Subtype" => "Link",
        "A" => dictionary! { "S" => "URI", "URI" => Object::string_literal("http://example.com") },
    };
    let stamp = dictionary! {
        "Type" => "Annot", "Subtype" => "Stamp", "Rect" => vec![0.into(), 0.into(), 9.into(), 9.into()],
        "AP" => dictionary! { "N" => look }, "A" => script.clone(), "AA" => dictionary! { "E" => script.clone() },
    };
    let file = document.add_object(Stream::new(dictionary! { "Type" => "EmbeddedFile" }, b"MZ".to_vec()));
    let page = document.page_iter().next().unwrap();
    let page = document.get_dictionary_mut(page).unwrap();
    page.set("Annots", vec![Object::Dictionary(link), Object::Dictionary(stamp)]);
    page.set("AA", dictionary! { "O" => script.clone() });
    let catalog = document.catalog_mut().unwrap();
    catalog.set("OpenAction", script);
    catalog.set("AcroForm", dictionary! { "Fields" => Vec::<Object>::new() });
    catalog.set("Names", dictionary! { "EmbeddedFiles" => file });
    saved(document)
}

pub fn pdf_without_pages() -> Vec<u8> {
    let mut document = document("None");
    tree(&mut document).set("Kids", Vec::<Object>::new());
    saved(document)
}

pub fn pdf_whose_tree_is_a_circle() -> Vec<u8> {
    let mut document = document("Round");
    let id = document.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
    tree(&mut document).set("Kids", vec![Object::Reference(id)]);
    saved(document)
}

pub fn encrypted_pdf() -> Vec<u8> {
    let mut document = document("Secret");
    let id = || Object::string_literal("0123456789abcdef");
    document.trailer.set("ID", vec![id(), id()]);
    let version = EncryptionVersion::V2 {
        document: &document,
        owner_password: "owner",
        user_password: "user",
        key_length: 128,
        permissions: Permissions::all(),
    };
    let state = EncryptionState::try_from(version).unwrap();
    document.encrypt(&state).unwrap();
    saved(document)
}

/// A few kilobytes whose object tables unpack to far more.
pub fn pdf_bomb() -> Vec<u8> {
    let mut document = document("Boom");
    for _ in 0..8 {
        let head = b"900 0 ".to_vec();
        let content = [head, vec![b' '; 8 << 20]].concat();
        // lopdf leaves out such tables when it writes, so they get their right name afterwards.
        let mut stream = Stream::new(dictionary! { "Type" => "Bomb__", "N" => 1, "First" => 6 }, content);
        stream.compress().unwrap();
        document.add_object(stream);
    }
    let mut bytes = saved(document);
    for at in 0..bytes.len() - 6 {
        if bytes[at..].starts_with(b"Bomb__") {
            bytes[at..at + 6].copy_from_slice(b"ObjStm");
        }
    }
    bytes
}

pub fn picture(format: ImageFormat, width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::new_rgb8(width, height).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A JPEG whose EXIF asks for a quarter turn (orientation 6).
pub fn photo_on_its_side(width: u32, height: u32) -> Vec<u8> {
    let plain = picture(ImageFormat::Jpeg, width, height);
    let tiff = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let length = u16::try_from(2 + 6 + tiff.len()).unwrap().to_be_bytes();
    [&plain[..2], b"\xff\xe1", &length[..], b"Exif\0\0", &tiff[..], &plain[2..]].concat()
}

/// Its header promises 40,000 by 40,000 pixels, but there are none.
pub fn png_of_a_billion_pixels() -> Vec<u8> {
    let mut bytes = picture(ImageFormat::Png, 1, 1);
    let mut header = b"IHDR".to_vec();
    header.extend(40_000_u32.to_be_bytes().repeat(2));
    header.extend([8, 2, 0, 0, 0]);
    let sum = crc32(&header).to_be_bytes();
    bytes.splice(12..29 + 4, [header, sum.to_vec()].concat());
    bytes
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

/// A gray page and a bilevel one, as a fax writes them.
pub fn two_pages_of_tiff() -> Vec<u8> {
    // Each directory: width, height, bits a sample, compression, photometry, strip, samples, rows, bytes.
    let page = |at: u32, next: u32, bits: u32, bytes: u32| {
        let entries: [(u16, u32); 9] =
            [(256, 8), (257, 8), (258, bits), (259, 1), (262, 1), (273, at), (277, 1), (278, 8), (279, bytes)];
        let mut directory = u16::try_from(entries.len()).unwrap().to_be_bytes().to_vec();
        for (tag, value) in entries {
            directory.extend(tag.to_be_bytes());
            directory.extend(4_u16.to_be_bytes());
            directory.extend(1_u32.to_be_bytes());
            directory.extend(value.to_be_bytes());
        }
        directory.extend(next.to_be_bytes());
        directory
    };
    let first = 8 + 64 + 8;
    let second = first + page(0, 0, 0, 0).len() as u32;
    let mut bytes = b"MM\0\x2a".to_vec();
    bytes.extend(first.to_be_bytes());
    bytes.extend([127; 64]);
    bytes.extend([0b1010_1010; 8]);
    bytes.extend(page(8, second, 8, 64));
    bytes.extend(page(8 + 64, 0, 1, 8));
    bytes
}

/// Width and height of a page in points.
pub fn size(document: &Document, page: ObjectId) -> (i64, i64) {
    let sides = document.get_dictionary(page).unwrap().get(b"MediaBox").unwrap().as_array().unwrap();
    let side = |at: usize| sides[at].as_float().unwrap().round() as i64;
    (side(2), side(3))
}
