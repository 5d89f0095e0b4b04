import * as z from "zod/mini";
import type { AppConfig } from "@haul/platform";

/** Local storage entry of a developer who tries one front-end of their own in a running shell: `{ "safety": url }`. */
export const OVERRIDE_KEY = "haul.remotes.override";

const overridesSchema = z.record(z.string(), z.string());

type Overrides = Readonly<Record<string, string>>;

/** URLs of manifests by remote. In production only this origin and those that the configuration names are followed. */
export function readOverrides(
  storage: Pick<Storage, "getItem">,
  config: Pick<AppConfig, "environment" | "remote_override_origins">,
  origin: string,
): Overrides {
  const stored = overridesSchema.safeParse(parse(storage.getItem(OVERRIDE_KEY)));
  if (!stored.success) return {};
  const isAllowed = (url: string) => {
    if (!URL.canParse(url, origin)) return false;
    if (config.environment !== "production") return true;
    const from = new URL(url, origin).origin;
    return from === origin || config.remote_override_origins.includes(from);
  };
  return Object.fromEntries(Object.entries(stored.data).filter(([, url]) => isAllowed(url)));
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
