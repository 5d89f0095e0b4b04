//! The guest's standard error: a Rust panic message becomes a line in the host's log.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use tokio::io::AsyncWrite;
use wasmtime_wasi::async_trait;
use wasmtime_wasi::cli::{IsTerminal, StdoutStream};
use wasmtime_wasi::p2::{OutputStream, Pollable, StreamResult};

/// Longer lines are split, so that a guest can't fill memory without ever ending one.
const LONGEST_LINE: usize = 4096;

/// Logs every line that is written to it.
#[derive(Clone, Default)]
pub(super) struct StderrLog {
    line: Arc<Mutex<Vec<u8>>>,
}

impl StderrLog {
    fn take(&self, bytes: &[u8]) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        for byte in bytes {
            if *byte == b'\n' || line.len() == LONGEST_LINE {
                log_line(&line);
                line.clear();
            }
            if *byte != b'\n' {
                line.push(*byte);
            }
        }
    }
}

fn log_line(line: &[u8]) {
    let text = String::from_utf8_lossy(line);
    if !text.trim().is_empty() {
        tracing::error!(target: "haul_component", stderr = %text.trim_end());
    }
}

impl IsTerminal for StderrLog {
    fn is_terminal(&self) -> bool {
        false
    }
}

impl StdoutStream for StderrLog {
    fn async_stream(&self) -> Box<dyn AsyncWrite + Send + Sync> {
        Box::new(self.clone())
    }

    fn p2_stream(&self) -> Box<dyn OutputStream> {
        Box::new(self.clone())
    }
}

/// Written at once: a line of a panic must not get lost with its instance.
impl OutputStream for StderrLog {
    fn write(&mut self, bytes: Bytes) -> StreamResult<()> {
        self.take(&bytes);
        Ok(())
    }

    fn flush(&mut self) -> StreamResult<()> {
        Ok(())
    }

    fn check_write(&mut self) -> StreamResult<usize> {
        Ok(LONGEST_LINE)
    }
}

#[async_trait]
impl Pollable for StderrLog {
    async fn ready(&mut self) {}
}

impl AsyncWrite for StderrLog {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.take(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
