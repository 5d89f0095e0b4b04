//! One parser process, as the server sees it.

use std::io;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use bytes::Bytes;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::program::Bounds;
use super::wire::{self, ANSWER, AT, BODY, Errand, HELLO, Head, Hello, MESSAGE_HEAD};
use super::{Cause, Failure, ParserSettings};

/// How much of a parser's stderr is kept: a panic's message and a few lines more.
const COMPLAINT_BYTES: usize = 4 * 1024;
/// How long a process may take to exit once it has closed its output: longer than the kernel needs to free its memory.
const GRACE: Duration = Duration::from_secs(1);
/// What Rust's standard library prints before it aborts when out of memory.
const OUT_OF_MEMORY: &str = "memory allocation of";

/// A process before or during its order.
pub(super) struct Process {
    child: Child,
    order: ChildStdin,
    answer: ChildStdout,
    complaint: JoinHandle<String>,
    /// The file that is being read.
    at: Option<u32>,
}

/// An answer as it came.
pub(super) struct Raw {
    pub(super) answer: Vec<u8>,
    pub(super) body: Vec<u8>,
}

type Served = Result<(Raw, Vec<String>), Failure>;

impl Process {
    pub(super) fn start(settings: &ParserSettings) -> io::Result<Self> {
        let bounds = Bounds { memory_bytes: settings.memory_bytes, cpu_seconds: settings.cpu_seconds };
        let mut command = Command::new(&settings.program);
        command
            .args(bounds.arguments())
            .env_clear()
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        // A Ctrl-C in the terminal is for the server, which lets its orders finish.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn()?;
        let taken = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(order), Some(answer), Some(complaint)) = taken else {
            return Err(io::Error::other("a pipe is missing"));
        };
        Ok(Self { child, order, answer, complaint: tokio::spawn(first_of(complaint)), at: None })
    }

    pub(super) fn id(&self) -> Option<u32> {
        self.child.id()
    }

    pub(super) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends the order and reads the answer. Until [`Self::end`] the process may still run.
    pub(super) async fn serve(
        &mut self,
        settings: &ParserSettings,
        errand: Errand,
        task: Vec<u8>,
        files: Vec<Bytes>,
    ) -> Served {
        let count = u32::try_from(files.len()).unwrap_or(u32::MAX);
        let head = wire::encode(&Head { errand, task, files: count });
        let head = head.map_err(|error| Cause::Unavailable(error.to_string()))?;
        let ask = ask(&mut self.order, head, files);
        let hear = hear(&mut self.answer, &mut self.at, settings.answer_bytes);
        // A process that ends early breaks the order's pipe; what it said still counts.
        let (_, heard) = tokio::join!(ask, hear);
        heard
    }

    /// Ends the process and waits until it is gone, then interprets its exit. `None` if no one waits for it any more.
    pub(super) async fn end(mut self, served: Option<Served>) -> Option<Served> {
        let is_answered = matches!(served, Some(Ok(_)));
        if matches!(&served, Some(Err(Failure { cause: Cause::Died, .. }))) {
            // It closed its output by itself; how it ended tells why.
            let _ = timeout(GRACE, self.child.wait()).await;
        }
        let status = match self.child.kill().await {
            Ok(()) => self.child.wait().await,
            Err(error) => Err(error),
        };
        let complaint = timeout(GRACE, self.complaint).await.ok().and_then(Result::ok).unwrap_or_default();
        let served = served?;
        if is_answered {
            return Some(served);
        }
        let status = match status {
            Ok(status) => status,
            Err(error) => return Some(Err(Cause::Unavailable(error.to_string()).into())),
        };
        let served =
            served.map_err(|failure| Failure { at: self.at, cause: cause_of(failure.cause, status, &complaint) });
        if let Err(failure) = &served {
            // The file comes from a stranger, so its text goes to the log only.
            tracing::warn!(%failure, %status, complaint, "a parser gave up");
        }
        Some(served)
    }
}

fn cause_of(cause: Cause, status: ExitStatus, complaint: &str) -> Cause {
    match cause {
        Cause::Died if complaint.contains(OUT_OF_MEMORY) => Cause::OutOfMemory,
        Cause::Died if is_out_of_time(status) => Cause::OutOfTime,
        cause => cause,
    }
}

#[cfg(target_os = "linux")]
fn is_out_of_time(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    status.signal() == Some(libc::SIGXCPU)
}

#[cfg(not(target_os = "linux"))]
fn is_out_of_time(_: ExitStatus) -> bool {
    false
}

async fn ask(order: &mut ChildStdin, head: Vec<u8>, files: Vec<Bytes>) -> io::Result<()> {
    for bytes in std::iter::once(Bytes::from(head)).chain(files) {
        order.write_all(&(bytes.len() as u64).to_le_bytes()).await?;
        order.write_all(&bytes).await?;
    }
    order.flush().await
}

/// Reads messages until the answer. Their claimed lengths are limited to what an answer may have in total.
async fn hear(from: &mut ChildStdout, at: &mut Option<u32>, mut left: u64) -> Served {
    let died = |_| Failure::from(Cause::Died);
    let (mut missing, mut body) = (Vec::new(), Vec::new());
    loop {
        let mut head = [0; MESSAGE_HEAD];
        from.read_exact(&mut head).await.map_err(died)?;
        let [tag, length @ ..] = head;
        let length = u64::from_le_bytes(length);
        left = left.checked_sub(length).ok_or(Cause::TooLong)?;
        let mut bytes = Vec::new();
        // Grows with what arrives, not with what is announced.
        (&mut *from).take(length).read_to_end(&mut bytes).await.map_err(died)?;
        if bytes.len() as u64 != length {
            return Err(Cause::Died.into());
        }
        match tag {
            HELLO => missing = postcard::from_bytes::<Hello>(&bytes).map_err(|_| Cause::Died)?.missing,
            AT => *at = bytes.try_into().ok().map(u32::from_le_bytes),
            BODY => body = bytes,
            ANSWER => return Ok((Raw { answer: bytes, body }, missing)),
            _ => return Err(Cause::Died.into()),
        }
    }
}

/// The start of a parser's stderr; the rest is read and dropped, so that it never waits for a reader.
async fn first_of(mut complaint: ChildStderr) -> String {
    let mut kept = Vec::new();
    let mut buffer = [0; 1024];
    while let Ok(length @ 1..) = complaint.read(&mut buffer).await {
        let room = COMPLAINT_BYTES - kept.len();
        kept.extend_from_slice(&buffer[..length.min(room)]);
    }
    String::from_utf8_lossy(&kept).into_owned()
}
