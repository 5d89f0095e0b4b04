//! The parser's side: confine, wait for one order, do it, answer, exit.

use std::io::{self, Stdout, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::probe;
use super::wire::{self, Errand};

/// How much one parser may use, from its two arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) memory_bytes: u64,
    pub(super) cpu_seconds: u64,
}

impl Bounds {
    pub(super) fn arguments(self) -> [String; 2] {
        [self.memory_bytes.to_string(), self.cpu_seconds.to_string()]
    }

    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Self> {
        let mut number = || arguments.next()?.parse().ok();
        Some(Self { memory_bytes: number()?, cpu_seconds: number()? })
    }
}

/// An order as the parser sees it.
pub struct Work {
    pub errand: Errand,
    task: Vec<u8>,
    pub files: Vec<Vec<u8>>,
    out: Stdout,
}

impl Work {
    /// The particulars.
    pub fn task<T: DeserializeOwned>(&self) -> io::Result<T> {
        postcard::from_bytes(&self.task).map_err(io::Error::other)
    }

    /// Announces the next file, so that one that crashes the process can be named.
    pub fn at(&mut self, index: usize) {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        // If the server no longer listens, it reads no answer either.
        let _ = wire::say(&mut self.out, wire::AT, &index.to_le_bytes());
    }

    /// Bytes sent before an answer.
    pub fn give(&mut self, bytes: &[u8]) -> io::Result<()> {
        wire::say(&mut self.out, wire::BODY, bytes)
    }

    /// The answer, which ends the order.
    pub fn answer(&mut self, answer: &impl Serialize) -> io::Result<()> {
        wire::say(&mut self.out, wire::ANSWER, &wire::encode(answer).map_err(io::Error::other)?)
    }
}

/// Runs one order in this process, confined. `prepare` runs before the order arrives.
pub fn run<T>(prepare: impl FnOnce() -> T, work: impl FnOnce(T, &mut Work) -> io::Result<()>) -> ExitCode {
    let Some(bounds) = Bounds::read(std::env::args().skip(1)) else {
        eprintln!("haul-parser is started by the server, with its bounds; it is of no use by itself");
        return ExitCode::from(2);
    };
    let hello = wire::Hello { missing: confine(bounds) };
    match serve(&hello, prepare, work) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(target_os = "linux")]
fn confine(bounds: Bounds) -> Vec<String> {
    super::lock_down::lock_down(bounds)
}

#[cfg(not(target_os = "linux"))]
fn confine(_: Bounds) -> Vec<String> {
    vec!["every protection (this is not Linux)".into()]
}

fn serve<T>(
    hello: &wire::Hello,
    prepare: impl FnOnce() -> T,
    work: impl FnOnce(T, &mut Work) -> io::Result<()>,
) -> io::Result<()> {
    let (mut order, mut out) = (io::stdin().lock(), io::stdout());
    wire::say(&mut out, wire::HELLO, &wire::encode(hello).map_err(io::Error::other)?)?;
    let prepared = prepare();
    // The server is gone, or no longer needs a spare.
    let Some(head) = wire::hear(&mut order)? else { return Ok(()) };
    let head: wire::Head = postcard::from_bytes(&head).map_err(io::Error::other)?;
    let mut files = Vec::new();
    for _ in 0..head.files {
        files.push(wire::hear(&mut order)?.ok_or(io::ErrorKind::UnexpectedEof)?);
    }
    let mut order = Work { errand: head.errand, task: head.task, files, out };
    match order.errand {
        Errand::Probe => order.answer(&probe::attempts()),
        #[cfg(feature = "testing")]
        Errand::Spin => loop {
            std::hint::spin_loop();
        },
        #[cfg(feature = "testing")]
        Errand::Fill => {
            let mut hoard = Vec::new();
            loop {
                hoard.push(vec![1_u8; 1 << 20]);
            }
        }
        Errand::Table | Errand::Paper => work(prepared, &mut order),
    }
}
