//! Listening, and stopping without dropping anybody's request.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use poem::IntoEndpoint;
use poem::listener::TcpAcceptor;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

/// A bound address; the kernel queues connections from here on.
pub struct Server {
    listener: TcpListener,
    idle: Duration,
    shutdown: Duration,
}

impl Server {
    pub async fn bind(address: SocketAddr, idle: Duration, shutdown: Duration) -> io::Result<Self> {
        Ok(Self { listener: TcpListener::bind(address).await?, idle, shutdown })
    }

    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop`; then finishes running requests within the limit.
    pub async fn run<E>(self, endpoint: E, stop: impl Future<Output = ()>) -> io::Result<()>
    where
        E: IntoEndpoint,
        E::Endpoint: 'static,
    {
        poem::Server::new_with_acceptor(TcpAcceptor::from_tokio(self.listener)?)
            .idle_timeout(self.idle)
            .run_with_graceful_shutdown(endpoint, stop, Some(self.shutdown))
            .await
    }
}

/// Listens for SIGTERM and SIGINT from now on; the future completes on the first.
pub fn termination() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
