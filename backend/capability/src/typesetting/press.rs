//! Typst with the compiled-in templates and fonts, and no access to anything else.

use std::sync::LazyLock;

use chrono::{DateTime, Datelike, Timelike, Utc};
use haul_ports::TypesettingError;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, Timestamp};

use super::Printed;

/// Inter under the SIL Open Font License (`fonts/OFL.txt`). Typst takes the first match, so plain Latin precedes the
/// rest.
const FONTS: [&[u8]; 6] = [
    include_bytes!("fonts/inter-latin-400.ttf"),
    include_bytes!("fonts/inter-latin-600.ttf"),
    include_bytes!("fonts/inter-latin-ext-400.ttf"),
    include_bytes!("fonts/inter-latin-ext-600.ttf"),
    include_bytes!("fonts/inter-cyrillic-400.ttf"),
    include_bytes!("fonts/inter-cyrillic-600.ttf"),
];

/// Every template by its name; `sheet` is shared by the others.
const TEMPLATES: [(&str, &str); 13] = [
    ("sheet", include_str!("templates/sheet.typ")),
    ("bill_of_lading", include_str!("templates/bill_of_lading.typ")),
    ("detention_case", include_str!("templates/detention_case.typ")),
    ("dispatch_sheet", include_str!("templates/dispatch_sheet.typ")),
    ("load_sheet", include_str!("templates/load_sheet.typ")),
    ("invoice", include_str!("templates/invoice.typ")),
    ("quote", include_str!("templates/quote.typ")),
    ("statement", include_str!("templates/statement.typ")),
    ("logo", include_str!("templates/logo.typ")),
    ("carrier_packet", include_str!("templates/carrier_packet.typ")),
    ("compliance_file", include_str!("templates/compliance_file.typ")),
    ("record_sheet", include_str!("templates/record_sheet.typ")),
    ("picture", include_str!("templates/picture.typ")),
];

/// The only files besides templates, by the names that templates use. Their ids live as long as the process.
static DATA: LazyLock<FileId> = LazyLock::new(|| file_id("data.json"));
static PICTURE: LazyLock<FileId> = LazyLock::new(|| file_id("picture"));

/// Shared by all papers; built while a process waits for its order.
pub struct Press {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    templates: Vec<(&'static str, Source)>,
}

impl Default for Press {
    fn default() -> Self {
        let fonts: Vec<Font> = FONTS.into_iter().flat_map(|bytes| Font::iter(Bytes::new(bytes))).collect();
        let source =
            |(name, text): (&'static str, &str)| (name, Source::new(file_id(&format!("{name}.typ")), text.to_owned()));
        Self {
            library: LazyHash::new(Library::default()),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
            templates: TEMPLATES.map(source).to_vec(),
        }
    }
}

impl Press {
    /// Renders one paper. The same facts and time give the same bytes.
    pub fn print(
        &self,
        template: &str,
        data_json: Vec<u8>,
        picture: Option<Vec<u8>>,
        at: DateTime<Utc>,
    ) -> Result<Printed, TypesettingError> {
        let unknown = || TypesettingError::Template(format!("there is no template {template:?}"));
        let (_, main) = self.templates.iter().find(|(name, _)| *name == template).ok_or_else(unknown)?;
        let sheet =
            Sheet { press: self, main: main.id(), data: Bytes::new(data_json), picture: picture.map(Bytes::new) };
        let document = typst::compile::<PagedDocument>(&sheet).output.map_err(|errors| complaint(&errors))?;
        let options = PdfOptions {
            creator: Smart::Custom(Some("Haul".to_owned())),
            timestamp: timestamp(at),
            ..PdfOptions::default()
        };
        let bytes = typst_pdf::pdf(&document, &options).map_err(|errors| complaint(&errors))?;
        // A packet's next image is a different one, and Typst's cache of this one is all its pixels.
        typst::comemo::evict(0);
        Ok(Printed { bytes, pages: document.pages().len() })
    }
}

/// The world as one paper sees it.
struct Sheet<'a> {
    press: &'a Press,
    main: FileId,
    data: Bytes,
    picture: Option<Bytes>,
}

impl World for Sheet<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.press.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.press.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let found = self.press.templates.iter().find(|(_, source)| source.id() == id);
        found.map(|(_, source)| source.clone()).ok_or(FileError::AccessDenied)
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == *DATA {
            return Ok(self.data.clone());
        }
        self.picture.clone().filter(|_| id == *PICTURE).ok_or(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.press.fonts.get(index).cloned()
    }

    /// A paper's dates are facts.
    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

fn file_id(name: &str) -> FileId {
    let path = VirtualPath::new(name).expect("a name without dots and slashes is a path");
    RootedPath::new(VirtualRoot::Project, path).intern()
}

fn complaint(errors: &[SourceDiagnostic]) -> TypesettingError {
    let texts: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
    TypesettingError::Template(texts.join("; "))
}

fn timestamp(at: DateTime<Utc>) -> Option<Timestamp> {
    let small = |number: u32| u8::try_from(number).ok();
    let datetime = Datetime::from_ymd_hms(
        at.year(),
        small(at.month())?,
        small(at.day())?,
        small(at.hour())?,
        small(at.minute())?,
        small(at.second())?,
    )?;
    Some(Timestamp::new_utc(datetime))
}
