//! Parts of a file (RFC 9110, 14): one range per request; a request for several gets the whole file.

use std::ops::Range;

use poem::http::{HeaderMap, header};

/// The part of a file to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Whole,
    Bytes(Range<u64>),
    /// Lies outside the file.
    Unsatisfiable,
}

impl Part {
    /// `etag` is the file's: a range of another version is useless.
    pub fn of(request: &HeaderMap, byte_size: u64, etag: &str) -> Self {
        let is_same_version = request.get(header::IF_RANGE).is_none_or(|held| held.as_bytes() == etag.as_bytes());
        let asked = request.get(header::RANGE).filter(|_| is_same_version).and_then(|value| value.to_str().ok());
        match asked.and_then(|text| single(text, byte_size)) {
            None => Self::Whole,
            Some(range) if range.is_empty() => Self::Unsatisfiable,
            Some(range) => Self::Bytes(range),
        }
    }
}

/// `bytes=first-last`, `bytes=first-` or `bytes=-length`; an invalid range is ignored.
fn single(text: &str, byte_size: u64) -> Option<Range<u64>> {
    let (first, last) = text.strip_prefix("bytes=")?.trim().split_once('-')?;
    if first.is_empty() {
        let length: u64 = last.parse().ok()?;
        return Some(byte_size.saturating_sub(length)..byte_size);
    }
    let first: u64 = first.parse().ok()?;
    let end = if last.is_empty() {
        byte_size
    } else {
        last.parse::<u64>().ok().filter(|last| *last >= first)?.saturating_add(1)
    };
    Some(first..end.min(byte_size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_reads_one_range_within_the_file() {
        let cases = [
            ("", Part::Whole),
            ("bytes=0-3", Part::Bytes(0..4)),
            ("bytes=4-", Part::Bytes(4..10)),
            ("bytes=-3", Part::Bytes(7..10)),
            ("bytes=-30", Part::Bytes(0..10)),
            ("bytes=8-99", Part::Bytes(8..10)),
            ("bytes=10-", Part::Unsatisfiable),
            ("bytes=0-1,4-5", Part::Whole),
            ("bytes=-0", Part::Unsatisfiable),
            ("bytes=5-4", Part::Whole),
            ("lines=0-1", Part::Whole),
            ("nonsense", Part::Whole),
        ];
        for (range, expected) in cases {
            let mut headers = HeaderMap::new();
            if !range.is_empty() {
                headers.insert(header::RANGE, range.parse().unwrap());
            }
            assert_eq!(Part::of(&headers, 10, "\"a\""), expected, "{range}");
        }
    }

    #[test]
    fn of_sends_the_whole_of_another_version() {
        let mut headers = HeaderMap::new();
        headers.insert(header::RANGE, "bytes=0-3".parse().unwrap());
        headers.insert(header::IF_RANGE, "\"b\"".parse().unwrap());
        assert_eq!(Part::of(&headers, 10, "\"a\""), Part::Whole);
    }
}
