//! No file of an area imports a file that imports it, directly or indirectly.
//!
//! A facade (`lib.rs`, `mod.rs`) that only re-exports names is skipped: an import counts for the file that defines the
//! name.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use syn::{
    Attribute, Item, ItemMod, ItemUse, UseTree, Visibility,
    visit::{self, Visit},
};

use super::Files;

/// Where the areas are; below `base` the database's port is an area like others.
const HOMES: &[&str] = &["backend/base/", "backend/product/"];

/// Deliberate import cycles, each with its reason.
const KNOWN: &[(&str, &str, &str)] = &[(
    "backend/base/api/src/context.rs",
    "backend/base/api/src/area.rs",
    "the context carries what the areas registered, and that is functions over the context",
)];

type Path = Vec<String>;

pub fn check(files: &Files) -> Vec<String> {
    let mut areas: BTreeMap<&str, Vec<(&str, String)>> = BTreeMap::new();
    for home in HOMES {
        for (path, text) in files.rust_under(home) {
            if let Some((area, _)) = path.split_once("/src/") {
                areas.entry(area).or_default().push((path, text));
            }
        }
    }
    areas.iter().flat_map(|(area, sources)| cycles_of(area, sources)).collect()
}

/// A file as a module of its crate.
#[derive(Default)]
struct Module {
    path: Path,
    /// Absolute paths that it names.
    named: Vec<Path>,
    /// Names that it re-exports, and where they come from.
    passed_on: HashMap<String, Path>,
}

fn cycles_of(area: &str, sources: &[(&str, String)]) -> Vec<String> {
    let mut findings = Vec::new();
    let mut modules: HashMap<Path, Module> = HashMap::new();
    let mut files: HashMap<Path, &str> = HashMap::new();
    for (file, text) in sources {
        let path = module_path(file.strip_prefix(area).and_then(|rest| rest.strip_prefix("/src/")).unwrap_or(file));
        match syn::parse_file(text) {
            Ok(parsed) => {
                let mut reader =
                    Reader { module: Module { path: path.clone(), ..Module::default() }, aliases: HashMap::new() };
                reader.read_uses(&parsed.items);
                reader.visit_file(&parsed);
                modules.insert(path.clone(), reader.module);
                files.insert(path, file);
            }
            Err(error) => findings.push(format!("{file}: cannot be read: {error}")),
        }
    }
    let graph: BTreeMap<&str, BTreeSet<&str>> = modules
        .values()
        .map(|module| {
            let targets = module.named.iter().filter_map(|name| resolve(name, &modules, 0));
            let targets =
                targets.filter(|target| *target != module.path).filter_map(|target| files.get(&target).copied());
            let file = files[&module.path];
            let is_known = |target: &&str| KNOWN.iter().any(|(from, to, _)| *from == file && to == target);
            (file, targets.filter(|target| !is_known(target)).collect())
        })
        .collect();
    findings.extend(circles(&graph).iter().map(|circle| {
        format!("{area}: these import one another: {}; move what they share below both", circle.join(" -> "))
    }));
    findings
}

/// `loads/mod.rs` and `loads.rs` are `loads`, `lib.rs` is the crate itself.
fn module_path(file: &str) -> Path {
    let path = file.strip_suffix(".rs").unwrap_or(file);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if path == "lib" { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

/// The module that defines a name, resolved through facades.
fn resolve(name: &[String], modules: &HashMap<Path, Module>, depth: usize) -> Option<Path> {
    // Deeper than any chain of facades; a facade that re-exports itself would never end.
    const DEEPEST: usize = 8;
    let length = (0..=name.len()).rev().find(|length| modules.contains_key(&name[..*length]))?;
    let (module, rest) = name.split_at(length);
    let passed_on = rest.first().and_then(|first| modules[module].passed_on.get(first));
    match passed_on {
        Some(origin) if depth < DEEPEST && origin[..] != name[..(length + 1).min(name.len())] => {
            let whole: Path = origin.iter().chain(&rest[1..]).cloned().collect();
            resolve(&whole, modules, depth + 1)
        }
        _ => Some(module.to_vec()),
    }
}

struct Reader {
    module: Module,
    /// What `use` and `mod` made known by one word.
    aliases: HashMap<String, Path>,
}

impl Reader {
    fn read_uses(&mut self, items: &[Item]) {
        for item in items {
            if let Item::Mod(child) = item {
                let path = self.module.path.iter().cloned().chain([child.ident.to_string()]).collect();
                self.aliases.insert(child.ident.to_string(), path);
            }
        }
        for item in items {
            if let Item::Use(used) = item
                && !is_test(&used.attrs)
            {
                self.read_use(used);
            }
        }
    }

    fn read_use(&mut self, used: &ItemUse) {
        let is_passed_on = !matches!(used.vis, Visibility::Inherited);
        let mut leaves = Vec::new();
        collect(&used.tree, &mut Vec::new(), &mut leaves);
        for (path, name) in leaves {
            let Some(path) = self.absolute(&path) else { continue };
            self.aliases.insert(name.clone(), path.clone());
            if is_passed_on {
                self.module.passed_on.insert(name, path);
            } else {
                self.module.named.push(path);
            }
        }
    }

    /// None for items of other crates.
    fn absolute(&self, path: &[String]) -> Option<Path> {
        let (first, rest) = path.split_first()?;
        let mut start = match first.as_str() {
            "crate" => return Some(rest.to_vec()),
            "self" => return Some(self.module.path.iter().chain(rest).cloned().collect()),
            "super" => self.module.path.clone(),
            word => {
                let start = self.aliases.get(word)?;
                return Some(start.iter().chain(rest).cloned().collect());
            }
        };
        let supers = path.iter().take_while(|word| *word == "super").count();
        start.truncate(start.len().saturating_sub(supers));
        Some(start.into_iter().chain(path[supers..].iter().cloned()).collect())
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, _: &'ast ItemUse) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            let words: Path = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.module.named.extend(self.absolute(&words));
        }
        visit::visit_path(self, path);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
    })
}

/// Every name that a `use` brings, with its path.
fn collect(tree: &UseTree, before: &mut Path, leaves: &mut Vec<(Path, String)>) {
    match tree {
        UseTree::Path(part) => {
            before.push(part.ident.to_string());
            collect(&part.tree, before, leaves);
            before.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|item| collect(item, before, leaves)),
        UseTree::Name(name) if name.ident == "self" => {
            leaves.push((before.clone(), before.last().cloned().unwrap_or_default()));
        }
        UseTree::Name(name) => {
            let path = before.iter().cloned().chain([name.ident.to_string()]).collect();
            leaves.push((path, name.ident.to_string()));
        }
        UseTree::Rename(rename) => {
            let path = before.iter().cloned().chain([rename.ident.to_string()]).collect();
            leaves.push((path, rename.rename.to_string()));
        }
        UseTree::Glob(_) => leaves.push((before.clone(), "*".to_owned())),
    }
}

/// One cycle of each group of files that reach one another.
fn circles<'a>(graph: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Vec<Vec<&'a str>> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    for start in graph.keys() {
        if found.iter().flatten().any(|known| known == start) {
            continue;
        }
        found.extend(way_back(graph, start));
    }
    found
}

/// The shortest path from a file to itself.
fn way_back<'a>(graph: &BTreeMap<&'a str, BTreeSet<&'a str>>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut came_from: HashMap<&str, &str> = HashMap::new();
    let mut next = vec![start];
    while !next.is_empty() {
        let mut further = Vec::new();
        for file in next {
            for target in graph.get(file).into_iter().flatten() {
                if *target == start {
                    let mut way = vec![start, file];
                    while let Some(before) = came_from.get(way[way.len() - 1]) {
                        way.push(before);
                    }
                    if way.last() != Some(&start) {
                        way.push(start);
                    }
                    way.reverse();
                    return Some(way);
                }
                if !came_from.contains_key(target) {
                    came_from.insert(target, file);
                    further.push(*target);
                }
            }
        }
        next = further;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(sources: &[(&'static str, &str)]) -> Vec<String> {
        let sources: Vec<_> = sources.iter().map(|(file, text)| (*file, (*text).to_owned())).collect();
        cycles_of("backend/product/x", &sources)
    }

    #[test]
    fn circle_through_a_facade_is_found() {
        let findings = found(&[
            ("backend/product/x/src/lib.rs", "mod a; mod b; pub use a::one;"),
            ("backend/product/x/src/a.rs", "use crate::b::two; pub fn one() { two() }"),
            ("backend/product/x/src/b.rs", "pub fn two() { crate::one() }"),
        ]);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(
            findings[0].contains("src/a.rs -> backend/product/x/src/b.rs -> backend/product/x/src/a.rs"),
            "{findings:?}"
        );
    }

    #[test]
    fn one_way_and_tests_are_fine() {
        let findings = found(&[
            ("backend/product/x/src/lib.rs", "mod a; mod b; pub use a::one; pub use b::two;"),
            ("backend/product/x/src/a.rs", "use crate::b::two; pub fn one() { two() }"),
            ("backend/product/x/src/b.rs", "pub fn two() {} #[cfg(test)] mod tests { use crate::a::one; }"),
        ]);
        assert_eq!(findings, Vec::<String>::new());
    }
}
