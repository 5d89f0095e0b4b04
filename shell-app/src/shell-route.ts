import type { ReactElement } from "react";
import type { AccessRule, Frame } from "@haul/platform";

/** A page of the shell. Each area lists its own in `<area>.routes.tsx`; `routes.tsx` gathers them. */
export interface ShellRoute {
  readonly path: string;
  readonly element: ReactElement;
  /** What surrounds the page. */
  readonly frame: Frame;
  /** Who may see it; public when absent. */
  readonly rule?: AccessRule;
}

/** What react-router carries along with a match. */
export type Place = Pick<ShellRoute, "frame" | "rule">;
