//! The one thread that writes. Waiting single statements share a transaction, and so one fsync.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use haul_db::{Rows, SqlError, SqlStatement};
use tokio::sync::oneshot;

use super::SqliteSettings;
use super::session::Session;
use super::transaction::{self, Opening, SqliteTransaction};

/// Waiting writes. A write takes about a millisecond, so the last in a full queue waits as long as a person would.
const QUEUE_LENGTH: usize = 1_024;

/// Single statements that share one fsync; more would make the first of them wait for the last.
const GROUP_LENGTH: usize = 64;

enum Work {
    Single(Single),
    Transaction(Opening),
}

/// A statement in a transaction of its own.
struct Single {
    statement: SqlStatement,
    deadline: Instant,
    reply: Reply,
}

enum Reply {
    Rows(oneshot::Sender<Result<Rows, SqlError>>),
    Touched(oneshot::Sender<Result<u64, SqlError>>),
}

enum Outcome {
    Rows(Rows),
    Touched(u64),
}

/// The thread's handle; dropping it lets the thread finish its work and close the file.
pub(super) struct Writer {
    queue: Option<SyncSender<Work>>,
    thread: Option<JoinHandle<()>>,
    statement_limit: Duration,
    transaction_limit: Duration,
}

impl Writer {
    pub(super) fn start(settings: &SqliteSettings) -> Result<Self, SqlError> {
        let session = Session::open_writer(settings)?;
        let (queue, work) = sync_channel(QUEUE_LENGTH);
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || serve(&session, &work))
            .map_err(|error| SqlError::Unavailable(error.to_string()))?;
        Ok(Self {
            queue: Some(queue),
            thread: Some(thread),
            statement_limit: settings.statement_limit,
            transaction_limit: settings.transaction_limit,
        })
    }

    pub(super) async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        let (reply, answer) = oneshot::channel();
        self.single(statement, Reply::Rows(reply), answer).await
    }

    pub(super) async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        let (reply, answer) = oneshot::channel();
        self.single(statement, Reply::Touched(reply), answer).await
    }

    pub(super) async fn begin(&self) -> Result<SqliteTransaction, SqlError> {
        let (opening, transaction, answer) = transaction::open(self.transaction_limit);
        self.enqueue(Work::Transaction(opening))?;
        // Everyone ahead in the queue has a limit too, but together they may take too long.
        tokio::time::timeout(self.transaction_limit, answer)
            .await
            .map_err(|_| SqlError::Timeout)?
            .map_err(|_| stopped())??;
        Ok(transaction)
    }

    async fn single<T>(
        &self,
        statement: SqlStatement,
        reply: Reply,
        answer: oneshot::Receiver<Result<T, SqlError>>,
    ) -> Result<T, SqlError> {
        // A single statement may have to wait for a whole transaction before its own time starts to count.
        let deadline = Instant::now() + self.transaction_limit + self.statement_limit;
        self.enqueue(Work::Single(Single { statement, deadline, reply }))?;
        answer.await.map_err(|_| stopped())?
    }

    fn enqueue(&self, work: Work) -> Result<(), SqlError> {
        let queue = self.queue.as_ref().ok_or_else(stopped)?;
        queue.try_send(work).map_err(|error| match error {
            TrySendError::Full(_) => SqlError::Unavailable("too many writes are waiting".into()),
            TrySendError::Disconnected(_) => stopped(),
        })
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

pub(super) fn stopped() -> SqlError {
    SqlError::Unavailable("the writer has stopped".into())
}

fn serve(session: &Session, work: &Receiver<Work>) {
    let mut next = work.recv().ok();
    while let Some(item) = next.take() {
        match item {
            Work::Transaction(opening) => transaction::serve(session, opening),
            Work::Single(first) => {
                let mut group = vec![first];
                while group.len() < GROUP_LENGTH {
                    match work.try_recv() {
                        Ok(Work::Single(single)) => group.push(single),
                        Ok(transaction) => {
                            next = Some(transaction);
                            break;
                        }
                        Err(_) => break,
                    }
                }
                run_group(session, group);
            }
        }
        if next.is_none() {
            next = work.recv().ok();
        }
    }
}

fn run_group(session: &Session, mut group: Vec<Single>) {
    group.retain(|single| !single.reply.is_abandoned());
    if group.len() > 1 {
        match run_together(session, &group) {
            Ok(outcomes) => {
                group.into_iter().zip(outcomes).for_each(|(single, outcome)| single.reply.send(outcome));
                return;
            }
            // One of them broke the shared transaction, by a deferred constraint or by being interrupted: retry one by
            // one.
            Err(error) => tracing::debug!(%error, "grouped writes are repeated singly"),
        }
    }
    for single in group {
        let outcome = single.run(session);
        single.reply.send(outcome);
    }
}

/// Runs the group in one transaction. An error means that nothing was kept and no caller was answered.
fn run_together(session: &Session, group: &[Single]) -> Result<Vec<Result<Outcome, SqlError>>, SqlError> {
    session.control("BEGIN IMMEDIATE")?;
    let outcomes = (|| {
        let mut outcomes = Vec::with_capacity(group.len());
        for single in group {
            session.control("SAVEPOINT single")?;
            let outcome = single.run(session);
            if outcome.is_err() {
                if !session.is_in_transaction() {
                    return Err(SqlError::Other("the common transaction was rolled back".into()));
                }
                session.control("ROLLBACK TO single")?;
            }
            session.control("RELEASE single")?;
            outcomes.push(outcome);
        }
        session.control("COMMIT")?;
        Ok(outcomes)
    })();
    if session.is_in_transaction() {
        session.control("ROLLBACK")?;
    }
    outcomes
}

impl Single {
    fn run(&self, session: &Session) -> Result<Outcome, SqlError> {
        if Instant::now() > self.deadline {
            return Err(SqlError::Timeout);
        }
        match self.reply {
            Reply::Rows(_) => session.query(&self.statement, self.deadline).map(Outcome::Rows),
            Reply::Touched(_) => session.execute(&self.statement, self.deadline).map(Outcome::Touched),
        }
    }
}

impl Reply {
    /// The caller no longer waits, so the write need not happen.
    fn is_abandoned(&self) -> bool {
        match self {
            Self::Rows(reply) => reply.is_closed(),
            Self::Touched(reply) => reply.is_closed(),
        }
    }

    fn send(self, outcome: Result<Outcome, SqlError>) {
        // The caller may have left meanwhile.
        let _ = match (self, outcome) {
            (Self::Rows(reply), Ok(Outcome::Rows(rows))) => reply.send(Ok(rows)).is_ok(),
            (Self::Touched(reply), Ok(Outcome::Touched(touched))) => reply.send(Ok(touched)).is_ok(),
            (Self::Rows(reply), Err(error)) => reply.send(Err(error)).is_ok(),
            (Self::Touched(reply), Err(error)) => reply.send(Err(error)).is_ok(),
            (Self::Rows(_), Ok(Outcome::Touched(_))) | (Self::Touched(_), Ok(Outcome::Rows(_))) => false,
        };
    }
}
