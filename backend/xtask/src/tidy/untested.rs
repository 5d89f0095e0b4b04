//! A library that is not compiled for tests has no tests: `test = false` saves a second compilation, and must not skip any.

use super::{Files, text};

pub fn check(files: &Files) -> Vec<String> {
    let mut findings = Vec::new();
    for manifest in files.iter().filter(|path| path.ends_with("/Cargo.toml") && leaves_tests_out(&text(path))) {
        let sources = files.rust_under(manifest.trim_end_matches("Cargo.toml"));
        findings.extend(sources.filter(|(_, text)| has_tests(text)).map(|(path, _)| {
            format!("{path}: these tests never run: remove `test = false` from the [lib] of {manifest}")
        }));
    }
    findings
}

fn leaves_tests_out(manifest: &str) -> bool {
    let lib = manifest.split("\n[").find(|section| section.starts_with("lib]"));
    lib.is_some_and(|section| section.lines().any(|line| line == "test = false"))
}

fn has_tests(source: &str) -> bool {
    source.lines().any(|line| line.trim_start().starts_with("#[cfg(test)]"))
}

#[cfg(test)]
mod tests {
    use super::{has_tests, leaves_tests_out};

    #[test]
    fn only_the_library_counts() {
        assert!(leaves_tests_out("[package]\nname = \"x\"\n\n[lib]\ndoctest = false\ntest = false\n"));
        assert!(!leaves_tests_out("[package]\nname = \"x\"\n\n[lib]\ndoctest = false\n\n[[bin]]\ntest = false\n"));
    }

    #[test]
    fn tests_are_known_by_their_module() {
        assert!(has_tests("fn a() {}\n\n#[cfg(test)]\nmod tests {}\n"));
        assert!(!has_tests("//! Says #[cfg(test)] only.\n"));
    }
}
