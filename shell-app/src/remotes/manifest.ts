import * as z from "zod/mini";
import { NAV_GROUPS, NAV_ICONS, RECORD_ICONS } from "@haul/platform";

const pathSchema = z.object({
  pattern: z.string().check(z.startsWith("/")),
  frame: z.enum(["frame", "bare", "portal"]),
  section: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
});

const navSchema = z.object({
  label: z.string(),
  icon: z.catch(z.enum(NAV_ICONS), "files"),
  path: z.string().check(z.startsWith("/")),
  section: z.string(),
  group: z.catch(z.enum(NAV_GROUPS), "Operations"),
});

const readingSchema = z.object({
  paths: z.readonly(z.array(z.string())),
  follows: z.optional(z.readonly(z.array(z.string()))),
});

const recordSchema = z.extend(readingSchema, {
  topic: z.string(),
  name: z.optional(z.string()),
  parameter: z.optional(z.string()),
  plural: z.optional(z.string()),
  icon: z.optional(z.catch(z.enum(RECORD_ICONS), "files")),
  subtitle: z.optional(z.string()),
  isAudited: z.optional(z.boolean()),
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
  // A build from before there were records, or with some of another shape, loses its live updates and keeps its pages.
  records: z.catch(z.array(recordSchema), []),
  readings: z.catch(z.array(readingSchema), []),
});

export type BuiltManifest = z.infer<typeof manifestSchema>;
export type BuiltPath = z.infer<typeof pathSchema>;
export type BuiltRecord = Readonly<z.infer<typeof recordSchema>>;
export type BuiltReading = Readonly<z.infer<typeof readingSchema>>;

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
