//! A library that is not compiled for tests has none. Those without are left out, for compiling them once more takes minutes.

use super::{Files, text};

pub fn check(files: &Files) -> Vec<String> {
    let manifests = files.iter().filter_map(|path| path.strip_suffix("/Cargo.toml").zip(Some(path)));
    let left_out = manifests.filter(|(_, path)| leaves_tests_out(&text(path)));
    let sources = left_out.flat_map(|(folder, _)| {
        let sources = files.rust_under(folder).filter(move |(path, _)| path.starts_with(&format!("{folder}/src/")));
        sources.filter(|(_, text)| has_tests(text)).map(|(path, _)| {
            format!("{path}: its tests never run: remove `test = false` from the [lib] of its Cargo.toml")
        })
    });
    sources.collect()
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
