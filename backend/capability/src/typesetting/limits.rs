//! How much one paper may be. Each number carries its reason.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

/// The defaults are what production runs with.
#[derive(Clone, Debug)]
pub struct TypesettingLimits {
    /// Papers set at the same time; further ones wait for a place.
    ///
    /// Setting is pure computing: half of the cores stay with requests whatever is printed.
    pub at_once: usize,
    /// Waiting, reading, setting and writing together.
    ///
    /// Below the eight seconds of a request, so that the product can still say what happened.
    pub time: Duration,
    /// Files that become one.
    ///
    /// A load with a dozen stops has a receipt and a photo from each, and the papers of the whole.
    pub parts: usize,
    /// Bytes of one file: as many as an upload may have.
    pub part_bytes: u64,
    /// Bytes of all files that become one, and of what comes of them.
    ///
    /// They are in memory two or three times over while they are merged, for each of `at_once`.
    pub bytes: u64,
    /// Pages of one paper. What is longer was put together by mistake, and nobody's portal takes it.
    pub pages: usize,
    /// What one file's compressed tables of objects may unfold to.
    ///
    /// A scan has kilobytes of them and a long report some megabytes; a bomb has thousands of times its size.
    pub unfolded_bytes: usize,
    /// Pixels of one picture: the sharpest phones make 50 million, a 600 dpi scan of a Letter page 34.
    pub pixels: u64,
}

impl Default for TypesettingLimits {
    fn default() -> Self {
        Self {
            at_once: (available_parallelism().map_or(1, NonZero::get) / 2).max(1),
            time: Duration::from_secs(7),
            parts: 60,
            part_bytes: 25 << 20,
            bytes: 100 << 20,
            pages: 400,
            unfolded_bytes: 32 << 20,
            pixels: 64_000_000,
        }
    }
}
