//! A write transaction: the caller's handle, and the writer thread's side.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use haul_db::{Rows, SqlError, SqlStatement, TransactionPort};
use tokio::sync::oneshot;

use super::session::Session;

type Reply<T> = oneshot::Sender<Result<T, SqlError>>;

enum Command {
    Query(SqlStatement, Reply<Rows>),
    Execute(SqlStatement, Reply<u64>),
    Script(String, Reply<()>),
    Commit(Reply<()>),
}

/// A transaction waiting for its turn.
pub(super) struct Opening {
    ready: Reply<()>,
    commands: Receiver<Command>,
    limit: Duration,
}

/// The caller's side. Dropping it closes the channel, and the writer then rolls back.
pub(super) struct SqliteTransaction {
    commands: Sender<Command>,
}

pub(super) fn open(limit: Duration) -> (Opening, SqliteTransaction, oneshot::Receiver<Result<(), SqlError>>) {
    let (ready, answer) = oneshot::channel();
    let (sender, commands) = channel();
    (Opening { ready, commands, limit }, SqliteTransaction { commands: sender }, answer)
}

impl SqliteTransaction {
    async fn call<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, SqlError> {
        let (reply, answer) = oneshot::channel();
        // The writer leaves a transaction that its caller still holds only if it is overdue.
        self.commands.send(command(reply)).map_err(|_| SqlError::Timeout)?;
        answer.await.map_err(|_| SqlError::Timeout)?
    }
}

#[async_trait]
impl TransactionPort for SqliteTransaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        self.call(|reply| Command::Query(statement, reply)).await
    }

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        self.call(|reply| Command::Execute(statement, reply)).await
    }

    async fn execute_script(&self, sql: &str) -> Result<(), SqlError> {
        self.call(|reply| Command::Script(sql.into(), reply)).await
    }

    async fn commit(self: Box<Self>) -> Result<(), SqlError> {
        self.call(Command::Commit).await
    }
}

/// Runs the transaction on the writer's thread until it is committed, dropped or overdue.
pub(super) fn serve(session: &Session, opening: Opening) {
    let Opening { ready, commands, limit } = opening;
    if ready.is_closed() {
        return;
    }
    let begun = session.control("BEGIN IMMEDIATE");
    let is_open = begun.is_ok();
    if ready.send(begun).is_ok() && is_open {
        obey(session, &commands, Instant::now() + limit);
    }
    if session.is_in_transaction()
        && let Err(error) = session.control("ROLLBACK")
    {
        tracing::error!(%error, "a transaction was not rolled back");
    }
}

fn obey(session: &Session, commands: &Receiver<Command>, deadline: Instant) {
    let mut state = State { session, deadline, is_failed: false };
    loop {
        match commands.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Command::Query(statement, reply)) => {
                let _ = reply.send(state.run(|session| session.query(&statement, deadline)));
            }
            Ok(Command::Execute(statement, reply)) => {
                let _ = reply.send(state.run(|session| session.execute(&statement, deadline)));
            }
            Ok(Command::Script(sql, reply)) => {
                let _ = reply.send(state.run(|session| session.script(&sql)));
            }
            Ok(Command::Commit(reply)) => {
                let _ = reply.send(state.run(|session| session.control("COMMIT")));
                return;
            }
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                tracing::warn!("a transaction was rolled back at its time limit");
                return;
            }
        }
    }
}

struct State<'a> {
    session: &'a Session,
    deadline: Instant,
    /// PostgreSQL refuses everything after a failed statement; so does this, to keep programs portable.
    is_failed: bool,
}

impl State<'_> {
    fn run<T>(&mut self, work: impl FnOnce(&Session) -> Result<T, SqlError>) -> Result<T, SqlError> {
        if self.is_failed {
            return Err(SqlError::Other("a statement of this transaction has failed before".into()));
        }
        if Instant::now() > self.deadline {
            self.is_failed = true;
            return Err(SqlError::Timeout);
        }
        let result = work(self.session);
        self.is_failed = result.is_err();
        result
    }
}
