import { createRoot } from "react-dom/client";
import { QueryClientProvider } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { config, createQueryClient, layoutAtom, loadConfig, readStoredUser, toApiError } from "@haul/platform";
import { RouterProvider } from "@haul/platform/host";
import { UiProvider } from "@haul/ui/core";
import { identityProvider } from "./auth/provider/identity-provider";
import { recheckAccess, startSession } from "./auth/start-session";
import { prepareFrame } from "./layout/frame";
import { LayoutAttributes } from "./layout/layout-attributes";
import { useColorScheme } from "./layout/use-color-scheme";
import { preparePage } from "./prepare-page";
import { router } from "./routes";

const queryClient = createQueryClient({
  onForbidden: ({ code, message }) => {
    recheckAccess();
    void router.navigate("/access-denied", { replace: true, state: { code, message } });
  },
});

/** Reads the configuration and shows the product in `element`. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  if (readStoredUser()) prepareFrame();
  try {
    await loadConfig();
  } catch (cause) {
    root.render(<NotConfigured message={toApiError(cause).message} />);
    return;
  }
  startSession({ queryClient, provider: () => identityProvider(config()) });
  void preparePage(location.pathname);
  root.render(<App />);
}

function App() {
  const { direction } = useAtomValue(layoutAtom);
  const scheme = useColorScheme();
  return (
    <UiProvider colorScheme={scheme} direction={direction}>
      <QueryClientProvider client={queryClient}>
        <LayoutAttributes />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  );
}

/** Without a configuration not even the theme is certain. */
function NotConfigured({ message }: { message: string }) {
  return (
    <main>
      <h1>The server could not be reached</h1>
      <p>{message}</p>
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
      >
        Try again
      </button>
    </main>
  );
}
