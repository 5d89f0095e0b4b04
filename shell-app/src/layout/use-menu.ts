import { use } from "react";
import { useAccess } from "@haul/platform";
import { readableRemotes } from "../remotes";
import { type MenuGroup, menuFor, SHELL_NAV } from "./nav";

/** The menu of this person: the shell's pages and those of every remote whose manifest could be read. */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  const entries = use(readableRemotes()).flatMap(({ manifest }) => manifest.nav);
  return menuFor(access, [...SHELL_NAV, ...entries]);
}
