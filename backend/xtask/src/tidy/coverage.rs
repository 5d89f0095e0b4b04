//! Each line of `backend/COVERAGE.md` has a state, and each test that it names exists.

use super::{Files, text};

const TABLE: &str = "backend/COVERAGE.md";

/// Begins the line that lists what a line may wait for.
const AREAS: &str = "Areas to wait for: ";

/// Endings of TypeScript tests.
const SCRIPTS: &[&str] = &[".test.ts", ".test.tsx", ".e2e.ts"];

pub fn check(files: &Files) -> Vec<String> {
    let scripts = files.iter().filter(|path| SCRIPTS.iter().any(|ending| path.ends_with(ending)));
    let scripts = scripts.map(|path| (path, text(path)));
    let sources: Vec<(&str, String)> = files.rust_under("backend/").chain(scripts).collect();
    findings(&text(TABLE), &sources)
}

fn findings(table: &str, sources: &[(&str, String)]) -> Vec<String> {
    let mut findings = Vec::new();
    let areas = table.lines().find_map(|line| line.strip_prefix(AREAS)).map(quoted).unwrap_or_default();
    let mut count = 0;
    for (number, line) in (1..).zip(table.lines()) {
        let Some(inner) = line.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')) else { continue };
        let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
        let [_, state, _, tests] = cells.as_slice() else {
            findings.push(format!("{TABLE}:{number}: a line has four columns"));
            continue;
        };
        if *state == "State" || state.starts_with("---") {
            continue;
        }
        count += 1;
        let named = quoted(tests);
        let of_state = wrong_state(state, named.is_empty(), &areas);
        let of_tests = named.iter().filter_map(|test| missing(test, sources));
        findings.extend(of_state.into_iter().chain(of_tests).map(|wrong| format!("{TABLE}:{number}: {wrong}")));
    }
    if count == 0 {
        findings.push(format!("{TABLE}: it has no lines"));
    }
    findings
}

/// The words between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn wrong_state(state: &str, is_untested: bool, areas: &[&str]) -> Option<String> {
    match (state, state.strip_prefix("waits: ")) {
        ("built", _) => is_untested.then(|| "a built line names a test".to_owned()),
        ("open", _) => None,
        (_, Some(awaited)) => {
            let stranger = awaited.split(", ").find(|area| !areas.contains(area))?;
            Some(format!("\"{stranger}\" is none of the areas to wait for"))
        }
        (state, None) => Some(format!("\"{state}\" is none of `built`, `open` and `waits: …`")),
    }
}

/// What is wrong with a test's name, such as `loads::lives::open` or `load-list.test.tsx > sorts on the server`.
fn missing(named: &str, sources: &[(&str, String)]) -> Option<String> {
    if let Some((file, title)) = named.split_once(" > ") {
        let ending = format!("/{file}");
        let found: Vec<_> = sources.iter().filter(|(path, _)| format!("/{path}").ends_with(&ending)).collect();
        return match found.as_slice() {
            [] => Some(format!("there is no {file}")),
            [(_, source)] if has_title(source, title) => None,
            [(path, _)] => Some(format!("{path} has no test \"{title}\"")),
            _ => Some(format!("several files end in {file}: name more of the path")),
        };
    }
    let (module, function) = named.rsplit_once("::").unwrap_or_default();
    let folder = format!("/{}/", module.replace("::", "/"));
    let mut inside = sources.iter().filter(|(path, _)| module_of(path).is_some_and(|module| module.contains(&folder)));
    let exists = inside.any(|(_, source)| has_test(source, function));
    (!exists).then(|| format!("there is no test {named}"))
}

/// `/backend/product/loads/record/status/` for `backend/product/loads/src/record/status.rs`.
fn module_of(path: &str) -> Option<String> {
    let path = path.strip_suffix(".rs")?;
    let path = path.strip_suffix("/mod").unwrap_or(path);
    Some(format!("/{}/", path.replace("/src/", "/")))
}

/// The function has an attribute that makes it a test: `#[test]`, `#[tokio::test]` or `#[rstest]`.
fn has_test(source: &str, function: &str) -> bool {
    let head = format!("fn {function}(");
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    lines.iter().enumerate().filter(|(_, line)| line.contains(&head)).any(|(at, _)| {
        let mut attributes = lines[..at].iter().rev().take_while(|line| line.starts_with("#["));
        attributes.any(|line| line.contains("test"))
    })
}

/// The title is the first argument of a call, as in `it("…"` and `it.each(…)("…"`; a group is not a test.
fn has_title(source: &str, title: &str) -> bool {
    ['"', '\'', '`'].iter().any(|quote| {
        let quoted = format!("{quote}{title}{quote}");
        source.match_indices(&quoted).any(|(at, _)| {
            let before = source[..at].trim_end();
            before.ends_with('(') && !before.ends_with("describe(")
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{Files, check, findings};

    /// `make test` runs this; `cargo xtask tidy` does the same with the other checks.
    #[test]
    fn the_table_is_right() {
        let files = Files::read().unwrap();
        assert_eq!(check(&files), Vec::<String>::new());
    }

    fn sources() -> [(&'static str, String); 4] {
        let rust = "#[rstest]\n#[tokio::test]\nasync fn goes_out() {}\n\nfn helps() {}\n";
        let script =
            "describe(\"the list\", () => {\n  it(\"sorts\", a);\n  it.each(all)(\n    \"opens %s\", b);\n});\n";
        [
            ("backend/tests/loads/lives.rs", rust.to_owned()),
            ("backend/product/loads/src/record/mod.rs", "    #[test]\n    fn follows() {}\n".to_owned()),
            ("mfe-apps/src/list.test.tsx", script.to_owned()),
            ("shell-app/src/list.test.tsx", script.to_owned()),
        ]
    }

    fn found(line: &str) -> Vec<String> {
        let head =
            "Areas to wait for: `money`, `factoring`\n\n| Expectation | State | Where | Test |\n|---|---|---|---|";
        findings(&format!("{head}\n{line}\n"), &sources())
    }

    #[test]
    fn lines_with_existing_tests_are_fine() {
        for line in [
            "| It goes out | built | x | `loads::lives::goes_out`, `tests::loads::goes_out` |",
            "| It follows | built | x | `loads::record::follows` |",
            "| It sorts | built | x | `mfe-apps/src/list.test.tsx > sorts`, `mfe-apps/src/list.test.tsx > opens %s` |",
            "| It flies | open | | |",
            "| It is paid | waits: money, factoring | | |",
        ] {
            assert_eq!(found(line), Vec::<String>::new(), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_line_is_found() {
        for (line, wrong) in [
            ("| It | built | x | `loads::lives::helps` |", "there is no test loads::lives::helps"),
            ("| It | built | x | `ads::lives::goes_out` |", "there is no test ads::lives::goes_out"),
            ("| It | built | x | `lives` |", "there is no test lives"),
            ("| It | built | x | `none.test.tsx > sorts` |", "there is no none.test.tsx"),
            (
                "| It | built | x | `list.test.tsx > sorts` |",
                "several files end in list.test.tsx: name more of the path",
            ),
            (
                "| It | built | x | `shell-app/src/list.test.tsx > the list` |",
                "shell-app/src/list.test.tsx has no test \"the list\"",
            ),
            (
                "| It | built | x | `src/list.test.tsx > sorts` |",
                "several files end in src/list.test.tsx: name more of the path",
            ),
            ("| It | built | x | |", "a built line names a test"),
            ("| It | done | x | |", "\"done\" is none of `built`, `open` and `waits: …`"),
            ("| It | waits: luck | x | |", "\"luck\" is none of the areas to wait for"),
            ("| It | open | |", "a line has four columns"),
        ] {
            assert_eq!(found(line)[0], format!("backend/COVERAGE.md:5: {wrong}"), "{line}");
        }
    }
}
