//! How a parser gives up everything it does not need, before it reads the first byte of an order.
//!
//! Three layers, each sufficient against most attacks: Landlock removes the file system and the network, seccomp leaves
//! a dozen system calls, and resource limits bound the cost of computing. If the kernel lacks one, the others hold.

use std::collections::BTreeMap;

use landlock::{ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetError, RulesetStatus, Scope};
use rustix::process::{Resource, Rlimit, getpid, nice, setrlimit};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};

use super::program::Bounds;

/// Below request handling, above idle work.
const NICENESS: i32 = 10;

/// Confines this single-threaded process permanently; returns what could not be done.
pub(super) fn lock_down(bounds: Bounds) -> Vec<String> {
    let mut missing = Vec::new();
    let mut note = |what: &str, done: Result<(), String>| {
        if let Err(cause) = done {
            missing.push(format!("{what} ({cause})"));
        }
    };
    note("low priority", nice(NICENESS).map(|_| ()).map_err(|error| error.to_string()));
    note("Landlock", forbid_files());
    note("resource limits", limit_resources(bounds).map_err(|error| error.to_string()));
    note("seccomp", filter_calls().map_err(|error| error.to_string()));
    missing
}

/// Without rules, nothing that Landlock handles is allowed.
fn forbid_files() -> Result<(), String> {
    let abi = ABI::V7;
    let restrict = || -> Result<_, RulesetError> {
        Ruleset::default()
            .handle_access(AccessFs::from_all(abi))?
            .handle_access(AccessNet::from_all(abi))?
            .scope(Scope::from_all(abi))?
            .create()?
            .restrict_self()
    };
    match restrict().map_err(|error| error.to_string())?.ruleset {
        RulesetStatus::FullyEnforced => Ok(()),
        RulesetStatus::PartiallyEnforced => Err("only in part: the kernel is older than 6.12".into()),
        RulesetStatus::NotEnforced => Err("the kernel does not have it".into()),
    }
}

fn limit_resources(bounds: Bounds) -> rustix::io::Result<()> {
    let limit = |resource, most: u64| setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
    limit(Resource::As, bounds.memory_bytes)?;
    // The signal at the first limit ends the process and says why; the one at the second cannot be held off.
    let cpu = Rlimit { current: Some(bounds.cpu_seconds), maximum: Some(bounds.cpu_seconds + 1) };
    setrlimit(Resource::Cpu, cpu)?;
    limit(Resource::Fsize, 0)?;
    limit(Resource::Core, 0)?;
    // No further one is ever opened.
    limit(Resource::Nofile, 0)
}

fn filter_calls() -> Result<(), seccompiler::Error> {
    let forbid = SeccompAction::Errno(libc::EPERM.unsigned_abs());
    let arch = std::env::consts::ARCH.try_into()?;
    let filter = SeccompFilter::new(allowed_calls()?, forbid, SeccompAction::Allow, arch)?;
    let program: BpfProgram = filter.try_into()?;
    seccompiler::apply_filter(&program)
}

/// What computing needs: the order's pipe, memory, locks, randomness, and exiting.
///
/// Everything else fails with EPERM, so that a library that tries something continues without it.
fn allowed_calls() -> Result<BTreeMap<i64, Vec<SeccompRule>>, seccompiler::BackendError> {
    let is = |argument, value| {
        SeccompRule::new(vec![SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value)?])
    };
    // Executable memory would let an attacker bring code along.
    let not_executable = || {
        let executable = u64::from(libc::PROT_EXEC.unsigned_abs());
        let op = SeccompCmpOp::MaskedEq(executable);
        SeccompRule::new(vec![SeccompCondition::new(2, SeccompCmpArgLen::Dword, op, 0)?])
    };
    let own_process = u64::from(getpid().as_raw_nonzero().get().unsigned_abs());
    let mut calls: BTreeMap<i64, Vec<SeccompRule>> = [
        libc::SYS_brk,
        libc::SYS_clock_gettime,
        libc::SYS_close,
        libc::SYS_exit,
        libc::SYS_exit_group,
        libc::SYS_futex,
        libc::SYS_getpid,
        libc::SYS_getrandom,
        libc::SYS_gettid,
        libc::SYS_madvise,
        libc::SYS_mremap,
        libc::SYS_munmap,
        libc::SYS_restart_syscall,
        libc::SYS_rt_sigaction,
        libc::SYS_rt_sigprocmask,
        libc::SYS_rt_sigreturn,
        libc::SYS_sched_yield,
        libc::SYS_sigaltstack,
    ]
    .into_iter()
    .map(|call| (call, Vec::new()))
    .collect();
    calls.insert(libc::SYS_read, vec![is(0, 0)?]);
    calls.insert(libc::SYS_write, vec![is(0, 1)?, is(0, 2)?]);
    calls.insert(libc::SYS_writev, vec![is(0, 1)?, is(0, 2)?]);
    calls.insert(libc::SYS_mmap, vec![not_executable()?]);
    calls.insert(libc::SYS_mprotect, vec![not_executable()?]);
    // An abort signals its own process.
    calls.insert(libc::SYS_tgkill, vec![is(0, own_process)?]);
    Ok(calls)
}
