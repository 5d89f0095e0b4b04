import { type Access, NAV_GROUPS, type NavEntry, type NavGroup, opens } from "@haul/platform";
import type { KnownRemote } from "../remotes/registry";

/** The shell's own pages in the menu. */
export const SHELL_NAV: readonly NavEntry[] = [
  {
    label: "Operations & cash",
    icon: "dashboard",
    path: "/dashboard/ecommerce",
    section: "dashboard",
    group: "Overview",
  },
  { label: "Analytics", icon: "chart", path: "/dashboard/analytics", section: "dashboard", group: "Overview" },
  { label: "Company", icon: "company", path: "/CompanyInfo", section: "company", group: "Company" },
  { label: "Admin", icon: "admin", path: "/admin", section: "admin", group: "Company" },
];

/** An entry of the menu; a manifest of another build may name an icon that is not here. */
export type MenuEntry = Omit<NavEntry, "icon" | "otherSections"> & {
  readonly icon: string;
  readonly otherSections?: readonly string[] | undefined;
};

export interface MenuGroup {
  readonly label: NavGroup;
  readonly entries: readonly MenuEntry[];
}

/** Every menu entry of the shell and the remotes, regardless of who may see it. */
export function entriesOf(remotes: readonly KnownRemote[]): readonly MenuEntry[] {
  return [...SHELL_NAV, ...remotes.flatMap(({ manifest }) => manifest.nav)];
}

/** The entries that are open to the person, under their headings, in the order of `NAV_GROUPS`. */
export function menuFor(access: Access, entries: readonly MenuEntry[]): readonly MenuGroup[] {
  const open = entries.filter((entry) => opens(entry, access));
  return NAV_GROUPS.map((label) => ({ label, entries: open.filter((entry) => entry.group === label) })).filter(
    (group) => group.entries.length > 0,
  );
}

/** The entry of the page that is open: of those above its path the nearest, so that a page below another has its own. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const here = decoded(pathname);
  const above = entries.filter(({ path }) => here === path || here.startsWith(`${path}/`));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** `/apps/track%26trace` is `/apps/track&trace`; a browser may write either. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
