//! A loopback server that answers as told and records its requests.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use haul_ports::{HttpRequest, HttpResponse};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

type Answer = dyn Fn(&HttpRequest) -> HttpResponse + Send + Sync;

/// Stops when it is dropped.
pub struct HttpStub {
    url: String,
    seen: Arc<Mutex<Vec<HttpRequest>>>,
    listening: JoinHandle<()>,
}

impl HttpStub {
    /// Answers every request with `answer`.
    pub async fn start(answer: impl Fn(&HttpRequest) -> HttpResponse + Send + Sync + 'static) -> Self {
        let answer: Arc<Answer> = Arc::new(answer);
        Self::listen(move |stream, seen| tokio::spawn(serve(stream, seen, Arc::clone(&answer)))).await
    }

    /// Accepts connections and never responds.
    pub async fn silent() -> Self {
        Self::listen(|stream, _| {
            tokio::spawn(async move {
                let _stream = stream;
                std::future::pending().await
            })
        })
        .await
    }

    async fn listen(take: impl Fn(TcpStream, Arc<Mutex<Vec<HttpRequest>>>) -> JoinHandle<()> + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
        let url = format!("http://{}", listener.local_addr().expect("the listener is bound"));
        let seen = Arc::<Mutex<Vec<HttpRequest>>>::default();
        let remembered = Arc::clone(&seen);
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                take(stream, Arc::clone(&remembered));
            }
        });
        Self { url, seen, listening }
    }

    /// The origin, without a trailing slash.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The requests so far, oldest first; URLs are path and query only.
    pub fn requests(&self) -> Vec<HttpRequest> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for HttpStub {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn serve(stream: TcpStream, seen: Arc<Mutex<Vec<HttpRequest>>>, answer: Arc<Answer>) {
    let service = service_fn(|request: Request<Incoming>| {
        let (seen, answer) = (Arc::clone(&seen), Arc::clone(&answer));
        async move {
            let request = remember(request).await;
            let response = answer(&request);
            seen.lock().unwrap_or_else(PoisonError::into_inner).push(request);
            let mut built = Response::builder().status(response.status);
            for (name, value) in &response.headers {
                built = built.header(name, value);
            }
            Ok::<_, Infallible>(
                built.body(Full::new(Bytes::from(response.body))).expect("the test's answer is well-formed"),
            )
        }
    });
    // The client may leave in the middle, which some tests are about.
    let _ = hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
}

async fn remember(request: Request<Incoming>) -> HttpRequest {
    let (parts, body) = request.into_parts();
    let headers =
        parts.headers.iter().map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into()));
    let body = body.collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default();
    HttpRequest { method: parts.method.to_string(), url: parts.uri.to_string(), headers: headers.collect(), body }
}
