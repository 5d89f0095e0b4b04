//! `haul check-config`, and how other commands refuse wrong settings.

use std::process::ExitCode;

use crate::config::{self, Config, Layers, Problem};

pub fn run(loaded: Result<(Config, Layers), (Vec<Problem>, Layers)>) -> ExitCode {
    let (problems, layers) = match loaded {
        Ok((_, layers)) => (Vec::new(), layers),
        Err(refusal) => refusal,
    };
    print!("{}", config::print(&layers));
    if problems.is_empty() {
        eprintln!("\nThe settings are fine.");
        return ExitCode::SUCCESS;
    }
    eprintln!();
    refuse(&problems)
}

/// Prints every problem at once.
pub fn refuse(problems: &[Problem]) -> ExitCode {
    eprintln!("haul: {} in the settings:", count(problems.len()));
    for problem in problems {
        eprintln!("  {problem}");
    }
    ExitCode::from(2)
}

fn count(problems: usize) -> String {
    if problems == 1 { "a problem".into() } else { format!("{problems} problems") }
}
