//! Size limits for one paper. Each number has its reason.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The defaults are production's values. A limit for one file makes the file too large, a limit for all makes the
/// order.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TypesettingLimits {
    /// Waiting, reading, rendering and writing together.
    ///
    /// Below the eight seconds of a request, so that the product can still say what happened.
    pub time: Duration,
    /// Files merged into one.
    ///
    /// A load with a dozen stops has a receipt and a photo from each, plus its own documents.
    pub parts: usize,
    /// Bytes of one file: as many as an upload may have.
    pub part_bytes: u64,
    /// Bytes of all merged files, and of the result.
    ///
    /// They are in memory two or three times during a merge, for each paper in progress.
    pub bytes: u64,
    /// Pages of one paper. Anything longer was put together by mistake, and no portal accepts it.
    pub pages: usize,
    /// Unpacked size of one file's compressed object tables.
    ///
    /// A scan has kilobytes of them and a long report some megabytes; a bomb has thousands of times its own size.
    pub unfolded_bytes: usize,
    /// The same for all files: two long reports among the scans.
    pub unfolded_bytes_in_all: usize,
    /// Objects of all PDFs.
    ///
    /// A scanned page has ten, a page of a report some hundred; each takes up to half a kilobyte of memory.
    pub objects_in_all: usize,
    /// Pixels of one image: the sharpest phones make 50 million, a 600 dpi scan of a Letter page 34.
    pub pixels: u64,
    /// Pixels of a picture inside a paper: a logo of an inch, at the sharpness of the best printers.
    pub pixels_of_picture: u64,
    /// Pixels of all images and all their pages.
    ///
    /// A dozen stops with a receipt and two photos of 12 million each; about as many are converted in the time above.
    pub pixels_in_all: u64,
}

impl Default for TypesettingLimits {
    fn default() -> Self {
        Self {
            time: Duration::from_secs(7),
            parts: 60,
            part_bytes: 25 << 20,
            bytes: 100 << 20,
            pages: 400,
            unfolded_bytes: 32 << 20,
            unfolded_bytes_in_all: 64 << 20,
            objects_in_all: 200_000,
            pixels: 64_000_000,
            pixels_of_picture: 4_000_000,
            pixels_in_all: 400_000_000,
        }
    }
}
