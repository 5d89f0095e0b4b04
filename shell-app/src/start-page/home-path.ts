import { type Access, type AccessRule, judge } from "@haul/platform";
import { entriesOf, menuFor } from "../layout/nav";
import { matchRemote, placeOf } from "../remotes/match";
import type { KnownRemote } from "../remotes/registry";
import { SHELL_ROUTES } from "../routes";

/**
 * Where a person starts: the page that the server names, else the first of the menu. Undefined when none is open.
 * Each is put before the guard first, which would send the person back here.
 */
export function homePath(access: Access, landingPath: string, remotes: readonly KnownRemote[]): string | undefined {
  const menu = menuFor(access, entriesOf(remotes)).flatMap((group) => group.entries);
  const paths = [landingPath, ...menu.map(({ path }) => path)];
  return paths.find((path) => path !== "/" && judge(ruleAt(path, remotes), access, path).kind === "allow");
}

function ruleAt(path: string, remotes: readonly KnownRemote[]): AccessRule | undefined {
  const own = SHELL_ROUTES.find((route) => route.path === path);
  if (own) return own.rule;
  const match = matchRemote(remotes, path);
  return match && placeOf(match.path).rule;
}
