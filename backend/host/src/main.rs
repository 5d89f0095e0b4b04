use std::process::ExitCode;

/// Requests allocate a lot and on several threads, which the system's own allocator serves at up to a third of their time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    haul_host::cli::run()
}
