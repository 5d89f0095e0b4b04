//! A stand-in for the identity emulator.

use http::StatusCode;
use poem::listener::TcpAcceptor;
use poem::{Request, Response, endpoint};
use serde_json::json;
use tokio::net::TcpListener;

const CODES: &str = "/emulator/v1/projects/demo-haul/oobCodes";

/// Lists two action codes; echoes the request on every other path. Returns its host and port.
pub async fn start_emulator() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let emulator = endpoint::make(async |mut request: Request| {
        if request.uri().path() == CODES {
            return Ok(Response::builder().content_type("application/json").body(codes().to_string()));
        }
        let told = json!({
            "uri": request.uri().to_string(),
            "host": request.header("host"),
            "te": request.header("te"),
            "x-custom": request.header("x-custom"),
            "authorization": request.header("authorization"),
            "body": request.take_body().into_string().await?,
        });
        Ok::<_, poem::Error>(
            Response::builder()
                .status(StatusCode::ACCEPTED)
                .header("keep-alive", "timeout=5")
                .header("x-emulator", "yes")
                .content_type("application/json")
                .body(told.to_string()),
        )
    });
    tokio::spawn(poem::Server::new_with_acceptor(TcpAcceptor::from_tokio(listener).unwrap()).run(emulator));
    address.to_string()
}

fn codes() -> serde_json::Value {
    json!({ "oobCodes": [
        { "email": "pat@example.com", "requestType": "VERIFY_EMAIL", "oobCode": "older", "oobLink": "" },
        { "email": "pat@example.com", "requestType": "PASSWORD_RESET", "oobCode": "newer", "oobLink": "" },
    ] })
}
