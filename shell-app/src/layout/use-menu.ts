import { use } from "react";
import { useAccess } from "@haul/platform";
import { remotes } from "../remotes";
import type { Remote } from "../remotes/registry";
import { type MenuGroup, menuFor, SHELL_NAV } from "./nav";

const withoutList = new WeakMap<Promise<readonly Remote[]>, Promise<readonly Remote[]>>();

/** The menu of this person: the shell's pages and those of every remote whose manifest could be read. */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  const known = use(lenient(remotes()));
  const entries = known.flatMap((remote) => (remote.isKnown ? remote.manifest.nav : []));
  return menuFor(access, [...SHELL_NAV, ...entries]);
}

/** The shell's own pages stay reachable when remotes.json cannot be read. */
function lenient(list: Promise<readonly Remote[]>): Promise<readonly Remote[]> {
  const known = withoutList.get(list);
  if (known) return known;
  const promise = list.catch(() => []);
  withoutList.set(list, promise);
  return promise;
}
