import { type Access, hasSection, NAV_GROUPS, type NavEntry, type NavGroup } from "@haul/platform";

/** The shell's own pages in the menu. */
export const SHELL_NAV: readonly NavEntry[] = [];

export interface MenuGroup {
  readonly label: NavGroup;
  readonly entries: readonly NavEntry[];
}

/** The entries that are open to the person, under their headings, in the order of `NAV_GROUPS`. */
export function menuFor(access: Access, entries: readonly NavEntry[]): readonly MenuGroup[] {
  const open = entries.filter((entry) => hasSection(access, entry.section));
  return NAV_GROUPS.map((label) => ({ label, entries: open.filter((entry) => entry.group === label) })).filter(
    (group) => group.entries.length > 0,
  );
}
