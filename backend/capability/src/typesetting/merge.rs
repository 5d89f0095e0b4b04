//! Merges several files into one PDF with an outline.
//!
//! Only the visible parts of each page are copied: content, resources, sizes, and the appearance of marks such as
//! signatures and stamps. Scripts, actions, links, forms, attachments and everything else in a file are left behind.

use haul_ports::{MergeOrder, PartFailure, TypesettingError};
use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::budget::Budget;
use super::limits::TypesettingLimits;
use super::press::Press;
use super::{Printed, part, unavailable};

/// What a page can inherit from the nodes above it.
const INHERITED: [&[u8]; 4] = [b"Resources", b"MediaBox", b"CropBox", b"Rotate"];
/// What is copied from a page itself.
const KEPT: [&[u8]; 4] = [b"Contents", b"Group", b"UserUnit", b"Resources"];
/// What is copied from a mark on a page.
const KEPT_OF_MARK: [&[u8]; 6] = [b"Subtype", b"Rect", b"AP", b"AS", b"F", b"Border"];
/// Kinds of marks that are visible by themselves.
const MARKS: [&[u8]; 14] = [
    b"Widget",
    b"Stamp",
    b"FreeText",
    b"Ink",
    b"Highlight",
    b"Underline",
    b"StrikeOut",
    b"Squiggly",
    b"Square",
    b"Circle",
    b"Line",
    b"Polygon",
    b"PolyLine",
    b"Caret",
];
/// Maximum depth above a page: page trees are balanced, and a cycle ends here.
const TREE_DEPTH: usize = 32;

/// Merges the files in part order; `at` is called before each one.
pub(super) fn merge(
    press: &Press,
    limits: &TypesettingLimits,
    order: &MergeOrder,
    files: Vec<Vec<u8>>,
    mut at: impl FnMut(usize),
) -> Result<Printed, TypesettingError> {
    let mut budget = Budget::new(limits);
    for (index, (part, bytes)) in order.parts.iter().zip(&files).enumerate() {
        at(index);
        part::survey(limits, &mut budget, part, bytes).map_err(|refusal| refusal.of(index))?;
    }
    let mut book = Book::new();
    for (index, (part, bytes)) in order.parts.iter().zip(files).enumerate() {
        at(index);
        let failed = |failure| TypesettingError::Part { index, failure };
        let first = book.pages.len();
        let documents = part::read(press, limits, &mut budget, part, bytes, order.created_at);
        for document in documents.map_err(|refusal| refusal.of(index))? {
            book.append(document, limits).map_err(failed)?;
            if book.pages.len() > limits.pages {
                return Err(TypesettingError::TooLarge);
            }
        }
        let page = book.pages.get(first).copied().ok_or_else(|| failed(PartFailure::Broken))?;
        book.chapters.push((part.title.clone(), page));
    }
    book.bind(order)
}

/// A PDF being built.
struct Book {
    document: Document,
    tree: ObjectId,
    pages: Vec<ObjectId>,
    /// The outline's titles, and the pages they lead to.
    chapters: Vec<(String, ObjectId)>,
}

impl Book {
    fn new() -> Self {
        let mut document = Document::with_version("1.7");
        let tree = document.new_object_id();
        Self { document, tree, pages: Vec::new(), chapters: Vec::new() }
    }

    fn append(&mut self, mut source: Document, limits: &TypesettingLimits) -> Result<(), PartFailure> {
        source.renumber_objects_with(self.document.max_id + 1);
        let found: Vec<ObjectId> = source.page_iter().take(limits.pages + 1).collect();
        let mut pages = Vec::with_capacity(found.len());
        for id in found {
            pages.push((id, page(&source, id, self.tree).ok_or(PartFailure::Broken)?));
        }
        self.document.max_id = source.max_id;
        self.document.objects.append(&mut source.objects);
        for (id, page) in pages {
            self.document.objects.insert(id, Object::Dictionary(page));
            self.pages.push(id);
        }
        Ok(())
    }

    fn bind(mut self, order: &MergeOrder) -> Result<Printed, TypesettingError> {
        let kids: Vec<Object> = self.pages.iter().copied().map(Object::Reference).collect();
        let count = i64::try_from(kids.len()).map_err(unavailable)?;
        let tree = dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count };
        self.document.objects.insert(self.tree, Object::Dictionary(tree));
        let outline = self.outline();
        let catalog = self.document.add_object(dictionary! {
            "Type" => "Catalog",
            "Pages" => self.tree,
            "Outlines" => outline,
            "Lang" => text_string("en-US"),
            "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true },
        });
        let info = self.document.add_object(dictionary! {
            "Title" => text_string(&order.title),
            "Creator" => text_string("Haul"),
            "CreationDate" => Object::string_literal(order.created_at.format("D:%Y%m%d%H%M%SZ").to_string()),
        });
        self.document.trailer.set("Root", catalog);
        self.document.trailer.set("Info", info);
        self.document.prune_objects();
        self.document.renumber_objects();
        let mut bytes = Vec::new();
        self.document.save_to(&mut bytes).map_err(unavailable)?;
        Ok(Printed { bytes, pages: self.pages.len() })
    }

    /// One line for each part.
    fn outline(&mut self) -> ObjectId {
        let root = self.document.new_object_id();
        let ids: Vec<ObjectId> = self.chapters.iter().map(|_| self.document.new_object_id()).collect();
        let chapters = std::mem::take(&mut self.chapters);
        for (at, (title, page)) in chapters.into_iter().enumerate() {
            let mut item = dictionary! {
                "Title" => text_string(&title),
                "Parent" => root,
                "Dest" => vec![Object::Reference(page), Object::Name(b"Fit".to_vec())],
            };
            if let Some(previous) = at.checked_sub(1).and_then(|at| ids.get(at)) {
                item.set("Prev", *previous);
            }
            if let Some(next) = ids.get(at + 1) {
                item.set("Next", *next);
            }
            self.document.objects.insert(ids[at], Object::Dictionary(item));
        }
        let mut outline = dictionary! { "Type" => "Outlines" };
        if let (Some(first), Some(last)) = (ids.first(), ids.last()) {
            outline.set("First", *first);
            outline.set("Last", *last);
            outline.set("Count", i64::try_from(ids.len()).unwrap_or(i64::MAX));
        }
        self.document.objects.insert(root, Object::Dictionary(outline));
        root
    }
}

/// A page as copied, with what it inherits.
fn page(source: &Document, id: ObjectId, tree: ObjectId) -> Option<Dictionary> {
    let original = source.get_dictionary(id).ok()?;
    let mut page = dictionary! { "Type" => "Page", "Parent" => tree };
    for key in KEPT {
        if let Ok(value) = original.get(key) {
            page.set(key, value.clone());
        }
    }
    for key in INHERITED {
        if let Some(value) = inherited(source, original, key) {
            page.set(key, value.clone());
        }
    }
    page.get(b"MediaBox").ok()?;
    let marks = marks(source, original);
    if !marks.is_empty() {
        page.set("Annots", marks);
    }
    Some(page)
}

fn inherited<'a>(source: &'a Document, page: &'a Dictionary, key: &[u8]) -> Option<&'a Object> {
    let mut node = page;
    for _ in 0..TREE_DEPTH {
        if let Ok(value) = node.get(key) {
            return Some(value);
        }
        node = source.get_dictionary(node.get(b"Parent").ok()?.as_reference().ok()?).ok()?;
    }
    None
}

/// Signatures, stamps and other visible marks, without their actions.
fn marks(source: &Document, page: &Dictionary) -> Vec<Object> {
    let listed = page.get_deref(b"Annots", source).and_then(Object::as_array);
    let marks = listed.into_iter().flatten().filter_map(|mark| {
        let (_, mark) = source.dereference(mark).ok()?;
        let mark = mark.as_dict().ok()?;
        let kind = mark.get(b"Subtype").and_then(Object::as_name).ok()?;
        if !MARKS.contains(&kind) || !mark.has(b"AP") {
            return None;
        }
        let mut kept = dictionary! { "Type" => "Annot" };
        for key in KEPT_OF_MARK {
            if let Ok(value) = mark.get(key) {
                kept.set(key, value.clone());
            }
        }
        Some(Object::Dictionary(kept))
    });
    marks.collect()
}
