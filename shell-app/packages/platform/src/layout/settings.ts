import { atom } from "jotai";
import * as z from "zod/mini";

/** Every layout setting of the product; stored in the browser. */
const settingsSchema = z.object({
  /** `system` is what the operating system says at the moment. */
  theme: z.catch(z.enum(["light", "dark", "system"]), "light"),
  direction: z.catch(z.enum(["ltr", "rtl"]), "ltr"),
  width: z.catch(z.enum(["default", "boxed"]), "default"),
  topbarTheme: z.catch(z.enum(["light", "dark", "brand"]), "light"),
  sidebarTheme: z.catch(z.enum(["light", "dark", "brand"]), "dark"),
  sidebarType: z.catch(z.enum(["default", "hover", "hover-active", "sm", "md", "mobile", "hidden"]), "default"),
  position: z.catch(z.enum(["fixed", "scrollable"]), "fixed"),
});

export type LayoutSettings = z.infer<typeof settingsSchema>;
export type SidebarType = LayoutSettings["sidebarType"];
/** What a page is drawn in. */
export type ColorScheme = "light" | "dark";

export const DEFAULT_LAYOUT: LayoutSettings = settingsSchema.parse({});

/** Read by `first-paint.js` too, so that a dark page never flashes white. */
export const LAYOUT_KEY = "haul.layout";

/** What is stored, with a default for everything missing or invalid. */
export function readLayout(storage: Pick<Storage, "getItem">): LayoutSettings {
  try {
    const stored: unknown = JSON.parse(storage.getItem(LAYOUT_KEY) ?? "{}");
    return settingsSchema.parse(stored);
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** Width of the window in the sidebar's terms. */
export type WidthClass = "mobile" | "small" | "wide";

const MOBILE_BELOW = 768;
const SMALL_BELOW = 1140;

export function widthClassOf(width: number): WidthClass {
  if (width < MOBILE_BELOW) return "mobile";
  return width < SMALL_BELOW ? "small" : "wide";
}

/** The accounting integration's marker in local storage: its pages need the room, so the sidebar starts small. */
export const ACCOUNTING_MARKER = "quickbooks_auth";

/** The sidebar that fits the window; a person's own choice counts on wide windows. */
export function sidebarTypeFor(width: WidthClass, chosen: SidebarType, hasAccountingMarker: boolean): SidebarType {
  if (width === "mobile") return "mobile";
  if (chosen !== "default") return chosen;
  return width === "small" || hasAccountingMarker ? "sm" : "default";
}

const storedAtom = atom(readLayout(globalThis.localStorage));

/** The settings; a write of some of them is stored at once. */
export const layoutAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: Partial<LayoutSettings>) => {
    const next = { ...get(storedAtom), ...change };
    set(storedAtom, next);
    globalThis.localStorage.setItem(LAYOUT_KEY, JSON.stringify(next));
  },
);

/** Whether the right sidebar with the settings is open; not stored. */
export const isRightSidebarOpenAtom = atom(false);

/** Whether the menu's drawer is open, where the menu is a drawer; not stored. */
export const isSidebarOpenAtom = atom(false);

/** The attributes of `<html>` that style sheets go by. */
export function layoutAttributes(
  layout: LayoutSettings,
  scheme: ColorScheme,
  sidebarType: SidebarType,
): Record<string, string> {
  return {
    dir: layout.direction,
    "data-theme": scheme,
    "data-mantine-color-scheme": scheme,
    "data-layout-width": layout.width,
    "data-topbar-theme": layout.topbarTheme,
    "data-sidebar-theme": layout.sidebarTheme,
    "data-sidebar-type": sidebarType,
    "data-layout-position": layout.position,
  };
}
