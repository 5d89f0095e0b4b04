//! The protocol between the server and its parser, over the parser's stdin and stdout.
//!
//! An order is its head and then each file, all prefixed with their length. The parser answers with messages: a tag, a
//! length, and that many bytes. Neither side trusts a length beyond its limit.

use std::io::{self, Read, Write};

use serde::{Deserialize, Serialize};

/// The kinds of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Errand {
    /// To try what it must not be able to do.
    Probe,
    /// To read an uploaded table.
    Table,
    /// To render a paper, or to merge files into one.
    Paper,
    /// To use time or memory without end.
    #[cfg(feature = "testing")]
    Spin,
    #[cfg(feature = "testing")]
    Fill,
}

/// What stands before the files.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) errand: Errand,
    /// Its particulars, defined by the caller.
    pub(super) task: Vec<u8>,
    pub(super) files: u32,
}

/// The tags of the parser's messages.
pub(super) const HELLO: u8 = 1;
pub(super) const AT: u8 = 2;
pub(super) const BODY: u8 = 3;
pub(super) const ANSWER: u8 = 4;

/// A message's tag and length.
pub(super) const MESSAGE_HEAD: usize = 9;

/// What a parser's first message says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hello {
    /// The protections that the kernel lacks.
    pub(super) missing: Vec<String>,
}

pub(super) fn encode(value: &impl Serialize) -> Result<Vec<u8>, postcard::Error> {
    postcard::to_stdvec(value)
}

/// Writes a message, as a parser does.
pub(super) fn say(out: &mut impl Write, tag: u8, bytes: &[u8]) -> io::Result<()> {
    let mut head = [tag; MESSAGE_HEAD];
    head[1..].copy_from_slice(&(bytes.len() as u64).to_le_bytes());
    out.write_all(&head)?;
    out.write_all(bytes)?;
    out.flush()
}

/// Reads one length and its bytes, as a parser does; nothing if there is no further order.
pub(super) fn hear(from: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 8];
    match from.read_exact(&mut length) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let length = usize::try_from(u64::from_le_bytes(length)).map_err(io::Error::other)?;
    let mut bytes = vec![0; length];
    from.read_exact(&mut bytes)?;
    Ok(Some(bytes))
}
