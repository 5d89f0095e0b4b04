import * as z from "zod/mini";

/** A record that the search found, as far as it is shown. */
const hitSchema = z.object({
  kind: z.string(),
  title: z.string(),
  subtitle: z.optional(z.string()),
  path: z.string().check(z.startsWith("/")),
});

/** A hit of the search, or one that was opened before; its status then may have changed and is left out. */
export type RecentHit = z.infer<typeof hitSchema> & { readonly status?: string | undefined };

/** Kept for this tab only: on a shared computer the next person finds none of it. */
const KEY = "haul.search.recent";
/** As many as one sees without scrolling. */
const KEPT = 6;

/** The records that were opened from the search, the latest first. */
export function readRecent(): readonly RecentHit[] {
  try {
    return z.array(hitSchema).parse(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function rememberHit({ kind, title, subtitle, path }: RecentHit): void {
  const hit = { kind, title, path, ...(subtitle === undefined ? {} : { subtitle }) };
  const others = readRecent().filter((one) => one.path !== path);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([hit, ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
