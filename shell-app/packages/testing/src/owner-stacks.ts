import * as React from "react";

/** React's development build stops recording where elements were created after a number of them per second. */
const ENOUGH = 10_000;

/**
 * Keeps React from remembering for each element where it was created: a stack for its warnings, which took a sixth of
 * the time of the screen tests. There is no public setting; where React has no such counter, nothing changes.
 */
export function forgoOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
  ];
  if (internals && "recentlyCreatedOwnerStacks" in internals)
    Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
      configurable: true,
      get: () => ENOUGH,
      set: () => undefined,
    });
}
