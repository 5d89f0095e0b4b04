/**
 * A record as its owner declares it, once: `defineRecord` in the feature's own folder, listed in the front-end's manifest.
 * Types and data only, for the build reads it without a browser, and the shell without the owner's code.
 */
import type { paths } from "@haul/api";
import type { RecordIcon } from "../app/contract";

/** `/api/loads/{load_id}/history` begins with `/api`, `/api/loads`, `/api/loads/{load_id}` and itself. */
type Beginnings<Path extends string, Before extends string = ""> = Path extends `/${infer First}/${infer Rest}`
  ? `${Before}/${First}` | Beginnings<`/${Rest}`, `${Before}/${First}`>
  : `${Before}${Path}`;

/** Beginning of API paths: `/api/loads` stands for everything read about loads. */
export type PathStart = Exclude<Beginnings<Extract<keyof paths, `/api/${string}`>>, "/api">;

/** What is read over records and is none itself: a dashboard, a report. */
export interface RecordReading {
  /** Beginnings of the API paths that answer it. */
  readonly paths: readonly PathStart[];
  /** Topics of the records, others' too, whose change puts these answers out of date. */
  readonly follows?: readonly string[];
}

/** How one status is shown: the color's meaning and the icon by the names of `@haul/ui/freight`. */
interface RecordLook {
  readonly word: string;
  readonly tone: string;
  readonly icon: string;
  readonly explanation?: string;
}

/** A kind of record, as everybody but its owner knows it. */
export interface RecordKind extends RecordReading {
  /** The word of live updates, search and the audit log: `driver`. */
  readonly topic: string;
  /** What a person calls one of them, where that is not the topic's own word: `API key`. */
  readonly name?: string;
  /** The path parameter that names the one record which an answer is about. */
  readonly parameter?: string;
  /** Heading above those that the search found: `Drivers`. */
  readonly plural?: string;
  /** Icon beside those that the search found. */
  readonly icon?: RecordIcon;
  /** What the second line of a found one is, when it is more than text. */
  readonly subtitle?: "phone";
  /** How the owner's pages show its statuses, in the order of their life. */
  readonly looks?: Readonly<Record<string, RecordLook>>;
  /** False for what is in no audit log: it concerns one person, or follows from other records. */
  readonly isAudited?: boolean;
}

/**
 * Declares a record.
 *
 * ```ts
 * export const driverRecord = defineRecord({ topic: "driver", paths: ["/api/drivers"], parameter: "driver_id" });
 * ```
 */
export function defineRecord<const Kind extends RecordKind>(kind: Kind): Kind {
  return kind;
}
