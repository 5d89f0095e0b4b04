//! Listens, admits as many connections as can be served, and stops without dropping requests.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use ipnet::IpNet;
use poem::{Endpoint, IntoEndpoint};
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::config;

use super::census::Census;
use super::client::subscriber;
use super::connection::{self, Ends, Protocol, Waits};
use super::deadlines::Deadlines;
use super::watch::{OpenConnection, record_refused_connection};

/// Out of file descriptors or memory, the next attempt would fail too; connections end in the meantime.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// A bound address; the kernel queues connections from here on.
pub struct Server {
    listener: TcpListener,
    waits: Waits,
    shutdown: Duration,
    census: Arc<Census>,
    trusted_proxies: Vec<IpNet>,
}

impl Server {
    pub async fn bind(address: SocketAddr, settings: &config::Server, deadlines: Deadlines) -> io::Result<Self> {
        Ok(Self {
            listener: TcpListener::bind(address).await?,
            waits: Waits { idle: settings.idle, deadlines },
            shutdown: settings.shutdown,
            census: Census::new(settings.connections, settings.connections_per_address),
            trusted_proxies: settings.trusted_proxies.clone(),
        })
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
        let desk = Desk {
            endpoint: Arc::new(endpoint.into_endpoint()),
            protocol: Arc::new(connection::protocol()),
            waits: self.waits,
            local: self.listener.local_addr()?,
            census: self.census,
            trusted_proxies: self.trusted_proxies,
        };
        let (stopping, stopped) = watch::channel(());
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        tracing::info!(address = %desk.local, "listening");
        loop {
            tokio::select! {
                () = stop.as_mut() => break,
                Some(_) = connections.join_next() => {}
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => desk.admit(stream, peer, &stopped, &mut connections),
                    Err(error) if is_of_one_connection(&error) => {}
                    Err(error) => {
                        tracing::warn!(%error, "connections cannot be accepted just now");
                        sleep(ACCEPT_PAUSE).await;
                    }
                }
            }
        }
        drop(self.listener);
        tracing::info!(connections = connections.len(), seconds = self.shutdown.as_secs(), "stopping");
        // Without connections there are no listeners.
        let _ = stopping.send(());
        let finished = timeout(self.shutdown, async { while connections.join_next().await.is_some() {} }).await;
        if finished.is_err() {
            tracing::warn!(connections = connections.len(), "cut off, because their requests did not end in time");
        }
        connections.shutdown().await;
        Ok(())
    }
}

/// Shared by all connections.
struct Desk<E> {
    endpoint: Arc<E>,
    protocol: Arc<Protocol>,
    waits: Waits,
    local: SocketAddr,
    census: Arc<Census>,
    trusted_proxies: Vec<IpNet>,
}

impl<E: Endpoint + 'static> Desk<E> {
    /// Serves the connection in its own task, or closes it at once if there are too many.
    fn admit(&self, stream: TcpStream, peer: SocketAddr, stopped: &watch::Receiver<()>, connections: &mut JoinSet<()>) {
        let seat = match self.census.enter(self.counted_address(peer.ip())) {
            Ok(seat) => seat,
            Err(full) => return record_refused_connection(full.as_str()),
        };
        let open = OpenConnection::count();
        let ends = Ends { local: self.local, peer };
        let (endpoint, protocol) = (self.endpoint.clone(), self.protocol.clone());
        let (waits, stopped) = (self.waits, stopped.clone());
        connections.spawn(async move {
            connection::serve(stream, ends, &protocol, endpoint, waits, stopped).await;
            drop((seat, open));
        });
    }

    /// A proxy's address stands for many clients.
    fn counted_address(&self, peer: IpAddr) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        let is_proxy = self.trusted_proxies.iter().any(|network| network.contains(&peer));
        (!is_proxy).then(|| subscriber(peer))
    }
}

/// The client left before it was accepted.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
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
