import * as z from "zod/mini";
import type { AppConfig } from "@haul/platform";

/** Local storage entry of a developer who tries one front-end of their own in a running shell: `{ "safety": url }`. */
export const OVERRIDE_KEY = "haul.remotes.override";

const overridesSchema = z.record(z.string(), z.string());

type Overrides = Readonly<Record<string, string>>;

/**
 * URLs of manifests by remote, in development only.
 * A build without a pinned hash must never run where people work, so production removes what is stored.
 */
export function readOverrides(
  storage: Pick<Storage, "getItem" | "removeItem">,
  config: Pick<AppConfig, "environment">,
  origin: string,
): Overrides {
  if (config.environment === "production") {
    dropOverrides(storage);
    return {};
  }
  const stored = overridesSchema.safeParse(parse(storage.getItem(OVERRIDE_KEY)));
  if (!stored.success) return {};
  return Object.fromEntries(Object.entries(stored.data).filter(([, url]) => URL.canParse(url, origin)));
}

/** Goes back to the deployed builds. */
export function dropOverrides(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(OVERRIDE_KEY);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
