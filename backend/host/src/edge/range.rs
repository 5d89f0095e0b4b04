//! Parts of a file (RFC 9110, 14): one range per request; whoever asks for several gets the whole.

use std::ops::{Bound, Range};

use poem::http::{HeaderMap, header};
use poem::web::headers::{self, HeaderMapExt};

/// What of a file to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Whole,
    Bytes(Range<u64>),
    /// Lies outside the file.
    Unsatisfiable,
}

impl Part {
    /// `etag` is the file's: a range of another version of it is of no use.
    pub fn of(request: &HeaderMap, byte_size: u64, etag: &str) -> Self {
        let is_same_version = request.get(header::IF_RANGE).is_none_or(|held| held.as_bytes() == etag.as_bytes());
        let Some(ranges) = request.typed_get::<headers::Range>().filter(|_| is_same_version) else { return Self::Whole };
        let ranges: Vec<_> = ranges.satisfiable_ranges(byte_size).filter_map(|range| resolve(range, byte_size)).collect();
        match ranges.as_slice() {
            [] => Self::Unsatisfiable,
            [range] => Self::Bytes(range.clone()),
            _ => Self::Whole,
        }
    }
}

fn resolve((start, end): (Bound<u64>, Bound<u64>), byte_size: u64) -> Option<Range<u64>> {
    let start = match start {
        Bound::Included(start) => start,
        Bound::Excluded(start) => start.checked_add(1)?,
        Bound::Unbounded => 0,
    };
    let end = match end {
        Bound::Included(end) => end.saturating_add(1),
        Bound::Excluded(end) => end,
        Bound::Unbounded => byte_size,
    };
    let range = start..end.min(byte_size);
    (!range.is_empty()).then_some(range)
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
