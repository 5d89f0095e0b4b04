/** The programs that look at the document, each installed at its first use: none of them belongs to the product. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const HERE = import.meta.dirname;
const CACHE = process.env.HAUL_CACHE ?? join(homedir(), ".cache/haul");
const quiet = { stdio: ["ignore", "ignore", "inherit"] };

/** The folder of npm's packages of package-lock.json. */
export function nodePrograms() {
  const version = hash("package-lock.json");
  const marker = join(HERE, "node_modules/.installed");
  if (!existsSync(marker) || readFileSync(marker, "utf8") !== version) {
    console.log("api-check: installing the linters and generators of npm");
    execFileSync("npm", ["install", "--no-save", "--ignore-scripts"], { ...quiet, cwd: HERE });
    writeFileSync(marker, version);
  }
  return join(HERE, "node_modules");
}

/** The folder of the programs of requirements.txt. */
export function pythonPrograms() {
  const folder = join(CACHE, `api-check-${hash("requirements.txt")}`);
  const marker = join(folder, "complete");
  if (!existsSync(marker)) {
    console.log(`api-check: installing the generators of PyPI into ${folder}`);
    rmSync(folder, { recursive: true, force: true });
    execFileSync("python3", ["-m", "venv", folder], quiet);
    const packages = ["--require-hashes", "--only-binary", ":all:", "-r", join(HERE, "requirements.txt")];
    execFileSync(join(folder, "bin/python"), ["-m", "pip", "install", "--quiet", ...packages], quiet);
    writeFileSync(marker, "");
  }
  return join(folder, "bin");
}

/** The generators of openapi-generator run on Java. */
export function needJava() {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
  } catch {
    console.log("api-check: installing Debian's Java");
    execFileSync("apt-get", ["install", "--yes", "--quiet", "default-jre-headless"], quiet);
  }
}

function hash(file) {
  return createHash("sha256")
    .update(readFileSync(join(HERE, file)))
    .digest("hex")
    .slice(0, 12);
}
