//! Uploads in progress: as slow as the connection is, but never stalled.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{Stream, StreamExt};
use poem::Body;
use tokio::time::{Instant, Sleep, sleep_until};

use super::deadlines::{Deadlines, UPLOAD_STEP};

/// Tells whether a failed upload had stalled.
#[derive(Clone, Debug, Default)]
pub struct Overdue(Arc<AtomicBool>);

impl Overdue {
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A body that fails when its sender falls silent or sends next to nothing.
pub fn watched(body: Body, deadlines: &Deadlines) -> (BoxStream<'static, io::Result<Bytes>>, Overdue) {
    let overdue = Overdue::default();
    let now = Instant::now();
    let watched = Watched {
        chunks: body.into_bytes_stream().boxed(),
        deadlines: *deadlines,
        step_end: now + deadlines.upload_step,
        step_bytes: 0,
        sleep: Box::pin(sleep_until(now + deadlines.upload_silence.min(deadlines.upload_step))),
        overdue: overdue.clone(),
    };
    (watched.boxed(), overdue)
}

struct Watched {
    chunks: BoxStream<'static, io::Result<Bytes>>,
    deadlines: Deadlines,
    /// Deadline of the next step.
    step_end: Instant,
    step_bytes: usize,
    sleep: Pin<Box<Sleep>>,
    overdue: Overdue,
}

impl Watched {
    fn came(&mut self, byte_size: usize) {
        let now = Instant::now();
        self.step_bytes += byte_size;
        if self.step_bytes >= UPLOAD_STEP {
            self.step_bytes = 0;
            self.step_end = now + self.deadlines.upload_step;
        }
        self.sleep.as_mut().reset(self.step_end.min(now + self.deadlines.upload_silence));
    }
}

impl Stream for Watched {
    type Item = io::Result<Bytes>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        let polled = this.chunks.poll_next_unpin(cx);
        match &polled {
            Poll::Ready(Some(Ok(chunk))) => this.came(chunk.len()),
            Poll::Ready(_) => {}
            Poll::Pending if this.overdue.is_set() => return Poll::Ready(None),
            Poll::Pending => {
                if this.sleep.as_mut().poll(cx).is_ready() {
                    this.overdue.0.store(true, Ordering::Relaxed);
                    return Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into())));
                }
            }
        }
        polled
    }
}
