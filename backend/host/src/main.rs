use std::process::ExitCode;

fn main() -> ExitCode {
    haul_host::cli::run()
}
