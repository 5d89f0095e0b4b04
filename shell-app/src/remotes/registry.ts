import { CONTRACT, OLDEST_CONTRACT } from "@haul/platform";
import { type BuiltManifest, manifestSchema, type RemoteLine, remotesSchema } from "./manifest";
import { isTimeout, RemoteProblem } from "./problem";
import { timeoutAfter } from "./timeout-after";

/** A remote as the shell knows it before it has loaded any of its code. */
export type Remote =
  | {
      readonly id: string;
      readonly isKnown: true;
      readonly manifest: BuiltManifest;
      /** Absolute URL of the build's folder, with a slash at the end. */
      readonly base: string;
      readonly isOverride: boolean;
    }
  | { readonly id: string; readonly isKnown: false; readonly problem: RemoteProblem };

export type KnownRemote = Extract<Remote, { isKnown: true }>;

/** A manifest is a few kilobytes from our own server; after a longer wait an explanation helps more. */
const MANIFEST_TIMEOUT = 8_000;

export interface RegistryOptions {
  readonly origin: string;
  /** Manifest URLs that replace the deployed ones. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly timeout?: number;
}

/** Reads remotes.json and every manifest in it. One unreadable manifest does not hide the others. */
export async function readRegistry(options: RegistryOptions): Promise<readonly Remote[]> {
  const list = remotesSchema.parse(await fetchJson(new URL("/remotes.json", options.origin), {}, options));
  const ids = new Set(list.remotes.map(({ id }) => id));
  const additions = Object.keys(options.overrides)
    .filter((id) => !ids.has(id))
    .map((id): RemoteLine => ({ id, manifest: "", integrity: "" }));
  return Promise.all([...list.remotes, ...additions].map((line) => readRemote(line, options)));
}

async function readRemote(line: RemoteLine, options: RegistryOptions): Promise<Remote> {
  const override = options.overrides[line.id];
  const url = new URL(override ?? line.manifest, options.origin);
  // A developer's own build changes with every save, so it has no pinned hash.
  const init = override === undefined ? { integrity: line.integrity } : { cache: "no-store" as const };
  try {
    const manifest = manifestSchema.parse(await fetchJson(url, init, options));
    return {
      id: line.id,
      isKnown: true,
      manifest,
      base: new URL(".", url).href,
      isOverride: override !== undefined,
    };
  } catch (cause) {
    return { id: line.id, isKnown: false, problem: manifestProblem(line.id, cause) };
  }
}

function manifestProblem(id: string, cause: unknown): RemoteProblem {
  if (isTimeout(cause)) {
    return new RemoteProblem("slow", `The description of “${id}” did not arrive in time.`, { cause });
  }
  // fetch() reports a hash that does not match and an unreachable server alike.
  return new RemoteProblem(
    "unreachable",
    `The description of “${id}” could not be read, or does not match its published hash.`,
    { cause },
  );
}

async function fetchJson(url: URL, init: RequestInit, options: RegistryOptions): Promise<unknown> {
  const response = await options.fetch(url, {
    ...init,
    headers: { accept: "application/json" },
    signal: timeoutAfter(options.timeout ?? MANIFEST_TIMEOUT),
  });
  if (!response.ok) throw new Error(`${url.pathname} answered with status ${response.status}`);
  return response.json();
}

/** What is wrong with a remote's contract, if anything. */
export function contractProblem(manifest: BuiltManifest): RemoteProblem | undefined {
  const { contract } = manifest;
  if (contract >= OLDEST_CONTRACT && contract <= CONTRACT) return undefined;
  const accepted = OLDEST_CONTRACT === CONTRACT ? `${CONTRACT}` : `${OLDEST_CONTRACT} or ${CONTRACT}`;
  const advice =
    contract > CONTRACT
      ? "It is newer than this page: reload, and if that does not help the shell has to be deployed first."
      : "It is older than this page can load: it has to be built and deployed again.";
  return new RemoteProblem(
    "contract",
    `${manifest.title} ${manifest.version} was built for contract ${contract}; this page takes ${accepted}. ${advice}`,
  );
}
