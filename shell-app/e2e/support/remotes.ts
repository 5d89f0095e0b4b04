import { createHash } from "node:crypto";
import type { Page, Route } from "playwright-core";

const integrityOf = (content: string) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

interface Manifest {
  contract: number;
  entry: string;
  files: Record<string, string>;
}

interface RemoteList {
  remotes: { id: string; manifest: string; integrity: string }[];
}

/** Every file of one front-end's builds but its manifest. */
export const scriptsOf = (id: string) => new RegExp(`/mfe/${id}/[^/]+/.*\\.js$`);
export const entryOf = (id: string) => new RegExp(`/mfe/${id}/[^/]+/entry\\.[^/]+\\.js$`);
export const chunksOf = (id: string) => new RegExp(`/mfe/${id}/[^/]+/(?!entry\\.)[^/]+\\.js$`);

/** The builds of a front-end that a page asks for files of from now on, each as often as it comes after another. */
export function buildsOf(page: Page, id: string): string[] {
  const builds: string[] = [];
  page.on("request", (request) => {
    const build = new RegExp(`/mfe/${id}/([^/]+)/`).exec(new URL(request.url()).pathname)?.[1];
    if (build !== undefined && build !== builds.at(-1)) builds.push(build);
  });
  return builds;
}

/** Changes a file in transit, as an attacker in the middle would. */
export async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  // Not kept by the browser: what was tampered with once arrives intact the next time.
  const headers = { ...response.headers(), "cache-control": "no-store" };
  await route.fulfill({ response, headers, body: `${await response.text()}\n;globalThis.tampered = true;` });
}

/** Lets the browser see a build of a front-end that is published properly, but differs. */
export async function publishOther(
  page: Page,
  id: string,
  change: (manifest: Manifest, origin: string) => { manifest: Manifest; entry?: string },
): Promise<void> {
  // What the page before still fetches does not fit the list that it has read.
  await page.goto("about:blank");
  let manifestText = "";
  let entryText: string | undefined;
  await page.route("**/remotes.json", async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as RemoteList;
    const line = list.remotes.find((remote) => remote.id === id);
    if (!line) throw new Error(`remotes.json has no ${id}`);
    const { origin } = new URL(route.request().url());
    const original = await page.request.get(origin + line.manifest);
    const { manifest, entry } = change((await original.json()) as Manifest, origin);
    entryText = entry;
    if (entry !== undefined) manifest.files[manifest.entry] = integrityOf(entry);
    manifestText = JSON.stringify(manifest);
    line.integrity = integrityOf(manifestText);
    await route.fulfill({ response, body: JSON.stringify(list) });
  });
  await page.route(new RegExp(`/mfe/${id}/[^/]+/manifest\\.json$`), (route) =>
    route.fulfill({ contentType: "application/json", body: manifestText }),
  );
  await page.route(entryOf(id), (route) =>
    entryText === undefined ? route.continue() : route.fulfill({ contentType: "text/javascript", body: entryText }),
  );
}
