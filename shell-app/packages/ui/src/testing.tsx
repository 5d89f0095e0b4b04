import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { UiProvider } from "./theme/provider";

/** Renders inside the provider, without transitions and portals. */
export function renderUi(element: ReactElement): RenderResult {
  return render(element, { wrapper: ({ children }) => <UiProvider env="test">{children}</UiProvider> });
}

/** What `matchMedia` answers. */
export function mediaQuery(media: string, matches: boolean): Pick<MediaQueryList, "media" | "matches"> & EventTarget {
  return Object.assign(new EventTarget(), { media, matches });
}
