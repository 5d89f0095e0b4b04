//! Responds by path: some paths work, each of the others crashes the instance in one way.

mod bindings {
    wit_bindgen::generate!({ path: "../../../wit", world: "product" });
}

use std::cell::Cell;

use bindings::exports::haul::host::{deliveries, handler, jobs};
use bindings::haul::host::database::{self, Scope, Statement};
use bindings::haul::host::log;

struct Faulty;

thread_local! {
    /// Requests that this instance has received.
    static SEEN: Cell<u64> = const { Cell::new(0) };
}

impl handler::Guest for Faulty {
    async fn handle(request: handler::Request) -> handler::Response {
        SEEN.set(SEEN.get() + 1);
        match request.uri.as_str() {
            "/hello" => answer(200, "hello".into()),
            "/seen" => answer(200, SEEN.get().to_string()),
            "/echo" => handler::Response { status: 200, headers: request.headers, body: request.body },
            "/status" => answer(42, String::new()),
            "/trap" => panic!("asked to trap"),
            "/wait-and-trap" => {
                wait().await;
                panic!("asked to trap")
            }
            "/loop" => loop {
                std::hint::black_box(SEEN.get());
            },
            "/bomb" => {
                let mut hoard = Vec::new();
                loop {
                    hoard.push(std::hint::black_box(vec![1_u8; 1 << 20]));
                }
            }
            "/wait" => {
                wait().await;
                answer(200, "waited".into())
            }
            "/read" => match database::query_now(&Scope::System("test".into()), &statement("read")) {
                Some(Ok(rows)) if rows.cells == statement("read").params => answer(200, "read".into()),
                other => answer(500, format!("{other:?}")),
            },
            "/transfer" => transfer().await,
            "/abandon" => match database::begin(Scope::System("test".into())).await {
                Ok(_transaction) => answer(200, "abandoned".into()),
                Err(error) => answer(500, format!("{error:?}")),
            },
            "/log" => {
                log::write(log::Level::Info, "faulty", "logged", &[("count".into(), "1".into())]);
                answer(200, String::new())
            }
            "/environment" => answer(200, std::env::vars().count().to_string()),
            "/file" => answer(200, std::fs::read_dir("/").map_or_else(|error| error.to_string(), |_| "open".into())),
            "/socket" => {
                let outcome = std::net::TcpStream::connect("127.0.0.1:9");
                answer(200, outcome.map_or_else(|error| error.to_string(), |_| "open".into()))
            }
            _ => answer(404, String::new()),
        }
    }
}

impl jobs::Guest for Faulty {
    async fn run(limit: u32) -> jobs::Outcome {
        jobs::Outcome { ran: limit, failed: 0, next_due_at: Some(1_000_000) }
    }
}

impl deliveries::Guest for Faulty {
    async fn take_turn(_: Vec<deliveries::Attempt>, _: u32) -> deliveries::Turn {
        deliveries::Turn { is_settled: true, posts: Vec::new() }
    }
}

/// Waits for as long as the test's database takes.
async fn wait() {
    let _ = database::query(Scope::System("test".into()), statement("wait")).await;
}

/// Commits one transaction that reads and writes.
async fn transfer() -> handler::Response {
    let transfer = async {
        let transaction = database::begin(Scope::System("test".into())).await?;
        transaction.query(statement("read")).await?;
        transaction.execute(statement("write")).await?;
        database::Transaction::commit(transaction).await
    };
    match transfer.await {
        Ok(()) => answer(200, "committed".into()),
        Err(error) => answer(500, format!("{error:?}")),
    }
}

fn statement(sql: &str) -> Statement {
    // A cell of each kind, in the bytes of `backend/base/db/src/cells.rs`.
    let params = [
        &[0][..],
        &[2],
        &[3, 0, 0, 0, 0, 0, 0, 0, 0x80],
        &[4, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F],
        &[5, 2, 0, 0, 0, 0xC3, 0xBC],
        &[6, 2, 0, 0, 0, 0, 255],
        &[7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2],
        &[8, 1, 0, 0, 0, 0, 0, 0, 0],
        &[9, 0xFF, 0xFF, 0xFF, 0xFF],
        &[10, 7, 0, 0, 0, b'{', b'"', b'a', b'"', b':', b'1', b'}'],
    ]
    .concat();
    Statement { sql: sql.into(), params, wants_columns: true }
}

fn answer(status: u16, body: String) -> handler::Response {
    handler::Response { status, headers: vec![("content-type".into(), b"text/plain".into())], body: body.into() }
}

bindings::export!(Faulty with_types_in bindings);
