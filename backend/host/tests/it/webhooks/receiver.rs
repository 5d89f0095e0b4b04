//! A receiver that fails, hangs and restarts, and remembers what it received.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};

/// A received event.
#[derive(Clone, Debug)]
pub struct Receipt {
    pub id: String,
    pub body: Bytes,
    pub event: Value,
    /// Answered with a 200.
    pub is_accepted: bool,
}

/// What happens to a request: most are accepted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Accepted,
    Refused,
    /// Received, but answered with an error: it comes again.
    Forgotten,
    Hung,
}

impl Fate {
    fn of(number: usize) -> Self {
        match number {
            40..=42 | 1_200..=1_202 => Self::Hung,
            _ if number % 97 == 5 => Self::Refused,
            _ if number % 89 == 7 => Self::Forgotten,
            _ => Self::Accepted,
        }
    }
}

#[derive(Default)]
struct Log {
    requests: usize,
    receipts: Vec<Receipt>,
}

/// Keeps its address and its log over restarts.
pub struct Receiver {
    pub address: SocketAddr,
    log: Arc<Mutex<Log>>,
    serving: Option<JoinHandle<()>>,
}

impl Receiver {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
        let address = listener.local_addr().expect("the listener is bound");
        let log = Arc::<Mutex<Log>>::default();
        let serving = Some(tokio::spawn(serve(listener, log.clone())));
        Self { address, log, serving }
    }

    /// Breaks every connection and accepts none.
    pub async fn stop(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.abort();
            // Until its sockets are closed.
            let _ = serving.await;
        }
    }

    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the address is free again");
        self.serving = Some(tokio::spawn(serve(listener, self.log.clone())));
    }

    pub fn receipts(&self) -> Vec<Receipt> {
        self.log.lock().expect("no test panics with it").receipts.clone()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.serving.iter().for_each(JoinHandle::abort);
    }
}

async fn serve(listener: TcpListener, log: Arc<Mutex<Log>>) {
    // Ends its connections when it is dropped.
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        let log = log.clone();
        connections.spawn(async move {
            let service = service_fn(move |request| receive(request, log.clone()));
            let _ = Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(stream), service).await;
        });
    }
}

async fn receive(request: Request<Incoming>, log: Arc<Mutex<Log>>) -> Result<Response<Full<Bytes>>, Infallible> {
    let id = request.headers()["webhook-id"].to_str().expect("an id").to_owned();
    let Ok(body) = request.into_body().collect().await else { return Ok(answer(400)) };
    let body = body.to_bytes();
    let event: Value = serde_json::from_slice(&body).expect("an event is JSON");
    let fate = {
        let mut log = log.lock().expect("no test panics with it");
        log.requests += 1;
        let fate = Fate::of(log.requests);
        if matches!(fate, Fate::Accepted | Fate::Forgotten) {
            log.receipts.push(Receipt { id, body, event, is_accepted: fate == Fate::Accepted });
        }
        fate
    };
    match fate {
        Fate::Accepted => Ok(answer(200)),
        Fate::Refused | Fate::Forgotten => Ok(answer(500)),
        Fate::Hung => std::future::pending().await,
    }
}

fn answer(status: u16) -> Response<Full<Bytes>> {
    Response::builder().status(status).body(Full::default()).expect("a status")
}
