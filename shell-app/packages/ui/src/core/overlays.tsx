import { createStore, useStore } from "@mantine/store";
import type { ComponentType } from "react";

/** In the order in which they were first needed. */
const mounted = createStore<readonly ComponentType[]>([]);

/** Shows a part above every page from now on. Repeating it changes nothing. */
export function mountOverlay(overlay: ComponentType): void {
  mounted.setState((overlays) => (overlays.includes(overlay) ? overlays : [...overlays, overlay]));
}

/** Toasts and questions. Neither comes with the first screen: their code is loaded with their first use. */
export function Overlays() {
  return useStore(mounted).map((Overlay, index) => <Overlay key={index} />);
}

/** Loads them ahead, for a page whose line may be gone by the time it has to say so. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([import("./toast-list"), import("./confirm-dialog")]);
}
