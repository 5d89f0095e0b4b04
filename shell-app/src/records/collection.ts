import { use } from "react";
import * as z from "zod/mini";
import type { StatusLook } from "@haul/ui/freight";
import { readableRemotes } from "../remotes";
import type { KnownRemote } from "../remotes/registry";
import { SHELL } from "./shell-records";

const reading = { paths: z.array(z.string()), follows: z.optional(z.array(z.string())) };

/** `RecordKind` and `RecordReading` of @haul/platform, as far as the shell looks at them. */
const declaredSchema = z.object({
  records: z.catch(
    z.array(
      z.object({
        ...reading,
        topic: z.string(),
        name: z.optional(z.string()),
        parameter: z.optional(z.string()),
        plural: z.optional(z.string()),
        icon: z.optional(z.string()),
        subtitle: z.optional(z.string()),
        looks: z.optional(
          z.record(
            z.string(),
            z.custom<StatusLook>((look) => typeof look === "object"),
          ),
        ),
        isAudited: z.optional(z.boolean()),
      }),
    ),
    // A build from before there were records, or with some of another shape, loses its live updates and keeps its pages.
    [],
  ),
  readings: z.catch(z.array(z.object(reading)), []),
  shortcuts: z.catch(
    z.array(
      z.object({
        label: z.string(),
        icon: z.string(),
        path: z.string().check(z.startsWith("/")),
        words: z.optional(z.array(z.string())),
        permission: z.string(),
      }),
    ),
    [],
  ),
});

/** What the product consists of: the shell's own records and those of every remote whose manifest could be read. */
export type Collection = z.infer<typeof declaredSchema>;
export type KnownRecord = Collection["records"][number];
export type KnownShortcut = Collection["shortcuts"][number];

const collections = new WeakMap<Promise<readonly KnownRemote[]>, Promise<Collection>>();

/** The records of the product. Never rejects, and is the same promise until the remotes are read again. */
export function collection(): Promise<Collection> {
  const known = readableRemotes();
  let collecting = collections.get(known);
  if (!collecting) {
    collecting = known.then((remotes) => collect([SHELL, ...remotes.map(({ manifest }) => manifest)]));
    collections.set(known, collecting);
  }
  return collecting;
}

export function useCollection(): Collection {
  return use(collection());
}

/** All that these manifests declare. */
export function collect(manifests: readonly unknown[]): Collection {
  const declared = manifests.map((manifest) => declaredSchema.parse(manifest));
  return {
    records: declared.flatMap(({ records }) => records),
    readings: declared.flatMap(({ readings }) => readings),
    shortcuts: declared.flatMap(({ shortcuts }) => shortcuts),
  };
}

/** The kinds of record in the audit log. */
export function auditedTopics({ records }: Collection): readonly string[] {
  return records.filter(({ isAudited }) => isAudited !== false).map(({ topic }) => topic);
}

/** What a person calls a record of this topic: `Tracking exception`. */
export function nameOf({ records }: Collection, topic: string): string {
  return records.find((record) => record.topic === topic)?.name ?? spelled(topic);
}

/** `load.created` as "Load created". */
export function actionOf(known: Collection, action: string): string {
  const [topic = "", ...verb] = action.split(".");
  return [nameOf(known, topic), ...verb.map((word) => word.replaceAll("_", " "))].join(" ");
}

/** `api_key` as "Api key". */
export function spelled(code: string): string {
  const text = code.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
