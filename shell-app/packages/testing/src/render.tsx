// Here too, so that every caller of render has the matchers' types.
import "@testing-library/jest-dom/vitest";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { Suspense } from "react";
import { accessAtom, createQueryClient, type RouteObject, type Section, setConfig } from "@haul/platform";
import { createMemoryRouter } from "@haul/platform/host";
import { UiNavigationProvider, UiProvider } from "@haul/ui/core";
// Not the one of react-router/dom: outside of a bundle that entry brings a second copy of the router along.
import { RouterProvider } from "react-router";
import { sessionWith } from "./session";

interface RenderOptions {
  /** The routes under test, as `defineApp` takes them. */
  readonly routes: readonly RouteObject[];
  /** Where the person is: path and search. */
  readonly at: string;
  readonly sections?: readonly Section[];
  readonly permissions?: readonly string[];
}

/** The address that a test has reached. */
export interface Rendered {
  readonly address: () => string;
  /** What is behind its `#`, with it. */
  readonly hash: () => string;
}

/** Renders pages as an Admin of a small carrier sees them; the API is what MSW's handlers answer. */
export async function renderPages({ routes, at, sections = [], permissions = [] }: RenderOptions): Promise<Rendered> {
  setConfig({ environment: "development", firebase: { api_key: "", project_id: "test" } });
  getDefaultStore().set(accessAtom, { kind: "known", session: sessionWith(sections, permissions) });
  // Other front-ends' pages are reachable too.
  const elsewhere = { path: "*", element: "Another page" };
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [at] });
  const queryClient = createQueryClient({ onForbidden: () => void router.navigate("/access-denied") });
  // A page's own retries would only make a failing test wait.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const page = (
    <UiProvider env="test">
      <QueryClientProvider client={queryClient}>
        <UiNavigationProvider navigate={(href) => void router.navigate(href)}>
          <Suspense fallback="Loading the page">
            <RouterProvider router={router} />
          </Suspense>
        </UiNavigationProvider>
      </QueryClientProvider>
    </UiProvider>
  );
  // Awaited, for a page's code arrives later than the page is shown.
  await act(async () => {
    render(page);
    await Promise.resolve();
  });
  return {
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    hash: () => router.state.location.hash,
  };
}
