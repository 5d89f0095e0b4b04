//! Reads one upload in a process that can do nothing else. The server starts it; see `confined`.

use std::process::ExitCode;

use haul_capability::confined::{self, Errand};
use haul_capability::tables;
use haul_capability::typesetting::{self, Press};

fn main() -> ExitCode {
    // One thread: the process may start no other, and a company's share is a place, not a machine.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    if let Err(error) = pool.build_global() {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    confined::run(Press::default, |press, order| match order.errand {
        Errand::Table => tables::work(order),
        _ => typesetting::work(&press, order),
    })
}
