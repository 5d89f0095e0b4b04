//! Builds components for tests, and checks what the product's component imports from its host.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use wasmtime::component::Component;
use wasmtime::{Config, Engine};

const TARGET: &str = "wasm32-wasip2";

/// Runs cargo in a folder below this crate; returns the component that it builds.
pub fn build(folder: &str, arguments: &[&str], file: &str) -> PathBuf {
    let target = target_folder();
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--target", TARGET, "--target-dir"])
        .arg(&target)
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
        .status()
        .expect("cargo runs");
    assert!(status.success(), "{file} does not build; does `cargo xtask setup` pass?");
    target.join(TARGET).join("release").join(file)
}

/// The product, built once for all tests.
pub fn product() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let output = Command::new(env!("CARGO"))
            .args(["xtask", "component"])
            .env("CARGO_TARGET_DIR", target_folder())
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
            .stderr(Stdio::inherit())
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "the component does not build; does `cargo xtask setup` pass?");
        // The last line says where the file is.
        let told = String::from_utf8(output.stdout).expect("a path is text");
        PathBuf::from(told.lines().last().expect("cargo xtask component says where the file is"))
    })
}

/// Where the tests' compiled components are cached, by component.
pub fn cache(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("compiled").join(name)
}

/// Cargo's target folder, found from the folder that it gives to tests.
fn target_folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("cargo's folder for tests lies in its target folder").into()
}

#[test]
fn imports_equal_the_checked_in_list() {
    let mut config = Config::new();
    config.wasm_component_model_async(true);
    let engine = Engine::new(&config).expect("an engine");
    let component = Component::from_file(&engine, product()).expect("a component");
    let ty = component.component_type();
    let mut imports: Vec<_> = ty.imports(&engine).map(|(name, _)| name.to_owned()).collect();
    imports.sort_unstable();
    let expected: Vec<_> = include_str!("../../../wit/imports.txt").lines().collect();
    assert_eq!(
        imports, expected,
        "what the component asks of its host has changed: think about it, then change backend/wit/imports.txt"
    );
}
