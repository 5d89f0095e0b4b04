import { matchRoutes } from "@haul/platform/host";
import type { Place } from "../shell-route";
import type { BuiltPath } from "./manifest";
import type { KnownRemote, Remote } from "./registry";

export interface RemoteMatch {
  readonly remote: KnownRemote;
  readonly path: BuiltPath;
}

/** The remote that answers a pathname, with react-router's own ranking between patterns. */
export function matchRemote(remotes: readonly Remote[], pathname: string): RemoteMatch | undefined {
  const candidates = remotes
    .filter((remote) => remote.isKnown)
    .flatMap((remote) => remote.manifest.paths.map((path) => ({ remote, path })));
  const routes = candidates.map((candidate) => ({ path: candidate.path.pattern, handle: candidate }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return undefined;
  const candidate = match.route.handle;
  return fits(candidate.path, match.params) ? candidate : undefined;
}

/** What surrounds a remote's path, and who may see it. */
export function placeOf({ frame, section, otherSections }: BuiltPath): Place {
  if (section !== undefined) return { frame, rule: { section, otherSections } };
  // In the frame a person is signed in, with any sections or none.
  return frame === "frame" ? { frame, rule: {} } : { frame };
}

function fits(path: BuiltPath, params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(path.params ?? {}).every(([name, pattern]) =>
    new RegExp(`^(?:${pattern})$`).test(params[name] ?? ""),
  );
}
