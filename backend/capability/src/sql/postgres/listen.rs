//! A separate connection that listens to one channel.

use futures::StreamExt;
use futures::stream::{self, BoxStream};
use haul_db::SqlError;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio_postgres::config::SslMode;
use tokio_postgres::{AsyncMessage, Client, Connection, NoTls};

use super::{config_of, error, verified_tls};

/// Connects and listens; the messages end when the connection does.
pub async fn listen(url: &str, channel: &str) -> Result<(Client, BoxStream<'static, AsyncMessage>), SqlError> {
    let config = config_of(url)?;
    let unavailable = |error: tokio_postgres::Error| SqlError::Unavailable(error::describe(&error));
    let (client, messages) = if config.get_ssl_mode() == SslMode::Require {
        let (client, connection) = config.connect(verified_tls()).await.map_err(unavailable)?;
        (client, driven(connection))
    } else {
        let (client, connection) = config.connect(NoTls).await.map_err(unavailable)?;
        (client, driven(connection))
    };
    client.batch_execute(&format!("LISTEN {channel}")).await.map_err(unavailable)?;
    Ok((client, messages))
}

/// Drives a connection in its own task, so that its client can wait for responses while another task reads the
/// messages.
fn driven<S, T>(mut connection: Connection<S, T>) -> BoxStream<'static, AsyncMessage>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
            if sender.send(message).is_err() {
                return;
            }
        }
    });
    stream::unfold(receiver, |mut receiver| async move { Some((receiver.recv().await?, receiver)) }).boxed()
}
