/**
 * Counts the JavaScript of a remote's first page twice: from the shell and the remote as they are deployed, and from one build of
 * the same source in which the shell imports the remote like any page of its own.
 *
 *   node bundle.mjs <haul> <component> <deployed front-ends>
 *
 * Writes `{ deployed: { bytes, encodings, reacts }, bundled: { bytes, encodings, reacts } }`; `reacts` are the copies of React.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import webpack from "webpack";
import { defineShell } from "@haul/build";
import { startStack } from "@haul/testing/stack";
import { FOUNDER, registerCarrier } from "./carrier.mjs";
import { countScripts, signedInPage } from "./scripts.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const REPOSITORY = resolve(import.meta.dirname, "../..");
const SHELL = join(REPOSITORY, "shell-app");
const REMOTE = join(REPOSITORY, "mfe-apps/src/app.tsx");
const REMOTE_PAGE = "/apps/loads";

/** What a build without remotes leaves out: what it would share with them, and the budget of the deployed one. */
const FEDERATION = ["ProvideSharedPlugin", "BudgetPlugin"];

/** Where the shell meets its remotes, and what one build has there: the remote itself, and nothing to share. */
const SEAMS = {
  "./load-remote": `export const loadRemote = () => import(${JSON.stringify(REMOTE)}).then((app) => app.default);`,
  "./provide": "",
};

const [haul, component, webRoot] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "haul-bundle-"));
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await buildBundle();
  const deployed = await measure(webRoot);
  const bundled = await measure(join(folder, "web"));
  process.stdout.write(JSON.stringify({ deployed, bundled }));
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Copies the deployed front-ends, with a shell that has the remote in it. */
async function buildBundle() {
  const web = join(folder, "web");
  await cp(webRoot, web, { recursive: true });
  await rm(join(web, "shell"), { recursive: true });
  const shell = defineShell({ folder: SHELL, port: 0 })();
  const missing = new Set(Object.keys(SEAMS));
  const seam = (module) => {
    if (!module.context.startsWith(join(SHELL, "src"))) return;
    missing.delete(module.request);
    module.request = `data:text/javascript,${encodeURIComponent(SEAMS[module.request])}`;
  };
  const stats = await promisify(webpack)({
    ...shell,
    cache: false,
    output: { ...shell.output, path: join(web, "shell") },
    plugins: [
      ...shell.plugins.filter((plugin) => !FEDERATION.includes(plugin.constructor.name)),
      ...Object.keys(SEAMS).map((file) => new webpack.NormalModuleReplacementPlugin(new RegExp(`^${file}$`), seam)),
    ],
  });
  if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
  if (missing.size > 0) throw new Error(`No file of the shell imports ${[...missing].join(", ")} any more.`);
}

/** The first page of the remote, with the cache empty. */
async function measure(web) {
  const stack = await startStack({ haul, component, webRoot: web, database: "sqlite" });
  try {
    await registerCarrier(stack);
    const page = await signedInPage(browser, stack.origin, FOUNDER);
    return await countScripts(page, stack.origin + REMOTE_PAGE);
  } finally {
    await stack.stop();
  }
}
