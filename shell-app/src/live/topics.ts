import type { Query, QueryKey } from "@tanstack/react-query";
import type { Collection } from "../records/collection";

/** A record that is no longer what a screen may show. */
export interface Change {
  readonly topic: string;
  readonly id: string;
}

/** What one change puts out of date. */
interface Stale {
  /** Beginnings of the API paths whose answers show the record. */
  readonly paths: ReadonlySet<string>;
  /** The path parameter that names the one record which an answer is about. */
  readonly parameter: string | undefined;
  readonly id: string;
}

/** True for answers that show one of the changed records. An undeclared topic concerns no screen. */
export function showsAny(known: Collection, changes: readonly Change[]): (query: Pick<Query, "queryKey">) => boolean {
  const stale = changes.map(({ topic, id }): Stale => {
    const parameter = known.records.find((record) => record.topic === topic)?.parameter;
    return { paths: pathsShowing(known, topic), parameter, id };
  });
  return ({ queryKey }) => stale.some((one) => shows(queryKey, one));
}

/** The record's own paths, those of what follows from it, those of what follows from that, and so on. */
export function pathsShowing({ records, readings }: Collection, topic: string): ReadonlySet<string> {
  const paths = new Set<string>();
  const topics = new Set([topic]);
  // A set hands out what is added to it while it is walked.
  for (const changed of topics) {
    const follows = (one: Collection["readings"][number]) => one.follows?.includes(changed) ?? false;
    const following = records.filter((record) => record.topic === changed || follows(record));
    for (const record of following) topics.add(record.topic);
    for (const path of [...following, ...readings.filter(follows)].flatMap((one) => one.paths)) paths.add(path);
  }
  return paths;
}

function shows(key: QueryKey, { paths, parameter, id }: Stale): boolean {
  const [method, path, init] = key as [unknown, unknown, { params?: { path?: Record<string, unknown> } } | undefined];
  if (method !== "get" || typeof path !== "string") return false;
  if (![...paths].some((start) => path === start || path.startsWith(`${start}/`))) return false;
  const about = parameter && init?.params?.path?.[parameter];
  return typeof about !== "string" || about === id;
}
