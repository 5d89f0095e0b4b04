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
  NavLink,
  type RemoteManifest,
  type ServerSession,
  setConfig,
} from "@haul/platform";
import { createBrowserRouter, RouterProvider, useRoutes } from "@haul/platform/host";
import { Container, Group, UiProvider } from "@haul/ui/core";

interface AloneOptions {
  readonly app: HaulApp;
  readonly manifest: RemoteManifest;
  /** Mocks of the operations that the pages call; see `mock` of @haul/api/mocks. */
  readonly handlers: readonly RequestHandler[];
  /** Permissions of the pretended person, besides every section of the manifest. */
  readonly permissions?: readonly string[];
}

/** Runs a micro-frontend without shell and server: `npm run dev -w mfe-safety`. */
export async function runAlone({ app, manifest, handlers, permissions = [] }: AloneOptions): Promise<void> {
  setConfig({ environment: "development", firebase: { api_key: "", project_id: "alone" } });
  getDefaultStore().set(accessAtom, { kind: "known", session: sessionFor(manifest, permissions) });
  await setupWorker(...handlers).start({ onUnhandledRequest: "warn" });

  const queryClient = createQueryClient({ onForbidden: () => void router.navigate("/") });
  const router = createBrowserRouter([{ path: "*", element: <Alone app={app} manifest={manifest} /> }]);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  createRoot(root).render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
}

function Alone({ app, manifest }: Pick<AloneOptions, "app" | "manifest">): ReactNode {
  const page = useRoutes([...app.routes]);
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

function sessionFor(manifest: RemoteManifest, permissions: readonly string[]): ServerSession {
  const sections = [...manifest.nav, ...manifest.paths].flatMap(({ section }) => section ?? []);
  return {
    state: "active",
    email: "dana.whitfield@prairieline.example",
    full_name: "Dana Whitfield",
    role: "Admin",
    user_type: "admin",
    user_id: "01930000-0000-7000-8000-000000000001",
    company: {
      id: "01930000-0000-7000-8000-000000000002",
      legal_name: "Prairie Line Transport LLC",
      dot_number: "2873641",
      is_dot_proven: false,
      time_zone: "America/Chicago",
    },
    sections: [...new Set(sections)],
    permissions: [...permissions],
    landing_path: "/",
  };
}
