//! What bytes are, by looking at them. What the browser claims does not count.

/// Magic numbers stand within the first 8 KiB, those of zipped documents included.
pub(super) const HEAD_LENGTH: usize = 8 * 1024;

/// The type of the bytes if it is one of `allowed`.
///
/// CSV and plain text have no magic number: they are what is text and nothing else, where they are allowed.
pub(super) fn sniff(head: &[u8], is_text: bool, allowed: &[String]) -> Option<String> {
    let is_allowed = |media_type: &str| allowed.iter().any(|allowed| allowed == media_type);
    match infer::get(head) {
        Some(found) => is_allowed(found.mime_type()).then(|| found.mime_type().to_owned()),
        None if is_text && !head.is_empty() => {
            ["text/csv", "text/plain"].into_iter().find(|text| is_allowed(text)).map(str::to_owned)
        }
        None => None,
    }
}

/// Types that a browser may show in the page: they run no script there.
pub(super) fn is_safe_inline(media_type: &str) -> bool {
    matches!(media_type, "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/gif")
}

/// Watches whether everything that passes is UTF-8 text.
#[derive(Default)]
pub(super) struct TextWatch {
    is_other: bool,
    /// A character's first bytes, whose rest is in the next chunk.
    rest: Vec<u8>,
}

impl TextWatch {
    pub(super) fn pass(&mut self, chunk: &[u8]) {
        if self.is_other {
            return;
        }
        self.rest.extend_from_slice(chunk);
        let valid = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            Err(_) => {
                self.is_other = true;
                return;
            }
        };
        let is_control = |byte: &u8| *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r');
        self.is_other = self.rest.drain(..valid).any(|byte| is_control(&byte));
    }

    pub(super) fn is_text(&self) -> bool {
        !self.is_other && self.rest.is_empty()
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
        assert_eq!(sniff(b"%PDF-1.7\n", true, &documents).as_deref(), Some("application/pdf"));
        assert_eq!(sniff(b"\x89PNG\r\n\x1a\n", false, &documents).as_deref(), Some("image/png"));
        for bad in [&b"MZ\x90\0"[..], b"<html><script>", b"<svg xmlns=", b"plain words", b"", b"PK\x03\x04"] {
            assert_eq!(sniff(bad, true, &documents), None, "{bad:?}");
        }
    }

    #[test]
    fn text_counts_where_it_is_allowed() {
        let tables = allowed(&["text/csv"]);
        assert_eq!(sniff(b"unit,vin\n12,", true, &tables).as_deref(), Some("text/csv"));
        assert_eq!(sniff(b"unit,vin\n12,", false, &tables), None);
        assert_eq!(sniff(b"<!DOCTYPE html><p>", true, &tables), None);
    }

    #[test]
    fn text_is_recognised_across_chunks() {
        let passes = |chunks: &[&[u8]]| {
            let mut watch = TextWatch::default();
            chunks.iter().for_each(|chunk| watch.pass(chunk));
            watch.is_text()
        };
        assert!(passes(&["Größe,1\r\n".as_bytes()]));
        assert!(passes(&[b"Gr\xc3", b"\xb6\xc3\x9fe"]));
        assert!(!passes(&[b"Gr\xc3"]));
        assert!(!passes(&[b"a\0b"]));
        assert!(!passes(&[b"\xff\xfe"]));
    }
}
