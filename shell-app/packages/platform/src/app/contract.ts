import type { RouteObject } from "react-router";
import type { Permission } from "../access/access";
import type { RecordKind, RecordReading } from "../records/define-record";

/**
 * The number of the contract between shell and remotes.
 * Optional additions keep it; anything else raises it. The shell accepts this number and the one before.
 */
export const CONTRACT = 1;

/** Oldest contract that the shell still takes. */
export const OLDEST_CONTRACT = Math.max(1, CONTRACT - 1);

/**
 * What surrounds a page: the shell's sidebar and bars (`frame`), nothing (`bare`, for public forms),
 * or the fleet owners' own header (`portal`).
 */
export type Frame = "frame" | "bare" | "portal";

/** One entry of the left menu. */
export interface NavEntry {
  readonly label: string;
  readonly icon: NavIcon;
  readonly path: string;
  /** The entry is shown to people who have this section, or one of the others. */
  readonly section: string;
  readonly otherSections?: readonly string[];
  /** Heading above the entry in the menu. */
  readonly group: NavGroup;
}

export const NAV_GROUPS = ["Overview", "Operations", "Safety", "Financial", "Company"] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** Icons that the shell's menu draws; a name, because a manifest is data. */
export type NavIcon =
  | "dashboard"
  | "chart"
  | "loads"
  | "quote"
  | "map"
  | "drivers"
  | "trucks"
  | "invoice"
  | "payment"
  | "receivable"
  | "ledger"
  | "close"
  | "maintenance"
  | "calendar"
  | "clock"
  | "chat"
  | "mail"
  | "tasks"
  | "files"
  | "company"
  | "customers"
  | "warehouse"
  | "store"
  | "admin"
  | "code";

/** A page without a menu entry, or an action, that the search finds: "New load". */
export interface Shortcut {
  readonly label: string;
  readonly icon: NavIcon;
  readonly path: string;
  /** Other words for it that people type. */
  readonly words?: readonly string[];
  /** The permission that opens it. */
  readonly permission: Permission;
}

/** Icons that the shell draws beside a record. */
export type RecordIcon = NavIcon | "receipt" | "container";

/** One set of URLs that a remote answers. */
export interface RemotePath {
  /** A react-router pattern: `/apps/loads/*`, `/:dotNumber/applicationForm`. */
  readonly pattern: string;
  readonly frame: Frame;
  /** Needed section; without one a path in the frame is for everybody who is signed in, and any other is public. */
  readonly section?: string;
  /** Sections that open it as well. A shell that does not know them asks for `section` alone. */
  readonly otherSections?: readonly string[];
  /** What a parameter must look like, as a regular expression over its whole value. */
  readonly params?: Readonly<Record<string, string>>;
}

/** `src/manifest.ts` of a remote: data only, read by the build and, as JSON, by the shell. */
export interface RemoteManifest {
  /** The remote's name in URLs and in remotes.json. */
  readonly id: string;
  /** The contract that the remote was written for. */
  readonly contract: number;
  /** What a person calls this part of the product. */
  readonly title: string;
  readonly nav: readonly NavEntry[];
  readonly paths: readonly RemotePath[];
  /** What the search finds beside the menu and records. */
  readonly shortcuts?: readonly Shortcut[];
  /** The kinds of record that the front-end owns: live updates, search and the audit log know them from here. */
  readonly records?: readonly RecordKind[];
  /** What it reads over records, its own and others'. */
  readonly readings?: readonly RecordReading[];
}

const APP_TYPE = "haul.app";

/** The only module that a remote exposes. */
export interface HaulApp {
  readonly $type: typeof APP_TYPE;
  readonly contract: number;
  readonly id: string;
  /** Routes with absolute paths, each below a pattern of the manifest. */
  readonly routes: RouteObject[];
}

/**
 * Declares a micro-frontend.
 *
 * ```tsx
 * export default defineApp({ ...manifest, routes: [{ path: "/apps/loads", element: <LoadListPage /> }] });
 * ```
 */
export function defineApp(app: Pick<RemoteManifest, "id" | "contract"> & { routes: RouteObject[] }): HaulApp {
  return { $type: APP_TYPE, id: app.id, contract: app.contract, routes: app.routes };
}

/** True for what `defineApp` returns, from whichever build it comes. */
export function isHaulApp(value: unknown): value is HaulApp {
  if (typeof value !== "object" || value === null) return false;
  const app = value as Partial<HaulApp>;
  return app.$type === APP_TYPE && typeof app.id === "string" && Array.isArray(app.routes);
}
