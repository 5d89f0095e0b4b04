//! Paths inside an archive: safe to unpack on every system, and no two alike.

use std::collections::HashSet;

/// Characters of one name. Windows allows 260 for a whole path, and people unpack into folders of their own.
const LONGEST: usize = 80;
/// Windows takes these for devices, with any extension.
const DEVICES: [&str; 22] = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2",
    "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
];
/// A longer ending is part of the name.
const LONGEST_EXTENSION: usize = 8;

/// The paths given out so far, in lowercase: Windows and macOS don't distinguish case.
pub(super) struct Names {
    files: HashSet<String>,
    folders: HashSet<String>,
}

impl Names {
    /// With the names that the archive itself uses.
    pub(super) fn new(used: &[&str]) -> Self {
        Self { files: used.iter().map(|name| name.to_lowercase()).collect(), folders: HashSet::new() }
    }

    /// A new path with slashes between its names.
    pub(super) fn path(&mut self, folders: &[String], name: &str) -> String {
        let mut folder = String::new();
        for part in folders {
            folder.push_str(&safe(part));
            while self.files.contains(&folder.to_lowercase()) {
                folder.push('_');
            }
            self.folders.insert(folder.to_lowercase());
            folder.push('/');
        }
        let name = safe(name);
        let (stem, extension) = split(&name);
        let mut path = format!("{folder}{name}");
        let mut number = 2_u32;
        while !self.is_free(&path) {
            path = format!("{folder}{stem} ({number}){extension}");
            number += 1;
        }
        self.files.insert(path.to_lowercase());
        path
    }

    fn is_free(&self, path: &str) -> bool {
        let path = path.to_lowercase();
        !self.files.contains(&path) && !self.folders.contains(&path)
    }
}

/// One name of a path: without separators, control characters, and what Windows refuses.
fn safe(name: &str) -> String {
    let replaced: String =
        name.chars().filter(|c| !is_invisible(*c)).map(|c| if is_unsafe(c) { '-' } else { c }).collect();
    let (stem, extension) = split(replaced.trim());
    let room = LONGEST.saturating_sub(extension.chars().count());
    let stem: String = stem.chars().take(room).collect();
    // Windows drops dots and spaces at the end, and with them the difference between two names.
    let name = format!("{}{extension}", stem.trim_end());
    let name = name.trim_end_matches(['.', ' ']);
    let is_device = DEVICES.contains(&name.split('.').next().unwrap_or_default().trim_end().to_lowercase().as_str());
    // A dot at the start hides a file, and two lead to the folder above.
    match name {
        "" => "_".to_owned(),
        name if is_device || name.starts_with('.') => format!("_{name}"),
        name => name.to_owned(),
    }
}

fn is_unsafe(c: char) -> bool {
    c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
}

/// Marks that change the direction in which a name is read, which lets it pretend another extension.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A name and its extension with the dot.
fn split(name: &str) -> (&str, &str) {
    match name.rfind('.') {
        Some(at) if at > 0 && name.len() - at <= LONGEST_EXTENSION => name.split_at(at),
        _ => (name, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(folders: &[&str], name: &str) -> String {
        let folders: Vec<String> = folders.iter().map(|&one| one.to_owned()).collect();
        Names::new(&["README.txt"]).path(&folders, name)
    }

    #[test]
    fn names_are_safe_everywhere() {
        for (name, expected) in [
            ("pod.pdf", "pod.pdf"),
            ("../../etc/passwd", "_..-..-etc-passwd"),
            ("..", "_"),
            (".", "_"),
            ("", "_"),
            ("  ", "_"),
            (".htaccess", "_.htaccess"),
            ("C:\\Windows\\x.pdf", "C--Windows-x.pdf"),
            ("a/b.pdf", "a-b.pdf"),
            ("nul.pdf", "_nul.pdf"),
            ("COM1", "_COM1"),
            ("command.pdf", "command.pdf"),
            ("name. . ", "name"),
            ("a\u{202e}fdp.exe", "afdp.exe"),
            ("line\nbreak\0.pdf", "line-break-.pdf"),
            ("Straße №5.pdf", "Straße №5.pdf"),
        ] {
            assert_eq!(path(&[], name), expected, "{name:?}");
        }
        let long = path(&["files"], &format!("{}.pdf", "ü".repeat(300)));
        assert_eq!(long.chars().count(), "files/".len() + LONGEST);
        assert!(long.ends_with(".pdf"));
        assert_eq!(path(&["..", "a/b", ""], "x.pdf"), "_/a-b/_/x.pdf");
    }

    #[test]
    fn no_two_paths_are_alike_in_any_case() {
        let mut names = Names::new(&["README.txt"]);
        let folder = ["Files".to_owned()];
        assert_eq!(names.path(&folder, "Bol.pdf"), "Files/Bol.pdf");
        assert_eq!(names.path(&folder, "bol.PDF"), "Files/bol (2).PDF");
        assert_eq!(names.path(&folder, "BOL.pdf"), "Files/BOL (3).pdf");
        assert_eq!(names.path(&["files".to_owned()], "bol (2).pdf"), "files/bol (2) (2).pdf");
        assert_eq!(names.path(&[], "readme.TXT"), "readme (2).TXT");
        assert_eq!(names.path(&[], "files"), "files (2)", "a folder has this name");
        assert_eq!(names.path(&["README.txt".to_owned()], "x"), "README.txt_/x", "a file has this name");
    }
}
