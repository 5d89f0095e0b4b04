import { type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { QueryClientProvider } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import type { RequestHandler } from "msw";
import { setupWorker } from "msw/browser";
import {
  accessAtom,
  createQueryClient,
  type HaulApp,
  Navigate,
  NavLink,
  type RemoteManifest,
  type Section,
  setConfig,
} from "@haul/platform";
import { createBrowserRouter, RouterProvider, useRoutes } from "@haul/platform/host";
import { Container, Group, UiNavigationProvider, UiProvider } from "@haul/ui/core";
import { savedViewHandlers } from "./saved-views";
import { sessionWith } from "./session";

interface AloneOptions {
  readonly app: HaulApp;
  readonly manifest: RemoteManifest;
  /** Mocks of the operations that the pages call; see `mock` of @haul/api/mocks. */
  readonly handlers: readonly RequestHandler[];
  /** What is open to the pretended person. */
  readonly sections?: readonly Section[];
  readonly permissions?: readonly string[];
}

/** Runs a micro-frontend without shell and server: `npm run dev -w mfe-safety`. */
export async function runAlone({
  app,
  manifest,
  handlers,
  sections = [],
  permissions = [],
}: AloneOptions): Promise<void> {
  setConfig({ environment: "development", firebase: { api_key: "", project_id: "alone" } });
  getDefaultStore().set(accessAtom, { kind: "known", session: sessionWith(sections, permissions) });
  await setupWorker(...handlers, ...savedViewHandlers()).start({ onUnhandledRequest: "warn" });

  const queryClient = createQueryClient({ onForbidden: () => void router.navigate("/") });
  const router = createBrowserRouter([{ path: "*", element: <Alone app={app} manifest={manifest} /> }]);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  createRoot(root).render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <UiNavigationProvider navigate={(href) => void router.navigate(href)}>
          <RouterProvider router={router} />
        </UiNavigationProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
}

function Alone({ app, manifest }: Pick<AloneOptions, "app" | "manifest">): ReactNode {
  // Whatever belongs to other front-ends leads back to the first page of this one.
  const start = manifest.nav[0]?.path ?? manifest.paths[0]?.pattern.replace(/\/\*$/, "") ?? "/";
  const page = useRoutes([...app.routes, { path: "*", element: <Navigate to={start} replace /> }]);
  // A portal and a public form bring their own frame.
  if (manifest.nav.length === 0) return <Suspense>{page}</Suspense>;
  return (
    <Container size="xl" py="md">
      <Group component="nav" aria-label="Main" mb="md">
        {manifest.nav.map((entry) => (
          <NavLink key={entry.path} to={entry.path}>
            {entry.label}
          </NavLink>
        ))}
      </Group>
      <main>
        <Suspense>{page}</Suspense>
      </main>
    </Container>
  );
}
