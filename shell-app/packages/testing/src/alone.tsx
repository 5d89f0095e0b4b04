import { type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient, type HaulApp, loadConfig, Navigate, NavLink, type RemoteManifest } from "@haul/platform";
import { createBrowserRouter, RouterProvider, useRoutes } from "@haul/platform/host";
import { Container, Group, UiNavigationProvider, UiProvider } from "@haul/ui/core";

interface AloneOptions {
  readonly app: HaulApp;
  readonly manifest: RemoteManifest;
  /** Signs a person in before the first page. */
  readonly enter: () => Promise<void>;
}

/**
 * Runs a micro-frontend without the shell, on the demo data of a running product: `npm run dev -w mfe-safety` beside
 * `npm run product` or `make run`.
 */
export async function runAlone({ app, manifest, enter }: AloneOptions): Promise<void> {
  await loadConfig();
  await enter();

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
  // Paths of other front-ends lead back to the first page of this one.
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
