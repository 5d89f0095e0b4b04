//! A mail server that can leave its host without an answer, and remembers what it accepted.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A mail that the server has accepted.
#[derive(Clone, Debug)]
pub struct Letter {
    pub message_id: String,
    pub to: String,
}

#[derive(Default)]
struct Taken {
    letters: Mutex<Vec<Letter>>,
    /// The next one is accepted without an answer.
    is_silent: AtomicBool,
    unanswered: AtomicUsize,
}

pub struct PostOffice {
    pub url: String,
    inner: Arc<Taken>,
    listening: JoinHandle<()>,
}

impl PostOffice {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
        let url = format!("smtp://{}", listener.local_addr().expect("the listener is bound"));
        let inner = Arc::<Taken>::default();
        let shared = inner.clone();
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let inner = shared.clone();
                tokio::spawn(async move {
                    // The host may be killed in the middle.
                    let _ = serve(stream, &inner).await;
                });
            }
        });
        Self { url, inner, listening }
    }

    pub fn letters(&self) -> Vec<Letter> {
        self.inner.letters.lock().expect("no test panics with it").clone()
    }

    /// Accepts the next mail without an answer.
    pub fn fall_silent(&self) {
        self.inner.is_silent.store(true, Ordering::SeqCst);
    }

    /// How many were accepted without an answer.
    pub fn unanswered(&self) -> usize {
        self.inner.unanswered.load(Ordering::SeqCst)
    }
}

impl Drop for PostOffice {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn serve(stream: TcpStream, inner: &Taken) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    let mut to = String::new();
    writer.write_all(b"220 post office\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 known"
            }
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await?;
                let mut message_id = None;
                loop {
                    // A letter without its last line was never handed over (RFC 5321, 4.1.1.4).
                    let Some(line) = lines.next_line().await? else { return Ok(()) };
                    if line == "." {
                        break;
                    }
                    message_id = message_id.or_else(|| line.strip_prefix("Message-ID: ").map(str::to_owned));
                }
                let letter = Letter { message_id: message_id.unwrap_or_default(), to: to.clone() };
                inner.letters.lock().expect("no test panics with it").push(letter);
                if inner.is_silent.swap(false, Ordering::SeqCst) {
                    inner.unanswered.fetch_add(1, Ordering::SeqCst);
                    std::future::pending::<()>().await;
                }
                "250 accepted"
            }
            "QUIT" => return writer.write_all(b"221 bye\r\n").await,
            _ => "250 fine",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}
