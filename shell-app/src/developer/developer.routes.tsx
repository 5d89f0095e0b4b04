import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";
import type * as Pages from "./pages";

/**
 * One chunk for all of them: the shell's entry carries the hash of every chunk, and every first page would carry those of
 * pages that hardly anyone opens.
 */
const page = (name: keyof typeof Pages) => lazyPage(async () => ({ default: (await import("./pages"))[name] }));

/** Public: who writes a program against the API has perhaps no account yet. */
export const developerRoutes: readonly ShellRoute[] = [
  { path: "/developer", frame: "bare", element: page("StartPage") },
  { path: "/developer/reference/:operationId?", frame: "bare", element: page("ReferencePage") },
  { path: "/developer/errors", frame: "bare", element: page("ErrorsPage") },
  { path: "/developer/keys", frame: "bare", element: page("KeysPage") },
  { path: "/developer/webhooks", frame: "bare", element: page("WebhooksPage") },
  { path: "/developer/webhooks/:endpointId", frame: "bare", element: page("WebhookEndpointPage") },
  { path: "/developer/changelog", frame: "bare", element: page("ChangelogPage") },
  { path: "/developer/front-ends", frame: "bare", element: page("FrontEndsPage") },
];
