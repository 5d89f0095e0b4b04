//! One connection: its stream, its state, and when its deadline has passed.
//!
//! ```text
//! Idle ──first byte──▶ Head ──last byte──▶ Answering ──answer written──▶ Idle
//! ```
//!
//! hyper's own deadline for a head also runs between requests: it would either cut connections that load balancers
//! keep, or give a slow head as long as those. Readers of bodies have their own deadlines.

use std::convert::Infallible;
use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use poem::Endpoint;
use poem::http::uri::Scheme;
use poem::http::{Request, Response, Version};
use poem::web::{LocalAddr, RemoteAddr};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::deadlines::Deadlines;

/// Four times what browsers send at most: there are no cookies, and a token has 2 KB.
const MAX_HEAD_BYTES: usize = 64 * 1024;
/// Concurrent streams of an HTTP/2 client. RFC 9113 advises against less than 100.
const MAX_STREAMS: u32 = 100;
/// HTTP/2 keeps connections open between requests; a client that misses a ping has gone, or is stuck in a head.
const PING_INTERVAL: Duration = Duration::from_secs(30);
const PING_TIME: Duration = Duration::from_secs(10);
/// Streams that a client opened and reset before they were handled, and their headers: poem's values.
const MAX_RESET_STREAMS: usize = 20;
const MAX_HEADER_LIST_BYTES: u32 = 16 * 1024;

pub type Protocol = auto::Builder<TokioExecutor>;

/// HTTP/1.1, and HTTP/2 from clients that begin with it.
pub fn protocol() -> Protocol {
    let mut protocol = auto::Builder::new(TokioExecutor::new());
    protocol.http1().max_buf_size(MAX_HEAD_BYTES).header_read_timeout(None::<Duration>);
    protocol
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(PING_INTERVAL)
        .keep_alive_timeout(PING_TIME)
        .max_concurrent_streams(MAX_STREAMS)
        .max_pending_accept_reset_streams(MAX_RESET_STREAMS)
        .max_header_list_size(MAX_HEADER_LIST_BYTES);
    protocol
}

/// The time limits of every connection of a server.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// Between requests.
    pub idle: Duration,
    pub deadlines: Deadlines,
}

/// Where a connection leads from and to.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    pub local: SocketAddr,
    pub peer: SocketAddr,
}

/// Serves requests until the client leaves or is overdue; after `stopping`, only the running ones.
pub async fn serve<E>(
    stream: TcpStream,
    ends: Ends,
    protocol: &Protocol,
    endpoint: Arc<E>,
    waits: Waits,
    mut stopping: watch::Receiver<()>,
) where
    E: Endpoint + 'static,
{
    let pulse = Arc::new(Pulse::new());
    let stream = Watched { stream, pulse: pulse.clone() };
    let answering = pulse.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let running = Running::begin(&answering, request.version());
        let endpoint = endpoint.clone();
        async move {
            let (local, peer) = (LocalAddr(ends.local.into()), RemoteAddr(ends.peer.into()));
            let request = poem::Request::from((request, local, peer, Scheme::HTTP));
            let response: Response<_> = endpoint.get_response(request).await.into();
            Ok::<_, Infallible>(response.map(|body| Counted { body, _running: running }))
        }
    });
    let mut connection = pin!(protocol.serve_connection(TokioIo::new(stream), service));
    let mut overdue = pin!(pulse.overdue(&waits));
    let mut is_stopping = false;
    loop {
        tokio::select! {
            biased;
            // How it ended does not matter: most clients simply leave.
            _ = connection.as_mut() => return,
            () = overdue.as_mut() => return,
            _ = stopping.changed(), if !is_stopping => {
                is_stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// A connection's state, as its stream and its requests see it.
struct Pulse(Mutex<Beat>);

struct Beat {
    phase: Phase,
    /// HTTP/2: requests overlap, and pings replace the deadlines between them.
    is_multiplexed: bool,
    /// Since when the client has not read pending output.
    blocked_since: Option<Instant>,
}

enum Phase {
    /// Between requests; when something last moved.
    Idle(Instant),
    /// When the first byte of a head came.
    Head(Instant),
    /// How many requests are running.
    Answering(usize),
}

impl Pulse {
    fn new() -> Self {
        Self(Mutex::new(Beat { phase: Phase::Idle(Instant::now()), is_multiplexed: false, blocked_since: None }))
    }

    fn lock(&self) -> MutexGuard<'_, Beat> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn came(&self) {
        let mut beat = self.lock();
        // While a response is still being read, the next request may wait.
        let is_head = matches!(beat.phase, Phase::Idle(_)) && !beat.is_multiplexed && beat.blocked_since.is_none();
        if is_head {
            beat.phase = Phase::Head(Instant::now());
        }
    }

    fn wrote(&self, is_blocked: bool) {
        let mut beat = self.lock();
        if is_blocked {
            beat.blocked_since.get_or_insert_with(Instant::now);
            return;
        }
        beat.blocked_since = None;
        if let Phase::Idle(since) = &mut beat.phase {
            *since = Instant::now();
        }
    }

    fn deadline(&self, waits: &Waits) -> Option<Instant> {
        let beat = self.lock();
        let phase = match beat.phase {
            Phase::Idle(_) if beat.is_multiplexed => None,
            Phase::Idle(since) => Some(since + waits.idle),
            Phase::Head(since) => Some(since + waits.deadlines.head),
            Phase::Answering(_) => None,
        };
        let unread = beat.blocked_since.map(|since| since + waits.deadlines.unread);
        phase.into_iter().chain(unread).min()
    }

    /// Completes when the client is overdue. Everything that moves the deadline happens in the same task.
    async fn overdue(&self, waits: &Waits) {
        let mut sleep = pin!(sleep_until(Instant::now() + waits.idle));
        poll_fn(|cx| {
            let Some(deadline) = self.deadline(waits) else { return Poll::Pending };
            if sleep.deadline() != deadline {
                sleep.as_mut().reset(deadline);
            }
            sleep.as_mut().poll(cx)
        })
        .await;
    }
}

/// A request from its head's last byte until its response is written or abandoned.
struct Running(Arc<Pulse>);

impl Running {
    fn begin(pulse: &Arc<Pulse>, version: Version) -> Self {
        let mut beat = pulse.lock();
        beat.is_multiplexed |= version == Version::HTTP_2;
        beat.phase = match beat.phase {
            Phase::Answering(count) => Phase::Answering(count + 1),
            Phase::Idle(_) | Phase::Head(_) => Phase::Answering(1),
        };
        drop(beat);
        Self(pulse.clone())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let mut beat = self.0.lock();
        beat.phase = match beat.phase {
            Phase::Answering(count) if count > 1 => Phase::Answering(count - 1),
            _ => Phase::Idle(Instant::now()),
        };
    }
}

/// A response body that keeps its request running.
struct Counted<B> {
    body: B,
    _running: Running,
}

impl<B: Body + Unpin> Body for Counted<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The client's stream, which reports progress.
struct Watched {
    stream: TcpStream,
    pulse: Arc<Pulse>,
}

impl Watched {
    fn wrote(&self, polled: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        self.pulse.wrote(polled.is_pending());
        polled
    }
}

impl AsyncRead for Watched {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.pulse.came();
        }
        polled
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.wrote(polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
