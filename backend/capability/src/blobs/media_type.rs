//! Detects media types from the bytes. The browser's claim does not count.

/// Magic numbers stand within the first 8 KiB, those of zipped documents included.
pub(super) const HEAD_LENGTH: usize = 8 * 1024;

/// The type of the bytes if it is one of `allowed`.
///
/// CSV and plain text have no magic number: if allowed, they are text that is nothing else. CSV may be in an
/// older encoding than UTF-8, as Excel for Windows still writes it.
pub(super) fn sniff(head: &[u8], text: Text, allowed: &[String]) -> Option<String> {
    let kinds: &[&str] = match text {
        Text::Utf8 => &["text/csv", "text/plain"],
        Text::EightBit => &["text/csv"],
        Text::No => &[],
    };
    let is_allowed = |media_type: &str| allowed.iter().any(|allowed| allowed == media_type);
    match infer::get(head) {
        Some(found) => is_allowed(found.mime_type()).then(|| found.mime_type().to_owned()),
        None if head.is_empty() => None,
        None => kinds.iter().find(|kind| is_allowed(kind)).map(|kind| (*kind).to_owned()),
    }
}

/// Types that a browser may show in the page, because they run no script there.
pub(super) fn is_safe_inline(media_type: &str) -> bool {
    matches!(media_type, "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/gif")
}

/// Whether bytes are text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    Utf8,
    /// No control characters, but not UTF-8 either.
    EightBit,
    No,
}

/// Checks that all bytes passing through are text.
#[derive(Default)]
pub(super) struct TextWatch {
    has_controls: bool,
    is_not_utf8: bool,
    /// The first bytes of a character that continues in the next chunk.
    rest: Vec<u8>,
}

impl TextWatch {
    pub(super) fn pass(&mut self, chunk: &[u8]) {
        let is_control = |byte: &u8| *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r');
        self.has_controls |= chunk.iter().any(is_control);
        if self.has_controls || self.is_not_utf8 {
            return;
        }
        self.rest.extend_from_slice(chunk);
        let valid = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            Err(_) => {
                self.is_not_utf8 = true;
                return;
            }
        };
        self.rest.drain(..valid);
    }

    pub(super) fn text(&self) -> Text {
        match (self.has_controls, self.is_not_utf8 || !self.rest.is_empty()) {
            (true, _) => Text::No,
            (_, true) => Text::EightBit,
            _ => Text::Utf8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(types: &[&str]) -> Vec<String> {
        types.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn the_bytes_decide() {
        let documents = allowed(&["application/pdf", "image/png"]);
        assert_eq!(sniff(b"%PDF-1.7\n", Text::Utf8, &documents).as_deref(), Some("application/pdf"));
        assert_eq!(sniff(b"\x89PNG\r\n\x1a\n", Text::No, &documents).as_deref(), Some("image/png"));
        for bad in [&b"MZ\x90\0"[..], b"<html><script>", b"<svg xmlns=", b"plain words", b"", b"PK\x03\x04"] {
            assert_eq!(sniff(bad, Text::Utf8, &documents), None, "{bad:?}");
        }
    }

    #[test]
    fn text_counts_where_it_is_allowed() {
        let tables = allowed(&["text/csv"]);
        assert_eq!(sniff(b"unit,vin\n12,", Text::Utf8, &tables).as_deref(), Some("text/csv"));
        assert_eq!(sniff(b"unit,vin\n12,", Text::EightBit, &tables).as_deref(), Some("text/csv"));
        assert_eq!(sniff(b"unit,vin\n12,", Text::No, &tables), None);
        assert_eq!(sniff(b"words", Text::EightBit, &allowed(&["text/plain"])), None);
        assert_eq!(sniff(b"<!DOCTYPE html><p>", Text::Utf8, &tables), None);
    }

    #[test]
    fn text_is_recognised_across_chunks() {
        let passes = |chunks: &[&[u8]]| {
            let mut watch = TextWatch::default();
            chunks.iter().for_each(|chunk| watch.pass(chunk));
            watch.text()
        };
        assert_eq!(passes(&["Größe,1\r\n".as_bytes()]), Text::Utf8);
        assert_eq!(passes(&[b"Gr\xc3", b"\xb6\xc3\x9fe"]), Text::Utf8);
        assert_eq!(passes(&[b"Gr\xf6", b"\xdfe,1\n"]), Text::EightBit);
        assert_eq!(passes(&[b"Gr\xc3"]), Text::EightBit);
        assert_eq!(passes(&[b"a\0b"]), Text::No);
        assert_eq!(passes(&[b"\xff\xfe", b"a\0"]), Text::No);
    }
}
