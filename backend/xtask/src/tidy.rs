//! Checks what no compiler checks. Every complaint says what to do.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail};

use crate::paths;

/// The folders of the root, exactly; other things there are files.
const ROOT_FOLDERS: &[&str] =
    &[".ci", "backend", "mfe-apps", "mfe-financial", "mfe-fleetowner", "mfe-safety", "openapi", "shell-app"];

/// Longer files are two files in one.
const MAX_LINES: usize = 500;

/// What the shared folders of `haul-app` may import of the crate. Features may import all of these and each other's `mod.rs`.
const IMPORTS: &[(&str, &[&str])] = &[
    ("types", &["types"]),
    ("authz", &["authz", "types"]),
    ("entity", &["entity", "types", "authz"]),
    ("ports", &["ports"]),
    ("api", &["api", "context", "authz", "types", "entity", "ports"]),
];

pub fn run() -> anyhow::Result<()> {
    let root = paths::root();
    let files = tracked_files(&root)?;
    let mut complaints = Vec::new();
    complaints.extend(root_folders(&files));
    complaints.extend(long_files(&root, &files)?);
    complaints.extend(import_directions(&root, &files)?);
    complaints.extend(generated_headers(&root, &files)?);
    for complaint in &complaints {
        eprintln!("tidy: {complaint}");
    }
    if !complaints.is_empty() {
        bail!("{} things to tidy", complaints.len());
    }
    println!("tidy: {} files are in order", files.len());
    Ok(())
}

/// Paths that git tracks, from the root.
fn tracked_files(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let output = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output().context("git ls-files")?;
    let text = String::from_utf8(output.stdout).context("git ls-files answered no UTF-8")?;
    Ok(text.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from).filter(|path| root.join(path).exists()).collect())
}

fn root_folders(files: &[PathBuf]) -> Vec<String> {
    let first = |path: &PathBuf| path.parent()?.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned());
    let folders: BTreeSet<String> = files.iter().filter_map(first).collect();
    let unknown = folders.iter().filter(|folder| !ROOT_FOLDERS.contains(&folder.as_str()));
    unknown.map(|folder| format!("{folder}/ is not one of the decided top-level folders: move it below one")).collect()
}

fn is_source(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_code = ["rs", "ts", "tsx", "js", "mjs", "css"].iter().any(|end| path.extension().is_some_and(|it| it == *end));
    is_code && !name.contains(".gen.")
}

fn long_files(root: &Path, files: &[PathBuf]) -> anyhow::Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in files.iter().filter(|path| is_source(path)) {
        let lines = fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())?.lines().count();
        if lines > MAX_LINES {
            complaints.push(format!("{} has {lines} lines: split it (at most {MAX_LINES})", path.display()));
        }
    }
    Ok(complaints)
}

fn import_directions(root: &Path, files: &[PathBuf]) -> anyhow::Result<Vec<String>> {
    let app = Path::new("backend/app/src");
    let mut complaints = Vec::new();
    for path in files {
        let Ok(inner) = path.strip_prefix(app) else { continue };
        let Some(folder) = inner.parent().and_then(|parent| parent.components().next()) else { continue };
        let folder = folder.as_os_str().to_string_lossy().into_owned();
        let Some((_, allowed)) = IMPORTS.iter().find(|(name, _)| *name == folder) else { continue };
        let text = fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())?;
        for imported in crate_imports(&text) {
            if !allowed.contains(&imported.as_str()) {
                complaints.push(format!("{}: {folder}/ may not import crate::{imported}", path.display()));
            }
        }
    }
    Ok(complaints)
}

/// The first segments after `crate::` in code; comments and docs may name anything.
fn crate_imports(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            Some(group) => found.extend(group_heads(group)),
            None => found.extend(head(rest)),
        }
    }
    found
}

fn head(path: &str) -> Option<String> {
    let word: String = path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    // A capital is an item of the root, such as `crate::AppContext`.
    word.starts_with(char::is_lowercase).then_some(word)
}

/// The heads of `{a::B, c::{D, E}, f}`.
fn group_heads(group: &str) -> Vec<String> {
    let mut heads = Vec::new();
    let mut depth = 0usize;
    let mut start = true;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => start = true,
            c if start && depth == 0 && !c.is_whitespace() => {
                heads.extend(head(&group[at..]));
                start = false;
            }
            _ => {}
        }
    }
    heads
}

fn generated_headers(root: &Path, files: &[PathBuf]) -> anyhow::Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in files.iter().filter(|path| path.to_string_lossy().contains(".gen.")) {
        let text = fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())?;
        let head: String = text.lines().take(8).collect::<Vec<_>>().join(" ");
        if !head.contains("make gen") && !head.contains("npm run") {
            complaints.push(format!("{}: a generated file names the command that makes it in its header", path.display()));
        }
    }
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::crate_imports;

    #[test]
    fn crate_imports_finds_heads_of_paths_and_groups() {
        let text = "use crate::types::Role;\nuse crate::{\n    api::{A, B},\n    entity,\n};\n// crate::loads\nlet x = crate::AppContext;";
        assert_eq!(crate_imports(text).into_iter().collect::<Vec<_>>(), ["api", "entity", "types"]);
    }
}
