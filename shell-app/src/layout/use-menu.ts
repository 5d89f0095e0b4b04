import { use } from "react";
import { useAccess } from "@haul/platform";
import { readableRemotes } from "../remotes";
import { entriesOf, type MenuGroup, menuFor } from "./nav";

/** The menu of this person: the shell's pages and those of every remote whose manifest could be read. */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  return menuFor(access, entriesOf(use(readableRemotes())));
}
