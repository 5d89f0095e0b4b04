import * as z from "zod/mini";
import { NAV_GROUPS } from "@haul/platform";

const pathSchema = z.object({
  pattern: z.string().check(z.startsWith("/")),
  frame: z.enum(["frame", "bare", "portal"]),
  section: z.optional(z.string()),
  otherSections: z.optional(z.array(z.string())),
  params: z.optional(z.record(z.string(), z.string())),
});

const navSchema = z.object({
  label: z.string(),
  icon: z.string(),
  path: z.string().check(z.startsWith("/")),
  section: z.string(),
  otherSections: z.optional(z.array(z.string())),
  group: z.catch(z.enum(NAV_GROUPS), "Operations"),
});

/** What a build says of itself: its `manifest.json`. */
export const manifestSchema = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  contract: z.int(),
  /** Name of the global that the entry's script defines. */
  scope: z.string().check(z.regex(/^haul_\w+$/)),
  entry: z.string(),
  /** `integrity` of every file of the build by name. */
  files: z.record(z.string(), z.string()),
  nav: z.array(navSchema),
  paths: z.array(pathSchema),
  /** What each page needs besides the entry; a build of an older kind does not say. */
  pages: z.optional(z.array(z.object({ path: z.string(), files: z.array(z.string()), shared: z.array(z.string()) }))),
  // Read by the collection of records, whose code a first page does not wait for.
  records: z.optional(z.unknown()),
  readings: z.optional(z.unknown()),
  shortcuts: z.optional(z.unknown()),
});

export type BuiltManifest = z.infer<typeof manifestSchema>;
export type BuiltPath = z.infer<typeof pathSchema>;

/** The served list of remotes: one line per front-end, each pinned to a build. */
export const remotesSchema = z.object({
  remotes: z.array(
    z.object({
      id: z.string(),
      /** URL of the build's manifest.json. */
      manifest: z.string(),
      integrity: z.string(),
    }),
  ),
});

export type RemoteLine = z.infer<typeof remotesSchema>["remotes"][number];
