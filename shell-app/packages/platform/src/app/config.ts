import * as z from "zod/mini";
import { ApiError } from "@haul/api";

const configSchema = z.object({
  /** The product's name on screen. */
  name: z._default(z.string(), "Haul"),
  environment: z.enum(["development", "production"]),
  firebase: z.object({
    api_key: z.string(),
    project_id: z.string(),
    auth_domain: z.optional(z.string()),
  }),
  identity_emulator: z._default(z.boolean(), false),
  google: z.optional(z.nullable(z.object({ client_id: z.string(), authorization_endpoint: z.string() }))),
  fallback_admin_email: z.optional(z.nullable(z.string())),
  /** Maps of a tile server of the operator's; without it they are drawn from the boundaries that come along. */
  map: z.optional(z.nullable(z.object({ style_url: z.string() }))),
});

/** What the server tells every browser: `/config.json`. */
export type AppConfig = z.infer<typeof configSchema>;

let loaded: AppConfig | undefined;

/** Fetches and checks `/config.json`. Called once, before anything is shown. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch("/config.json", { headers: { accept: "application/json" } });
  if (!response.ok) throw await ApiError.fromResponse(response);
  return setConfig(await response.json());
}

/** Takes a known configuration, for tests and for remotes that run alone. */
export function setConfig(source: unknown): AppConfig {
  loaded = configSchema.parse(source);
  return loaded;
}

/** The configuration. The shell shows nothing before it is there. */
export function config(): AppConfig {
  if (!loaded) throw new Error("The configuration is not loaded yet: await loadConfig() first.");
  return loaded;
}
