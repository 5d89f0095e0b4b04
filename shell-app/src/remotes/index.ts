import { config, type HaulApp, trackProgress } from "@haul/platform";
import { loadRemote } from "./load-remote";
import { readOverrides } from "./override";
import { type KnownRemote, readRegistry, type Remote } from "./registry";

/**
 * The remotes of this page load. Promises are kept so that React's `use` sees the same one on every render;
 * a failed one stays until a person tries again.
 */
let registry: Promise<readonly Remote[]> | undefined;
const readable = new WeakMap<Promise<readonly Remote[]>, Promise<readonly KnownRemote[]>>();
const apps = new Map<string, Promise<HaulApp>>();
const awaited = new WeakSet<Promise<HaulApp>>();
const failedIds = new Set<string>();

/** Every remote's manifest. Rejects only when remotes.json itself cannot be read. */
export function remotes(): Promise<readonly Remote[]> {
  registry ??= readRegistry({
    origin: location.origin,
    overrides: readOverrides(localStorage, config(), location.origin),
    fetch: (...request) => fetch(...request),
  });
  return registry;
}

/** Those whose manifest could be read; none when remotes.json itself cannot, for the shell's own pages stay reachable. */
export function readableRemotes(): Promise<readonly KnownRemote[]> {
  const list = remotes();
  let known = readable.get(list);
  if (!known) {
    known = list.then(
      (all) => all.filter((remote) => remote.isKnown),
      () => [],
    );
    readable.set(list, known);
  }
  return known;
}

/** A remote's app, for a page that waits for it. */
export function appOf(remote: KnownRemote): Promise<HaulApp> {
  const loading = prepareApp(remote);
  if (!awaited.has(loading)) {
    awaited.add(loading);
    trackProgress(loading).catch(() => undefined);
  }
  return loading;
}

/** The same before a page waits for it; its code is loaded with the first call. */
export function prepareApp(remote: KnownRemote): Promise<HaulApp> {
  const known = apps.get(remote.id);
  if (known) return known;
  const loading = loadRemote(remote);
  apps.set(remote.id, loading);
  loading.catch(() => {
    if (awaited.has(loading)) failedIds.add(remote.id);
    // Nobody saw it fail: the page itself loads it again.
    else if (apps.get(remote.id) === loading) apps.delete(remote.id);
  });
  return loading;
}

/** Forgets what failed, so that the next render loads it again: the list too, for a new build may be out. */
export function forgetRemotes(): void {
  registry = undefined;
  for (const id of failedIds) apps.delete(id);
  failedIds.clear();
}
