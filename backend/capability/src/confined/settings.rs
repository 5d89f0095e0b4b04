//! Where the parser's program is, and how much one process may use.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

const PROGRAM: &str = "haul-parser";

/// The defaults are production's values.
#[derive(Clone, Debug)]
pub struct ParserSettings {
    pub program: PathBuf,
    /// Processes at the same time; further orders wait for a place.
    ///
    /// One per core, because they run at a low priority; at least two, so that one company can't hold all.
    pub at_once: usize,
    /// Whether the next process is started before its order arrives, which hides the start-up time from the caller.
    pub keeps_spare: bool,
    /// Memory of one process.
    ///
    /// A picture of 64 million pixels is in it twice while it is converted, in four bytes each, and a packet's files two or three times.
    pub memory_bytes: u64,
    /// CPU time of one process. The deadline comes first; this is for a process whose server has died.
    pub cpu_seconds: u64,
    /// Bytes of an answer: the largest paper, and the largest table, are below.
    pub answer_bytes: u64,
}

impl ParserSettings {
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Self {
            program: program.into(),
            at_once: available_parallelism().map_or(1, NonZero::get).max(2),
            keeps_spare: true,
            memory_bytes: 1 << 30,
            cpu_seconds: 10,
            answer_bytes: 128 << 20,
        }
    }
}

/// The program beside this one; a test's own program is one folder below.
pub fn find_program() -> Result<PathBuf, MissingProgram> {
    let this = std::env::current_exe().unwrap_or_default();
    let folder = this.parent().unwrap_or(Path::new(""));
    let places = [folder.join(PROGRAM), folder.with_file_name(PROGRAM)];
    places.into_iter().find(|path| path.is_file()).ok_or_else(|| MissingProgram { folder: folder.to_owned() })
}

/// Uploads cannot be read without it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no {PROGRAM} in {}: build it with `cargo build --workspace --exclude haul-component --bin haul --bin {PROGRAM}`, \
     or name it in parsing.program",
    folder.display()
)]
pub struct MissingProgram {
    pub folder: PathBuf,
}
