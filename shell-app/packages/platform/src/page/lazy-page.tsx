import { type ComponentType, isValidElement, type ReactElement, use } from "react";
import { trackProgress } from "./progress";

interface PageModule {
  readonly default: ComponentType;
}

/** How the code of each lazy page is asked for, by the page's component. */
const preparations = new WeakMap<object, () => void>();

/** Raised by every "Try again": what failed in an earlier generation is loaded again. */
let generation = 0;

/** Makes the next render of a failed lazy page load its code again. An error boundary calls it before it resets. */
export function retryFailedLoads(): void {
  generation += 1;
}

/**
 * A route's element whose code is loaded when it is first shown.
 * Not `React.lazy`: that keeps a rejection for ever, while here "Try again" loads again.
 *
 * ```tsx
 * { path: "/apps/loads", element: lazyPage(() => import("./loads/load-list.page")) }
 * ```
 */
export function lazyPage(load: () => Promise<PageModule>): ReactElement {
  let loading: Promise<PageModule> | undefined;
  /** What the bar on top tells of: people do not wait for what is only prepared. */
  let awaited: Promise<PageModule> | undefined;
  let failedGeneration: number | undefined;

  function start(): Promise<PageModule> {
    failedGeneration = undefined;
    const promise = load();
    promise.catch(() => {
      failedGeneration = generation;
    });
    return promise;
  }

  function LazyPage() {
    // A rejection stays until a person tries again; loading at once would repeat it in a loop.
    if (!loading || (failedGeneration !== undefined && failedGeneration !== generation)) loading = start();
    if (awaited !== loading) {
      awaited = loading;
      trackProgress(loading).catch(() => undefined);
    }
    const { default: Page } = use(loading);
    return <Page />;
  }

  preparations.set(LazyPage, () => {
    if (loading) return;
    const prepared = start();
    loading = prepared;
    // Nobody saw it fail: the page itself loads it again.
    prepared.catch(() => {
      if (loading === prepared && awaited !== prepared) loading = undefined;
    });
  });
  return <LazyPage />;
}

/** Loads the code of a lazy page before the page is shown. Other elements have nothing to prepare. */
export function prepareLazyPage(element: unknown): void {
  if (isValidElement(element) && typeof element.type === "function") preparations.get(element.type)?.();
}
