//! What a parser tries in order to prove that it cannot.

use std::fs::File;
use std::io;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::process::Command;
use std::thread;

use serde::{Deserialize, Serialize};

/// Something that a parser has no need of, and whether it was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    pub what: String,
    pub is_denied: bool,
}

/// In an unconfined process each of them succeeds, or fails other than by a refusal.
pub(super) fn attempts() -> Vec<Attempt> {
    let folder = std::env::temp_dir();
    vec![
        attempt("open a file", File::open("/proc/self/status")),
        attempt("write a file", File::create(folder.join("haul-parser-probe"))),
        attempt("list a folder", std::fs::read_dir("/")),
        attempt("connect to a server", TcpStream::connect(("127.0.0.1", 9))),
        attempt("open a port", TcpListener::bind(("127.0.0.1", 0))),
        attempt("send a datagram", UdpSocket::bind(("127.0.0.1", 0))),
        attempt("run a program", Command::new("/bin/true").env_clear().spawn()),
        attempt("start a thread", thread::Builder::new().spawn(|| ())),
        #[cfg(target_os = "linux")]
        attempt("signal the server", signal_parent()),
    ]
}

fn attempt<T>(what: &str, tried: io::Result<T>) -> Attempt {
    let is_denied = tried.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied);
    Attempt { what: what.into(), is_denied }
}

#[cfg(target_os = "linux")]
fn signal_parent() -> io::Result<()> {
    let parent = rustix::process::getppid().ok_or(io::ErrorKind::PermissionDenied)?;
    Ok(rustix::process::test_kill_process(parent)?)
}
