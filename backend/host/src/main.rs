use std::process::ExitCode;

/// Uses a tenth less CPU for a point read than the system's allocator, and holds a few megabytes more.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    haul_host::cli::run()
}
