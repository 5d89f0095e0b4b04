//! Load in a closed loop: several connections, each with one request in flight at all times.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use futures::future::try_join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// As many as keep a core busy without queueing much.
pub const CONNECTIONS: usize = 16;

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Vec<u8>,
}

/// A request as it goes over the wire.
pub fn request(method: &str, path: &str, token: Option<&str>, body: Option<&str>) -> Vec<u8> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\n");
    if let Some(token) = token {
        text.push_str(&format!("authorization: Bearer {token}\r\n"));
    }
    if let Some(body) = body {
        text.push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
    }
    text.push_str("\r\n");
    text.push_str(body.unwrap_or_default());
    text.into_bytes()
}

/// One request on a connection of its own.
pub async fn once(port: u16, request: &[u8]) -> anyhow::Result<Answer> {
    let mut connection = Connection::open(port).await?;
    connection.ask(request).await
}

/// Sends `requests` over and over for `time`; returns how many were answered. Any status other than 2xx is an error.
pub async fn drive(port: u16, requests: &[Vec<u8>], time: Duration) -> anyhow::Result<u64> {
    let end = Instant::now() + time;
    drive_while(port, requests, |_| Instant::now() < end).await
}

/// Sends about `count` requests.
pub async fn drive_count(port: u16, requests: &[Vec<u8>], count: u64) -> anyhow::Result<u64> {
    let share = count.div_ceil(CONNECTIONS as u64);
    drive_while(port, requests, |done| done < share).await
}

async fn drive_while(port: u16, requests: &[Vec<u8>], goes_on: impl Fn(u64) -> bool) -> anyhow::Result<u64> {
    let goes_on = &goes_on;
    let connections = (0..CONNECTIONS).map(|number| async move {
        let mut connection = Connection::open(port).await?;
        let mut done = 0;
        // Each connection begins elsewhere in the list.
        for request in requests.iter().cycle().skip(number * requests.len() / CONNECTIONS) {
            if !goes_on(done) {
                break;
            }
            let answer = connection.ask(request).await?;
            ensure!(
                (200..300).contains(&answer.status),
                "status {}: {}",
                answer.status,
                String::from_utf8_lossy(&answer.body)
            );
            done += 1;
        }
        anyhow::Ok(done)
    });
    Ok(try_join_all(connections).await?.into_iter().sum())
}

pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    pub async fn open(port: u16) -> anyhow::Result<Self> {
        Self::open_from(Ipv4Addr::LOCALHOST, port).await
    }

    /// As another client of the same machine would.
    pub async fn open_from(address: Ipv4Addr, port: u16) -> anyhow::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((address, 0).into())?;
        let stream = socket.connect((Ipv4Addr::LOCALHOST, port).into()).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::with_capacity(64 * 1024) })
    }

    pub async fn ask(&mut self, request: &[u8]) -> anyhow::Result<Answer> {
        self.stream.write_all(request).await?;
        self.buffer.clear();
        let head = loop {
            if let Some(end) = self.buffer.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server closed the connection");
        };
        let text = std::str::from_utf8(&self.buffer[..head]).context("the head is no text")?;
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
        let length = content_length(text)?;
        while self.buffer.len() < head + length {
            ensure!(self.stream.read_buf(&mut self.buffer).await? > 0, "the server closed the connection");
        }
        Ok(Answer { status, body: self.buffer[head..head + length].to_vec() })
    }
}

fn content_length(head: &str) -> anyhow::Result<usize> {
    for line in head.lines() {
        let Some((name, value)) = line.split_once(':') else { continue };
        if name.eq_ignore_ascii_case("content-length") {
            return value.trim().parse().context("content-length");
        }
        if name.eq_ignore_ascii_case("transfer-encoding") {
            bail!("a body of unknown length is not expected here");
        }
    }
    Ok(0)
}
