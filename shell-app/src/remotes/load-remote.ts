import { type HaulApp, isHaulApp } from "@haul/platform";
import { loadScript } from "./load-script";
import { isTimeout, RemoteProblem, toRemoteProblem } from "./problem";
import { contractProblem, type KnownRemote } from "./registry";
import { timeoutAfter } from "./timeout-after";

/** What webpack's container plugin puts into a remote's global. */
interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

export interface LoaderPorts {
  readonly loadScript: typeof loadScript;
  readonly fetch: typeof globalThis.fetch;
  readonly container: (scope: string) => unknown;
  readonly shareScope: () => Promise<unknown>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** An entry is about 20 kB. A second and third attempt help with a flaky line, not with a server that is down. */
const ENTRY_TIMEOUT = 10_000;
const PAUSES = [400, 1_600];

/** The loader with the browser behind it. */
export const browserPorts: LoaderPorts = {
  loadScript,
  fetch: (...request) => globalThis.fetch(...request),
  container: (scope) => (globalThis as Record<string, unknown>)[scope],
  shareScope: async () => {
    await __webpack_init_sharing__("default");
    return __webpack_share_scopes__["default"];
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Loads a remote's entry, checks it against its manifest and asks it for its app. */
export async function loadRemote(
  remote: KnownRemote,
  ports: LoaderPorts = browserPorts,
  timeout: number = ENTRY_TIMEOUT,
): Promise<HaulApp> {
  const misfit = contractProblem(remote.manifest);
  if (misfit) throw misfit;
  await loadEntry(remote, ports, timeout);

  const container = ports.container(remote.manifest.scope);
  if (!isContainer(container)) {
    throw new RemoteProblem("malformed", `${remote.manifest.title} did not register itself as a front-end.`);
  }
  try {
    await container.init(await ports.shareScope());
    const factory = await container.get("./app");
    return appOf(factory(), remote);
  } catch (cause) {
    throw toRemoteProblem(cause);
  }
}

async function loadEntry({ manifest, base }: KnownRemote, ports: LoaderPorts, timeout: number): Promise<void> {
  const url = new URL(manifest.entry, base).href;
  const integrity = manifest.files[manifest.entry];
  if (integrity === undefined) {
    throw new RemoteProblem("malformed", `${manifest.title} does not state the hash of its entry.`);
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ports.loadScript(url, integrity, timeoutAfter(timeout));
      return;
    } catch (cause) {
      const problem = await diagnose(manifest.title, url, integrity, cause, ports, timeout);
      const pause = PAUSES[attempt];
      if (problem.kind !== "unreachable" || pause === undefined) throw problem;
      await ports.wait(pause);
    }
  }
}

/** A script element does not say why it failed; fetching the file tells a changed file from an unreachable server. */
async function diagnose(
  title: string,
  url: string,
  integrity: string,
  cause: unknown,
  ports: LoaderPorts,
  timeout: number,
): Promise<RemoteProblem> {
  if (isTimeout(cause)) {
    return new RemoteProblem("slow", `${title} did not arrive within ${timeout / 1000} seconds.`, { cause });
  }
  const unreachable = new RemoteProblem("unreachable", `${title} could not be loaded from the server.`, { cause });
  try {
    const response = await ports.fetch(url, { cache: "no-store", signal: timeoutAfter(timeout) });
    if (!response.ok || !response.headers.get("content-type")?.includes("javascript")) return unreachable;
    const actual = await integrityOf(new Uint8Array(await response.arrayBuffer()));
    if (actual === integrity) return unreachable;
  } catch {
    return unreachable;
  }
  return new RemoteProblem(
    "tampered",
    `The code of ${title} does not match its published hash. Nothing was run from it; please tell your administrator.`,
    { cause },
  );
}

async function integrityOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

function appOf(module: unknown, remote: KnownRemote): HaulApp {
  const app = typeof module === "object" && module !== null && "default" in module ? module.default : undefined;
  if (!isHaulApp(app) || app.id !== remote.id) {
    throw new RemoteProblem("malformed", `${remote.manifest.title} does not export an app named “${remote.id}”.`);
  }
  return app;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && "init" in value && "get" in value;
}
