import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { npm } from "./npm";

const REPOSITORY = path.resolve(import.meta.dirname, "../../..");
/** What a front-end's build and deployment need beside its own folder. */
const LINKED = ["node_modules", "openapi", "shell-app"];

/** Another checkout of the repository, in which one front-end can be changed, built and deployed as its team does. */
export class Checkout {
  readonly #folder: string;
  readonly #frontEnd: string;

  private constructor(folder: string, frontEnd: string) {
    this.#folder = folder;
    this.#frontEnd = frontEnd;
  }

  static async of(frontEnd: string): Promise<Checkout> {
    const folder = await mkdtemp(path.join(tmpdir(), "haul-checkout-"));
    await cp(path.join(REPOSITORY, "package.json"), path.join(folder, "package.json"));
    await cp(path.join(REPOSITORY, frontEnd), path.join(folder, frontEnd), {
      recursive: true,
      filter: (source) => path.basename(source) !== "dist",
    });
    for (const name of LINKED) await symlink(path.join(REPOSITORY, name), path.join(folder, name));
    return new Checkout(folder, frontEnd);
  }

  /** Replaces a piece of a file's text, which must be there. */
  async edit(file: string, piece: string | RegExp, replacement: string): Promise<void> {
    const place = path.join(this.#folder, this.#frontEnd, file);
    const text = await readFile(place, "utf8");
    const changed = text.replace(piece, replacement);
    if (changed === text) throw new Error(`${this.#frontEnd}/${file} has no ${String(piece)}: choose another piece.`);
    await writeFile(place, changed);
  }

  /** Without webpack's cache, which belongs to the builds of the repository itself. */
  async build(): Promise<void> {
    await this.#npm("build", "--no-cache");
  }

  async deploy(webRoot: string): Promise<void> {
    await this.#npm("deploy", "--to", webRoot);
  }

  /** Back to the build before, or to that one. */
  async rollBack(webRoot: string, build?: string): Promise<void> {
    await this.#npm("deploy", "--to", webRoot, "--rollback", ...(build === undefined ? [] : [build]));
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  async #npm(script: string, ...args: string[]): Promise<void> {
    await npm(this.#folder, "run", script, "-w", this.#frontEnd, "--", ...args);
  }
}
