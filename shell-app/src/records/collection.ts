import { use } from "react";
import { readableRemotes } from "../remotes";
import type { BuiltReading, BuiltRecord } from "../remotes/manifest";
import type { KnownRemote } from "../remotes/registry";
import { SHELL_READINGS, SHELL_RECORDS } from "./shell-records";

/** What the product consists of: the shell's own records and those of every remote whose manifest could be read. */
export interface Collection {
  readonly records: readonly BuiltRecord[];
  readonly readings: readonly BuiltReading[];
}

const collections = new WeakMap<Promise<readonly KnownRemote[]>, Promise<Collection>>();

/** The records of the product. Never rejects, and is the same promise until the remotes are read again. */
export function collection(): Promise<Collection> {
  const known = readableRemotes();
  let collecting = collections.get(known);
  if (!collecting) {
    collecting = known.then(collect);
    collections.set(known, collecting);
  }
  return collecting;
}

export function useCollection(): Collection {
  return use(collection());
}

function collect(known: readonly KnownRemote[]): Collection {
  const manifests = known.map(({ manifest }) => manifest);
  return {
    records: [...SHELL_RECORDS, ...manifests.flatMap(({ records }) => records)],
    readings: [...SHELL_READINGS, ...manifests.flatMap(({ readings }) => readings)],
  };
}

/** The kinds of record that the audit log speaks of. */
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
