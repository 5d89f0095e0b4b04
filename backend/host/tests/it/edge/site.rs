//! A running edge with a folder of front-ends, and a client for it.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Once};
use std::time::Duration;

use bytes::Bytes;
use futures::FutureExt;
use haul_capability::blobs::BlobStore;
use haul_capability::events::EventHub;
use haul_capability::mail::LocalMailbox;
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_host::config::{Config, MailTransport};
use haul_host::edge::{Backends, Deadlines, Edge, Server, install_metrics};
use haul_host::message::{AppHandler, AppRequest, AppResponse};
use http::{HeaderMap, StatusCode, header};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;

pub const SHELL: &str = "<!doctype html><style nonce=\"__CSP_NONCE__\"></style><title>Haul</title>";

/// A test's settings for its site; the rest are an operator's defaults.
pub struct SiteBuilder {
    folder: TempDir,
    settings: String,
    app: AppHandler,
    is_ready: bool,
    deadlines: Deadlines,
}

/// A served edge. It stops when dropped.
pub struct Site {
    _folder: TempDir,
    pub changed: Arc<Notify>,
    pub blobs: BlobStore,
    pub events: EventHub,
    pub mailbox: LocalMailbox,
    pub address: SocketAddr,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<std::io::Result<()>>>,
}

pub fn site() -> SiteBuilder {
    SiteBuilder {
        folder: tempfile::tempdir().unwrap(),
        settings: String::new(),
        app: answering(|request| echo(&request)),
        is_ready: true,
        deadlines: Deadlines::default(),
    }
    .file("shell/index.html", SHELL)
}

/// A handler from a plain function.
pub fn answering(answer: impl Fn(AppRequest) -> AppResponse + Send + Sync + 'static) -> AppHandler {
    Arc::new(move |request| std::future::ready(answer(request)).boxed())
}

pub fn answer(status: StatusCode, body: impl Into<Bytes>) -> AppResponse {
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, "application/json".parse().unwrap());
    AppResponse { status, headers, body: body.into() }
}

/// Echoes what arrived at the product.
fn echo(request: &AppRequest) -> AppResponse {
    let headers: serde_json::Map<String, Value> = request
        .headers
        .iter()
        .map(|(name, value)| (name.to_string(), Value::from(String::from_utf8_lossy(value.as_bytes()))))
        .collect();
    let told = json!({
        "method": request.method.as_str(),
        "uri": request.uri.to_string(),
        "headers": headers,
        "byte_size": request.body.len(),
    });
    answer(StatusCode::OK, told.to_string())
}

impl SiteBuilder {
    /// Settings in the form of a settings file.
    pub fn settings(mut self, text: &str) -> Self {
        self.settings.push_str(text);
        self.settings.push('\n');
        self
    }

    /// A file below the web root.
    pub fn file(self, path: &str, content: impl AsRef<[u8]>) -> Self {
        write(&self.folder.path().join("web").join(path), content.as_ref());
        self
    }

    pub fn app(mut self, app: AppHandler) -> Self {
        self.app = app;
        self
    }

    pub fn not_ready(mut self) -> Self {
        self.is_ready = false;
        self
    }

    /// How long it waits for its clients.
    pub fn deadlines(mut self, deadlines: Deadlines) -> Self {
        self.deadlines = deadlines;
        self
    }

    pub async fn start(self) -> Site {
        let folder = ("HAUL_DATA_FOLDER".to_owned(), self.folder.path().display().to_string());
        let listen = ("HAUL_SERVER_LISTEN".to_owned(), "127.0.0.1:0".to_owned());
        let (config, _) =
            Config::load(Some(&self.settings), [folder, listen]).unwrap_or_else(|(problems, _)| panic!("{problems:?}"));
        let changed = Arc::new(Notify::new());
        let is_ready = self.is_ready;
        let sealing =
            Arc::new(KeyedSealing::new(&[SealingKey::generate()], config.server.public_url.as_str()).unwrap());
        let blobs = BlobStore::in_folder(&config.data_folder.join("blobs"), sealing.clone()).unwrap();
        let mailbox = LocalMailbox::open(config.data_folder.join("mail"), blobs.clone()).unwrap();
        let events = EventHub::new(sealing);
        let backends = Backends {
            app: self.app,
            changed: vec![changed.clone()],
            is_ready: Arc::new(move || std::future::ready(is_ready).boxed()),
            metrics: install_metrics(),
            openapi: "{\"openapi\":\"3.0.0\"}\n".into(),
            blobs: blobs.clone(),
            events: events.clone(),
            mailbox: (config.mail.transport == MailTransport::Local).then(|| mailbox.clone()),
        };
        let edge = Edge::new(&config, backends, self.deadlines).unwrap();
        let server = Server::bind(config.server.listen, &config.server, self.deadlines).await.unwrap();
        let address = server.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let at_stop = events.clone();
        let task = tokio::spawn(server.run(edge, stopped.map(move |_| at_stop.close())));
        Site {
            _folder: self.folder,
            changed,
            blobs,
            events,
            mailbox,
            address,
            client: client(),
            stop: Some(stop),
            task: Some(task),
        }
    }
}

impl Site {
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(self.url(path))
    }

    pub fn post(&self, path: &str) -> RequestBuilder {
        self.client.post(self.url(path))
    }

    pub fn put(&self, path: &str) -> RequestBuilder {
        self.client.put(self.url(path))
    }

    /// A browser's request when a person opens a URL.
    pub async fn open(&self, path: &str) -> Response {
        self.get(path).header(header::ACCEPT, "text/html,*/*;q=0.8").send().await.unwrap()
    }

    /// Starts the graceful stop; returns when the server has stopped.
    pub fn stop(&mut self) -> JoinHandle<std::io::Result<()>> {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.take().unwrap()
    }
}

/// A client that neither follows redirects nor decompresses, with its own connections.
pub fn client() -> Client {
    static PROVIDER: Once = Once::new();
    PROVIDER.call_once(|| {
        // Another part of the program may have installed it already, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
    Client::builder()
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(Duration::from_secs(20))
        .build()
        .unwrap()
}

pub fn write(path: &Path, content: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

pub fn header_text<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
}

/// Asserts a problem body and returns its code.
pub async fn problem_code(response: Response) -> String {
    let status = response.status().as_u16();
    assert_eq!(header_text(&response, "content-type"), "application/problem+json");
    let request_id = header_text(&response, "x-request-id").to_owned();
    let body: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    assert_eq!(body["status"], status);
    assert_eq!(body["request_id"], request_id, "the body names the request as the header does");
    assert_eq!(body["message"], body["detail"]);
    body["code"].as_str().unwrap().to_owned()
}
