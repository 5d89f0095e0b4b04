import { can, type Permission, useAccess } from "@haul/platform";
import { type KnownShortcut, useCollection } from "../records/collection";
import { useMenu } from "./use-menu";

type Page = Pick<KnownShortcut, "label" | "icon" | "path">;

/** The pages and actions that are open to the person and whose name or other words begin as the query does. */
export function useMatchingPages(query: string): readonly Page[] {
  const access = useAccess();
  const menu = useMenu().flatMap((group) => group.entries);
  const { shortcuts } = useCollection();
  const open = shortcuts.filter(({ permission }) => can(access, permission as Permission));
  const wanted = query.toLowerCase();
  if (wanted === "") return menu;
  const named = [...menu, ...open].filter(({ label }) => hasWord(label, wanted));
  const meant = open.filter((one) => !named.includes(one) && one.words?.some((words) => hasWord(words, wanted)));
  return [...named, ...meant];
}

/** "board" and "dis" find the dispatch board; "patch" does not. */
const hasWord = (text: string, wanted: string) => ` ${text.toLowerCase()}`.includes(` ${wanted}`);
