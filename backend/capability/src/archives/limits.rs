//! Size limits for one archive. Each number has its reason.

use std::time::Duration;

/// The defaults are production's values.
#[derive(Clone, Debug)]
pub struct ArchivesLimits {
    /// Archives packed at the same time; the others wait their turn.
    ///
    /// One keeps a disk and a core busy, which requests need too.
    pub at_once: usize,
    /// Packing one archive.
    ///
    /// The largest one at the speed of a slow disk, 5 MB/s.
    pub time: Duration,
    /// How long a caller waits for an archive to be packed before it is told how far it is.
    ///
    /// Mail waits behind the caller, so not long; the archive of a small company is packed by then.
    pub wait: Duration,
    /// Files of one archive.
    ///
    /// Ten years of a carrier with eighty trucks; its list of files takes some 200 MB of memory.
    pub files: u32,
    /// Bytes of one archive: twice what a carrier of that size stores.
    pub bytes: u64,
}

impl Default for ArchivesLimits {
    fn default() -> Self {
        Self {
            at_once: 1,
            time: Duration::from_secs(6 * 3600),
            wait: Duration::from_secs(2),
            files: 500_000,
            bytes: 100 << 30,
        }
    }
}
